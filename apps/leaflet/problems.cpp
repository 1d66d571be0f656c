#include "leaflet/diagram.hpp"
#include "leaflet/leaflet.hpp"
#include "leaflet/words.hpp"

#include <algorithm>

namespace shinpan::leaflet {

namespace {

using base::Error;
using base::ErrorCode;
using base::Result;
using explain::Language;
using nlohmann::json;

constexpr Margins kMargins{150, 150, 240};
constexpr int kWidth = kA4.width - 2 * kMargins.side;
constexpr int kHeight = kA4.height - kMargins.top - kMargins.bottom;
constexpr std::size_t kColumns = 3;
constexpr int kGutter = 60;
constexpr int kColumn =
    (kWidth - (static_cast<int>(kColumns) - 1) * kGutter) / static_cast<int>(kColumns);
constexpr int kPitch = 52;
constexpr int kAnswerIndent = 70;

struct Problem {
  Block block;
  Block answer;
};

Result<std::string> answer_of(const json& problem,
                              const json& names,
                              const Figures& figures,
                              const Words& words) {
  const json& goal = problem.at("goal");
  const std::string kind = goal.at("kind");
  if (kind == "count") {
    const Result<Value> value = figures.fact(goal.at("fact"));
    return value ? Result<std::string>(value_text(*value, words.language())) : value.error();
  }
  if (kind == "status") {
    return words.filled(names.at(problem.at("answers").at(0).get<std::string>()));
  }
  return value_text(problem.at("answers").get<std::vector<std::string>>(), words.language());
}

Result<Problem> problem_of(const json& problem,
                           const json& names,
                           const json& nouns,
                           std::size_t number,
                           Language language) {
  const json& source = problem.at("board");
  const std::string id = source.at("id");
  const Result<Figures> figures = Figures::from(source);
  if (!figures) {
    return figures.error();
  }
  Words words(nouns, language);
  words.add(id, *figures);
  const std::size_t after = problem.at("goal").value("after", std::size_t{0});
  const Result<draw::Picture> picture = diagram(source, *figures, after);
  const Result<std::string> title = words.filled(problem.at("title"));
  const Result<std::vector<Run>> task = words.runs(problem.at("task"), id);
  const Result<std::vector<Run>> caption = words.runs(source.at("caption"), id);
  const Result<std::string> answer = answer_of(problem, names, *figures, words);
  for (const Error* error : {picture ? nullptr : &picture.error(),
                             title ? nullptr : &title.error(),
                             task ? nullptr : &task.error(),
                             caption ? nullptr : &caption.error(),
                             answer ? nullptr : &answer.error()}) {
    if (error != nullptr) {
      return *error;
    }
  }
  const std::string sign = std::to_string(number) + '.';
  return Problem{stacked({paragraph({{sign + ' ' + *title, Face::Regular}}, kStrong, kColumn),
                          paragraph(*task, kSmall, kColumn),
                          board(*picture, *caption, kPitch, kColumn)}),
                 item(sign, {{*answer, Face::Regular}}, kColumn, kAnswerIndent)};
}

// Blocks in rows of columns, read from left to right.
std::vector<Block> in_rows(const std::vector<Block>& blocks, int gap) {
  std::vector<Block> out;
  for (std::size_t at = 0; at < blocks.size(); at += kColumns) {
    const std::size_t end = std::min(at + kColumns, blocks.size());
    const auto first = blocks.begin() + static_cast<std::ptrdiff_t>(at);
    const auto last = blocks.begin() + static_cast<std::ptrdiff_t>(end);
    out.push_back(beside({first, last}, kColumn + kGutter));
    out.back().gap = gap;
  }
  return out;
}

// Shares blocks out among pages, each as full as may be.
std::vector<std::vector<Block>> in_pages(const std::vector<Block>& blocks) {
  std::vector<std::vector<Block>> out(1);
  int used = 0;
  for (const Block& block : blocks) {
    const int needed = block.height + (out.back().empty() ? 0 : block.gap);
    if (!out.back().empty() && used + needed > kHeight) {
      out.emplace_back();
      used = block.height;
    } else {
      used += needed;
    }
    out.back().push_back(block);
  }
  return out;
}

Result<std::vector<std::vector<Block>>> pages_of(const Sources& sources,
                                                 const json& book,
                                                 const json& sheet,
                                                 Language language) {
  std::map<std::string, json> problems;
  for (const std::string_view text : sources.problems) {
    json problem = json::parse(text);
    const std::string id = problem.at("id");
    problems[id] = std::move(problem);
  }
  const Words words(book.at("nouns"), language);
  std::vector<Block> tasks;
  std::vector<Block> answers;
  for (const json& id : book.at("problems")) {
    Result<Problem> problem = problem_of(
        problems.at(id), sheet.at("words"), book.at("nouns"), tasks.size() + 1, language);
    if (!problem) {
      return problem.error();
    }
    tasks.push_back(std::move(problem->block));
    answers.push_back(std::move(problem->answer));
  }
  const auto heading_of = [&](const char* key) {
    const Result<std::string> text = words.filled(sheet.at(key));
    return paragraph({{text ? *text : "", Face::Regular}}, kTitle, kWidth);
  };
  const Result<std::vector<Run>> about = words.runs(sheet.at("about"));
  std::vector<Block> rows = in_rows(tasks, 60);
  rows.insert(rows.begin(),
              stacked({heading_of("title"),
                       paragraph(about ? *about : std::vector<Run>(), kBody, kWidth)}));
  std::vector<std::vector<Block>> out = in_pages(rows);
  std::vector<Block> last = in_rows(answers, 20);
  last.insert(last.begin(), heading_of("answers"));
  for (std::vector<Block>& page : in_pages(last)) {
    out.push_back(std::move(page));
  }
  return out;
}

}  // namespace

Result<std::vector<std::string>> problem_pages(const Sources& sources,
                                               Language language,
                                               Fonts fonts) {
  std::vector<std::string> out;
  try {
    const json book = json::parse(sources.book);
    const json leaflet = json::parse(sources.leaflet);
    const json& sheet = leaflet.at("problems");
    const Result<std::vector<std::vector<Block>>> pages = pages_of(sources, book, sheet, language);
    const Result<std::string> footer = Words(book.at("nouns"), language).filled(sheet.at("footer"));
    if (!pages || !footer) {
      return pages ? footer.error() : pages.error();
    }
    for (const std::vector<Block>& blocks : *pages) {
      const std::string number =
          std::to_string(out.size() + 1) + '/' + std::to_string(pages->size());
      out.push_back(page(kA4, kMargins, blocks, *footer, number, fonts));
      if (out.back().empty()) {
        return Error{ErrorCode::Internal, {}, "page " + number + " is too full"};
      }
    }
  } catch (const std::exception& wrong) {
    return Error{ErrorCode::Internal, {}, wrong.what()};
  }
  return out;
}

}  // namespace shinpan::leaflet
