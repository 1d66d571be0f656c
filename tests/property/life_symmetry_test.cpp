#include "shinpan/base/random.hpp"
#include "shinpan/board/symmetry.hpp"
#include "shinpan/life/adjudicate.hpp"
#include "support/final_positions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

// A verdict depends neither on how the board is turned nor on who is called Black. An ordinary run
// looks at four seeded images of each of the 300 positions of tests/data/final_positions.txt, with
// SHINPAN_ALL_IMAGES=1 at all sixteen.
namespace shinpan::life {
namespace {

using board::Color;
using board::Point;
using board::PointSet;
using board::Size;
using board::Stone;
using board::Symmetry;
using support::final_positions;
using support::FinalPosition;

struct Image {
  Symmetry symmetry{};
  bool swapped = false;

  [[nodiscard]] Color of(Color color) const { return swapped ? opposite(color) : color; }
};

rules::Position image_of(const rules::Setup& setup, Image image) {
  rules::Setup out = setup;
  out.size = board::image(image.symmetry, setup.size);
  out.to_play = image.of(setup.to_play);
  for (int i = 0; i < setup.size.area(); ++i) {
    const Point p{static_cast<std::uint16_t>(i)};
    const Stone stone = setup.stones[p.index];
    out.stones[board::image(image.symmetry, setup.size, p).index] =
        stone == Stone::Empty ? stone : stone_of(image.of(color_of(stone)));
  }
  return rules::Position::from(out).value();
}

// Everything that a verdict says, as text in terms of the position that the image was made of.
std::string told(const Life& life, Size size, Image image) {
  const Symmetry back = board::inverse(image.symmetry);
  const auto origin = [&](Point p) {
    return board::image(back, board::image(image.symmetry, size), p);
  };
  const auto name = [&](Point p) { return vertex(size, origin(p)); };
  const auto names = [&](const std::vector<Point>& points) {
    std::string out;
    for (const Point p : points) {
      out += " " + name(p);
    }
    return out;
  };
  const auto stones = [&](const PointSet& points) {
    PointSet origins;
    for (const Point p : points) {
      origins.insert(origin(p));
    }
    std::string out;
    for (const Point p : origins) {
      out += " " + vertex(size, p);
    }
    return out;
  };
  std::vector<std::string> groups;
  for (const Group& group : life.groups) {
    std::ostringstream text;
    text << letter_of(image.of(group.color)) << stones(group.points) << ": "
         << static_cast<int>(group.status) << static_cast<int>(group.clause)
         << static_cast<int>(group.basis) << static_cast<int>(group.reason) << ' '
         << group.confidence << ' ' << group.nodes << " saving" << names(group.saving_moves)
         << " killing" << names(group.killing_moves) << " line";
    for (const LineMove& step : group.line) {
      text << ' ' << letter_of(image.of(step.move.color))
           << (step.move.kind == rules::Move::Kind::Play ? name(step.move.point) : "pass")
           << (step.for_ko ? " for " + name(step.ko) : "");
    }
    groups.push_back(text.str());
  }
  std::sort(groups.begin(), groups.end());
  std::vector<std::string> teire;
  for (const auto& [color, point] : life.teire) {
    teire.push_back(letter_of(image.of(color)) + name(point));
  }
  std::sort(teire.begin(), teire.end());
  std::ostringstream text;
  for (const std::string& group : groups) {
    text << group << '\n';
  }
  text << "teire";
  for (const std::string& point : teire) {
    text << ' ' << point;
  }
  text << ", nodes " << life.nodes << ", limit " << life.limit_reached;
  return text.str();
}

std::string judged(const rules::Setup& setup, Image image) {
  const Life life = adjudicate(image_of(setup, image),
                               *rules::preset("japanese-1989"),
                               {},
                               Reading::Customary,
                               Limits{.milliseconds = 0, .nodes = 20'000});
  return told(life, setup.size, image);
}

TEST(LifeSymmetryTest, A_verdict_does_not_depend_on_orientation_and_colour) {
  const bool all = std::getenv("SHINPAN_ALL_IMAGES") != nullptr;
  std::vector<Image> images;
  for (const Symmetry symmetry : board::kSymmetries) {
    for (const bool swapped : {false, true}) {
      images.push_back({symmetry, swapped});
    }
  }
  const std::vector<FinalPosition> positions = final_positions();
  ASSERT_EQ(positions.size(), 300U);
  base::Random random(20);
  for (const FinalPosition& position : positions) {
    const std::string expected = judged(position.setup, {});
    const std::uint32_t first = random.below(16);
    for (std::uint32_t i = 0; i < (all ? 16U : 4U); ++i) {
      // Five steps around sixteen images meet both colourings and turned and mirrored boards.
      const Image image = images[(first + 5 * i) % images.size()];
      ASSERT_EQ(judged(position.setup, image), expected)
          << position.name << ", symmetry " << static_cast<int>(image.symmetry.bits)
          << (image.swapped ? ", colours exchanged" : "");
    }
  }
}

}  // namespace
}  // namespace shinpan::life
