#include "shinpan/record/text_board.hpp"

#include "test_data.hpp"

#include <gtest/gtest.h>

namespace shinpan::record {
namespace {

using board::Color;
using rules::HalfPoints;

using Rows = std::vector<std::string>;

TEST(TextBoard, Points_with_and_without_spaces_are_the_same_board) {
  const Rows expected{".XO", "X.O", "OOO"};
  EXPECT_EQ(rows_of(only_game(".XO\nX.O\nOOO\n").start), expected);
  EXPECT_EQ(rows_of(only_game(". X O\r\nX . O\r\nO O O").start), expected);
  EXPECT_EQ(rows_of(only_game("\n  . # O\n  # + 0\n  O O O\n\n").start), expected);
  EXPECT_EQ(rows_of(only_game(".@O\n@,O\nOOO\n").start), expected);
  EXPECT_EQ(rows_of(only_game(".*O\n*_O\nOOO\n").start), expected);
}

TEST(TextBoard, Beside_an_X_the_at_sign_is_white_and_the_asterisk_a_star_point) {
  EXPECT_EQ(rows_of(only_game("X@*\n#O.\n").start), (Rows{"XO.", "XO."}));
}

TEST(TextBoard, Coordinates_and_frames_are_passed_over) {
  const char* const text = R"(
    A B C
  +-------+
3 | . X O | 3
2 | X . O | 2
1 | O O O | 1
  +-------+
    A B C
)";
  EXPECT_EQ(rows_of(only_game(text).start), (Rows{".XO", "X.O", "OOO"}));
}

TEST(TextBoard, Boards_of_GNU_Go_are_read_with_their_captures) {
  const char* const text = R"(    White (O) has captured 2 pieces
    Black (X) has captured 3 pieces

    A B C D E        Last move: Black A1
  5 . . . . . 5
  4 . X + O . 4
  3 . + X + O 3
  2 . O + X . 2     WHITE (O) has captured 2 stones
  1(X). . . . 1     BLACK (X) has captured 3 stones
    A B C D E
)";
  const GameRecord record = only_game(text);
  EXPECT_EQ(rows_of(record.start), (Rows{".....", ".X.O.", "..X.O", ".O.X.", "X...."}));
  EXPECT_EQ(record.start.captured_black, 2);
  EXPECT_EQ(record.start.captured_white, 3);
}

TEST(TextBoard, Boards_of_Leela_Zero_are_read_with_prisoners_and_turn) {
  const char* const text = R"(Passes: 0            Black (X) Prisoners: 2
White (O) to move    White (O) Prisoners: 3

   a b c
 3 . X O  3
 2 . X(O) 2
 1 . X O  1
   a b c
)";
  const GameRecord record = only_game(text);
  EXPECT_EQ(rows_of(record.start), (Rows{".XO", ".XO", ".XO"}));
  EXPECT_EQ(record.start.to_play, Color::White);
  EXPECT_EQ(record.start.captured_white, 2);
  EXPECT_EQ(record.start.captured_black, 3);
}

TEST(TextBoard, Boards_of_Pachi_are_read_with_komi_and_prisoners) {
  const char* const text = R"(Move:  45  Komi: 7.5  Handicap: 0  Captures B: 2 W: 3
      A B C
    +-------+
  3 | . X O |
  2 | . X O)|
  1 | . X O |
    +-------+
)";
  const GameRecord record = only_game(text);
  EXPECT_EQ(rows_of(record.start), (Rows{".XO", ".XO", ".XO"}));
  EXPECT_EQ(record.komi, HalfPoints{15});
  EXPECT_EQ(record.start.captured_white, 2);
  EXPECT_EQ(record.start.captured_black, 3);
}

TEST(TextBoard, A_quotation_is_read_without_its_signs) {
  const GameRecord record = only_game("> > 3 . X O\n> > 2 . X O\n>> 1 . X O\n");
  EXPECT_EQ(rows_of(record.start), (Rows{".XO", ".XO", ".XO"}));
}

