#include "shinpan/record/sgf_export.hpp"

#include "shinpan/record/finish_record.hpp"
#include "shinpan/record/sgf_value.hpp"
#include "test_data.hpp"

#include <gtest/gtest.h>

namespace shinpan::record {
namespace {

board::PointSet points(board::Size size, std::initializer_list<const char*> vertices) {
  board::PointSet set;
  for (const char* const vertex : vertices) {
    set.insert(board::parse_vertex(size, vertex).value());
  }
  return set;
}

TEST(SgfExport, Text_values_are_escaped_and_read_back) {
  const std::string text = "a]b\\c:d[e";
  EXPECT_EQ(escaped_sgf_text(text), "a\\]b\\\\c:d[e");
  EXPECT_EQ(sgf_text(escaped_sgf_text(text)), text);
  EXPECT_EQ(sgf_text("one\\\ntwo\r\nthree\tfour"), "onetwo\nthree four");
  EXPECT_EQ(sgf_simple_text(" one\ntwo "), "one two");
}

TEST(SgfExport, A_verdict_is_one_more_node_of_the_original_record) {
  const board::Size size = board::square(5);
  SgfTree tree = parse_sgf("(;GM[1]SZ[5]XX[kept];B[cc](;W[cd])(;W[dd]C[other]))");
  VerdictMarks marks;
  marks.black_territory = points(size, {"A5"});
  marks.white_territory = points(size, {"A1", "B1"});
  marks.dead = points(size, {"B1"});
  marks.dame = points(size, {"B1", "E5"});
  marks.comment = "W+1 [so]";
  add_verdict(tree, 0, size, marks);
  EXPECT_EQ(write_sgf(tree),
            "(;GM[1]SZ[5]XX[kept];B[cc](;W[cd];TB[aa]TW[ae][be]MA[be]SQ[ea]C[W+1 [so\\]])\n"
            "(;W[dd]C[other]))\n");
  const GameRecord record = only_game(write_sgf(tree));
  EXPECT_EQ(record.white_territory, marks.white_territory);
}

TEST(SgfExport, A_verdict_in_the_middle_is_a_variation) {
  const board::Size size = board::square(5);
  SgfTree tree = parse_sgf("(;SZ[5];B[cc];W[cd])");
  VerdictMarks marks;
  marks.seki = points(size, {"C3"});
  add_verdict(tree, 0, size, marks, 1);
  EXPECT_EQ(write_sgf(tree), "(;SZ[5];B[cc](;W[cd])(;TR[cc]))\n");
}

TEST(SgfExport, A_record_is_written_with_all_that_it_holds) {
  const char* const text =
      "(;SZ[5:3]KM[-0.5]HA[2]AB[aa][bb]AW[ec]PL[W]PB[\u9ed2 "
      "\\]]PW[w]RU[AGA]DT[2020]EV[e]RE[B+AW];W[cc];"
      "AE[aa]AB[da];B[];W[bc]TB[aa]TW[eb])";
  const GameRecord record = only_game(text);
  const GameRecord again = only_game(to_sgf(record));
  EXPECT_EQ(again.size, record.size);
  EXPECT_EQ(again.start, record.start);
  EXPECT_EQ(again.komi, record.komi);
  EXPECT_EQ(again.handicap, 2);
  EXPECT_EQ(again.black, record.black);
  EXPECT_EQ(again.result_text, record.result_text);
  EXPECT_EQ(again.white_territory, record.white_territory);
  EXPECT_EQ(move_count(again), 3U);
  EXPECT_EQ(rows_of(replay(again, {})->game.board()), rows_of(replay(record, {})->game.board()));
  EXPECT_EQ(to_sgf(again), to_sgf(record));
}

// What the record says in two places need not agree; its text must then not turn a win into a
// count.
// Whatever the order in a node; a time that no move goes with is nobody's.
TEST(SgfExport, The_time_left_is_read_and_written_with_its_move) {
  const GameRecord record = only_game(
      "(;SZ[5]TM[600]OT[5x30 byo-yomi]BL[600];BL[590.5]B[cc];W[cd];C[x]WL[3];B[bb]OB[3]BL[17]WL[1]"
      "AW[ee];AB[aa];W[])");
  EXPECT_EQ(record.times.main_time, "600");
  EXPECT_EQ(record.times.overtime, "5x30 byo-yomi");
  const std::vector<StatedTimes::Left> left{{"590.5", ""}, {"", ""}, {"17", "3"}};
  EXPECT_EQ(record.times.left, left);
  EXPECT_EQ(only_game(to_sgf(record)).times, record.times);
  std::string sgf = to_sgf(record);
  std::erase(sgf, '\n');
  EXPECT_NE(sgf.find(";B[cc]BL[590.5];W[cd];B[bb]BL[17]OB[3];"), std::string::npos) << sgf;
}

TEST(SgfExport, A_result_text_that_contradicts_the_code_is_not_written) {
  GameRecord record;
  record.start = rules::Setup::empty(record.size);
  record.result.kind = StatedResult::Kind::Win;
  record.result.winner = board::Color::White;
  record.result_text = "White+119";
  const auto again = read(to_sgf(record), "x.sgf");
  ASSERT_TRUE(again && again->games.size() == 1 && again->games[0]);
  EXPECT_EQ(again->games[0]->result, record.result);
}

TEST(SgfExport, Records_of_other_formats_become_sgf) {
  const GameRecord record = only_game(bytes_of(data_folder() / "formats/even.gib"));
  const GameRecord again = only_game(to_sgf(record));
  EXPECT_EQ(again.result, record.result);
  EXPECT_EQ(move_count(again), 4U);
}

}  // namespace
}  // namespace shinpan::record
