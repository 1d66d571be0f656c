#include "shinpan/record/sgf_tree.hpp"

#include "shinpan/base/random.hpp"

#include <gtest/gtest.h>

namespace shinpan::record {
namespace {

using Kind = SgfTree::IssueKind;

std::vector<Kind> issue_kinds(const SgfTree& tree) {
  std::vector<Kind> kinds;
  for (const SgfTree::Issue& issue : tree.issues()) {
    kinds.push_back(issue.kind);
  }
  return kinds;
}

// Nodes, properties and values of all games in order, with the depth of every node.
std::string flat(const SgfTree& tree) {
  std::string out;
  for (SgfTree::Node node = 0; node < tree.node_count(); ++node) {
    out += ';' + std::to_string(static_cast<int>(tree.parent(node)));
    const auto [first, last] = tree.properties(node);
    for (SgfTree::Property property = first; property < last; ++property) {
      out += tree.name(property);
      const auto [begin, end] = tree.values(property);
      for (std::uint32_t value = begin; value < end; ++value) {
        out += '[' + std::string(tree.raw(value)) + ']';
      }
    }
  }
  return out;
}

std::string nested(int depth) {
  std::string text = "(;GM[1]";
  for (int i = 0; i < depth; ++i) {
    text += i % 2 == 0 ? "(;B[aa]" : "(;W[bb](;W[cc])";
  }
  return text + std::string(static_cast<std::size_t>(depth) + 1, ')');
}

TEST(SgfTree, Nodes_keep_their_properties_in_the_order_of_the_text) {
  const SgfTree tree = parse_sgf("(;GM[1]XY[what][ever]SZ[9];B[aa]C[hi];W[bb])");
  ASSERT_EQ(tree.games().size(), 1U);
  EXPECT_TRUE(tree.issues().empty());
  EXPECT_EQ(flat(tree), ";-1GM[1]XY[what][ever]SZ[9];0B[aa]C[hi];1W[bb]");
  EXPECT_EQ(tree.first_raw(0, "XY"), "what");
  EXPECT_EQ(tree.first_raw(0, "KM"), std::nullopt);
}

TEST(SgfTree, Variations_hang_below_the_node_before_them) {
  const SgfTree tree = parse_sgf("(;A[](;B[](;C[])(;D[]))(;E[];F[]))");
  EXPECT_EQ(flat(tree), ";-1A[];0B[];1C[];1D[];0E[];4F[]");
  EXPECT_EQ(tree.main_line_end(0), 2U);
  EXPECT_EQ(tree.next_sibling(2), 3U);
  EXPECT_EQ(write_sgf(tree), "(;A[](;B[](;C[])(;D[]))(;E[];F[]))\n");
}

TEST(SgfTree, A_variation_may_be_added_anywhere_and_is_the_last_of_its_siblings) {
  SgfTree tree = parse_sgf("(;A[];B[];C[])(;X[])");
  for (const SgfTree::Node parent : {0U, 2U, 0U, 3U}) {
    tree.add_node(parent);
    tree.add_property("N");
    tree.add_raw_value("later");
  }
  EXPECT_EQ(write_sgf(tree), "(;A[](;B[];C[];N[later])(;N[later])(;N[later]))\n(;X[];N[later])\n");
  EXPECT_EQ(tree.main_line_end(0), 5U);
}

TEST(SgfTree, A_name_of_any_length_is_kept) {
  const std::string text = "(;A" + std::string(100'000, 'b') + "[x])\n";
  const SgfTree tree = parse_sgf(text);
  EXPECT_EQ(tree.first_raw(0, "A"), "x");
  EXPECT_EQ(write_sgf(tree), text);
}

TEST(SgfTree, A_closing_bracket_behind_a_backslash_belongs_to_the_value) {
  const SgfTree tree = parse_sgf(R"((;C[a\]b]N[x\\]C[\\\]]GC[[nested\]]))");
  EXPECT_TRUE(tree.issues().empty());
  EXPECT_EQ(flat(tree), R"(;-1C[a\]b]N[x\\]C[\\\]]GC[[nested\]])");
}

TEST(SgfTree, Small_letters_of_long_names_do_not_count) {
  const SgfTree tree = parse_sgf("(;GaMe[1]SiZe[19]AddBlack[pd];White[dd])");
  EXPECT_EQ(tree.first_raw(0, "SZ"), "19");
  EXPECT_EQ(tree.first_raw(0, "AB"), "pd");
  EXPECT_EQ(tree.first_raw(1, "W"), "dd");
  EXPECT_EQ(write_sgf(tree), "(;GaMe[1]SiZe[19]AddBlack[pd];White[dd])\n");
}

TEST(SgfTree, Text_around_the_games_is_passed_over_and_reported) {
  const SgfTree tree = parse_sgf("From: me (hello)\n(;GM[1])\nnext one\n(;GM[1])) bye");
  EXPECT_EQ(tree.games().size(), 2U);
  EXPECT_EQ(issue_kinds(tree),
            (std::vector{Kind::TextOutside, Kind::TextOutside, Kind::TextOutside}));
}

TEST(SgfTree, Broken_syntax_is_mended) {
  EXPECT_EQ(issue_kinds(parse_sgf("(GM[1];B[aa])")), std::vector{Kind::NoSemicolon});
  EXPECT_EQ(issue_kinds(parse_sgf("(;GM[1]")), std::vector{Kind::MissingBracket});
  EXPECT_EQ(issue_kinds(parse_sgf("(;GM[1]))")), std::vector{Kind::ExtraBracket});
  EXPECT_EQ(issue_kinds(parse_sgf("(;GM[1]B;W[aa])")), std::vector{Kind::NoValue});
  EXPECT_EQ(issue_kinds(parse_sgf("(;C[a] stray] W[aa];B[bb])")), std::vector{Kind::StrayText});
  EXPECT_EQ(issue_kinds(parse_sgf("(;C[open")),
            (std::vector{Kind::OpenValue, Kind::MissingBracket}));
}

TEST(SgfTree, A_backslash_at_the_end_of_an_open_value_does_not_escape_the_bracket_that_is_written) {
  const SgfTree tree = parse_sgf("(;C[open\\");
  EXPECT_EQ(write_sgf(tree), "(;C[open])\n");
}

TEST(SgfTree, A_text_without_a_game_gives_a_tree_without_games) {
  for (const char* const text : {"", "   ", "hello", "((((", "(hello)", ")", "]", "(;)x"}) {
    const SgfTree tree = parse_sgf(text);
    EXPECT_EQ(tree.games().size(), std::string_view(text) == "(;)x" ? 1U : 0U) << text;
  }
}

TEST(SgfTree, A_hundred_thousand_nested_variations_are_read_copied_and_written) {
  const std::string text = nested(100'000);
  const SgfTree tree = parse_sgf(text);
  EXPECT_TRUE(tree.issues().empty());
  EXPECT_EQ(tree.node_count(), 150'001U);
  const SgfTree copy = tree;
  const std::string written = write_sgf(copy);
  EXPECT_EQ(flat(parse_sgf(written)).size(), flat(tree).size());
  EXPECT_EQ(write_sgf(parse_sgf(written)), written);
}

TEST(SgfTree, Rows_of_brackets_take_linear_time) {
  EXPECT_TRUE(parse_sgf(std::string(3'000'000, '(')).games().empty());
  EXPECT_EQ(parse_sgf(std::string(3'000'000, '(') + ";A[]").games().size(), 1U);
  std::string words = "(;A[]";
  for (int i = 0; i < 1'000'000; ++i) {
    words += "(x ";
  }
  EXPECT_EQ(parse_sgf(words).node_count(), 1U);
}

std::string random_value(base::Random& random) {
  static constexpr std::string_view kBytes = "ab\\\\]])(;[ \n\xE9\xBB\x92";
  std::string raw;
  for (std::uint32_t i = random.below(6); i > 0; --i) {
    const char c = kBytes[random.below(kBytes.size())];
    if (c == '\\' || c == ']') {
      raw += '\\';
    }
    raw += c;
  }
  return raw;
}

SgfTree random_tree(base::Random& random) {
  static constexpr std::string_view kNames[] = {"B", "W", "C", "AB", "LongName", "XYZ"};
  SgfTree tree;
  for (std::uint32_t nodes = 1 + random.below(30); nodes > 0; --nodes) {
    const auto count = static_cast<std::uint32_t>(tree.node_count());
    // Mostly behind the newest node, so that lines grow; numbering must follow the text, so only
    // ancestors of the newest node may get another child.
    SgfTree::Node parent = count == 0 ? SgfTree::kNone : count - 1;
    while (parent != SgfTree::kNone && random.below(3) == 0) {
      parent = tree.parent(parent);
    }
    tree.add_node(parent);
    for (std::uint32_t properties = random.below(3); properties > 0; --properties) {
      tree.add_property(kNames[random.below(6)]);
      for (std::uint32_t values = 1 + random.below(3); values > 0; --values) {
        tree.add_raw_value(random_value(random));
      }
    }
  }
  return tree;
}

TEST(SgfTree, Reading_what_was_written_gives_the_same_tree) {
  base::Random random(20261130);
  for (int round = 0; round < 2000; ++round) {
    const SgfTree tree = random_tree(random);
    const std::string text = write_sgf(tree);
    const SgfTree again = parse_sgf(text);
    ASSERT_EQ(flat(again), flat(tree)) << text;
    ASSERT_TRUE(again.issues().empty()) << text;
    ASSERT_EQ(write_sgf(again), text);
  }
}

TEST(SgfTree, Writing_any_bytes_that_were_read_is_stable) {
  static constexpr std::string_view kBytes = "(;)[]\\ABWa \n(;B[aa])";
  base::Random random(7);
  for (int round = 0; round < 20000; ++round) {
    std::string text;
    for (std::uint32_t i = random.below(40); i > 0; --i) {
      text += kBytes[random.below(kBytes.size())];
    }
    const SgfTree tree = parse_sgf(text);
    const std::string written = write_sgf(tree);
    const SgfTree again = parse_sgf(written);
    ASSERT_EQ(flat(again), flat(tree)) << text << "\n" << written;
    ASSERT_EQ(write_sgf(again), written) << text;
  }
}

TEST(SgfTree, The_character_set_can_be_stated_anew_in_every_game) {
  const SgfTree tree = parse_sgf("(;GM[1]CA[GBK];B[aa])(;SZ[9])");
  EXPECT_EQ(write_sgf(tree, SgfCharset::Utf8), "(;CA[UTF-8]GM[1];B[aa])\n(;CA[UTF-8]SZ[9])\n");
}

}  // namespace
}  // namespace shinpan::record
