#include "shinpan/record/finish_record.hpp"
#include "shinpan/record/formats.hpp"
#include "shinpan/record/sgf_record.hpp"

#include <algorithm>

namespace shinpan::record {
namespace {

const char* issue_word(SgfTree::IssueKind kind) {
  switch (kind) {
    case SgfTree::IssueKind::TextOutside:
      return "text-outside";
    case SgfTree::IssueKind::NoSemicolon:
      return "no-semicolon";
    case SgfTree::IssueKind::StrayText:
      return "stray-text";
    case SgfTree::IssueKind::NoValue:
      return "no-value";
    case SgfTree::IssueKind::OpenValue:
      return "open-value";
    case SgfTree::IssueKind::ExtraBracket:
      return "extra-bracket";
    case SgfTree::IssueKind::MissingBracket:
      return "missing-bracket";
  }
  return "";
}

// Where a game begins in the text: its first property, or the end of the text when it has none.
std::uint32_t begin_of(const SgfTree& tree, SgfTree::Node game) {
  const auto [first, last] = tree.properties(game);
  return first < last ? tree.offset(first) : static_cast<std::uint32_t>(tree.text().size());
}

// Hands the issues, which come in the order of the text, to the games in which they stand.
class IssueGiver {
 public:
  explicit IssueGiver(const SgfTree& tree) : tree_(tree) {}

  void give_up_to(std::uint32_t end, GameRecord* record) {
    const auto& issues = tree_.issues();
    for (; next_ < issues.size() && issues[next_].offset < end; ++next_) {
      const auto to = tree_.text().begin() + issues[next_].offset;
      line_ += static_cast<std::uint32_t>(std::count(tree_.text().begin() + at_, to, '\n'));
      at_ = issues[next_].offset;
      const char* const word = issue_word(issues[next_].kind);
      if (record != nullptr && !warned_of(*record, word)) {
        warn(*record, WarningCode::SyntaxRepaired, {line_}, word);
      }
    }
  }

 private:
  // One warning for each kind of damage: the first place.
  static bool warned_of(const GameRecord& record, const char* word) {
    return std::any_of(record.warnings.begin(), record.warnings.end(), [&](const Warning& warning) {
      return warning.code == WarningCode::SyntaxRepaired && warning.detail == word;
    });
  }

  const SgfTree& tree_;
  std::size_t next_ = 0;
  std::ptrdiff_t at_ = 0;
  std::uint32_t line_ = 1;
};

// Whether what looked like a game is a chance in other text: the text is damaged, and nothing is in
// it that a game begins with.
bool is_chance(const SgfTree& tree, SgfTree::Node game, const GameRecord& record) {
  const bool named = tree.first_raw(game, "GM") || tree.first_raw(game, "FF") ||
                     tree.first_raw(game, "SZ") || tree.first_raw(game, "PB") ||
                     tree.first_raw(game, "PW") || tree.first_raw(game, "RE");
  const auto empty = [](board::Stone stone) { return stone == board::Stone::Empty; };
  return !named && record.steps.empty() && !tree.issues().empty() &&
         std::all_of(record.start.stones.begin(), record.start.stones.end(), empty);
}

}  // namespace

Games read_sgf(std::string_view text) {
  if (text.size() > SgfTree::kMaxText) {
    return {base::Error{base::ErrorCode::TooLarge}};
  }
  const SgfTree tree = parse_sgf(std::string(text));
  Games games;
  IssueGiver issues(tree);
  for (std::size_t i = 0; i < tree.games().size(); ++i) {
    if (i == kMostGames) {
      games.emplace_back(base::Error{base::ErrorCode::TooLarge, {}, std::to_string(kMostGames)});
      break;
    }
    games.push_back(sgf_record(tree, tree.games()[i]));
    const bool last = i + 1 == tree.games().size();
    const std::uint32_t end = last ? SgfTree::kNone : begin_of(tree, tree.games()[i + 1]);
    issues.give_up_to(end, games.back() ? &*games.back() : nullptr);
    if (games.back() && is_chance(tree, tree.games()[i], *games.back())) {
      games.back() = base::Error{base::ErrorCode::SgfNoGame};
    }
  }
  const auto no_game = [](const base::Result<GameRecord>& game) {
    return !game && game.error().code == base::ErrorCode::SgfNoGame;
  };
  if (std::all_of(games.begin(), games.end(), no_game)) {
    games.assign(1, base::Error{base::ErrorCode::SgfNoGame});
  }
  return games;
}

}  // namespace shinpan::record
