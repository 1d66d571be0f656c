#include "shinpan/base/random.hpp"
#include "shinpan/count/verdict.hpp"
#include "shinpan/life/static/benson.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

// What life and death cost: unconditional life on random boards three quarters full, and whole
// verdicts on real final positions (run from the root of the repository).
namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::Point;

bool fills_own_eye(const Board& board, Point p, Color color) {
  for (const Point n : board.geometry().neighbors(p)) {
    if (board.at(n) != stone_of(color)) {
      return false;
    }
  }
  return true;
}

Board three_quarters_full(base::Random& random, int side) {
  Board board(board::square(side));
  const auto area = static_cast<std::uint32_t>(board.size().area());
  Color color = Color::Black;
  for (int moves = 0; moves < 4 * board.size().area(); ++moves) {
    if (4 * (board.stones(Color::Black).count() + board.stones(Color::White).count()) >=
        3 * board.size().area()) {
      break;
    }
    for (int tries = 0; tries < 200; ++tries) {
      const Point p{static_cast<std::uint16_t>(random.below(area))};
      if (board.check(p, color) == board::Legality::Legal && !fills_own_eye(board, p, color)) {
        board.play_forever(p, color);
        break;
      }
    }
    color = opposite(color);
  }
  return board;
}

// One call answers for both colours. So few boards that they stay in the cache, as the one being
// judged does.
void unconditional_life_both(benchmark::State& state) {
  base::Random random(1);
  std::vector<Board> boards;
  for (int i = 0; i < 32; ++i) {
    boards.push_back(three_quarters_full(random, static_cast<int>(state.range(0))));
  }
  std::size_t i = 0;
  for (auto _ : state) {
    for (const Color color : board::kColors) {
      benchmark::DoNotOptimize(unconditional_life(boards[i], color, SelfCapture::Forbidden));
    }
    i = (i + 1) % boards.size();
  }
}

BENCHMARK(unconditional_life_both)->Arg(9)->Arg(19);

// Positions of one size out of tests/data/final_positions.txt.
std::vector<rules::Position> final_positions(int side) {
  std::ifstream in("tests/data/final_positions.txt");
  std::vector<rules::Position> out;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.front() == '#') {
      continue;
    }
    rules::Setup setup = rules::Setup::empty(board::square(side));
    std::size_t at = 0;
    for (const char c : line.substr(line.rfind(' ') + 1)) {
      if (c != '/' && at < setup.stones.size()) {
        setup.stones[at++] = c == 'X'   ? board::Stone::Black
                             : c == 'O' ? board::Stone::White
                                        : board::Stone::Empty;
      }
    }
    const auto rows =
        static_cast<int>(std::count(
            line.begin() + static_cast<std::ptrdiff_t>(line.rfind(' ') + 1), line.end(), '/')) +
        1;
    const auto position = rules::Position::from(setup);
    if (rows == side && at == setup.stones.size() && position) {
      out.push_back(*position);
    }
  }
  return out;
}

void judge_position(benchmark::State& state) {
  const auto positions = final_positions(static_cast<int>(state.range(0)));
  if (positions.empty()) {
    state.SkipWithError("no positions: run from the root of the repository");
    return;
  }
  std::size_t i = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(count::judge(positions[i], {}, {}, Reading::Customary, {}));
    i = (i + 1) % positions.size();
  }
}

BENCHMARK(judge_position)->Arg(9)->Arg(19)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace shinpan::life
