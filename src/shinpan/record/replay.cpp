#include "shinpan/record/game_record.hpp"

namespace shinpan::record {
namespace {

using board::Color;
using rules::Move;
using rules::Refusal;

const char* refusal_word(Refusal refusal) {
  switch (refusal) {
    case Refusal::Outside:
      return "outside";
    case Refusal::Occupied:
      return "occupied";
    case Refusal::Ko:
      return "ko";
    case Refusal::Suicide:
      return "suicide";
    case Refusal::PositionalRepetition:
    case Refusal::SituationalRepetition:
      return "repetition";
    case Refusal::WrongTurn:
      return "turn";
    case Refusal::GameOver:
      return "game-over";
  }
  return "";
}

constexpr std::size_t kMostNamed = 100;

// Each illegal move has its warning; past the first hundred they are counted.
void warn_of_illegal(Replay& replay, Refusal refusal) {
  const auto number = static_cast<std::uint32_t>(replay.moves);
  ++replay.illegal;
  if (replay.illegal <= kMostNamed) {
    replay.warnings.push_back({WarningCode::IllegalMove, {0, 0, number}, refusal_word(refusal)});
    return;
  }
  if (replay.illegal == kMostNamed + 1) {
    replay.warnings.push_back({WarningCode::MoreIllegalMoves});
  }
  replay.warnings.back().where.move = number;
  replay.warnings.back().detail = std::to_string(replay.illegal - kMostNamed);
}

// What the rule set forbids is warned of and made all the same.
void make_move(Replay& replay, const Move& move) {
  ++replay.moves;
  if (const std::optional<Refusal> refusal = replay.game.play(move)) {
    static_cast<void>(replay.game.force(move));
    warn_of_illegal(replay, *refusal);
    if (!replay.first_refusal) {
      replay.first_refusal = refusal;
      replay.first_illegal = replay.moves;
    }
  }
  if (!replay.cycle && replay.game.rules().ko == rules::KoRule::Simple) {
    if (const std::optional<rules::Repetition> repetition = replay.game.repetition()) {
      replay.cycle = Replay::Cycle{replay.moves, *repetition};
    }
  }
  if (move.kind == Move::Kind::Pass) {
    ++replay.passes[board::index_of(move.color)];
    if (!replay.first_pass) {
      replay.first_pass = move.color;
    }
  }
}

void make_edit(Replay& replay, const Edit& edit) {
  const board::Board& board = replay.game.board();
  rules::Setup setup = rules::Setup::empty(board.size());
  for (std::size_t i = 0; i < setup.stones.size(); ++i) {
    setup.stones[i] = board.at({static_cast<std::uint16_t>(i)});
  }
  for (const auto& [point, stone] : edit.points) {
    setup.stones[point.index] = stone;
  }
  setup.to_play = edit.to_play.value_or(replay.game.to_play());
  setup.captured_black = replay.game.captured(Color::Black);
  setup.captured_white = replay.game.captured(Color::White);
  replay.game.edit(setup);
}

}  // namespace

base::Result<Replay> replay(const GameRecord& record,
                            const rules::Ruleset& rules,
                            std::optional<std::size_t> at) {
  base::Result<rules::Position> start = rules::Position::from(record.start);
  if (!start) {
    return start.error();
  }
  Replay replay{rules::Game(*start, rules)};
  replay.warnings = record.warnings;
  for (const Step& step : record.steps) {
    if (at && replay.moves == *at) {
      break;
    }
    if (const Move* const move = std::get_if<Move>(&step)) {
      make_move(replay, *move);
    } else if (const Edit* const edit = std::get_if<Edit>(&step)) {
      make_edit(replay, *edit);
    }
  }
  if (at && replay.moves < *at) {
    return base::Error{base::ErrorCode::NoSuchMove, {}, std::to_string(*at)};
  }
  return replay;
}

}  // namespace shinpan::record
