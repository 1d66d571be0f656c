#include "shinpan/base/random.hpp"
#include "shinpan/record/game_record.hpp"
#include "shinpan/record/sgf_tree.hpp"

#include <benchmark/benchmark.h>

// Speed of reading records: the syntax alone, and all the way to the final position.
namespace {

using namespace shinpan;

// A game as servers write it: 240 moves of both sides on points that are free, some with clock
// times.
std::string one_game(base::Random& random, bool with_times) {
  std::string text = "(;GM[1]FF[4]CA[UTF-8]SZ[19]KM[6.5]RU[Japanese]PB[black]PW[white]RE[B+2.5]\n";
  std::vector<bool> taken(361);
  for (int move = 0; move < 240; ++move) {
    std::uint32_t point = random.below(361);
    while (taken[point]) {
      point = random.below(361);
    }
    taken[point] = true;
    text += move % 2 == 0 ? ";B[" : ";W[";
    text += static_cast<char>('a' + point % 19);
    text += static_cast<char>('a' + point / 19);
    text += ']';
    if (with_times) {
      text += move % 2 == 0 ? "BL[1234.5]" : "WL[1234.5]";
    }
    text += move % 10 == 9 ? "\n" : "";
  }
  return text + ")\n";
}

std::string games(int count, bool with_times) {
  base::Random random(1);
  std::string text;
  for (int i = 0; i < count; ++i) {
    text += one_game(random, with_times);
  }
  return text;
}

void count_bytes(benchmark::State& state, const std::string& text) {
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) *
                          static_cast<std::int64_t>(text.size()));
}

void parse_tree(benchmark::State& state) {
  const std::string text = games(static_cast<int>(state.range(0)), state.range(1) != 0);
  for (auto _ : state) {
    benchmark::DoNotOptimize(record::parse_sgf(text));
  }
  count_bytes(state, text);
}

void write_tree(benchmark::State& state) {
  const record::SgfTree tree = record::parse_sgf(games(50, false));
  std::string text;
  for (auto _ : state) {
    text = record::write_sgf(tree);
    benchmark::DoNotOptimize(text);
  }
  count_bytes(state, text);
}

void read_record(benchmark::State& state) {
  const std::string text = games(1, false);
  for (auto _ : state) {
    benchmark::DoNotOptimize(record::read(text));
  }
  count_bytes(state, text);
}

void read_and_replay(benchmark::State& state) {
  const std::string text = games(1, false);
  const rules::Ruleset rules;
  for (auto _ : state) {
    const auto import = record::read(text);
    benchmark::DoNotOptimize(record::replay(*import->games.front(), rules));
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()));
}

BENCHMARK(parse_tree)->Args({1, 0})->Args({50, 0})->Args({50, 1})->Args({2000, 0});
BENCHMARK(write_tree);
BENCHMARK(read_record);
BENCHMARK(read_and_replay);

}  // namespace
