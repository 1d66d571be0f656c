#include "cases/case_file.hpp"
#include "cases/judging.hpp"

#include <gtest/gtest.h>

namespace shinpan::cases {
namespace {

// Cases whose right verdict is not reached, and why. One that is reached does not belong here: its
// test fails until the line is taken out. A wrong letter must never be a proved one, except where
// the list says that case and program differ.
struct Open {
  const char* id;
  const char* reason;
  bool differs = false;
};

constexpr Open kOpen[] = {
    {"j89-art12-triple-ko",
     "no result is for play before the stop; what is dead is after it",
     true},
    {"j89-ex04", "flower seki: the search outgrows the limit"},
    {"j89-ex16",
     "its source calls the upper white chains dead; the search proves that they are not captured",
     true},
    {"j89-ex17", "a bent four whose capture breaks a seki: the search outgrows the limit"},
    {"beast-pachi-nakade-seki3", "an open board: nothing of it is proved"},
};

const Open* open_case(const std::string& id) {
  for (const Open& open : kOpen) {
    if (id == open.id) {
      return &open;
    }
  }
  return nullptr;
}

class Verdict : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(Verdict, HasTheLettersOfTheCase) {
  const Case given = read_case(GetParam());
  if (given.verdict.empty() || given.has("partial")) {
    GTEST_SKIP() << "no verdict is known for the board as it stands";
  }
  const api::Judged judged = judge_record(given.record, given, verdict_nodes(given));
  const std::vector<Difference> differences = differences_from(given, judged);
  std::string told;
  for (const Difference& difference : differences) {
    told += difference.text + " ";
  }
  const Open* open = open_case(given.id);
  RecordProperty("proved", judged.verdict.proved ? "yes" : "no");
  if (open == nullptr) {
    EXPECT_EQ(told, "") << support::drawn(judged.board);
    return;
  }
  EXPECT_NE(told, "") << "is right now, so take it off the list of open cases";
  for (const Difference& difference : differences) {
    EXPECT_TRUE(!difference.proved || open->differs) << "wrong and proved: " << difference.text;
  }
}

TEST(Verdicts, OpenCasesExist) {
  for (const Open& open : kOpen) {
    bool found = false;
    for (const std::filesystem::path& path : case_paths()) {
      found = found || path.stem() == open.id;
    }
    EXPECT_TRUE(found) << open.id;
  }
}

INSTANTIATE_TEST_SUITE_P(Cases, Verdict, testing::ValuesIn(case_paths()), name_of);

}  // namespace
}  // namespace shinpan::cases
