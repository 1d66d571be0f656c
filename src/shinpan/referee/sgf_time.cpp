#include "shinpan/referee/sgf_time.hpp"

#include "shinpan/referee/seconds.hpp"

#include <algorithm>
#include <optional>

namespace shinpan::referee {
namespace {

using base::Error;
using base::ErrorCode;
using base::Result;

struct Written {
  SgfTimeSettings operator()(const Unlimited&) const { return {}; }

  SgfTimeSettings operator()(const Absolute& s) const { return {seconds_text(s.main), ""}; }

  SgfTimeSettings operator()(const Byoyomi& s) const {
    return {seconds_text(s.main),
            std::to_string(s.periods) + "x" + seconds_text(s.period) + " byo-yomi"};
  }

  SgfTimeSettings operator()(const Canadian& s) const {
    return {seconds_text(s.main),
            std::to_string(s.stones) + "/" + seconds_text(s.period) + " Canadian"};
  }

  SgfTimeSettings operator()(const Fischer& s) const {
    std::string out = seconds_text(s.increment) + " fischer";
    if (s.cap) {
      out += ", max " + seconds_text(*s.cap);
    }
    if (s.per_move) {
      out += ", per move " + seconds_text(*s.per_move);
    }
    return {seconds_text(s.main), out};
  }

  SgfTimeSettings operator()(const Simple& s) const {
    return {"", seconds_text(s.per_move) + " simple"};
  }

  SgfTimeSettings operator()(const IngOvertime& s) const {
    const std::string cost = seconds_text(Milliseconds{s.cost.halves} * 500);
    return {seconds_text(s.main),
            std::to_string(s.periods) + "x" + seconds_text(s.period) + " Ing, " + cost +
                " points each"};
  }
};

// A cursor over an overtime in small letters. What is read moves it; what does not fit is refused
// and then nothing else fits.
class Reader {
 public:
  explicit Reader(std::string_view text) {
    for (const char c : text) {
      text_ += c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
    }
  }

  // Takes the word when it comes next; blanks and commas before it are passed over.
  bool take(std::string_view word) {
    skip();
    if (std::string_view(text_).substr(at_, word.size()) != word) {
      return false;
    }
    at_ += word.size();
    return true;
  }

  Milliseconds seconds() { return checked(read_seconds(digits())); }

  int number() { return checked(read_number(digits())); }

  // Half points, written as seconds are: in thousandths of a point.
  rules::HalfPoints points() {
    const Milliseconds thousandths = seconds();
    good_ = good_ && thousandths % 500 == 0 && thousandths / 500 <= kMostPenalty.halves;
    return {good_ ? static_cast<std::int32_t>(thousandths / 500) : 0};
  }

  [[nodiscard]] bool at_end() {
    skip();
    return good_ && at_ == text_.size();
  }

 private:
  template <class T>
  T checked(const std::optional<T>& value) {
    good_ = good_ && value.has_value();
    return value.value_or(T{});
  }

  void skip() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == ',')) {
      ++at_;
    }
  }

  std::string_view digits() {
    skip();
    const std::size_t end = std::min(text_.find_first_not_of("0123456789.", at_), text_.size());
    const std::string_view out = std::string_view(text_).substr(at_, end - at_);
    at_ = end;
    return out;
  }

  std::string text_;
  std::size_t at_ = 0;
  bool good_ = true;
};

// "5x30 byo-yomi", "3x600 ing, 2 points each".
std::optional<TimeSystem> periods(Reader& read, int count, Milliseconds main) {
  const Milliseconds period = read.seconds();
  if (read.take("byo-yomi") || read.take("byoyomi")) {
    return Byoyomi{main, period, count};
  }
  if (!read.take("ing")) {
    return std::nullopt;
  }
  const rules::HalfPoints cost = read.points();
  if (!read.take("points each")) {
    return std::nullopt;
  }
  return IngOvertime{main, period, count, cost};
}

std::optional<TimeSystem> fischer(Reader& read, Milliseconds increment, Milliseconds main) {
  Fischer out{main, increment};
  if (read.take("max")) {
    out.cap = read.seconds();
  }
  if (read.take("per move")) {
    out.per_move = read.seconds();
  }
  return out;
}

std::optional<TimeSystem> overtime(std::string_view text, Milliseconds main) {
  Reader read(text);
  Reader count = read;
  const int number = count.number();
  std::optional<TimeSystem> out;
  if (count.take("x")) {
    read = count;
    out = periods(read, number, main);
  } else if (count.take("/")) {
    read = count;
    const Milliseconds period = read.seconds();
    if (read.take("canadian")) {
      out = Canadian{main, period, number};
    }
  } else {
    const Milliseconds time = read.seconds();
    if (read.take("fischer")) {
      out = fischer(read, time, main);
    } else if (read.take("simple") && main == 0) {
      out = Simple{time};
    }
  }
  return out && read.at_end() && is_valid(*out) ? out : std::nullopt;
}

bool is_blank(std::string_view text) {
  return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

// The period or stones that the system has, for a reader's check of range.
int units_of(const TimeSystem& system) {
  if (const auto* const byoyomi = std::get_if<Byoyomi>(&system)) {
    return byoyomi->periods;
  }
  if (const auto* const canadian = std::get_if<Canadian>(&system)) {
    return canadian->stones;
  }
  const auto* const ing = std::get_if<IngOvertime>(&system);
  return ing != nullptr ? ing->periods : 0;
}

}  // namespace

SgfTimeSettings sgf_time_settings(const TimeSystem& system) {
  return std::visit(Written{}, system);
}

Result<TimeSystem> parse_sgf_time_settings(const SgfTimeSettings& settings) {
  const bool has_main = !is_blank(settings.main_time);
  const std::optional<Milliseconds> main = has_main ? read_seconds(settings.main_time) : 0;
  if (!main) {
    return Error{ErrorCode::BadNumber, {}, settings.main_time};
  }
  if (is_blank(settings.overtime)) {
    return *main > 0 ? TimeSystem{Absolute{*main}} : TimeSystem{Unlimited{}};
  }
  const std::optional<TimeSystem> system = overtime(settings.overtime, *main);
  if (!system) {
    return Error{ErrorCode::BadProperty, {}, settings.overtime};
  }
  return *system;
}

SgfTimeLeft sgf_time_left(const Clock& clock) {
  if (std::holds_alternative<Unlimited>(clock.system())) {
    return {};
  }
  const TimeLeft& left = clock.left();
  if (left.main == 0 && left.units > 0) {
    return {seconds_text(left.overtime), std::to_string(left.units)};
  }
  return {seconds_text(left.main), ""};
}

Result<Clock> parse_sgf_time_left(const TimeSystem& system, const SgfTimeLeft& stated) {
  Clock out(system);
  if (is_blank(stated.seconds) && is_blank(stated.moves)) {
    return out;
  }
  const std::optional<Milliseconds> seconds = read_seconds(stated.seconds);
  if (!seconds) {
    return Error{ErrorCode::BadNumber, {}, stated.seconds};
  }
  TimeLeft left = out.left();
  left.main = *seconds;
  if (!is_blank(stated.moves)) {
    const std::optional<int> moves = read_number(stated.moves);
    if (!moves || *moves < 1 || *moves > units_of(system)) {
      return Error{ErrorCode::BadNumber, {}, stated.moves};
    }
    left = {0, *seconds, *moves};
  }
  out.set_left(left);
  return out;
}

}  // namespace shinpan::referee
