#pragma once

#include "shinpan/base/result.hpp"
#include "stream.hpp"

#include <optional>
#include <string>

namespace shinpan::cli {

// The first byte of the standard input that is no blank, without taking it away: read_file("-") and
// LineReader still begin with it. Nothing when there is none within the first mebibyte.
[[nodiscard]] std::optional<char> first_byte_of_input();

// Bytes that were read to look at the input, for whoever reads it now. They are given once.
[[nodiscard]] std::string take_looked_at();

// The lines of the standard input, each as soon as it has come; one thread at a time.
class LineReader {
 public:
  static constexpr std::size_t kLongest = std::size_t{16} << 20U;

  LineReader();

  // The next line that is not blank, without its end and without a byte order mark; its number
  // counts blank lines. A line above kLongest is passed over and marked as cut. Nothing at the end.
  [[nodiscard]] std::optional<Numbered> next();

  // Whether the input ended because it could not be read.
  [[nodiscard]] bool failed() const { return failed_; }

 private:
  bool fill();
  // Up to the line end or the end of the input; whether there was anything.
  bool read_line(Numbered& out);

  std::string buffer_;
  std::size_t at_ = 0;  // in buffer_: what lies before it was used
  std::uint64_t number_ = 0;
  bool failed_ = false;
};

}  // namespace shinpan::cli
