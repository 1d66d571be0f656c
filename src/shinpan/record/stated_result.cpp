#include "shinpan/record/stated_result.hpp"

#include "shinpan/record/quantity.hpp"
#include "shinpan/record/text_lines.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace shinpan::record {
namespace {

using board::Color;
using Kind = StatedResult::Kind;
using Words = std::span<const std::string_view>;

constexpr std::size_t kNowhere = std::string_view::npos;

// Words are looked for in plain text, so they are written with small letters.
constexpr std::array<std::string_view, 5> kBlack{
    "black", "\u9ed1", "\u9ed2", "\ud751", "\u0447\u0435\u0440\u043d"};
constexpr std::array<std::string_view, 4> kWhite{"white", "\u767d", "\ubc31", "\u0431\u0435\u043b"};
constexpr std::array<std::string_view, 9> kDraw{"draw",
                                                "jigo",
                                                "\u548c\u68cb",
                                                "\u5e73\u5c40",
                                                "\u30b8\u30b4",
                                                "\u6301\u7881",
                                                "\ubb34\uc2b9\ubd80",
                                                "\ube45",
                                                "\u043d\u0438\u0447\u044c\u044f"};
constexpr std::array<std::string_view, 9> kVoid{
    "void",
    "no result",
    "\u7121\u52dd\u8ca0",
    "\u65e0\u80dc\u8d1f",
    "\u7121\u52b9",
    "\ubb34\ud6a8",
    "both lo",
    "\u53cc\u65b9",
    "\u043d\u0435\u0442 \u0440\u0435\u0437\u0443\u043b\u044c\u0442\u0430\u0442\u0430"};
constexpr std::array<std::string_view, 13> kUnfinished{
    "adjourn",
    "unfinish",
    "not finished",
    "in progress",
    "progressing",
    "suspend",
    "\u6253\u3061\u639b\u3051",
    "\u6253\u639b",
    "\u6253\u3061\u304b\u3051",
    "\u5c01\u624b",
    "\ubd09\uc218",
    "\u043d\u0435 \u043e\u043a\u043e\u043d\u0447\u0435\u043d",
    "\u043e\u0442\u043b\u043e\u0436\u0435\u043d"};
constexpr std::array<std::string_view, 8> kWin{"win",
                                               "won",
                                               "beat",
                                               "\u52dd",
                                               "\u80dc",
                                               "\uc2b9",
                                               "\u043f\u043e\u0431\u0435\u0434",
                                               "\u0432\u044b\u0438\u0433\u0440"};
constexpr std::array<std::string_view, 18> kLoss{"resigns",
                                                 "resigned",
                                                 "lose",
                                                 "lost",
                                                 "forfeits",
                                                 "forfeited",
                                                 "timed out",
                                                 "times out",
                                                 "ran out",
                                                 "\u8ca0",
                                                 "\u8d1f",
                                                 "\ud328",
                                                 "\u6295\u4e86",
                                                 "\u8ba4\u8f93",
                                                 "\u8a8d\u8f38",
                                                 "\u0441\u0434\u0430\u043b",
                                                 "\u043f\u0440\u043e\u0438\u0433\u0440",
                                                 "\u043f\u0440\u043e\u0441\u0440\u043e\u0447"};
constexpr std::array<std::string_view, 9> kResign{"resign",
                                                  "\u4e2d\u62bc",
                                                  "\u4e2d\u76d8",
                                                  "\u4e2d\u76e4",
                                                  "\u6295",
                                                  "\u8ba4\u8f93",
                                                  "\u8a8d\u8f38",
                                                  "\ubd88\uacc4",
                                                  "\u0441\u0434\u0430"};
constexpr std::array<std::string_view, 9> kTime{"time",
                                                "\u6642\u9593",
                                                "\u8d85\u65f6",
                                                "\u8d85\u6642",
                                                "\u6642\u9650",
                                                "\u5207\u308c",
                                                "\uc2dc\uac04",
                                                "\u0432\u0440\u0435\u043c",
                                                "\u043f\u0440\u043e\u0441\u0440\u043e\u0447"};
constexpr std::array<std::string_view, 8> kForfeit{"forfeit",
                                                   "default",
                                                   "\u4e0d\u6226",
                                                   "\u5f03\u6743",
                                                   "\u68c4\u6a29",
                                                   "\uae30\uad8c",
                                                   "\uc2e4\uaca9",
                                                   "\u043d\u0435\u044f\u0432\u043a"};
constexpr std::array<std::string_view, 7> kIllegal{"illegal",
                                                   "\u53cd\u5247",
                                                   "\u72af\u89c4",
                                                   "\u72af\u898f",
                                                   "\u8fdd\u89c4",
                                                   "\ubc18\uce59",
                                                   "\u043d\u0430\u0440\u0443\u0448"};
constexpr std::array<std::string_view, 6> kMoves{
    "\u624b", "\uc218", "\u7740", "\u6b65", "mov", "\u0445\u043e\u0434"};

// Where the first of the words begins.
std::size_t find_any(std::string_view text, Words words) {
  std::size_t first = kNowhere;
  for (const std::string_view word : words) {
    first = std::min(first, text.find(word));
  }
  return first;
}

bool has_any(std::string_view text, Words words) {
  return find_any(text, words) != kNowhere;
}

struct Side {
  Color color;
  std::size_t begin;
  std::size_t end;
};

// "b" or "w" as a word of its own, only at the beginning: elsewhere it may be anything.
std::optional<Side> find_letter(std::string_view text) {
  if (text.empty() || (text[0] != 'b' && text[0] != 'w')) {
    return std::nullopt;
  }
  if (text.size() > 1 && text[1] >= 'a' && text[1] <= 'z') {
    return std::nullopt;
  }
  return Side{text[0] == 'b' ? Color::Black : Color::White, 0, 1};
}

// The side that the text names first.
std::optional<Side> find_side(std::string_view text) {
  if (const std::optional<Side> letter = find_letter(text)) {
    return letter;
  }
  const std::size_t black = find_any(text, kBlack);
  const std::size_t white = find_any(text, kWhite);
  if (black == white) {
    return std::nullopt;
  }
  const Color color = black < white ? Color::Black : Color::White;
  const std::size_t begin = std::min(black, white);
  for (const std::string_view word : color == Color::Black ? Words(kBlack) : Words(kWhite)) {
    if (starts_with(text.substr(begin), word)) {
      return Side{color, begin, begin + word.size()};
    }
  }
  return std::nullopt;
}

std::optional<Kind> find_ending(std::string_view text) {
  if (has_any(text, kIllegal)) {
    return Kind::Illegal;
  }
  if (has_any(text, kResign)) {
    return Kind::Resignation;
  }
  if (has_any(text, kTime)) {
    return Kind::Time;
  }
  if (has_any(text, kForfeit)) {
    return Kind::Forfeit;
  }
  return std::nullopt;
}

// The first number that does not count moves.
std::optional<Quantity> find_margin(std::string_view text) {
  std::size_t at = text.find_first_of("0123456789");
  while (at != kNowhere) {
    const std::size_t begin = at > 0 && text[at - 1] == '.' ? at - 1 : at;
    const std::optional<Quantity> quantity = read_quantity(text.substr(begin));
    if (!quantity) {
      return std::nullopt;
    }
    const std::string_view rest = text.substr(begin + quantity->length);
    const bool counts_moves = std::any_of(kMoves.begin(), kMoves.end(), [&](std::string_view word) {
      return starts_with(rest, word);
    });
    if (!counts_moves) {
      return quantity;
    }
    at = text.find_first_of("0123456789", begin + quantity->length);
  }
  // Half a point, written without a digit.
  for (const std::string_view half : {"\u534a\u76ee", "\ubc18\uc9d1"}) {
    if (text.find(half) != kNowhere) {
      return Quantity{2, true, false, half.size()};
    }
  }
  return std::nullopt;
}

StatedResult won_by_margin(Color winner, const std::optional<Quantity>& margin) {
  constexpr std::int32_t kMostQuarters = 4000;
  if (!margin || !margin->exact || margin->quarters == 0 || margin->quarters > kMostQuarters) {
    return {Kind::Win, winner, {}};
  }
  return {Kind::Points, winner, in_points(*margin)};
}

// What stands behind the '+' of "B+...".
StatedResult read_code(Color winner, std::string_view code) {
  if (code == "r") {
    return {Kind::Resignation, winner, {}};
  }
  if (code == "t") {
    return {Kind::Time, winner, {}};
  }
  if (code == "f") {
    return {Kind::Forfeit, winner, {}};
  }
  if (code == "i") {
    return {Kind::Illegal, winner, {}};
  }
  if (starts_with(code, "res")) {
    return {Kind::Resignation, winner, {}};
  }
  if (const std::optional<Kind> ending = find_ending(code)) {
    return {*ending, winner, {}};
  }
  return won_by_margin(winner, find_margin(code));
}

StatedResult read_sentence(const Side& side, std::string_view text) {
  const std::string_view rest = text.substr(side.end);
  const bool lost = find_any(rest, kLoss) < find_any(rest, kWin);
  const Color winner = lost ? board::opposite(side.color) : side.color;
  if (const std::optional<Kind> ending = find_ending(rest)) {
    return {*ending, winner, {}};
  }
  return won_by_margin(winner, find_margin(rest));
}

}  // namespace

