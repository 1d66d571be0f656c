#include "shinpan/explain/agreement_text.hpp"
#include "shinpan/explain/error_text.hpp"
#include "shinpan/explain/group_text.hpp"
#include "shinpan/explain/line_text.hpp"
#include "shinpan/explain/outcome_text.hpp"
#include "shinpan/explain/phrase.hpp"
#include "shinpan/explain/refusal_text.hpp"
#include "shinpan/explain/remark_text.hpp"
#include "shinpan/explain/words.hpp"

#include <gtest/gtest.h>

namespace shinpan::explain {
namespace {

using board::Color;
using board::Point;
using board::Size;

constexpr Size kNine = board::square(9);

Point at(const char* vertex) {
  return *board::parse_vertex(kNine, vertex);
}

TEST(SentencesTest, A_value_with_braces_is_not_taken_for_a_slot) {
  EXPECT_EQ(fill("<{a}|{b}>", {{"a", "{b}"}, {"b", "x"}}), "<{b}|x>");
  EXPECT_EQ(fill("{a", {{"a", "x"}}), "{a");
}

TEST(SentencesTest, A_locale_names_a_language) {
  EXPECT_EQ(parse_language("ru_RU.UTF-8"), Language::Russian);
  EXPECT_EQ(parse_language("en"), Language::English);
  EXPECT_EQ(parse_language("run"), std::nullopt);
  EXPECT_EQ(parse_language("C"), std::nullopt);
}

TEST(SentencesTest, A_dead_group_comes_with_its_reason_and_its_line) {
  life::Group group;
  group.color = Color::White;
  group.points.insert(at("D4"));
  group.points.insert(at("D5"));
  group.status = life::Status::Dead;
  group.basis = life::Basis::Search;
  group.reason = life::Reason::IsCaptured;
  group.confidence = 1000;
  group.line = {{rules::Move::play(Color::White, at("C3"))},
                {rules::Move::pass(Color::Black), true, at("E5")}};
  EXPECT_EQ(group_text(Language::English, kNine, group),
            "White group D5 (2 stones) is dead: it is captured even if White moves first. "
            "Proved by play. Line: White C3, Black passes for the ko at E5.");
  EXPECT_EQ(group_text(Language::Russian, kNine, group),
            "Белая группа D5 (2 камня) мертва: её берут, даже если первыми ходят белые. "
            "Доказано перебором. Вариант: Белые C3, Чёрные: пас для ко на E5.");
}

TEST(SentencesTest, An_estimate_never_claims_certainty) {
  life::Group group;
  group.points.insert(at("A1"));
  group.status = life::Status::Alive;
  group.confidence = 999;
  EXPECT_NE(group_text(Language::English, kNine, group).find("confidence 99 %"), std::string::npos);
}

TEST(SentencesTest, What_a_seki_rests_on_is_told_even_if_it_was_agreed) {
  life::Group group;
  group.points.insert(at("A1"));
  group.status = life::Status::Seki;
  group.basis = life::Basis::Agreement;
  group.reason = life::Reason::SharedLiberties;
  EXPECT_NE(group_text(Language::English, kNine, group).find("By agreement."), std::string::npos);
  group.reason = life::Reason::Agreed;
  EXPECT_EQ(group_text(Language::English, kNine, group).find("By agreement."), std::string::npos);
}

TEST(SentencesTest, A_line_has_a_code_for_programs) {
  EXPECT_EQ(line_move_code(kNine, {rules::Move::play(Color::Black, at("C3"))}), "B C3");
  EXPECT_EQ(line_move_code(kNine, {rules::Move::pass(Color::White)}), "W pass");
  EXPECT_EQ(line_move_code(kNine, {rules::Move::pass(Color::White), true, at("E5")}), "W pass:E5");
}

TEST(SentencesTest, The_outcome_is_told_with_its_margin) {
  using count::Ending;
  EXPECT_EQ(outcome_text(Language::English, {Ending::Counted, {-9}, false}),
            "White wins by 4.5 points.");
  EXPECT_EQ(outcome_text(Language::Russian, {Ending::Counted, {2}, false}),
            "Чёрные выигрывают 1 очко.");
  EXPECT_EQ(outcome_text(Language::English, {Ending::Counted, {0}, false}),
            "Jigo: the sums are equal.");
  EXPECT_NE(outcome_text(Language::English, {Ending::Counted, {0}, true}).find("Black"),
            std::string::npos);
}

TEST(SentencesTest, In_an_open_game_nobody_has_won) {
  using count::Ending;
  EXPECT_EQ(standing_text(Language::English, {Ending::Counted, {-9}, false}, true),
            "White wins by 4.5 points.");
  EXPECT_EQ(standing_text(Language::English, {Ending::Counted, {-9}, false}, false),
            "The game is not finished. As it stands White is ahead by 4.5 points.");
  EXPECT_EQ(standing_text(Language::Russian, {Ending::Counted, {0}, false}, false),
            "Партия не доиграна. Пока что суммы равны.");
}

TEST(SentencesTest, A_sum_tells_komi_from_other_compensation) {
  count::Side side;
  side.stones = rules::HalfPoints::points(8);
  side.territory = rules::HalfPoints::points(13);
  side.komi = {17};
  side.total = {59};
  EXPECT_EQ(
      sum_text(Language::English, Color::White, side, rules::Scoring::Area, {{2}, {1}}),
      "White: living stones 8 + territory 13 + komi 7 + for the handicap 1 + for the first pass "
      "0.5 = 29.5");
}

TEST(SentencesTest, Damage_of_a_record_is_told_in_words) {
  EXPECT_EQ(remark_text(Language::Russian, {RemarkKind::SyntaxRepaired, {3}, "stray-text", {}}),
            "Запись повреждена (впервые в строке 3): посторонний текст; нечитаемое пропущено.");
  EXPECT_EQ(remark_text(Language::Russian, {RemarkKind::KomiAssumed, {}, "6.5", {}}),
            "Коми в записи не указано; принято 6,5.");
}

TEST(SentencesTest, Control_characters_of_a_record_do_not_reach_the_terminal) {
  const std::string text =
      remark_text(Language::English, {RemarkKind::UnknownRules, {}, "\x1b[31mred\x07", {}});
  EXPECT_EQ(text.find('\x1b'), std::string::npos);
  EXPECT_EQ(text.find('\x07'), std::string::npos);
  EXPECT_NE(text.find("[31mred"), std::string::npos);
}

TEST(SentencesTest, A_sum_names_its_parts) {
  count::Side side;
  side.territory = rules::HalfPoints::points(40);
  side.prisoners = rules::HalfPoints::points(3);
  side.dead = rules::HalfPoints::points(2);
  side.total = rules::HalfPoints::points(45);
  EXPECT_EQ(sum_text(Language::English, Color::Black, side, rules::Scoring::Territory),
            "Black: territory 40 + prisoners 3 + dead stones 2 = 45");
  count::Side area;
  area.stones = rules::HalfPoints::points(30);
  area.territory = rules::HalfPoints::points(10);
  area.komi = {15};
  area.tax = rules::HalfPoints::points(4);
  area.total = {87};
  EXPECT_EQ(sum_text(Language::Russian, Color::White, area, rules::Scoring::Stones),
            "Белые: живые камни 30 + территория 10 + коми 7,5 - налог на группы 4 = 43,5");
}

TEST(SentencesTest, An_illegal_move_has_its_number_and_reason) {
  EXPECT_EQ(illegal_move_text(Language::English,
                              kNine,
                              37,
                              rules::Move::play(Color::Black, at("D4")),
                              rules::Refusal::Occupied),
            "Move 37, Black D4, is illegal: the point is taken.");
}

TEST(SentencesTest, An_error_shows_where_and_what_without_control_characters) {
  const std::string text =
      error_text(Language::English, {base::ErrorCode::BadPoint, {2, 5, 0}, "Z9\x1b[31m"});
  EXPECT_NE(text.find("Z9 [31m (line 2, column 5)"), std::string::npos) << text;
}

TEST(SentencesTest, A_result_that_cannot_be_read_is_quoted_without_control_characters) {
  RecordAgreement agreement;
  agreement.reason = RecordAgreement::Reason::Unreadable;
  agreement.recorded = "\x1b[31mgood\n";
  EXPECT_EQ(result_agreement_text(Language::English, kNine, agreement),
            "The result was not compared with the record: result not readable ( [31mgood ).");
}

TEST(SentencesTest, A_long_list_of_points_ends_with_a_number) {
  board::PointSet points;
  for (std::uint16_t i = 0; i < 9; ++i) {
    points.insert({i});
  }
  EXPECT_EQ(points_text(Language::English, kNine, points, 2), "A9, B9 and 7 more");
  EXPECT_EQ(points_text(Language::Russian, kNine, points, 2), "A9, B9 и ещё 7");
  EXPECT_EQ(points_text(Language::English, kNine, points, 8).find("more"), std::string::npos);
}

}  // namespace
}  // namespace shinpan::explain
