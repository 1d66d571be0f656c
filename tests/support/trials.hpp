#pragma once

#include "shinpan/base/random.hpp"
#include "shinpan/rules/position.hpp"
#include "support/board_picture.hpp"

#include <array>
#include <cstdlib>
#include <string>
#include <vector>

// Small random positions on which life and death can be worked out completely.
namespace shinpan::support {

using base::Random;

inline std::uint64_t number_from_environment(const char* name, std::uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

// A position to try, with the points on which the reference does not play.
struct Trial {
  int cols = 0;
  int rows = 0;
  std::string stones{};
  std::vector<int> closed{};

  [[nodiscard]] int area() const { return cols * rows; }

  [[nodiscard]] std::string picture() const {
    std::string out;
    for (int row = 0; row < rows; ++row) {
      for (int col = 0; col < cols; ++col) {
        out += stones[out.size() / 2];
        out += col + 1 < cols ? " " : "\n";
      }
    }
    return out;
  }
};

inline char random_stone(Random& random, std::uint32_t empty_percent) {
  return random.below(100) < empty_percent ? '.' : random.below(2) == 0 ? 'X' : 'O';
}

inline Trial whole_board(Random& random, int cols, int rows) {
  Trial trial{cols, rows};
  const std::uint32_t empty_percent = 15 + random.below(40);
  for (int i = 0; i < trial.area(); ++i) {
    trial.stones += random_stone(random, empty_percent);
  }
  return trial;
}

// Walls x and o that live by their eyes '.', and the area '_' in which both sides play.
inline constexpr std::array<const char*, 12> kCorners = {
    "___oo/___oo/oooo./ooooo/ooo.o",
    "___oo/__ooo/_ooo./ooooo/ooo.o",
    "___oo/__ooo/__oo./ooooo/ooo.o",
    "____o/____o/ooooo/o.o.o/ooooo",
    "____oo/___ooo/ooooo./oooooo/oooo.o",
    "______o/ooooooo/o.ooo.o",
    "x___oo/x____o/xxxooo/x.xo.o/xxxooo/x.xo.o",
    "x____o/xx__oo/xxxooo/x.xo.o/xxxooo/x.xo.o",
    "____oo/xx__oo/xxxooo/x.xo.o/xxxooo/x.xo.o",
    "___ooo/___ooo/xxxooo/x.xo.o/xxxooo/x.xo.o",
    "x____o/x____o/xxxooo/x.xo.o/xxxooo/x.xo.o",
    "______/xxxooo/xxxooo/x.xo.o/xxxooo/x.xo.o",
};

// Nine and ten points: for long runs.
inline constexpr std::array<const char*, 6> kLargeCorners = {
    "____o/____o/__ooo/oo.oo/o.ooo",
    "___oo/___oo/___o./ooooo/ooo.o",
    "_____o/_____o/oooooo/o.oo.o",
    "x____o/x____o/x__xoo/xxxooo/x.xo.o/xxxooo/x.xo.o",
    "_____o/x____o/xxxooo/x.xo.o/xxxooo/x.xo.o",
    "x____o/x____o/xx__oo/xxxooo/x.xo.o/xxxooo/x.xo.o",
};

template <std::size_t kCount>
Trial corner(Random& random, const std::array<const char*, kCount>& maps, std::uint32_t sparse) {
  const std::string map = maps[random.below(static_cast<std::uint32_t>(kCount))];
  const std::uint32_t empty_percent = 25 + random.below(sparse);
  Trial trial;
  trial.rows = 1;
  for (const char c : map) {
    if (c == '/') {
      ++trial.rows;
      continue;
    }
    if (c != '_') {
      trial.closed.push_back(static_cast<int>(trial.stones.size()));
    }
    trial.stones += c == 'x'   ? 'X'
                    : c == 'o' ? 'O'
                    : c == '_' ? random_stone(random, empty_percent)
                               : '.';
  }
  trial.cols = static_cast<int>(trial.stones.size()) / trial.rows;
  return trial;
}

// The first legal position of some random ones.
template <class Make>
Trial legal(Make make) {
  while (true) {
    Trial trial = make();
    if (rules::Position::problems(Picture(trial.picture()).setup()).empty()) {
      return trial;
    }
  }
}

}  // namespace shinpan::support
