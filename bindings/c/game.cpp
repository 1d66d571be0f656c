#include "objects.hpp"

#include <memory>

namespace shinpan::c {
namespace {

using rules::Move;
using rules::Refusal;

shinpan_refusal refusal_of(const std::optional<Refusal>& refusal) {
  if (!refusal) {
    return SHINPAN_LEGAL;
  }
  switch (*refusal) {
    case Refusal::Outside:
      return SHINPAN_REFUSED_OUTSIDE;
    case Refusal::Occupied:
      return SHINPAN_REFUSED_OCCUPIED;
    case Refusal::Ko:
      return SHINPAN_REFUSED_KO;
    case Refusal::Suicide:
      return SHINPAN_REFUSED_SUICIDE;
    case Refusal::PositionalRepetition:
      return SHINPAN_REFUSED_POSITIONAL_REPETITION;
    case Refusal::SituationalRepetition:
      return SHINPAN_REFUSED_SITUATIONAL_REPETITION;
    case Refusal::WrongTurn:
    case Refusal::GameOver:
      break;
  }
  return SHINPAN_REFUSED_ARGUMENT;
}

// A move that is refused is not recorded either.
shinpan_refusal make(shinpan_game& of, const Move& move) {
  of.record.steps.emplace_back(move);
  const std::optional<Refusal> refused = of.game.play(move);
  if (refused) {
    of.record.steps.pop_back();
  }
  return refusal_of(refused);
}

rules::Setup setup_of(const rules::Game& game) {
  const board::Board& board = game.board();
  rules::Setup out = rules::Setup::empty(board.size());
  for (std::size_t i = 0; i < out.stones.size(); ++i) {
    out.stones[i] = board.at({static_cast<std::uint16_t>(i)});
  }
  out.to_play = game.to_play();
  return out;
}

void put(shinpan_game& of, board::Point point, board::Stone stone) {
  rules::Setup setup = setup_of(of.game);
  setup.stones[point.index] = stone;
  of.record.steps.emplace_back(record::Edit{{{point, stone}}, of.game.to_play()});
  of.game.edit(setup);
}

shinpan_game* new_game(int columns, int rows, const char* name) {
  if (columns < 1 || rows < 1 || columns > board::kMaxSide || rows > board::kMaxSide) {
    return nullptr;
  }
  rules::Ruleset rules;
  if (name != nullptr) {
    const base::Result<rules::Ruleset> read = rules::parse_rules(name);
    if (!read) {
      return nullptr;
    }
    rules = *read;
  }
  const board::Size size{static_cast<std::uint8_t>(columns), static_cast<std::uint8_t>(rows)};
  record::GameRecord record;
  record.size = size;
  record.start = rules::Setup::empty(size);
  const base::Result<rules::Position> start = rules::Position::from(record.start);
  return start ? new shinpan_game{rules::Game(*start, std::move(rules)), std::move(record)}
               : nullptr;
}

}  // namespace
}  // namespace shinpan::c

using namespace shinpan;

shinpan_game* shinpan_game_new(int columns, int rows, const char* rules) {
  return c::guarded<shinpan_game*>(nullptr, [&] { return c::new_game(columns, rows, rules); });
}

shinpan_game* shinpan_game_copy(const shinpan_game* game) {
  return c::guarded<shinpan_game*>(
      nullptr, [&] { return game == nullptr ? nullptr : new shinpan_game(*game); });
}

void shinpan_game_free(shinpan_game* game) {
  delete game;
}

shinpan_refusal shinpan_game_check(const shinpan_game* game,
                                   shinpan_stone stone,
                                   int column,
                                   int row) {
  return c::guarded(SHINPAN_REFUSED_MEMORY, [&] {
    const std::optional<board::Color> color = c::color_of(stone);
    if (game == nullptr || !color) {
      return SHINPAN_REFUSED_ARGUMENT;
    }
    const auto point = c::point_in(game->record.size, column, row);
    return point ? c::refusal_of(game->game.refusal(rules::Move::play(*color, *point)))
                 : SHINPAN_REFUSED_OUTSIDE;
  });
}

shinpan_refusal shinpan_game_play(shinpan_game* game, shinpan_stone stone, int column, int row) {
  return c::guarded(SHINPAN_REFUSED_MEMORY, [&] {
    const std::optional<board::Color> color = c::color_of(stone);
    if (game == nullptr || !color) {
      return SHINPAN_REFUSED_ARGUMENT;
    }
    const auto point = c::point_in(game->record.size, column, row);
    return point ? c::make(*game, rules::Move::play(*color, *point)) : SHINPAN_REFUSED_OUTSIDE;
  });
}

shinpan_refusal shinpan_game_pass(shinpan_game* game, shinpan_stone stone) {
  return c::guarded(SHINPAN_REFUSED_MEMORY, [&] {
    const std::optional<board::Color> color = c::color_of(stone);
    return game == nullptr || !color ? SHINPAN_REFUSED_ARGUMENT
                                     : c::make(*game, rules::Move::pass(*color));
  });
}

shinpan_refusal shinpan_game_put(shinpan_game* game, shinpan_stone stone, int column, int row) {
  return c::guarded(SHINPAN_REFUSED_MEMORY, [&] {
    const std::optional<board::Color> color = c::color_of(stone);
    if (game == nullptr || (!color && stone != SHINPAN_EMPTY)) {
      return SHINPAN_REFUSED_ARGUMENT;
    }
    const auto point = c::point_in(game->record.size, column, row);
    if (!point) {
      return SHINPAN_REFUSED_OUTSIDE;
    }
    c::put(*game, *point, color ? board::stone_of(*color) : board::Stone::Empty);
    return SHINPAN_LEGAL;
  });
}

int shinpan_game_undo(shinpan_game* game) {
  return c::guarded(0, [&] {
    if (game == nullptr || !game->game.undo()) {
      return 0;
    }
    game->record.steps.pop_back();
    return 1;
  });
}

int shinpan_game_columns(const shinpan_game* game) {
  return game != nullptr ? game->record.size.cols : 0;
}

int shinpan_game_rows(const shinpan_game* game) {
  return game != nullptr ? game->record.size.rows : 0;
}

size_t shinpan_game_moves(const shinpan_game* game) {
  return game != nullptr ? game->game.moves().size() : 0;
}

shinpan_stone shinpan_game_to_play(const shinpan_game* game) {
  if (game == nullptr) {
    return SHINPAN_OUTSIDE;
  }
  return game->game.to_play() == board::Color::Black ? SHINPAN_BLACK : SHINPAN_WHITE;
}

shinpan_stone shinpan_game_stone(const shinpan_game* game, int column, int row) {
  const auto point = game != nullptr ? c::point_in(game->record.size, column, row) : std::nullopt;
  return point ? static_cast<shinpan_stone>(game->game.board().at(*point)) : SHINPAN_OUTSIDE;
}

int shinpan_game_liberties(const shinpan_game* game, int column, int row) {
  const auto point = game != nullptr ? c::point_in(game->record.size, column, row) : std::nullopt;
  if (!point || game->game.board().is_empty(*point)) {
    return 0;
  }
  const board::Board& board = game->game.board();
  return board.liberty_count(board.root(*point));
}

int shinpan_game_captured(const shinpan_game* game, shinpan_stone stone) {
  const std::optional<board::Color> color = c::color_of(stone);
  return game != nullptr && color ? game->game.captured(*color) : 0;
}
