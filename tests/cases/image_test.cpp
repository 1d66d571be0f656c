#include "cases/case_file.hpp"
#include "cases/judging.hpp"
#include "shinpan/board/symmetry.hpp"

#include <gtest/gtest.h>

// The verdict of a case does not depend on how its board is turned nor on who is called Black.
namespace shinpan::cases {
namespace {

using board::Color;
using board::Point;
using board::Stone;

struct Image {
  board::Symmetry symmetry{};
  bool swapped = false;

  [[nodiscard]] Stone of(Stone stone) const {
    return swapped && stone != Stone::Empty ? stone_of(opposite(color_of(stone))) : stone;
  }
};

record::GameRecord image_of(const record::GameRecord& record, Image image) {
  record::GameRecord out = record;
  const board::Size size = record.size;
  out.size = board::image(image.symmetry, size);
  out.start.size = out.size;
  for (std::size_t i = 0; i < record.start.stones.size(); ++i) {
    const Point p{static_cast<std::uint16_t>(i)};
    out.start.stones[board::image(image.symmetry, size, p).index] =
        image.of(record.start.stones[i]);
  }
  if (image.swapped) {
    out.start.to_play = opposite(record.start.to_play);
    std::swap(out.start.captured_black, out.start.captured_white);
  }
  return out;
}

char swapped_letter(char letter) {
  return letter == 'b' ? 'w' : letter == 'w' ? 'b' : letter;
}

// The rows of the verdict on the image, as they lie on the board that the image was made of.
std::string mapped_back(const api::Judged& judged, board::Size size, Image image) {
  const std::vector<std::string> rows = api::verdict_rows(judged.board, judged.verdict);
  std::string out;
  for (const Point p : board::geometry(size).all) {
    const Point there = board::image(image.symmetry, size, p);
    const char letter = letter_at(rows, judged.board.size(), there);
    out += image.swapped ? swapped_letter(letter) : letter;
    out += is_proved(judged, there) ? ' ' : '?';
    out += col_of(size, p) + 1 == size.cols ? "\n" : "";
  }
  return out +
         count::result_text({judged.verdict.outcome.ending,
                             image.swapped ? rules::HalfPoints{} - judged.verdict.outcome.margin
                                           : judged.verdict.outcome.margin,
                             judged.verdict.outcome.black_wins_ties});
}

class Images : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(Images, AllSixteenGetOneVerdict) {
  const Case given = read_case(GetParam());
  std::uint64_t nodes = kImageNodes;
  api::Judged first = judge_record(given.record, given, nodes);
  if (!first.verdict.proved) {
    nodes = kFewNodes;
    first = judge_record(given.record, given, nodes);
  }
  const std::string expected = mapped_back(first, given.record.size, {});
  for (const board::Symmetry symmetry : board::kSymmetries) {
    for (const bool swapped : {false, true}) {
      const Image image{symmetry, swapped};
      const api::Judged judged = judge_record(image_of(given.record, image), given, nodes);
      EXPECT_EQ(mapped_back(judged, given.record.size, image), expected)
          << "symmetry " << int{symmetry.bits} << (swapped ? " with colours exchanged" : "");
      EXPECT_EQ(judged.verdict.proved, first.verdict.proved);
      EXPECT_EQ(judged.verdict.finished, first.verdict.finished);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Cases, Images, testing::ValuesIn(case_paths()), name_of);

}  // namespace
}  // namespace shinpan::cases
