#include "shinpan/record/quantity.hpp"

#include "shinpan/base/utf8.hpp"
#include "shinpan/record/text_lines.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace shinpan::record {
namespace {

constexpr std::string_view kHalfHan = "\u534a";
constexpr std::string_view kHalfHangul = "\ubc18";
constexpr std::string_view kMoku = "\u76ee";
constexpr std::string_view kJip = "\uc9d1";
constexpr std::string_view kZi = "\u5b50";
constexpr std::string_view kAnd = "\u53c8";  // between a whole number and a fraction

struct Fraction {
  std::string_view written;
  std::int32_t quarters;
};

constexpr std::array kFractions{
    Fraction{"1/4", 1},
    Fraction{"1/2", 2},
    Fraction{"2/4", 2},
    Fraction{"3/4", 3},
    Fraction{"\u56db\u5206\u4e4b\u4e00", 1},
    Fraction{"\u4e8c\u5206\u4e4b\u4e00", 2},
    Fraction{"\u56db\u5206\u4e4b\u4e09", 3},
};

char32_t plain_code_point(char32_t c) {
  if (c >= 0xFF01 && c <= 0xFF5E) {
    c -= 0xFEE0;
  }
  if (c >= 'A' && c <= 'Z') {
    return c + 32;
  }
  if (c >= 0x410 && c <= 0x42F) {
    return c + 32;
  }
  if (c == 0x401 || c == 0x451) {
    return 0x435;  // yo and ye are one letter here
  }
  return c == 0x3000 ? U' ' : c;
}

// A cursor over a plain text.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  [[nodiscard]] std::size_t taken() const { return taken_; }

  [[nodiscard]] std::string_view rest() const { return text_.substr(taken_); }

  void skip_blanks() { taken_ = text_.size() - std::min(rest().size(), blankless().size()); }

  bool take(std::string_view word) {
    if (!starts_with(rest(), word)) {
      return false;
    }
    taken_ += word.size();
    return true;
  }

  [[nodiscard]] bool at_digit() const { return !rest().empty() && is_digit(rest().front()); }

  char take_char() { return text_[taken_++]; }

 private:
  [[nodiscard]] std::string_view blankless() const {
    std::string_view view = rest();
    while (!view.empty() && is_blank(view.front())) {
      view.remove_prefix(1);
    }
    return view;
  }

  std::string_view text_;
  std::size_t taken_ = 0;
};

// The digits behind a decimal point, in quarters; `exact` when nothing is lost.
std::int32_t read_decimals(Scanner& scan, bool& exact) {
  std::int32_t value = 0;  // in ten-thousandths
  std::int32_t weight = 1000;
  while (scan.at_digit()) {
    const std::int32_t digit = scan.take_char() - '0';
    value += digit * weight;
    exact = exact && (weight > 0 || digit == 0);
    weight /= 10;
  }
  exact = exact && value % 2500 == 0;
  return value / 2500;
}

// "3/4" behind a whole number and a space or the Chinese "and".
std::int32_t read_fraction(Scanner& scan) {
  Scanner ahead = scan;
  ahead.skip_blanks();
  ahead.take(kAnd);
  ahead.skip_blanks();
  for (const Fraction& fraction : kFractions) {
    if (ahead.take(fraction.written)) {
      scan = ahead;
      return fraction.quarters;
    }
  }
  return 0;
}

}  // namespace

std::string plain_text(std::string_view utf8) {
  std::string out;
  for (std::size_t at = 0; at < utf8.size();) {
    const char32_t c = plain_code_point(base::next_code_point(utf8, at));
    if (c == 0xBD) {
      out += out.empty() || !is_digit(out.back()) ? "0.5" : " 1/2";
    } else {
      base::append_utf8(out, c);
    }
  }
  return std::string(trimmed(out));
}

std::optional<Quantity> read_quantity(std::string_view plain) {
  const std::optional<std::int32_t> whole = leading_number(plain);
  const bool bare_point = plain.size() > 1 && plain[0] == '.' && is_digit(plain[1]);
  if (!whole && !bare_point) {
    return std::nullopt;
  }
  Scanner scan(plain);
  while (scan.at_digit()) {
    scan.take_char();
  }
  Quantity quantity;
  quantity.quarters = whole.value_or(0) * 4;
  const bool comma = scan.rest().size() > 1 && scan.rest()[0] == ',' && is_digit(scan.rest()[1]);
  if (scan.take(".") || (comma && scan.take(","))) {
    quantity.quarters += read_decimals(scan, quantity.exact);
  } else {
    const std::int32_t fraction = read_fraction(scan);
    quantity.quarters += fraction;
    quantity.zi = fraction != 0 && fraction != 2;
  }
  scan.skip_blanks();
  quantity.zi = scan.take(kZi) || quantity.zi;
  if (!quantity.zi) {
    static_cast<void>(scan.take(kMoku) || scan.take(kJip));
    if (scan.take(kHalfHan) || scan.take(kHalfHangul)) {
      quantity.quarters += 2;
    }
  }
  quantity.zi = quantity.zi || quantity.quarters % 2 != 0;
  quantity.length = scan.taken();
  return quantity;
}

rules::HalfPoints in_points(const Quantity& quantity) {
  return {quantity.zi ? quantity.quarters : quantity.quarters / 2};
}

std::optional<Komi> read_komi(std::string_view utf8) {
  const std::string text = plain_text(utf8);
  const std::size_t digit = text.find_first_of("0123456789");
  if (digit == std::string::npos) {
    // "half a point" has no digit.
    const bool half =
        text.find(kHalfHan) != std::string::npos || text.find(kHalfHangul) != std::string::npos;
    return half ? std::optional(Komi{{1}, false}) : std::nullopt;
  }
  const bool bare_point = digit > 0 && text[digit - 1] == '.';
  const std::size_t begin = digit - (bare_point ? 1 : 0);
  const bool negative = begin > 0 && text[begin - 1] == '-';
  std::optional<Quantity> quantity = read_quantity(std::string_view(text).substr(begin));
  if (!quantity || !quantity->exact) {
    return std::nullopt;
  }
  bool other_unit = quantity->zi;
  if (quantity->quarters > 150 * 4) {
    if (quantity->quarters % 100 != 0) {
      return std::nullopt;
    }
    quantity->quarters /= 100;
    quantity->zi = quantity->zi || quantity->quarters % 2 != 0;
    other_unit = true;
  }
  const rules::HalfPoints points = in_points(*quantity);
  return Komi{{negative ? -points.halves : points.halves}, other_unit};
}

std::string points_text(rules::HalfPoints points) {
  const std::int32_t size = std::abs(points.halves);
  std::string text = points.halves < 0 ? "-" : "";
  text += std::to_string(size / 2);
  return size % 2 == 0 ? text : text + ".5";
}

}  // namespace shinpan::record
