#pragma once

#include "verify/board.hpp"

#include <stdexcept>

namespace verify {

// Thrown where a claim, a status or a position is not as it must be; the reader goes on behind it.
using Refusal = std::domain_error;
// Thrown where the text cannot be read on.
using FileError = std::runtime_error;

// Foreign text that is fit to be shown: short, without control characters.
inline std::string shown(std::string_view text) {
  std::string out(text.substr(0, 200));
  const auto is_control = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; };
  std::replace_if(out.begin(), out.end(), is_control, '?');
  return out;
}

// The words of a proof one after another. All that wants a certain word throws Refusal when there
// is another.
class Words {
 public:
  explicit Words(std::string_view text) : text_(text) {}

  // The word to come; empty at the end of the text.
  std::string_view peek() {
    while (at_ < text_.size() && kGaps.find(text_[at_]) != kGaps.npos) {
      line_ += text_[at_] == '\n' ? 1 : 0;
      at_ = text_[at_] == '#' ? std::min(text_.find('\n', at_), text_.size()) : at_ + 1;
    }
    return text_.substr(at_, text_.find_first_of(kGaps, at_) - at_);
  }

  // Takes a word, but not one that begins the next item.
  std::string_view take() { return is_at_item() ? peek() : advance(); }

  std::string_view take_rest_of_line() {
    at_ = std::min(text_.find_first_not_of(" \t", at_), text_.size());
    const std::string_view rest = text_.substr(at_, text_.find_first_of("\r\n", at_) - at_);
    at_ += rest.size();
    return rest;
  }

  void expect(std::string_view word) { want(peek() == word, "'" + std::string(word) + "'"); }

  // Whether the word comes; takes it then.
  bool accept(std::string_view word) { return peek() == word && advance() == word; }

  // Which word of the list comes: 0 for its first.
  std::size_t choice(const std::string& list) {
    const std::size_t at = (' ' + list + ' ').find(' ' + std::string(peek()) + ' ');
    want(at != list.npos, "one of '" + list + "'");
    return static_cast<std::size_t>(std::count(list.data(), list.data() + at, ' '));
  }

  Color color() { return choice("black white") == 0 ? Black : White; }

  std::uint32_t number() {
    const auto number = to_number(peek());
    want(number.has_value(), "a number");
    return *number;
  }

  Point point(const Board& board) {
    const Point p = board.find(peek());
    want(p != 0, "a point of the board");
    return p;
  }

  // One or more points, as many as there are.
  PointSet points(const Board& board) {
    PointSet points = only(point(board));
    while (board.find(peek()) != 0) {
      points.set(point(board));
    }
    return points;
  }

  bool is_at_item() {
    const std::string_view word = peek();
    return word == "claim" || word == "status" || word == "end" || word == "position";
  }

  // Takes what is left of a claim, a status or the head of a position in which something was
  // refused. Throws FileError when it cannot be told where that ends.
  void skip_item() {
    while (braces_ != 0 || !is_at_item()) {
      if (is_at_item() || take().empty() || braces_ < 0 || braces_ > 1) {
        throw FileError(place() + "what was refused above has no clear end");
      }
    }
  }

  // Throws Refusal with the reason and the line unless it holds.
  void need(bool holds, std::string_view reason) const {
    if (!holds) {
      throw Refusal(place() + std::string(reason));
    }
  }

 private:
  static constexpr std::string_view kGaps = " \t\r\n#";

  std::string_view advance() {
    const std::string_view word = peek();
    line_taken_ = line_;
    at_ += word.size();
    braces_ += word == "{" ? 1 : word == "}" ? -1 : 0;
    return word;
  }

  // Takes the word to come if it is what is wanted.
  void want(bool is_right, const std::string& name) {
    need(is_right, name + " is wanted, not '" + shown(peek()) + "'");
    advance();
  }

  [[nodiscard]] std::string place() const { return "line " + std::to_string(line_taken_) + ": "; }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_ = 1;
  std::size_t line_taken_ = 1;
  int braces_ = 0;
};

}  // namespace verify
