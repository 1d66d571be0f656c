#include "shinpan/record/quantity.hpp"

#include <gtest/gtest.h>

namespace shinpan::record {
namespace {

struct Reading {
  const char* text;
  std::optional<Komi> komi;
};

TEST(Komi, Points_hundredths_zi_and_words_are_told_apart) {
  const Reading readings[] = {
      {"6.5", Komi{{13}, false}},
      {"6.50", Komi{{13}, false}},
      {"6,5", Komi{{13}, false}},
      {"-5.5", Komi{{-11}, false}},
      {".5", Komi{{1}, false}},
      {"0", Komi{{0}, false}},
      {"0.00", Komi{{0}, false}},
      {"7.", Komi{{14}, false}},
      {"150", Komi{{300}, false}},
      {"650", Komi{{13}, true}},
      {"750", Komi{{15}, true}},
      {"375", Komi{{15}, true}},
      {"3.75", Komi{{15}, true}},
      {"275", Komi{{11}, true}},
      {"2.75", Komi{{11}, true}},
      {"3\u53c83/4\u5b50", Komi{{15}, true}},
      {"\u9ed26\u76ee\u534a\u30b3\u30df\u51fa\u3057", Komi{{13}, false}},
      {"\uff16\u76ee\u534a", Komi{{13}, false}},
      {"6\uc9d1\ubc18", Komi{{13}, false}},
      {"\u534a\u76ee", Komi{{1}, false}},
      {"6.3", std::nullopt},
      {"651", std::nullopt},
      {"", std::nullopt},
      {"none", std::nullopt},
      {"12345678901234567890", std::nullopt},
  };
  for (const Reading& reading : readings) {
    EXPECT_EQ(read_komi(reading.text), reading.komi) << reading.text;
  }
}

TEST(Komi, It_is_written_as_it_is_read) {
  for (int halves = -30; halves <= 30; ++halves) {
    const rules::HalfPoints points{halves};
    ASSERT_TRUE(read_komi(points_text(points)).has_value());
    EXPECT_EQ(read_komi(points_text(points))->points, points);
  }
}

}  // namespace
}  // namespace shinpan::record
