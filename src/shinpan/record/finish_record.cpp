#include "shinpan/record/finish_record.hpp"

#include "shinpan/record/quantity.hpp"
#include "shinpan/record/text_lines.hpp"
#include "shinpan/rules/handicap.hpp"

#include <algorithm>
#include <cstdlib>

namespace shinpan::record {
namespace {

using board::Color;
using board::Stone;
using rules::Move;

constexpr std::size_t kMostWarnings = 100;

const Move* first_move(const GameRecord& record) {
  for (const Step& step : record.steps) {
    if (const Move* const move = std::get_if<Move>(&step)) {
      return move;
    }
  }
  return nullptr;
}

int stones_of(const GameRecord& record, Stone stone) {
  return static_cast<int>(
      std::count(record.start.stones.begin(), record.start.stones.end(), stone));
}

bool white_begins(const GameRecord& record) {
  const Move* const move = first_move(record);
  return move != nullptr && move->color == Color::White;
}

// A komi beyond what any unit gives, a handicap that the board has no room for: not meant as such.
void drop_impossible_numbers(GameRecord& record) {
  constexpr std::int32_t kMostKomi = 300;
  if (record.komi && std::abs(record.komi->halves) > kMostKomi) {
    warn(record, WarningCode::UnreadableProperty, {}, points_text(*record.komi));
    record.komi.reset();
  }
  if (record.handicap < 2 || record.handicap > record.size.area()) {
    record.handicap = 0;
  }
}

// In old and in some servers' records HA stands for stones that are not written down. Where a move
// is made on one of the usual points early on, they were not there.
void place_implied_handicap(GameRecord& record) {
  constexpr std::size_t kEarly = 60;
  const bool bare = stones_of(record, Stone::Black) == 0 && stones_of(record, Stone::White) == 0;
  if (record.handicap < 2 || !bare || !white_begins(record)) {
    return;
  }
  const base::Result<std::vector<board::Point>> points =
      rules::fixed_handicap(record.size, record.handicap);
  if (!points) {
    return;
  }
  for (std::size_t i = 0; i < std::min(kEarly, record.steps.size()); ++i) {
    const Move* const move = std::get_if<Move>(&record.steps[i]);
    if (move == nullptr) {
      return;
    }
    if (move->kind == Move::Kind::Play &&
        std::find(points->begin(), points->end(), move->point) != points->end()) {
      return;
    }
  }
  for (const board::Point point : *points) {
    record.start.stones[point.index] = Stone::Black;
  }
  warn(record, WarningCode::HandicapPlaced, {}, std::to_string(record.handicap));
}

void derive_handicap(GameRecord& record) {
  const int black = stones_of(record, Stone::Black);
  const bool fits = black >= 2 && black <= 9 && stones_of(record, Stone::White) == 0;
  if (record.handicap == 0 && fits && white_begins(record)) {
    record.handicap = black;
  }
}

Color derived_to_play(const GameRecord& record) {
  if (const Move* const move = first_move(record)) {
    return move->color;
  }
  return record.handicap >= 2 ? Color::White : Color::Black;
}

// Free placement writes the handicap stones as moves of Black; that is no mistake.
void check_turns(GameRecord& record) {
  const Move* last = nullptr;
  std::size_t number = 0;
  bool placing = record.handicap >= 2 && stones_of(record, Stone::Black) == 0;
  for (const Step& step : record.steps) {
    const Move* const move = std::get_if<Move>(&step);
    if (move == nullptr) {
      last = nullptr;
      continue;
    }
    ++number;
    placing = placing && move->color == Color::Black &&
              number <= static_cast<std::size_t>(record.handicap);
    if (last != nullptr && last->color == move->color && !placing &&
        move->kind != Move::Kind::Resign) {
      warn(record, WarningCode::TwiceInARow, {0, 0, static_cast<std::uint32_t>(number)});
      return;
    }
    last = move;
  }
}

void check_end(GameRecord& record) {
  int passes = 0;
  bool ended = false;
  std::size_t number = 0;
  for (const Step& step : record.steps) {
    const Move* const move = std::get_if<Move>(&step);
    if (move == nullptr) {
      passes = 0;
      continue;
    }
    ++number;
    if (ended || (passes >= 2 && move->kind == Move::Kind::Play)) {
      warn(record, WarningCode::MovesAfterEnd, {0, 0, static_cast<std::uint32_t>(number)});
      return;
    }
    passes = move->kind == Move::Kind::Pass ? passes + 1 : 0;
    ended = move->kind == Move::Kind::Resign;
  }
}

bool gives(rules::HalfPoints komi, rules::HalfPoints margin) {
  return (margin.halves + komi.halves) % 2 == 0;
}

// Points counted are whole, so a margin in halves needs a komi in halves and the other way round.
void check_komi(GameRecord& record) {
  if (record.result.kind != StatedResult::Kind::Points || !record.komi ||
      gives(*record.komi, record.result.margin)) {
    return;
  }
  const base::Result<rules::Ruleset> stated = rules::parse_rules(record.rules_text);
  const rules::HalfPoints usual = record.handicap >= 2 ? rules::HalfPoints{1}
                                  : stated             ? stated->komi
                                                       : rules::Ruleset{}.komi;
  const bool better = gives(usual, record.result.margin);
  warn(record, WarningCode::KomiAgainstResult, {}, better ? points_text(usual) : std::string());
}

void check_rules(GameRecord& record) {
  if (!record.rules_text.empty() && !rules::parse_rules(record.rules_text)) {
    warn(record, WarningCode::UnknownRules, {}, std::string(excerpt(record.rules_text)));
  }
}

void check_start(GameRecord& record) {
  for (const base::Error& problem : rules::Position::problems(record.start)) {
    if (problem.code == base::ErrorCode::BadSetup) {
      warn(record, WarningCode::ChainWithoutLiberty, {}, problem.detail);
    }
  }
}

}  // namespace

void warn(GameRecord& record, WarningCode code, base::Where where, std::string detail) {
  if (record.warnings.size() < kMostWarnings) {
    record.warnings.push_back({code, where, std::move(detail)});
  }
}

std::size_t move_count(const GameRecord& record) {
  return static_cast<std::size_t>(
      std::count_if(record.steps.begin(), record.steps.end(), [](const Step& step) {
        return std::holds_alternative<Move>(step);
      }));
}

void finish_record(GameRecord& record, std::optional<Color> stated_to_play) {
  drop_impossible_numbers(record);
  place_implied_handicap(record);
  derive_handicap(record);
  record.start.to_play = stated_to_play ? *stated_to_play : derived_to_play(record);
  check_start(record);
  check_turns(record);
  check_end(record);
  check_komi(record);
  check_rules(record);
}

}  // namespace shinpan::record
