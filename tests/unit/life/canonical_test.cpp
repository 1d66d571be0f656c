#include "shinpan/life/canonical.hpp"

#include "support/board_picture.hpp"

#include <gtest/gtest.h>

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::Point;
using board::PointSet;
using board::Size;
using board::Stone;
using board::Symmetry;
using support::Picture;

constexpr const char* kPosition = R"(
    . X . O .
    X O O . d
    . X d O .
    a . . X O)";

Color colored(Color color, bool swapped) {
  return swapped ? opposite(color) : color;
}

Board image_of(const Board& board, Symmetry symmetry, bool swapped) {
  const Size to = board::image(symmetry, board.size());
  std::vector<Stone> stones(static_cast<std::size_t>(to.area()), Stone::Empty);
  for (const Point p : board.geometry().all) {
    if (!board.is_empty(p)) {
      stones[board::image(symmetry, board.size(), p).index] =
          stone_of(colored(color_of(board.at(p)), swapped));
    }
  }
  Board out(to);
  out.set_all(stones);
  return out;
}

PointSet image_of(const PointSet& points, Size size, Symmetry symmetry) {
  PointSet out;
  for (const Point p : points) {
    out.insert(board::image(symmetry, size, p));
  }
  return out;
}

TEST(CanonicalTest, All_sixteen_images_give_the_same_board_and_agreement) {
  const Picture p(kPosition);
  const Board board = p.board();
  const Agreement agreement{p.points_marked('d'), p.points_marked('a')};
  const Canonical expected(board, agreement);
  for (const Symmetry symmetry : board::kSymmetries) {
    for (const bool swapped : {false, true}) {
      const Canonical canonical(image_of(board, symmetry, swapped),
                                {image_of(agreement.dead, board.size(), symmetry),
                                 image_of(agreement.alive, board.size(), symmetry)});
      EXPECT_TRUE(same_stones(canonical.board(), expected.board()))
          << support::drawn(canonical.board());
      EXPECT_EQ(canonical.agreement().dead, expected.agreement().dead);
      EXPECT_EQ(canonical.agreement().alive, expected.agreement().alive);
    }
  }
}

TEST(CanonicalTest, An_agreement_is_turned_with_the_board) {
  const Picture p(R"(
    . X .
    X . X
    . X .)");
  PointSet left;
  PointSet top;
  left.insert(support::at(p.size(), "A2"));
  top.insert(support::at(p.size(), "B3"));
  const Canonical one(p.board(), {left, {}});
  const Canonical other(p.board(), {top, {}});
  EXPECT_EQ(one.agreement().dead, other.agreement().dead);
  EXPECT_TRUE(Canonical(p.board(), {}).agreement().dead.empty());
}

TEST(CanonicalTest, A_verdict_on_the_image_comes_back_to_where_it_belongs) {
  const Picture p(kPosition);
  for (const Symmetry symmetry : board::kSymmetries) {
    for (const bool swapped : {false, true}) {
      const Board board = image_of(p.board(), symmetry, swapped);
      const Canonical canonical(board, {});
      // A verdict that names each point of the image by the stone that stands there.
      Life life;
      for (const Point root : canonical.board().roots()) {
        Group group;
        group.color = color_of(canonical.board().at(root));
        group.points = canonical.board().chain(root);
        group.saving_moves = {root};
        group.killing_moves = {root};
        group.line = {{rules::Move::play(group.color, root), true, root}};
        life.groups.push_back(group);
        life.teire.emplace_back(group.color, root);
      }
      const Life restored = canonical.restored(life);
      ASSERT_EQ(restored.groups.size(), board.roots().size());
      for (const Group& group : restored.groups) {
        const Point stone = group.points.first();
        EXPECT_EQ(group.points, board.chain(stone));
        EXPECT_EQ(stone_of(group.color), board.at(stone));
        for (const Point named : {group.saving_moves.front(),
                                  group.killing_moves.front(),
                                  group.line.front().move.point,
                                  group.line.front().ko}) {
          EXPECT_TRUE(group.points.contains(named));
        }
        EXPECT_EQ(group.line.front().move.color, group.color);
      }
      for (const auto& [color, point] : restored.teire) {
        EXPECT_EQ(board.at(point), stone_of(color));
      }
    }
  }
}

}  // namespace
}  // namespace shinpan::life