TEST(TextBoard, A_komi_in_a_sentence_counts) {
  EXPECT_EQ(only_game("Who won? Komi 5.5, Japanese.\n\n.XO\n.XO\n").komi, HalfPoints{11});
  EXPECT_EQ(only_game("the komi is -3.\n\n.XO\n.XO\n").komi, HalfPoints{-6});
  EXPECT_EQ(only_game("We played with 6.5 komi.\n\n.XO\n.XO\n").komi, HalfPoints{13});
  EXPECT_EQ(only_game("Komi was 7\n\n.XO\n.XO\n").komi, HalfPoints{14});
  EXPECT_EQ(only_game("\u041a\u043e\u043c\u0438 6,5.\n\n.XO\n.XO\n").komi, HalfPoints{13});
  EXPECT_EQ(only_game("On board 3, komi unknown\n\n.XO\n.XO\n").komi, std::nullopt);
  EXPECT_EQ(only_game("no komi agreed\n\n.XO\n.XO\n").komi, std::nullopt);
}

TEST(TextBoard, Half_a_board_is_not_judged_when_a_row_is_damaged) {
  for (const char* const text : {".XO.\n.XO\n.XO.\n",
                                 ".XO.\n.XO.\n.XO\n.XO.\n.XO.\n",
                                 ". X a O\n. X O .\n. X O .\n",
                                 ". X O .\n. X ? O\n. X O .\n. X O .\n",
                                 "3 | . X O . |\n2 | . X O ! |\n1 | . X O . |\n"}) {
    const base::Result<Import> import = read(text);
    ASSERT_TRUE(import) << text;
    ASSERT_EQ(import->games.size(), 1U) << text;
    ASSERT_FALSE(import->games[0]) << text;
    EXPECT_EQ(import->games[0].error().code, base::ErrorCode::BadBoardText) << text;
  }
}

TEST(TextBoard, A_mark_of_byte_order_before_the_first_row_takes_no_room) {
  EXPECT_EQ(rows_of(only_game("\xef\xbb\xbf\xef\xbb\xbf.XO\n.XO\n").start), (Rows{".XO", ".XO"}));
}

TEST(TextBoard, Boards_of_KataGo_are_read_with_rules_komi_and_turn) {
  const char* const text = R"(= MoveNum: 3 HASH: 5A2F
   A B C D
 4 . X1. .
 3 . . O2.
 2 . X3. .
 1 . . . .

Next player: White
Rules: {"friendlyPassOk":false,"hasButton":false,"ko":"POSITIONAL","komi":7.5,"scoring":"AREA","suicide":true,"tax":"NONE","whiteHandicapBonus":"0"}
B stones captured: 1
W stones captured: 4
)";
  const GameRecord record = only_game(text);
  EXPECT_EQ(rows_of(record.start), (Rows{".X..", "..O.", ".X..", "...."}));
  EXPECT_EQ(record.start.to_play, Color::White);
  EXPECT_EQ(record.komi, HalfPoints{15});
  EXPECT_EQ(record.rules_text, "koPOSITIONALscoreAREAtaxNONEsui1button0whb0fpok0");
  EXPECT_EQ(record.start.captured_black, 1);
  EXPECT_EQ(record.start.captured_white, 4);
}

TEST(TextBoard, Lines_before_and_behind_a_board_say_more) {
  const GameRecord record = only_game(
      "komi: 6.5\nrules: chinese\nto play: W\ncaptured black: 3\n\n.X\nO.\n\nwhite: Ann\n");
  EXPECT_EQ(record.komi, HalfPoints{13});
  EXPECT_EQ(record.rules_text, "chinese");
  EXPECT_EQ(record.start.to_play, Color::White);
  EXPECT_EQ(record.start.captured_black, 3);
  EXPECT_EQ(record.white, "Ann");
  EXPECT_EQ(only_game("White to play.\n.X\nO.\n").start.to_play, Color::White);
}

TEST(TextBoard, Sensei_diagrams_are_the_board_that_they_show) {
  const char* const text = R"($$Wc Ladder [1]
$$ ---------------
$$ | . a 2 . . , X
$$ | . 1 3 O C B W
$$ | # @ Y Q Z P .
)";
  const GameRecord record = only_game(text);
  EXPECT_EQ(rows_of(record.start), (Rows{"..X...X", ".OOO.XO", "XOXOXO."}));
  EXPECT_EQ(record.start.to_play, Color::Black);
}

