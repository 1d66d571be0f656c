#include "standard_input.hpp"

#include <array>
#include <cerrno>
#include <string_view>
#include <unistd.h>

namespace shinpan::cli {

namespace {

constexpr std::size_t kMostLookedAt = std::size_t{1} << 20U;
constexpr const char* kBlanks = " \t\r\n\v\f";
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

std::string g_looked_at;

// What has come by now, at least a byte; 0 at the end and less when it cannot be read. Not through
// stdio, which would wait until its own buffer is full.
ssize_t read_some(std::string& into) {
  std::array<char, 65536> bytes;
  ssize_t got = 0;
  do {
    got = read(STDIN_FILENO, bytes.data(), bytes.size());
  } while (got < 0 && errno == EINTR);
  if (got > 0) {
    into.append(bytes.data(), static_cast<std::size_t>(got));
  }
  return got;
}

bool has_mark(std::string_view text) {
  return text.substr(0, kByteOrderMark.size()) == kByteOrderMark;
}

bool is_blank(const std::string& text) {
  return text.find_first_not_of(kBlanks) == std::string::npos;
}

}  // namespace

std::optional<char> first_byte_of_input() {
  while (g_looked_at.size() < kMostLookedAt) {
    const std::size_t mark = has_mark(g_looked_at) ? kByteOrderMark.size() : 0;
    const std::size_t at = g_looked_at.find_first_not_of(kBlanks, mark);
    const bool may_be_a_mark = at == 0 && g_looked_at.size() < kByteOrderMark.size() &&
                               g_looked_at.front() == kByteOrderMark.front();
    if (at != std::string::npos && !may_be_a_mark) {
      return g_looked_at[at];
    }
    if (read_some(g_looked_at) <= 0) {
      break;
    }
  }
  return std::nullopt;
}

std::string take_looked_at() {
  std::string out;
  out.swap(g_looked_at);
  return out;
}

LineReader::LineReader() : buffer_(take_looked_at()) {
  at_ = has_mark(buffer_) ? kByteOrderMark.size() : 0;
}

std::optional<Numbered> LineReader::next() {
  Numbered line;
  while (read_line(line)) {
    if (line.cut || !is_blank(line.text)) {
      return line;
    }
  }
  return std::nullopt;
}

bool LineReader::read_line(Numbered& out) {
  out = {++number_, {}, false};
  bool any = false;
  while (at_ < buffer_.size() || fill()) {
    any = true;
    const std::size_t end = buffer_.find('\n', at_);
    const std::size_t length = (end == std::string::npos ? buffer_.size() : end) - at_;
    out.cut = out.cut || out.text.size() + length > kLongest;
    out.cut ? out.text.clear() : static_cast<void>(out.text.append(buffer_, at_, length));
    at_ += length;
    if (end != std::string::npos) {
      ++at_;
      break;
    }
  }
  return any;
}

bool LineReader::fill() {
  buffer_.clear();
  at_ = 0;
  const ssize_t got = read_some(buffer_);
  failed_ = failed_ || got < 0;
  return got > 0;
}

}  // namespace shinpan::cli
