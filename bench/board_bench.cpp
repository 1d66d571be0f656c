#include "shinpan/base/random.hpp"
#include "shinpan/board/board.hpp"
#include "shinpan/rules/game.hpp"
#include "support/random_game.hpp"

#include <benchmark/benchmark.h>

#include <vector>

// What a board costs. Items are moves unless the name says otherwise; the argument is the side.
namespace shinpan::board {
namespace {

using support::Moves;

std::vector<Moves> random_games(Size size) {
  base::Random random(1);
  std::vector<Moves> games;
  for (int i = 0; i < 100; ++i) {
    games.push_back(support::random_game(random, size));
  }
  return games;
}

Board position_of(const Moves& moves, Size size, std::size_t length) {
  Board board(size);
  for (std::size_t i = 0; i < length && i < moves.size(); ++i) {
    board.play_forever(moves[i].first, moves[i].second);
  }
  return board;
}

// Positions of every stage of a game.
std::vector<Board> random_positions(Size size) {
  std::vector<Board> out;
  std::size_t length = 0;
  for (const Moves& moves : random_games(size)) {
    length = (length + 17) % (moves.size() + 1);
    out.push_back(position_of(moves, size, length));
  }
  return out;
}

Size size_of(const benchmark::State& state) {
  return square(static_cast<int>(state.range(0)));
}

// Legality, play and undo of every point of a position, for both sides.
void check_play_undo(benchmark::State& state) {
  std::vector<Board> positions = random_positions(size_of(state));
  std::int64_t moves = 0;
  for (auto _ : state) {
    for (Board& board : positions) {
      for (const Color color : kColors) {
        for (const Point p : board.geometry().all) {
          if (board.check(p, color) == Legality::Legal) {
            board.play(p, color);
            board.undo();
            ++moves;
          }
        }
      }
    }
  }
  state.SetItemsProcessed(moves);
}

// Whole games of legal moves, each checked and played, then all taken back.
void game_and_back(benchmark::State& state) {
  const std::vector<Moves> games = random_games(size_of(state));
  Board board(size_of(state));
  std::int64_t played = 0;
  for (auto _ : state) {
    for (const Moves& moves : games) {
      for (const auto& [p, color] : moves) {
        if (board.check(p, color) == Legality::Legal) {
          board.play(p, color);
        }
      }
      played += static_cast<std::int64_t>(board.undo_depth());
      while (board.undo_depth() > 0) {
        board.undo();
      }
    }
  }
  state.SetItemsProcessed(played);
}

// Whole games as a playout makes them: without the way back.
void game_for_ever(benchmark::State& state) {
  const std::vector<Moves> games = random_games(size_of(state));
  std::int64_t played = 0;
  for (auto _ : state) {
    for (const Moves& moves : games) {
      Board board(size_of(state));
      for (const auto& [p, color] : moves) {
        if (board.check(p, color) == Legality::Legal) {
          board.play_forever(p, color);
          ++played;
        }
      }
      benchmark::DoNotOptimize(board.hash());
    }
  }
  state.SetItemsProcessed(played);
}

// Items are copies.
void copy(benchmark::State& state) {
  const std::vector<Board> positions = random_positions(size_of(state));
  std::int64_t copies = 0;
  for (auto _ : state) {
    for (const Board& board : positions) {
      Board other(board);
      benchmark::DoNotOptimize(other.hash());
      ++copies;
    }
  }
  state.SetItemsProcessed(copies);
}

// Items are positions set up from their stones.
void set_up(benchmark::State& state) {
  const Board board = random_positions(size_of(state)).back();
  std::vector<Stone> stones;
  for (const Point p : board.geometry().all) {
    stones.push_back(board.at(p));
  }
  Board other(board.size());
  for (auto _ : state) {
    other.set_all(stones);
    benchmark::DoNotOptimize(other.hash());
  }
  state.SetItemsProcessed(state.iterations());
}

// A record replayed with every check of the rule set, superko included.
void replay(benchmark::State& state) {
  const std::vector<Moves> games = random_games(size_of(state));
  const rules::Position start = *rules::Position::from(rules::Setup::empty(size_of(state)));
  const rules::Ruleset rules = *rules::preset("chinese-ogs");
  std::int64_t played = 0;
  for (auto _ : state) {
    for (const Moves& moves : games) {
      rules::Game game(start, rules);
      for (const auto& [p, color] : moves) {
        benchmark::DoNotOptimize(game.play(rules::Move::play(color, p)));
      }
      played += static_cast<std::int64_t>(game.moves().size());
    }
  }
  state.SetItemsProcessed(played);
}

BENCHMARK(check_play_undo)->Arg(9)->Arg(19);
BENCHMARK(game_and_back)->Arg(9)->Arg(19);
BENCHMARK(game_for_ever)->Arg(9)->Arg(19);
BENCHMARK(copy)->Arg(9)->Arg(19);
BENCHMARK(set_up)->Arg(9)->Arg(19);
BENCHMARK(replay)->Arg(9)->Arg(19);

}  // namespace
}  // namespace shinpan::board
