#include "shinpan/record/sgf_tree.hpp"

namespace shinpan::record {
namespace {

// Nodes go on a new line once the current one is about this long; readers skip white space there.
constexpr std::size_t kLineLength = 72;

void write_node(const SgfTree& tree, SgfTree::Node node, SgfCharset charset, std::string& out) {
  const bool states_utf8 = charset == SgfCharset::Utf8 && tree.parent(node) == SgfTree::kNone;
  out += states_utf8 ? ";CA[UTF-8]" : ";";
  const auto [first, last] = tree.properties(node);
  for (SgfTree::Property property = first; property < last; ++property) {
    if (states_utf8 && tree.code(property) == sgf_code("CA")) {
      continue;
    }
    out += tree.name(property);
    const auto [begin, end] = tree.values(property);
    for (std::uint32_t value = begin; value < end; ++value) {
      out += '[';
      out += tree.raw(value);
      out += ']';
    }
    if (begin == end) {
      out += "[]";
    }
  }
}

// Whether a node stands in brackets of its own: a game, or one of several continuations.
bool has_bracket(const SgfTree& tree, SgfTree::Node node) {
  const SgfTree::Node parent = tree.parent(node);
  return parent == SgfTree::kNone || tree.first_child(parent) != node ||
         tree.next_sibling(node) != SgfTree::kNone;
}

// Closes the brackets behind a last node up to the next continuation; kNone at the end of the game.
SgfTree::Node close_brackets(const SgfTree& tree, SgfTree::Node node, std::string& out) {
  while (node != SgfTree::kNone) {
    if (has_bracket(tree, node)) {
      out += ')';
    }
    const SgfTree::Node parent = tree.parent(node);
    if (parent != SgfTree::kNone && tree.next_sibling(node) != SgfTree::kNone) {
      return tree.next_sibling(node);
    }
    node = parent;
  }
  return SgfTree::kNone;
}

void write_game(const SgfTree& tree, SgfTree::Node root, SgfCharset charset, std::string& out) {
  std::size_t line_begin = out.size();
  SgfTree::Node node = root;
  while (node != SgfTree::kNone) {
    if (out.size() - line_begin > kLineLength) {
      out += '\n';
      line_begin = out.size();
    }
    if (has_bracket(tree, node)) {
      out += '(';
    }
    write_node(tree, node, charset, out);
    const SgfTree::Node child = tree.first_child(node);
    node = child != SgfTree::kNone ? child : close_brackets(tree, node, out);
  }
  out += '\n';
}

}  // namespace

std::string write_sgf(const SgfTree& tree, SgfCharset charset) {
  std::string out;
  for (const SgfTree::Node game : tree.games()) {
    write_game(tree, game, charset, out);
  }
  return out;
}

}  // namespace shinpan::record
