#include "shinpan/referee/gtp_time.hpp"

#include "shinpan/referee/seconds.hpp"

#include <algorithm>
#include <vector>

namespace shinpan::referee {
namespace {

using base::Error;
using base::ErrorCode;
using base::Result;

std::vector<std::string_view> words_of(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  std::vector<std::string_view> out;
  for (std::size_t at = text.find_first_not_of(kBlanks); at != std::string_view::npos;
       at = text.find_first_not_of(kBlanks, at)) {
    const std::size_t end = std::min(text.find_first_of(kBlanks, at), text.size());
    out.push_back(text.substr(at, end - at));
    at = end;
  }
  return out;
}

// The arguments word by word; the first that is wrong is kept.
class Arguments {
 public:
  explicit Arguments(std::string_view text) : text_(text), words_(words_of(text)) {}

  [[nodiscard]] std::size_t left() const { return words_.size() - next_; }

  std::string_view word() { return left() > 0 ? words_[next_++] : std::string_view{}; }

  Milliseconds time() {
    const std::string_view written = word();
    return checked(read_seconds(written), written);
  }

  std::optional<Milliseconds> time_or_none() {
    if (left() > 0 && (words_[next_] == "-1" || words_[next_] == "-1.0")) {
      ++next_;
      return std::nullopt;
    }
    return time();
  }

  int number() {
    const std::string_view written = word();
    return checked(read_number(written), written);
  }

  // The system, when every word was good, none is left over and its values are in range.
  [[nodiscard]] Result<TimeSystem> made(const TimeSystem& system) const {
    if (!wrong_.empty()) {
      return Error{ErrorCode::BadNumber, {}, wrong_};
    }
    if (left() > 0) {
      return unknown();
    }
    if (!is_valid(system)) {
      return Error{ErrorCode::BadNumber, {}, std::string(text_)};
    }
    return system;
  }

  [[nodiscard]] Error unknown() const { return {ErrorCode::BadRequest, {}, std::string(text_)}; }

 private:
  template <class T>
  T checked(const std::optional<T>& value, std::string_view written) {
    if (!value && wrong_.empty()) {
      wrong_ = written;
    }
    return value.value_or(T{});
  }

  std::string_view text_;
  std::vector<std::string_view> words_;
  std::size_t next_ = 0;
  std::string wrong_;
};

// What KGS and KataGo share.
std::optional<Result<TimeSystem>> shared(std::string_view kind, Arguments& arguments) {
  if (kind == "none" && arguments.left() == 0) {
    return arguments.made(Unlimited{});
  }
  if (kind == "absolute" && arguments.left() == 1) {
    return arguments.made(Absolute{arguments.time()});
  }
  if (kind == "byoyomi" && arguments.left() == 3) {
    Byoyomi out;
    out.main = arguments.time();
    out.period = arguments.time();
    out.periods = arguments.number();
    return arguments.made(out);
  }
  if (kind == "canadian" && arguments.left() == 3) {
    Canadian out;
    out.main = arguments.time();
    out.period = arguments.time();
    out.stones = arguments.number();
    return arguments.made(out);
  }
  return std::nullopt;
}

std::string joined(std::initializer_list<std::string> words) {
  std::string out;
  for (const std::string& word : words) {
    out += (out.empty() ? "" : " ") + word;
  }
  return out;
}

std::string limit_text(const std::optional<Milliseconds>& time) {
  return time ? seconds_text(*time) : "-1";
}

struct KgsText {
  using Text = std::optional<std::string>;

  Text operator()(const Unlimited&) const { return "none"; }

  Text operator()(const Absolute& s) const { return joined({"absolute", seconds_text(s.main)}); }

  Text operator()(const Byoyomi& s) const {
    return joined(
        {"byoyomi", seconds_text(s.main), seconds_text(s.period), std::to_string(s.periods)});
  }

  Text operator()(const Canadian& s) const {
    return joined(
        {"canadian", seconds_text(s.main), seconds_text(s.period), std::to_string(s.stones)});
  }

  Text operator()(const Fischer&) const { return std::nullopt; }

  Text operator()(const Simple&) const { return std::nullopt; }

  Text operator()(const IngOvertime&) const { return std::nullopt; }
};

bool is_whole(Milliseconds time) {
  return time % 1000 == 0;
}

}  // namespace

Result<TimeSystem> parse_time_settings(std::string_view text) {
  Arguments arguments(text);
  if (arguments.left() != 3) {
    return arguments.unknown();
  }
  Canadian out;
  out.main = arguments.time();
  out.period = arguments.time();
  out.stones = arguments.number();
  if (out.period > 0 && out.stones == 0) {
    return arguments.made(Unlimited{});
  }
  if (out.period == 0) {
    return arguments.made(Absolute{out.main});
  }
  return arguments.made(out);
}

Result<TimeSystem> parse_kgs_time_settings(std::string_view text) {
  Arguments arguments(text);
  const std::string_view kind = arguments.word();
  return shared(kind, arguments).value_or(arguments.unknown());
}

Result<TimeSystem> parse_kata_time_settings(std::string_view text) {
  Arguments arguments(text);
  const std::string_view kind = arguments.word();
  const bool capped = kind == "fischer-capped" && arguments.left() == 4;
  if (!capped && !(kind == "fischer" && arguments.left() == 2)) {
    return shared(kind, arguments).value_or(arguments.unknown());
  }
  Fischer out;
  out.main = arguments.time();
  out.increment = arguments.time();
  if (capped) {
    out.cap = arguments.time_or_none();
    out.per_move = arguments.time_or_none();
  }
  return arguments.made(out);
}

std::optional<std::string> time_settings_text(const TimeSystem& system) {
  if (std::holds_alternative<Unlimited>(system)) {
    return "0 1 0";
  }
  if (const auto* const absolute = std::get_if<Absolute>(&system)) {
    return is_whole(absolute->main)
               ? std::optional(joined({seconds_text(absolute->main), "0", "0"}))
               : std::nullopt;
  }
  const auto* const canadian = std::get_if<Canadian>(&system);
  if (canadian == nullptr || !is_whole(canadian->main) || !is_whole(canadian->period)) {
    return std::nullopt;
  }
  return joined({seconds_text(canadian->main),
                 seconds_text(canadian->period),
                 std::to_string(canadian->stones)});
}

std::optional<std::string> kgs_time_settings_text(const TimeSystem& system) {
  return std::visit(KgsText{}, system);
}

std::optional<std::string> kata_time_settings_text(const TimeSystem& system) {
  const auto* const fischer = std::get_if<Fischer>(&system);
  if (fischer == nullptr) {
    return kgs_time_settings_text(system);
  }
  if (!fischer->cap && !fischer->per_move) {
    return joined({"fischer", seconds_text(fischer->main), seconds_text(fischer->increment)});
  }
  return joined({"fischer-capped",
                 seconds_text(fischer->main),
                 seconds_text(fischer->increment),
                 limit_text(fischer->cap),
                 limit_text(fischer->per_move)});
}

std::optional<std::string> time_left_text(const Clock& clock) {
  if (std::holds_alternative<Unlimited>(clock.system())) {
    return std::nullopt;
  }
  const TimeLeft& left = clock.left();
  const bool overtime = left.main == 0 && left.units > 0;
  return joined({std::to_string((overtime ? left.overtime : left.main) / 1000),
                 std::to_string(overtime ? left.units : 0)});
}

}  // namespace shinpan::referee
