#include "given.hpp"
#include "shinpan/board/symmetry.hpp"

#include <gtest/gtest.h>

namespace shinpan::count {
namespace {

// The image of a position under a symmetry, with colours exchanged or not.
Given image_of(const Given& given, board::Symmetry symmetry, bool recoloured) {
  Given out = given;
  const board::Size size = given.setup.size;
  out.setup.size = board::image(symmetry, size);
  out.dead = {};
  for (std::uint16_t i = 0; i < size.area(); ++i) {
    const board::Point to = board::image(symmetry, size, {i});
    const board::Stone stone = given.setup.stones[i];
    out.setup.stones[to.index] = stone == board::Stone::Empty || !recoloured
                                     ? stone
                                     : board::stone_of(board::opposite(board::color_of(stone)));
    if (given.dead.contains({i})) {
      out.dead.insert(to);
    }
  }
  return out;
}

// The letters carried along; territory changes its name with the colours.
std::string carried(const Given& given,
                    const std::string& letters,
                    board::Symmetry symmetry,
                    bool recoloured) {
  const board::Size size = given.setup.size;
  const board::Size to_size = board::image(symmetry, size);
  std::string out(letters.size(), ' ');
  for (std::uint16_t i = 0; i < size.area(); ++i) {
    char c = letters[2U * i];
    if (recoloured) {
      c = c == 'b' ? 'w' : c == 'w' ? 'b' : c;
    }
    const std::size_t to = board::image(symmetry, size, {i}).index;
    out[2 * to] = c;
    out[2 * to + 1] = (to + 1) % to_size.cols == 0 ? '\n' : ' ';
  }
  return out;
}

class InvarianceTest : public testing::TestWithParam<const char*> {};

TEST_P(InvarianceTest, Verdicts_do_not_depend_on_orientation_or_colour) {
  const Given given(GetParam());
  for (const Reading reading : {Reading::Customary, Reading::Strict}) {
    const std::string before = letters(given, given.counted({}, reading));
    for (const board::Symmetry symmetry : board::kSymmetries) {
      for (const bool recoloured : {false, true}) {
        const Given image = image_of(given, symmetry, recoloured);
        EXPECT_EQ(letters(image, image.counted({}, reading)),
                  carried(given, before, symmetry, recoloured));
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Boards,
                         InvarianceTest,
                         testing::Values(
                             R"(
    . O . O . O O O O
    X O O . O O O X O
    X X O O X O X X X
    O X X X X X X . .
    O O O X . X . . .
    . x O O X X X X .
    . O . . O X . X X
    . O . O O X O X .
    . . O . . O O X X)",
                             R"(
    . X o . X O x . .
    X X X X X O O . .
    O O O X . X O O .
    . x O O X X X X O
    O O . O X O . O .
    x O O . O . O . .
    x . O . O . O O O
    O O . . O O x x x
    . . O O x x x . .)",
                             R"(
    . O . O O O O O . X . .
    X X O X X X X O . X . .
    . X O X . X X O . X . .
    . X O X X . X O . X . .
    . X O . X X O O O X . .
    X X O . O O O O O X . .)",
                             R"(
    . X O O O X . . . . . X O O O X .
    X X X X O X X . . . X X O X X X X
    . X O X O O X . . . X O O X . X .
    X O . O . O X . . . X O . O X O X
    O O O O O O X . . . X O . O O O O)"));

}  // namespace
}  // namespace shinpan::count
