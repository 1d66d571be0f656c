#include "shinpan/api/sgf_text.hpp"

#include "shinpan/api/report.hpp"
#include "shinpan/api/verdict_marks.hpp"
#include "shinpan/record/charset.hpp"
#include "shinpan/record/sgf_export.hpp"
#include "shinpan/record/stated_result.hpp"

namespace shinpan::api {

namespace {

std::string sgf_result(const count::Outcome& outcome) {
  switch (outcome.ending) {
    case count::Ending::Counted:
      return count::result_text(outcome);
    case count::Ending::Void:
    case count::Ending::BothLose:  // SGF has no word for it; the comment says it
      return "Void";
    case count::Ending::Undecided:
      return "?";
  }
  return "?";
}

std::string comment(const Judged& judged, explain::Language language) {
  std::string out = terms_text(judged, language) + '\n';
  for (const Section& section : report_sections(judged, language)) {
    out += section.heading.empty() ? "" : section.heading + ":\n";
    for (const std::string& line : section.lines) {
      out += line + '\n';
    }
  }
  out.pop_back();
  return out;
}

record::VerdictMarks marks_of(const Judged& judged, explain::Language language) {
  record::VerdictMarks marks = verdict_marks(judged.board, judged.verdict, judged.rules);
  marks.comment = comment(judged, language);
  return marks;
}

std::size_t move_count(const record::GameRecord& record) {
  std::size_t count = 0;
  for (const record::Step& step : record.steps) {
    count += std::holds_alternative<rules::Move>(step) ? 1U : 0U;
  }
  return count;
}

// Nothing when the position judged is the last one.
std::optional<std::size_t> place_of(const record::GameRecord& record, const Judged& judged) {
  return judged.moves < move_count(record) ? std::optional<std::size_t>(judged.moves)
                                           : std::nullopt;
}

// Makes the game say that it is in UTF-8; false when it has no place to say so and needs one.
bool say_utf8(record::SgfTree& tree, record::SgfTree::Node game, std::string_view text) {
  const std::optional<record::SgfTree::Property> charset = tree.find(game, "CA");
  if (charset) {
    const auto [first, last] = tree.values(*charset);
    if (first < last) {
      tree.replace_raw_value(first, "UTF-8");
      return true;
    }
  }
  for (const char c : text) {
    if (static_cast<unsigned char>(c) >= 0x80) {
      return false;
    }
  }
  return true;
}

}  // namespace

std::string verdict_to_sgf(const record::GameRecord& record,
                           const Judged& judged,
                           explain::Language language) {
  record::GameRecord told = record;
  const std::string_view name = rules::sgf_name(judged.rules);
  told.rules_text = name.empty() ? judged.rules.id : std::string(name);
  told.komi = judged.komi;
  if (record.result_text.empty() && record.result.kind == record::StatedResult::Kind::Unknown) {
    told.result_text = sgf_result(judged.verdict.outcome);
    told.result = record::read_result(told.result_text);
  }
  // The record's own marks would stand beside the verdict's.
  told.has_marks = false;
  told.black_territory.clear();
  told.white_territory.clear();
  record::SgfTree tree = record::sgf_tree(told);
  record::add_verdict(tree,
                      tree.games().front(),
                      record.size,
                      marks_of(judged, language),
                      place_of(record, judged));
  return record::write_sgf(tree);
}

std::optional<std::string> verdict_in_sgf(std::string_view bytes,
                                          const record::Import& import,
                                          const Judged& judged,
                                          explain::Language language) {
  if (import.format != "sgf" || import.games.size() != 1 || !import.games.front()) {
    return std::nullopt;
  }
  record::SgfTree tree = record::parse_sgf(record::decode(bytes, import.encoding).utf8);
  if (tree.games().size() != 1) {
    return std::nullopt;
  }
  const record::SgfTree::Node root = tree.games().front();
  record::VerdictMarks marks = marks_of(judged, language);
  if (!say_utf8(tree, root, std::string(tree.text()) + marks.comment)) {
    return std::nullopt;
  }
  record::add_verdict(
      tree, root, judged.board.size(), marks, place_of(*import.games.front(), judged));
  return record::write_sgf(tree);
}

}  // namespace shinpan::api
