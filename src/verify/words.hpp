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

inline std::optional<std::uint32_t> to_number(std::string_view word) {
  std::uint32_t number = 0;
  const char* const end = word.data() + word.size();
  const auto read = std::from_chars(word.data(), end, number);
  const bool whole = !word.empty() && read.ec == std::errc() && read.ptr == end;
  return whole ? std::optional(number) : std::nullopt;
}

// The words of a proof one after another.
class Words {
 public:
  explicit Words(std::string_view text) : text_(text) {}

  // The word to come; empty at the end of the text.
  [[nodiscard]] std::string_view peek() {
    while (at_ < text_.size() && std::string_view(" \t\r\n#").find(text_[at_]) != text_.npos) {
      line_ += text_[at_] == '\n' ? 1 : 0;
      at_ = text_[at_] == '#' ? std::min(text_.find('\n', at_), text_.size()) : at_ + 1;
    }
    const std::size_t end = std::min(text_.find_first_of(" \t\r\n#", at_), text_.size());
    return text_.substr(at_, end - at_);
  }

  std::string_view take() {
    const std::string_view word = peek();
    line_taken_ = line_;
    at_ += word.size();
    braces_ += word == "{" ? 1 : word == "}" ? -1 : 0;
    return word;
  }

  std::string_view take_rest_of_line() {
    const std::size_t begin = std::min(text_.find_first_not_of(" \t", at_), text_.size());
    at_ = std::min(text_.find_first_of("\r\n", begin), text_.size());
    return text_.substr(begin, at_ - begin);
  }

  // What follows takes one word and throws Refusal when it is something else.
  void expect(std::string_view wanted) {
    const std::string_view word = take();
    need(word == wanted, "'" + std::string(wanted) + "' is wanted, not '" + shown(word) + "'");
  }

  std::uint32_t number() {
    const std::string_view word = take();
    const auto found = to_number(word);
    need(found.has_value(), "'" + shown(word) + "' is not a number");
    return *found;
  }

  Stone color() {
    const std::string_view word = take();
    need(word == "black" || word == "white", "'" + shown(word) + "' is not a colour");
    return word == "black" ? Stone::Black : Stone::White;
  }

  Point point(const Board& board) {
    const std::string_view word = take();
    const auto found = board.find(word);
    need(found.has_value(), "'" + shown(word) + "' is not a point of the board");
    return *found;
  }

  // One or more points, as many as there are.
  Points points(const Board& board) {
    Points found{point(board)};
    while (board.find(peek())) {
      found.push_back(point(board));
    }
    return found;
  }

  [[nodiscard]] bool is_at_item() {
    const std::string_view word = peek();
    return word == "claim" || word == "status" || word == "end" || word == "position";
  }

  // Takes what is left of a claim, a status or the head of a position in which something was
  // refused. Throws FileError when it cannot be told where that ends.
  void skip_item() {
    while (braces_ != 0 || !is_at_item()) {
      const bool is_lost = is_at_item() || take().empty();
      if (is_lost || braces_ < 0 || braces_ > 1) {
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

  [[nodiscard]] std::string place() const { return "line " + std::to_string(line_taken_) + ": "; }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_ = 1;
  std::size_t line_taken_ = 1;
  int braces_ = 0;
};

}  // namespace verify