StatedResult read_result(std::string_view utf8) {
  std::string plain = plain_text(utf8);
  // Servers add both counts behind ">>". They count points there, also where they write zi.
  const std::size_t counts = plain.find(">>");
  const bool counted_in_points = counts != std::string::npos;
  if (counted_in_points) {
    plain.resize(counts);
  }
  const std::string_view text = trimmed(plain);
  if (text.empty() || text[0] == '?') {
    return {};
  }
  if (text == "0" || has_any(text, kDraw)) {
    return {Kind::Draw, {}, {}};
  }
  if (has_any(text, kVoid)) {
    return {Kind::Void, {}, {}};
  }
  if (has_any(text, kUnfinished)) {
    return {Kind::Unfinished, {}, {}};
  }
  const std::optional<Side> side = find_side(text);
  if (!side) {
    return {};
  }
  const std::string_view rest = trimmed(text.substr(side->end));
  // The end of the word for the side may stand between, as in Russian.
  constexpr std::size_t kNear = 16;
  const std::size_t plus = rest.find('+');
  StatedResult result = plus <= kNear ? read_code(side->color, trimmed(rest.substr(plus + 1)))
                                      : read_sentence(*side, text);
  if (counted_in_points && result.kind == Kind::Points) {
    if (const std::optional<Quantity> margin = find_margin(rest); margin && margin->zi) {
      result.margin.halves = margin->quarters / 2;
    }
  }
  return result;
}

std::string sgf_result(const StatedResult& result) {
  std::string winner = std::string(1, board::letter_of(result.winner)) + "+";
  switch (result.kind) {
    case Kind::Points:
      return winner + points_text(result.margin);
    case Kind::Resignation:
      return winner + "R";
    case Kind::Time:
      return winner + "T";
    case Kind::Forfeit:
    case Kind::Illegal:
      return winner + "F";
    case Kind::Win:
      return winner;
    case Kind::Draw:
      return "0";
    case Kind::Void:
    case Kind::Unfinished:
      return "Void";
    case Kind::Unknown:
      break;
  }
  return "?";
}

}  // namespace shinpan::record
