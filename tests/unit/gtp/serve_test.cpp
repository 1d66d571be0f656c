#include "asking.hpp"
#include "gtp/commands.hpp"
#include "gtp/line.hpp"
#include "shinpan/base/random.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

namespace shinpan::gtp {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::string file(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

TEST(Serve, Quit_ends_the_dialogue) {
  Session session = a_session();
  EXPECT_EQ(dialogue("1 quit\n2 name\n", session), "=1 \n\n");
  EXPECT_TRUE(session.has_quit());
}

TEST(Serve, Bad_lines_are_answered_and_the_next_is_read) {
  Session session = a_session();
  const std::string said =
      dialogue("1 nonsense\n2\n3 play\n4 play b Z9\n5 boardsize 26\n6 komi x\n7 name\n", session);
  EXPECT_EQ(std::count(said.begin(), said.end(), '?'), 6);
  EXPECT_THAT(said, HasSubstr("=7 Shinpan\n\n"));
}

TEST(Serve, Empty_lines_and_comments_are_not_answered) {
  Session session = a_session();
  EXPECT_EQ(dialogue("\n  \n# hello\n\r\n\t\n", session), "");
}

TEST(Serve, A_line_too_long_is_refused) {
  Session session = a_session();
  const std::string said =
      dialogue("1 play " + std::string(2 * kLongestLine, 'x') + "\n2 name\n", session);
  EXPECT_THAT(said, StartsWith("?1 line too long"));
  EXPECT_THAT(said, HasSubstr("=2 Shinpan"));
}

TEST(Serve, An_analysis_ends_with_the_next_line) {
  Session session = a_session();
  const std::string said =
      dialogue("boardsize 1\n5 kata-analyze b 50 ownership true\n\n6 name\n", session);
  EXPECT_THAT(said, HasSubstr("=5\ninfo move pass "));
  EXPECT_THAT(said, HasSubstr(" ownership 0.0\n\n=6 Shinpan\n\n"));
  // At the end of the input too.
  EXPECT_THAT(dialogue("lz-analyze", session), testing::EndsWith("pv pass\n\n"));
}

TEST(Serve, Random_bytes_do_no_harm) {
  base::Random random(7);
  for (int round = 0; round < 300; ++round) {
    std::string bytes;
    const std::uint32_t length = random.below(400);
    for (std::uint32_t i = 0; i < length; ++i) {
      bytes += static_cast<char>(random.below(256));
    }
    Session session = a_session();
    const std::string said = dialogue(bytes + "\n99 name\n", session);
    EXPECT_THAT(said, testing::EndsWith("=99 Shinpan\n\n"));
  }
}

// Commands that exist with arguments that are mostly wrong.
TEST(Serve, Random_arguments_do_no_harm) {
  const std::vector<std::string> words = {
      "b",      "w",    "A1",    "C3",       "e",
      "pass",   "0",    "-1",    "3",        "99999999999999999999",
      "T9",     "#",    "true",  "ko",       "{\"ko\":1}",
      "alive",  "dead", "rules", "\x80\xff", "1e308",
      "I5",     "",     "none",  "nan",      "absolute",
      "maxTime"};
  base::Random random(11);
  Session session = a_session();
  static_cast<void>(ask(session, "kata-set-param maxNodes 50"));
  static_cast<void>(ask(session, "boardsize 4"));
  for (int round = 0; round < 3000; ++round) {
    const std::vector<Command>& all = all_commands();
    std::string line(all[random.below(static_cast<std::uint32_t>(all.size()))].name);
    if (line == "quit" || line == "boardsize" || line == "rectangular_boardsize" ||
        line == "kata-set-param") {
      continue;  // the board stays small, so that each verdict is quick
    }
    for (std::uint32_t i = random.below(5); i > 0; --i) {
      line += ' ' + words[random.below(static_cast<std::uint32_t>(words.size()))];
    }
    const std::string said = dialogue("77 " + line + "\n", session);
    EXPECT_TRUE(said.rfind("=77", 0) == 0 || said.rfind("?77", 0) == 0) << line;
    EXPECT_THAT(said, testing::EndsWith("\n\n")) << line;
    EXPECT_EQ(said.find("\n\n"), said.size() - 2) << line;
  }
}

TEST(Serve, Huge_numbers_are_refused_not_wrapped) {
  Session session = a_session();
  for (const char* line : {"boardsize 4294967315",
                           "boardsize 275",
                           "rectangular_boardsize 9 265",
                           "komi 99999999999999999999.5",
                           "fixed_handicap 4294967298",
                           "time_left b 99999999999999999999 0",
                           "time_settings 99999999999999999999 0 0",
                           "kata-set-param maxNodes 99999999999999999999999",
                           "play b A99999999999999999999"}) {
    EXPECT_THAT(ask(session, line), StartsWith("? ")) << line;
  }
  EXPECT_EQ(ask(session, "query_boardsize"), "= 19");
}

TEST(Commands, Each_has_one_name_a_form_and_a_help) {
  std::set<std::string_view> names;
  for (const Command& command : all_commands()) {
    EXPECT_TRUE(names.insert(command.name).second) << command.name;
    EXPECT_LE(command.least, command.most) << command.name;
    EXPECT_EQ(command.usage.empty(), command.most == 0) << command.name;
    EXPECT_FALSE(command.help.empty()) << command.name;
  }
}

TEST(Commands, What_a_referee_declines_is_not_offered) {
  Session session = a_session();
  EXPECT_EQ(ask(session, "known_command genmove"), "= false");
  EXPECT_EQ(ask(session, "known_command play"), "= true");
  EXPECT_THAT(ask(session, "genmove b"), StartsWith("? a referee does not"));
  EXPECT_THAT(ask(session, "list_commands"), testing::Not(HasSubstr("genmove\n")));
}

// The words of the dialogues that the transcripts show.
TEST(Commands, Each_has_its_transcript) {
  std::string all;
  const std::filesystem::path folder = SHINPAN_SOURCE_DIR "/tests/transcript/gtp";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    all += '\n' + file(entry.path());
  }
  std::replace(all.begin(), all.end(), '\t', ' ');
  for (const Command& command : all_commands()) {
    EXPECT_TRUE(all.find(' ' + std::string(command.name) + '\n') != std::string::npos ||
                all.find(' ' + std::string(command.name) + ' ') != std::string::npos)
        << command.name;
  }
}

TEST(Commands, Each_is_documented_in_both_languages) {
  for (const char* page : {"/docs/en/gtp.md", "/docs/ru/gtp.md"}) {
    const std::string text = file(SHINPAN_SOURCE_DIR + std::string(page));
    for (const Command& command : all_commands()) {
      EXPECT_THAT(text, HasSubstr('`' + std::string(command.name))) << page;
    }
  }
}

}  // namespace
}  // namespace shinpan::gtp
