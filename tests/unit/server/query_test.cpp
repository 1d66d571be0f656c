#include "server/query.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

namespace shinpan::server {
namespace {

using nlohmann::json;
using Query = std::multimap<std::string, std::string>;

json read(const Query& query) {
  return json::parse(json_of_query(query));
}

// What one parameter becomes.
json value(const char* name, const std::string& text) {
  return read({{name, text}})[name];
}

TEST(QueryTest, Nothing_is_an_empty_object) {
  EXPECT_EQ(json_of_query({}), "{}");
}

TEST(QueryTest, Numbers_are_numbers_where_numbers_belong) {
  for (const char* const name : {"komi", "at", "game", "time_limit", "nodes", "seed"}) {
    EXPECT_EQ(value(name, "7"), json(7)) << name;
    EXPECT_EQ(value(name, "0"), json(0)) << name;
    EXPECT_EQ(value(name, "-5"), json(-5)) << name;
    EXPECT_EQ(value(name, "6.5"), json(6.5)) << name;
    EXPECT_EQ(value(name, "0.25"), json(0.25)) << name;
    EXPECT_EQ(value(name, "18446744073709551615"), json(18446744073709551615U)) << name;
  }
  EXPECT_EQ(value("source", "7"), json("7"));
}

TEST(QueryTest, What_is_no_number_of_JSON_stays_a_text) {
  for (const char* const text : {"",
                                 "-",
                                 "+7",
                                 "07",
                                 "-07",
                                 "7.",
                                 ".5",
                                 "-.5",
                                 "1e5",
                                 "1.2.3",
                                 "0x10",
                                 "NaN",
                                 "Infinity",
                                 " 7",
                                 "7 ",
                                 "7,5",
                                 "--7",
                                 "7-",
                                 "123456789012345678901",
                                 "{}",
                                 "\xd9\xa7",
                                 "true",
                                 "null"}) {
    EXPECT_EQ(value("at", text), json(text)) << text;
  }
}

TEST(QueryTest, Points_are_split_at_commas) {
  for (const char* const name : {"dead", "alive"}) {
    EXPECT_EQ(value(name, "D4"), json({"D4"}));
    EXPECT_EQ(value(name, "D4,Q16,d5"), json({"D4", "Q16", "d5"}));
    EXPECT_EQ(value(name, ""), json::array());
    EXPECT_EQ(value(name, ",D4,"), json({"", "D4"}));
    EXPECT_EQ(value(name, "D4, Q16"), json({"D4", " Q16"}));
  }
}

TEST(QueryTest, Flags_are_true_false_or_a_text_that_is_refused) {
  for (const char* const name : {"strict", "use_marks"}) {
    for (const char* const yes : {"", "1", "true"}) {
      EXPECT_EQ(value(name, yes), json(true)) << yes;
    }
    for (const char* const no : {"0", "false"}) {
      EXPECT_EQ(value(name, no), json(false)) << no;
    }
    for (const char* const other : {"yes", "True", "2", "01", " "}) {
      EXPECT_EQ(value(name, other), json(other)) << other;
    }
  }
}

TEST(QueryTest, The_first_of_several_values_counts) {
  EXPECT_EQ(read({{"komi", "6.5"}, {"komi", "7"}, {"lang", "ru"}, {"lang", "en"}}),
            json({{"komi", 6.5}, {"lang", "ru"}}));
}

TEST(QueryTest, Quotes_and_bytes_that_are_no_text_do_no_harm) {
  EXPECT_EQ(value("source", "a\"b\\c\n\x01"), json("a\"b\\c\n\x01"));
  EXPECT_EQ(value("source", "\xff"), json("\xef\xbf\xbd"));
  EXPECT_EQ(read({{"a\":1,\"b", "x"}}), json({{"a\":1,\"b", "x"}}));
  EXPECT_EQ(value("dead", "A1\",\"B1"), json({"A1\"", "\"B1"}));
}

RC_GTEST_PROP(QueryTest, Any_query_is_an_object_with_its_names, ()) {
  const auto name = rc::gen::oneOf(
      rc::gen::elementOf(std::vector<std::string>{
          "komi", "at", "dead", "alive", "strict", "use_marks", "time_limit", "seed"}),
      rc::gen::arbitrary<std::string>());
  const auto text = rc::gen::oneOf(rc::gen::arbitrary<std::string>(),
                                   rc::gen::container<std::string>(rc::gen::elementOf(
                                       std::string("0123456789.,-+eE \"\\true"))));
  const auto pairs = *rc::gen::container<std::vector<std::pair<std::string, std::string>>>(
      rc::gen::pair(name, text));
  const Query query(pairs.begin(), pairs.end());
  const json object = json::parse(json_of_query(query), nullptr, false);
  RC_ASSERT(object.is_object());
  for (const char* const known : {"komi", "at", "dead", "alive", "strict", "use_marks"}) {
    RC_ASSERT(object.contains(known) == (query.count(known) != 0));
  }
}

}  // namespace
}  // namespace shinpan::server
