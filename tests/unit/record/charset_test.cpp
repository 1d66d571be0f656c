#include "shinpan/record/charset.hpp"

#include "shinpan/base/utf8.hpp"
#include "test_data.hpp"

#include <gtest/gtest.h>

namespace shinpan::record {
namespace {

TEST(Charset, Ascii_and_utf8_are_what_they_are) {
  EXPECT_EQ(decode("plain").encoding, "UTF-8");
  EXPECT_FALSE(decode("plain").guessed);
  EXPECT_EQ(decode("\xE9\xBB\x92").utf8, "\xE9\xBB\x92");
  EXPECT_FALSE(decode("\xE9\xBB\x92", "UTF-8").guessed);
}

TEST(Charset, Byte_order_marks_decide_and_are_taken_off) {
  EXPECT_EQ(decode("\xEF\xBB\xBFhi").utf8, "hi");
  EXPECT_EQ(decode(std::string_view("\xFF\xFEh\0i\0", 6)).utf8, "hi");
  EXPECT_EQ(decode(std::string_view("\xFE\xFF\0h\x9E\xD2", 6)).utf8, "h\xE9\xBB\x92");
}

TEST(Charset, A_declared_western_set_yields_to_utf8_that_fits) {
  const Decoded decoded = decode("M\xC3\xBCller", "ISO-8859-1");
  EXPECT_EQ(decoded.encoding, "UTF-8");
  EXPECT_TRUE(decoded.guessed);
  EXPECT_EQ(decode("M\xFCller", "ISO-8859-1").utf8, "M\xC3\xBCller");
}

TEST(Charset, Whatever_the_bytes_the_result_is_well_formed) {
  std::string bytes;
  for (int i = 0; i < 256; ++i) {
    bytes += static_cast<char>(i);
  }
  const Decoded decoded = decode(bytes);
  EXPECT_TRUE(base::is_utf8(decoded.utf8));
  EXPECT_TRUE(decoded.guessed);
}

TEST(Charset, Short_texts_are_guessed_in_every_set_that_players_use) {
  if (!convert("a", "GB18030", Malformed::Refused)) {
    GTEST_SKIP() << "built without ICU";
  }
  std::size_t checked = 0;
  for (const std::string& line : lines_of(data_folder() / "charsets/expected.tsv")) {
    const std::vector<std::string> fields = fields_of(line);
    if (fields[0] == "file") {
      continue;
    }
    const Decoded decoded = decode(bytes_of(data_folder() / "charsets" / fields[0]));
    EXPECT_EQ(decoded.encoding, fields[1]) << fields[0];
    EXPECT_EQ(decoded.utf8, fields[2]) << fields[0];
    EXPECT_TRUE(decoded.guessed);
    ++checked;
  }
  EXPECT_EQ(checked, 24U);
}

TEST(Charset, Other_names_of_a_set_are_known) {
  if (!convert("a", "GB18030", Malformed::Refused)) {
    GTEST_SKIP() << "built without ICU";
  }
  EXPECT_EQ(decode("\xBA\xDA", "gb2312").utf8, "\xE9\xBB\x91");
  EXPECT_EQ(decode("\x8D\x95", "SJIS").utf8, "\xE9\xBB\x92");
  EXPECT_EQ(decode("\xC8\xE6", "ks_c_5601-1987").utf8, "\xED\x9D\x91");
}

}  // namespace
}  // namespace shinpan::record
