#include "shinpan/base/random.hpp"
#include "shinpan/count/verdict.hpp"
#include "shinpan/life/static/benson.hpp"
#include "support/random_game.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

// What life and death cost: unconditional life on random boards three quarters full, and whole
// verdicts on real final positions (run from the root of the repository).
namespace shinpan::life {
namespace {

// One call answers for both colours. So few boards that they stay in the cache, as the one being
// judged does.
void unconditional_life_both(benchmark::State& state) {
  base::Random random(1);
  std::vector<board::Board> boards;
  for (int i = 0; i < 32; ++i) {
    const board::Size size = board::square(static_cast<int>(state.range(0)));
    boards.push_back(support::random_board(random, size, 75));
  }
  std::size_t i = 0;
  for (auto _ : state) {
    for (const board::Color color : board::kColors) {
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
