#include "shinpan/referee/gtp_time.hpp"
#include "shinpan/referee/seconds.hpp"
#include "shinpan/referee/sgf_time.hpp"

#include <gtest/gtest.h>

// How times are written: seconds, the GTP commands, the SGF properties.
namespace shinpan::referee {
namespace {

using base::ErrorCode;

constexpr Milliseconds kSecond = 1000;

const TimeSystem kSystems[] = {Unlimited{},
                               Absolute{600 * kSecond},
                               Absolute{1},
                               Byoyomi{600 * kSecond, 30 * kSecond, 5},
                               Byoyomi{0, 2500, 1},
                               Canadian{600 * kSecond, 300 * kSecond, 25},
                               Fischer{60 * kSecond, 5 * kSecond},
                               Fischer{60 * kSecond, 0},
                               Fischer{60 * kSecond, 5 * kSecond, 300 * kSecond},
                               Fischer{60 * kSecond, 5 * kSecond, {}, 1500},
                               Fischer{60 * kSecond, 5 * kSecond, 90 * kSecond, 45 * kSecond},
                               Simple{86400 * kSecond},
                               ing_overtime(3600 * kSecond),
                               IngOvertime{60 * kSecond, 10500, 2, rules::HalfPoints{3}}};

TEST(SecondsTest, Are_read_to_the_thousandth_and_written_short) {
  EXPECT_EQ(read_seconds("30"), 30000);
  EXPECT_EQ(read_seconds(" 12.5 "), 12500);
  EXPECT_EQ(read_seconds("0.0019"), 1);
  EXPECT_EQ(read_seconds("7."), 7000);
  EXPECT_EQ(read_seconds("1000000000"), kLongestTime);
  for (const char* const wrong : {"",
                                  ".",
                                  ".5",
                                  "-1",
                                  "+1",
                                  "1e3",
                                  "1 2",
                                  "x",
                                  "1.2.3",
                                  "1000000001",
                                  "1000000000.001",
                                  "99999999999999999999"}) {
    EXPECT_EQ(read_seconds(wrong), std::nullopt) << wrong;
  }
  for (const Milliseconds time : {0, 1, 10, 100, 1000, 1001, 12500, 86400000}) {
    EXPECT_EQ(read_seconds(seconds_text(time)), time);
  }
  EXPECT_EQ(seconds_text(12500), "12.5");
  EXPECT_EQ(seconds_text(30000), "30");
}

TEST(SecondsTest, Numbers_are_whole) {
  EXPECT_EQ(read_number(" 25 "), 25);
  for (const char* const wrong : {"", "2.5", "-1", "1000001"}) {
    EXPECT_EQ(read_number(wrong), std::nullopt) << wrong;
  }
}

TimeSystem good(const base::Result<TimeSystem>& result) {
  EXPECT_TRUE(result.has_value());
  return result ? *result : TimeSystem{};
}

std::string error_of(const base::Result<TimeSystem>& result) {
  return result ? "" : std::string(error_id(result.error().code)) + " " + result.error().detail;
}

TEST(GtpTimeTest, Time_settings_of_GTP_2) {
  EXPECT_EQ(good(parse_time_settings("600 300 25")),
            (TimeSystem{Canadian{600 * kSecond, 300 * kSecond, 25}}));
  EXPECT_EQ(good(parse_time_settings("600 0 0")), (TimeSystem{Absolute{600 * kSecond}}));
  EXPECT_EQ(good(parse_time_settings("600 0 25")), (TimeSystem{Absolute{600 * kSecond}}));
  EXPECT_EQ(good(parse_time_settings("0 1 0")), TimeSystem{Unlimited{}});
  EXPECT_EQ(error_of(parse_time_settings("600 300")), "bad-request 600 300");
  EXPECT_EQ(error_of(parse_time_settings("600 x 3")), "bad-number x");
  EXPECT_EQ(error_of(parse_time_settings("0 0 0")), "bad-number 0 0 0");
  EXPECT_EQ(time_settings_text(Byoyomi{0, kSecond, 1}), std::nullopt);
  EXPECT_EQ(time_settings_text(Absolute{1500}), std::nullopt) << "GTP has whole seconds";
}

TEST(GtpTimeTest, Kgs_and_kata_time_settings) {
  EXPECT_EQ(good(parse_kgs_time_settings("none")), TimeSystem{Unlimited{}});
  EXPECT_EQ(good(parse_kgs_time_settings("absolute 600")), (TimeSystem{Absolute{600 * kSecond}}));
  EXPECT_EQ(good(parse_kgs_time_settings("byoyomi 600 30.5 5")),
            (TimeSystem{Byoyomi{600 * kSecond, 30500, 5}}));
  EXPECT_EQ(good(parse_kgs_time_settings("\tcanadian  600 300\t25")),
            (TimeSystem{Canadian{600 * kSecond, 300 * kSecond, 25}}));
  EXPECT_EQ(error_of(parse_kgs_time_settings("fischer 60 5")), "bad-request fischer 60 5");
  EXPECT_EQ(good(parse_kata_time_settings("fischer 60 5")),
            (TimeSystem{Fischer{60 * kSecond, 5 * kSecond}}));
  EXPECT_EQ(good(parse_kata_time_settings("fischer-capped 60 5 90 -1")),
            (TimeSystem{Fischer{60 * kSecond, 5 * kSecond, 90 * kSecond}}));
  for (const char* const wrong : {"", "byoyomi 600 30", "byoyomi 600 30 5 6", "hourglass 60"}) {
    EXPECT_EQ(error_of(parse_kata_time_settings(wrong)), std::string("bad-request ") + wrong);
  }
  EXPECT_EQ(error_of(parse_kata_time_settings("byoyomi 600 30 0")), "bad-number byoyomi 600 30 0");
  EXPECT_EQ(error_of(parse_kata_time_settings("fischer-capped 60 5 -1 zero")), "bad-number zero");
}

TEST(GtpTimeTest, What_is_written_reads_as_the_same) {
  for (const TimeSystem& system : kSystems) {
    if (const auto text = time_settings_text(system)) {
      EXPECT_EQ(good(parse_time_settings(*text)), system) << *text;
    }
    if (const auto text = kgs_time_settings_text(system)) {
      EXPECT_EQ(good(parse_kgs_time_settings(*text)), system) << *text;
    }
    const auto text = kata_time_settings_text(system);
    const bool unknown =
        std::holds_alternative<Simple>(system) || std::holds_alternative<IngOvertime>(system);
    EXPECT_EQ(text.has_value(), !unknown);
    if (text) {
      EXPECT_EQ(good(parse_kata_time_settings(*text)), system) << *text;
    }
  }
}

TEST(GtpTimeTest, Time_left_tells_main_time_from_overtime) {
  Clock clock(Canadian{10 * kSecond, 60 * kSecond, 5});
  EXPECT_EQ(time_left_text(clock), "10 0");
  clock.run(12500);
  EXPECT_EQ(time_left_text(clock), "57 5");
  EXPECT_EQ(time_left_text(Clock()), std::nullopt);
}

TEST(SgfTimeTest, The_overtimes_of_KGS_and_OGS_are_known) {
  EXPECT_EQ(sgf_time_settings(Byoyomi{600 * kSecond, 30 * kSecond, 5}),
            (SgfTimeSettings{"600", "5x30 byo-yomi"}));
  EXPECT_EQ(sgf_time_settings(Canadian{600 * kSecond, 300 * kSecond, 25}),
            (SgfTimeSettings{"600", "25/300 Canadian"}));
  EXPECT_EQ(good(parse_sgf_time_settings({"600", "3x60 BYO-YOMI"})),
            (TimeSystem{Byoyomi{600 * kSecond, 60 * kSecond, 3}}));
  EXPECT_EQ(good(parse_sgf_time_settings({"600", "25/600 canadian"})),
            (TimeSystem{Canadian{600 * kSecond, 600 * kSecond, 25}}));
  EXPECT_EQ(good(parse_sgf_time_settings({"1800.0", ""})), (TimeSystem{Absolute{1800 * kSecond}}));
  EXPECT_EQ(good(parse_sgf_time_settings({"", ""})), TimeSystem{Unlimited{}});
}

TEST(SgfTimeTest, What_is_written_reads_as_the_same) {
  for (const TimeSystem& system : kSystems) {
    const SgfTimeSettings written = sgf_time_settings(system);
    EXPECT_EQ(good(parse_sgf_time_settings(written)), system)
        << written.main_time << " " << written.overtime;
  }
}

TEST(SgfTimeTest, Other_texts_are_refused) {
  EXPECT_EQ(error_of(parse_sgf_time_settings({"an hour", ""})), "bad-number an hour");
  for (const char* const wrong : {"sudden death",
                                  "5x byo-yomi",
                                  "0x30 byo-yomi",
                                  "5x30",
                                  "25/600",
                                  "x30 byo-yomi",
                                  "5x30 byo-yomi and more",
                                  "30",
                                  "30 fischer, max",
                                  "3x600 Ing",
                                  "3x600 Ing, 2.3 points each",
                                  "3x600 Ing, 2 points",
                                  "10 simple"}) {
    EXPECT_EQ(error_of(parse_sgf_time_settings({"600", wrong})),
              std::string("bad-property ") + wrong);
  }
}

TEST(SgfTimeTest, Time_left_comes_back_from_a_record) {
  for (const TimeSystem& system : kSystems) {
    for (const Milliseconds thought : {0, 700, 60500, 610000, 3700000}) {
      Clock clock(system);
      clock.run(thought);
      if (clock.is_out()) {
        continue;
      }
      const base::Result<Clock> read = parse_sgf_time_left(system, sgf_time_left(clock));
      ASSERT_TRUE(read.has_value());
      EXPECT_EQ(read->left(), clock.left()) << system.index() << " " << thought;
      EXPECT_EQ(read->penalty(), clock.penalty()) << system.index() << " " << thought;
      EXPECT_FALSE(read->is_out());
    }
  }
}

TEST(SgfTimeTest, Time_left_has_its_range) {
  const TimeSystem byoyomi = Byoyomi{600 * kSecond, 30 * kSecond, 5};
  EXPECT_EQ(sgf_time_left(*parse_sgf_time_left(byoyomi, {"12.3", "4"})),
            (SgfTimeLeft{"12.3", "4"}));
  EXPECT_FALSE(parse_sgf_time_left(byoyomi, {"12.3", "6"}));
  EXPECT_FALSE(parse_sgf_time_left(byoyomi, {"12.3", "0"}));
  EXPECT_FALSE(parse_sgf_time_left(byoyomi, {"-3", ""}));
  EXPECT_FALSE(parse_sgf_time_left(byoyomi, {"", "3"}));
  EXPECT_FALSE(parse_sgf_time_left(Absolute{kSecond}, {"1", "1"}));
}

}  // namespace
}  // namespace shinpan::referee
