#include "shinpan/api/json_writer.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace shinpan::api {
namespace {

TEST(JsonWriterTest, Quotes_backslashes_and_control_characters_are_escaped) {
  EXPECT_EQ(json_string("a\"b\\c\n\t\r\x01"), R"("a\"b\\c\n\t\u000d\u0001")");
}

TEST(JsonWriterTest, Text_in_other_letters_stays_as_it_is) {
  EXPECT_EQ(json_string("чёрные 審判"), "\"чёрные 審判\"");
}

TEST(JsonWriterTest, Malformed_bytes_become_the_replacement_character) {
  EXPECT_EQ(json_string("a\xff"), "\"a\xEF\xBF\xBD\"");
}

TEST(JsonWriterTest, Every_single_byte_gives_a_string_that_a_parser_reads) {
  for (int byte = 0; byte < 256; ++byte) {
    const std::string text(1, static_cast<char>(byte));
    const nlohmann::json read = nlohmann::json::parse(json_string(text), nullptr, false);
    EXPECT_TRUE(read.is_string()) << byte;
  }
}

TEST(JsonWriterTest, Commas_stand_between_values_only) {
  JsonWriter json;
  json.open_object();
  json.key("a").open_array().integer(1).open_array().close_array().null().close_array();
  json.key("b").open_object().close_object();
  json.key("c").number("6.5").key("d").boolean(true);
  json.close_object();
  EXPECT_EQ(json.str(), R"({"a":[1,[],null],"b":{},"c":6.5,"d":true})");
}

}  // namespace
}  // namespace shinpan::api