TEST(TextBoard, A_zero_is_the_tenth_move_of_a_diagram) {
  const GameRecord record = only_game("$$B\n$$ 1 2 3 4 5\n$$ 6 7 8 9 0\n");
  EXPECT_EQ(rows_of(record.start), (Rows{"XOXOX", "OXOXO"}));
  EXPECT_EQ(record.start.to_play, Color::Black);
}

TEST(TextBoard, Several_boards_are_several_games) {
  const base::Result<Import> import =
      read("First\n.X\nO.\n\nSecond, komi next\nkomi: 5.5\nXXX\nOOO\n");
  ASSERT_TRUE(import);
  EXPECT_EQ(import->format, "text");
  ASSERT_EQ(import->games.size(), 2U);
  EXPECT_EQ(import->games[0]->size, (board::Size{2, 2}));
  EXPECT_EQ(import->games[0]->komi, std::nullopt);
  EXPECT_EQ(import->games[1]->komi, HalfPoints{11});
}

TEST(TextBoard, Circles_and_box_drawings_are_a_board_too) {
  EXPECT_EQ(rows_of(only_game("\u250c\u25cf\u252c\u25cb\n\u251c\u253c\u25cf\u2524\n").start),
            (Rows{".X.O", "..X."}));
}

TEST(TextBoard, Prose_is_no_board) {
  for (const char* const text :
       {"Hello world", "O", "What. A. Game", "It was 3 : 2", "1\n2\n3\n"}) {
    EXPECT_FALSE(read(std::string(text) + "\nmore words\n").has_value()) << text;
  }
}

TEST(TextBoard, A_board_of_one_point_is_a_board) {
  EXPECT_EQ(only_game(".\n").size, (board::Size{1, 1}));
  EXPECT_EQ(only_game("komi: 0\n.\n").size, (board::Size{1, 1}));
}

TEST(TextBoard, Too_large_and_ragged_boards_are_refused) {
  const base::Result<Import> large =
      read(std::string(26, '.') + "\n" + std::string(26, '.') + "\n");
  ASSERT_TRUE(large);
  EXPECT_EQ(large->games.front().error().code, base::ErrorCode::BadSize);
  const base::Result<Import> ragged = read("$$B\n$$ . X .\n$$ . X\n");
  ASSERT_TRUE(ragged);
  EXPECT_EQ(ragged->games.front().error().code, base::ErrorCode::BadBoardText);
  EXPECT_EQ(ragged->games.front().error().where.line, 3U);
}

TEST(TextBoard, Boards_without_number_are_not_all_read) {
  constexpr std::size_t kMost = 100'000;
  std::string text;
  for (std::size_t i = 0; i <= kMost; ++i) {
    text += "X.\n..\n\n";
  }
  const base::Result<Import> import = read(text);
  ASSERT_TRUE(import);
  ASSERT_EQ(import->games.size(), kMost + 1);
  EXPECT_TRUE(import->games[kMost - 1]);
  ASSERT_FALSE(import->games.back());
  EXPECT_EQ(import->games.back().error().code, base::ErrorCode::TooLarge);
}

TEST(TextBoard, Chains_without_liberties_are_named) {
  const GameRecord record = only_game("XO\nO.\n");
  EXPECT_EQ(detail_of(record, WarningCode::ChainWithoutLiberty), "A2");
  EXPECT_EQ(replay(record, rules::Ruleset{}).error().code, base::ErrorCode::BadSetup);
}

TEST(CaseFile, Position_and_terms_are_read) {
  const char* const text = R"(id: some-case
title: a title: with a colon
rules: japanese-1989
komi: 6.5
to-play: W
prisoners: B 2 W 3
position:
O X .
. X X
verdict:
D A b
b A A
notes: position: of no weight
)";
  const base::Result<Import> import = read(text);
  ASSERT_TRUE(import);
  EXPECT_EQ(import->format, "case");
  const GameRecord record = *import->games.front();
  EXPECT_EQ(rows_of(record.start), (Rows{"OX.", ".XX"}));
  EXPECT_EQ(record.komi, HalfPoints{13});
  EXPECT_EQ(record.start.to_play, Color::White);
  EXPECT_EQ(record.start.captured_white, 2);
  EXPECT_EQ(record.start.captured_black, 3);
  EXPECT_EQ(record.rules_text, "japanese-1989");
}

}  // namespace
}  // namespace shinpan::record
