#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace shinpan::record {

// A property name as a number: its upper-case letters, at most four of them, so that "AB", and
// FF[3]'s long form "AddBlack", are the same. Zero when there are none or more than four.
[[nodiscard]] constexpr std::uint32_t sgf_code(std::string_view name) {
  std::uint32_t code = 0;
  for (const char c : name) {
    if (c >= 'A' && c <= 'Z') {
      if ((code >> 24U) != 0) {
        return 0;
      }
      code = (code << 8U) | static_cast<unsigned char>(c);
    }
  }
  return code;
}

// Property names are made of these.
[[nodiscard]] constexpr bool is_sgf_letter(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

class SgfTree;

// Reads the games of a text; see below.
[[nodiscard]] SgfTree parse_sgf(std::string text);

// The nodes, properties and values of one SGF text, all games of it, in the order of the text.
// Nothing is interpreted and nothing is lost: unknown properties, doubled properties and the raw
// bytes of every value are kept. Everything lies in a few flat arrays, so a tree of any depth is
// built, copied, walked and destroyed without recursion. A value: copies are independent.
class SgfTree {
 public:
  using Node = std::uint32_t;
  using Property = std::uint32_t;
  static constexpr std::uint32_t kNone = 0xFFFFFFFF;
  // A longer text is not parsed (offsets are 32 bits wide).
  static constexpr std::size_t kMaxText = 0xF0000000;

  // What the parser passed over or mended, and where in the text.
  enum class IssueKind : std::uint8_t {
    TextOutside,     // something that is not a game before, between or after the games
    NoSemicolon,     // a node that does not begin with ';'
    StrayText,       // something that is no property inside a game
    NoValue,         // a property name without a value
    OpenValue,       // the text ends inside a value
    ExtraBracket,    // a ')' too many
    MissingBracket,  // the text ends before the game does
  };

  struct Issue {
    IssueKind kind;
    std::uint32_t offset;
  };

  // An empty tree to build on; parse_sgf makes one of a text.
  SgfTree() = default;

  // The games: their root nodes.
  [[nodiscard]] const std::vector<Node>& games() const { return games_; }

  [[nodiscard]] const std::vector<Issue>& issues() const { return issues_; }

  [[nodiscard]] std::size_t node_count() const { return nodes_.size(); }

  // The text as it was read, with what building added at its end; offsets count its bytes.
  [[nodiscard]] std::string_view text() const { return text_; }

  // Walking; kNone where there is nothing.
  [[nodiscard]] Node parent(Node node) const { return nodes_[node].parent; }

  [[nodiscard]] Node first_child(Node node) const {
    const Node last = nodes_[node].last_child;
    return last == kNone ? kNone : nodes_[last].next_in_ring;
  }

  [[nodiscard]] Node next_sibling(Node node) const {
    const Node above = nodes_[node].parent;
    return above == kNone || nodes_[above].last_child == node ? kNone : nodes_[node].next_in_ring;
  }

  // The last node of the main line, which follows the first child everywhere.
  [[nodiscard]] Node main_line_end(Node node) const;

  // Properties of a node are the numbers [first, second), values of a property likewise.
  [[nodiscard]] std::pair<Property, Property> properties(Node node) const;
  [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> values(Property property) const;
  [[nodiscard]] std::string_view name(Property property) const;

  [[nodiscard]] std::uint32_t code(Property property) const { return properties_[property].code; }

  // Where the property stands in the text.
  [[nodiscard]] std::uint32_t offset(Property property) const { return properties_[property].name; }

  // The bytes between the brackets as they stand, escapes included.
  [[nodiscard]] std::string_view raw(std::uint32_t value) const;
  // The first property of this name, which has at most four letters; the raw first value of it.
  [[nodiscard]] std::optional<Property> find(Node node, std::string_view name) const;
  [[nodiscard]] std::optional<std::string_view> first_raw(Node node, std::string_view name) const;

  // Building. A new node is the last child of `parent`, or a new game when that is kNone;
  // properties, whose names are letters, and values are added to the newest node and property only.
  Node add_node(Node parent);
  Property add_property(std::string_view name);
  void add_raw_value(std::string_view raw);
  void replace_raw_value(std::uint32_t value, std::string_view raw);

 private:
  friend class SgfParser;
  friend SgfTree parse_sgf(std::string text);

  // Kept small: a text of a few megabytes has half a million of these, and most of the time of
  // reading it would otherwise go into getting the memory.
  struct NodeData {
    Node parent;
    Node last_child;
    Node next_in_ring;  // the next sibling; behind the last one the first
    Property first_property;
  };

  struct PropertyData {
    std::uint32_t code;
    std::uint32_t name;  // ends before the first byte that is no letter
    std::uint32_t first_value;
  };

  struct ValueData {
    std::uint32_t begin;
    std::uint32_t end;
  };

  std::uint32_t store(std::string_view bytes);

  std::string text_;
  std::vector<NodeData> nodes_;
  std::vector<PropertyData> properties_;
  std::vector<ValueData> values_;
  std::vector<Node> games_;
  std::vector<Issue> issues_;
};

// Here because the parser calls it for every node.
inline SgfTree::Node SgfTree::add_node(Node parent) {
  const Node node = static_cast<Node>(nodes_.size());
  nodes_.push_back({parent, kNone, node, static_cast<Property>(properties_.size())});
  if (parent == kNone) {
    games_.push_back(node);
    return node;
  }
  NodeData& above = nodes_[parent];
  if (above.last_child != kNone) {  // enter the ring behind the last child
    std::swap(nodes_[node].next_in_ring, nodes_[above.last_child].next_in_ring);
  }
  above.last_child = node;
  return node;
}

// Reads a text in any encoding in which the bytes of ASCII characters stand for nothing else
// (UTF-8; decode first). Never fails: what cannot be understood is passed over and reported as an
// issue, and a text without a game gives a tree without games. One pass; no recursion.
[[nodiscard]] SgfTree parse_sgf(std::string text);

// Whether a game of SGF begins somewhere in the text: a '(' before a node or a property.
[[nodiscard]] bool looks_like_sgf(std::string_view text);

// What the written text says of its character set in CA.
enum class SgfCharset : std::uint8_t {
  AsItStands,
  Utf8,  // CA[UTF-8] in every game, in place of what stood there: for trees of decoded text
};

// The tree as text. Reading it gives the same tree, and writing that the same bytes.
[[nodiscard]] std::string write_sgf(const SgfTree& tree,
                                    SgfCharset charset = SgfCharset::AsItStands);

}  // namespace shinpan::record
