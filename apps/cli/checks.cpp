#include "checks.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace shinpan::cli {

std::string Checks::misses(const std::string& given, const explain::Phrase& what) const {
  return given + explain::in(language_, what);
}

CLI::Validator Checks::one_of(const std::vector<std::string>& values) const {
  const auto check = [*this, values](const std::string& given) {
    if (std::find(values.begin(), values.end(), given) != values.end()) {
      return std::string();
    }
    std::string list;
    for (const std::string& value : values) {
      list += (list.empty() ? "" : ", ") + value;
    }
    return misses(given, {" is none of ", " — не из числа "}) + list;
  };
  return {check, {}};
}

CLI::Validator Checks::whole(std::uint64_t least, std::uint64_t most) const {
  const auto check = [*this, least, most](const std::string& given) {
    std::uint64_t value = 0;
    const char* const end = given.data() + given.size();
    const auto [rest, error] = std::from_chars(given.data(), end, value);
    if (error == std::errc{} && rest == end && value >= least && value <= most) {
      return std::string();
    }
    return misses(given, {" is no whole number from ", " — не целое число от "}) +
           std::to_string(least) + explain::in(language_, {" to ", " до "}) + std::to_string(most);
  };
  return {check, {}};
}

CLI::Validator Checks::nodes(std::uint64_t least) const {
  constexpr std::uint64_t kMostNodes = 1'000'000'000'000'000;
  return whole(least, kMostNodes);
}

CLI::Validator Checks::seconds(int least) const {
  constexpr double kDay = 86400;
  const auto check = [*this, least](const std::string& given) {
    double value = -1;
    const bool number = CLI::detail::lexical_cast(given, value) && std::isfinite(value);
    if (number && value >= least && value <= kDay) {
      return std::string();
    }
    return misses(given, {" is no number of seconds from ", " — не число секунд от "}) +
           std::to_string(least) + explain::in(language_, {" to 86400", " до 86400"});
  };
  return {check, {}};
}

}  // namespace shinpan::cli
