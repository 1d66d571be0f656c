#include "gtp/line.hpp"

#include <algorithm>

namespace shinpan::gtp {

namespace {

std::string preprocessed(std::string_view raw) {
  constexpr char kDelete = 127;
  std::string out;
  for (const char c : raw) {
    if (c == '#') {
      break;
    }
    if (c == '\t') {
      out += ' ';
    } else if (static_cast<unsigned char>(c) >= ' ' && c != kDelete) {
      out += c;
    }
  }
  out.erase(out.find_last_not_of(' ') + 1);
  return out;
}

// Takes the first word and the blanks around it off the text.
std::string_view take_word(std::string_view& text) {
  const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
  const std::size_t end = std::min(text.find(' ', begin), text.size());
  const std::string_view word = text.substr(begin, end - begin);
  text.remove_prefix(std::min(text.find_first_not_of(' ', end), text.size()));
  return word;
}

}  // namespace

std::optional<RawLine> read_line(std::istream& input) {
  RawLine line;
  bool any = false;
  for (int c = input.get(); c != std::istream::traits_type::eof(); c = input.get()) {
    any = true;
    if (c == '\n') {
      break;
    }
    if (line.text.size() < kLongestLine) {
      line.text += static_cast<char>(c);
    } else {
      line.too_long = true;
    }
  }
  return any ? std::optional(std::move(line)) : std::nullopt;
}

std::optional<Line> parse_line(std::string_view raw) {
  const std::string text = preprocessed(raw);
  std::string_view rest = text;
  std::string_view word = take_word(rest);
  if (word.empty()) {
    return std::nullopt;
  }
  Line line;
  if (word.find_first_not_of("0123456789") == std::string_view::npos) {
    line.id = word;
    word = take_word(rest);
  }
  line.command = word;
  line.arguments = rest;
  return line;
}

}  // namespace shinpan::gtp
