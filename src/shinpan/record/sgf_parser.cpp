#include "shinpan/record/sgf_tree.hpp"

#include <algorithm>
#include <cstring>

namespace shinpan::record {
namespace {

bool is_space(char c) {
  return c == ' ' || (c >= '\t' && c <= '\r') || c == '\0';
}

bool is_upper(char c) {
  return c >= 'A' && c <= 'Z';
}

const char* skip_space(const char* at, const char* end) {
  while (at != end && is_space(*at)) {
    ++at;
  }
  return at;
}

// The bracket that closes the value that begins at `at`, or `end`.
const char* closing_bracket(const char* at, const char* end) {
  const char* const begin = at;
  // Most values are a point, that is two bytes long: look there before calling memchr.
  for (int i = 0; i < 3 && at != end && *at != '\\'; ++i, ++at) {
    if (*at == ']') {
      return at;
    }
  }
  while (at != end) {
    const void* const found = std::memchr(at, ']', static_cast<std::size_t>(end - at));
    if (found == nullptr) {
      return end;
    }
    const char* const bracket = static_cast<const char*>(found);
    const char* escape = bracket;
    while (escape != begin && escape[-1] == '\\') {
      --escape;
    }
    if ((bracket - escape) % 2 == 0) {
      return bracket;
    }
    at = bracket + 1;
  }
  return end;
}

// Whether a property, a name before '[', begins here.
bool property_begins(const char* at, const char* end) {
  bool named = false;
  while (at != end && is_sgf_letter(*at)) {
    named = named || is_upper(*at);
    ++at;
  }
  at = skip_space(at, end);
  return named && at != end && *at == '[';
}

const char* skip_brackets(const char* at, const char* end) {
  while (at != end && (*at == '(' || is_space(*at))) {
    ++at;
  }
  return at;
}

// Whether a game tree or a variation begins at this '(' or behind others that follow it.
bool tree_begins(const char* at, const char* end) {
  at = skip_brackets(at, end);
  return at != end && (*at == ';' || property_begins(at, end));
}

}  // namespace

// Walks the text once. `open_` holds the node before each '(' that is still open.
class SgfParser {
 public:
  explicit SgfParser(SgfTree& tree)
      : tree_(tree), begin_(tree.text_.data()), end_(begin_ + tree.text_.size()), at_(begin_) {}

  void run() {
    reserve();
    while (at_ != end_) {
      open_.empty() ? step_outside() : step_inside();
    }
    if (!open_.empty()) {
      report(SgfTree::IssueKind::MissingBracket, end_);
    }
  }

 private:
  using Kind = SgfTree::IssueKind;

  // Arrays that grow are copied and take twice the memory, so they are made for as many values as
  // there are brackets, and for as many nodes. Beyond the limit they grow after all: a text that
  // only looks like so many values shall not take the memory of all of them.
  void reserve() {
    constexpr std::ptrdiff_t kMost = std::ptrdiff_t{1} << 22U;
    const auto most = static_cast<std::size_t>(std::min(std::count(begin_, end_, '['), kMost));
    tree_.nodes_.reserve(most);
    tree_.properties_.reserve(most);
    tree_.values_.reserve(most);
  }

  void report(Kind kind, const char* at) {
    tree_.issues_.push_back({kind, static_cast<std::uint32_t>(at - begin_)});
  }

  void step_outside() {
    const char* const found = at_ = skip_space(at_, end_);
    while (at_ != end_ && !(*at_ == '(' && tree_begins(at_, end_))) {
      at_ = *at_ == '(' ? skip_brackets(at_, end_) : at_ + 1;
    }
    if (at_ != found) {
      const bool bracket = *found == ')' && skip_space(found + 1, end_) == at_;
      report(bracket ? Kind::ExtraBracket : Kind::TextOutside, found);
    }
    if (at_ != end_) {
      open();
    }
  }

  void step_inside() {
    at_ = skip_space(at_, end_);
    if (at_ == end_) {
      return;
    }
    if (*at_ == ';') {
      ++at_;
      begin_node();
    } else if (*at_ == ')') {
      ++at_;
      current_ = open_.back();
      open_.pop_back();
      fresh_ = false;
    } else if (*at_ == '(' && (fresh_ || tree_begins(at_, end_))) {
      open();
    } else if (!is_sgf_letter(*at_) || !read_property()) {
      skip_stray_text();
    }
  }

  void open() {
    open_.push_back(current_);
    ++at_;
    fresh_ = true;
  }

  void begin_node() {
    current_ = tree_.add_node(current_);
    fresh_ = false;
  }

  // False, with nothing done, when the letters here are not the name of a property.
  bool read_property() {
    const char* const name = at_;
    std::uint32_t code = 0;
    bool long_name = false;
    const char* after = name;
    for (; after != end_ && is_sgf_letter(*after); ++after) {
      if (is_upper(*after)) {
        long_name = long_name || (code >> 24U) != 0;
        code = (code << 8U) | static_cast<unsigned char>(*after);
      }
    }
    const char* const bracket = skip_space(after, end_);
    if (code == 0 || bracket == end_ || *bracket != '[') {
      return false;
    }
    if (current_ == SgfTree::kNone && !fresh_) {
      return false;
    }
    // Behind a '(' and behind a variation that was closed, a property belongs to no node so far.
    if (fresh_ || current_ + 1 != tree_.nodes_.size()) {
      report(Kind::NoSemicolon, name);
      begin_node();
    }
    tree_.properties_.push_back({long_name ? 0 : code,
                                 static_cast<std::uint32_t>(name - begin_),
                                 static_cast<std::uint32_t>(tree_.values_.size())});
    at_ = bracket;
    read_values();
    return true;
  }

  void read_values() {
    while (at_ != end_ && *at_ == '[') {
      const char* const value = at_ + 1;
      const char* close = closing_bracket(value, end_);
      at_ = close == end_ ? end_ : close + 1;
      if (close == end_) {
        report(Kind::OpenValue, value - 1);
        close = without_open_escape(value);
      }
      tree_.values_.push_back(
          {static_cast<std::uint32_t>(value - begin_), static_cast<std::uint32_t>(close - begin_)});
      at_ = skip_space(at_, end_);
    }
  }

  // The end of a value that the text leaves open: a lone '\' there would escape our own bracket.
  const char* without_open_escape(const char* value) const {
    const char* escape = end_;
    while (escape != value && escape[-1] == '\\') {
      --escape;
    }
    return (end_ - escape) % 2 == 0 ? end_ : end_ - 1;
  }

  void skip_stray_text() {
    const char* const start = at_;
    do {
      // Whole words and whole rows of brackets at once: neither holds the beginning of a property
      // or a variation further in, and looking at each character would take quadratic time.
      at_ = is_sgf_letter(*at_) ? after_letters(at_)
            : *at_ == '('       ? skip_brackets(at_, end_)
                                : at_ + 1;
    } while (at_ != end_ &&
             !(*at_ == ';' || *at_ == ')' || (*at_ == '(' && tree_begins(at_, end_)) ||
               (is_sgf_letter(*at_) && property_begins(at_, end_))));
    const bool name_only = is_upper(*start) && skip_space(after_letters(start), end_) == at_;
    report(name_only ? Kind::NoValue : Kind::StrayText, start);
  }

  const char* after_letters(const char* at) const {
    while (at != end_ && is_sgf_letter(*at)) {
      ++at;
    }
    return at;
  }

  SgfTree& tree_;
  const char* begin_;
  const char* end_;
  const char* at_;
  std::vector<SgfTree::Node> open_;
  SgfTree::Node current_ = SgfTree::kNone;
  bool fresh_ = false;  // just behind a '(': the next property opens a node even without ';'
};

SgfTree parse_sgf(std::string text) {
  SgfTree tree;
  if (text.size() > SgfTree::kMaxText) {
    return tree;
  }
  tree.text_ = std::move(text);
  SgfParser(tree).run();
  return tree;
}

bool looks_like_sgf(std::string_view text) {
  const char* const end = text.data() + text.size();
  const char* at = text.data();
  while (at != end) {
    if (*at != '(') {
      ++at;
    } else if (tree_begins(at, end)) {
      return true;
    } else {
      at = skip_brackets(at, end);
    }
  }
  return false;
}

}  // namespace shinpan::record
