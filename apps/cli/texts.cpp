#include "texts.hpp"

#include "shinpan/explain/phrase.hpp"
#include "shinpan/explain/remark_text.hpp"

#include <fmt/core.h>

#include <charconv>

namespace shinpan::cli {

std::string converter_missing(explain::Language language, const std::string& file) {
  return explain::remark_text(language, {explain::RemarkKind::ConverterMissing, {}, file, {}});
}

std::string prisoners_left_out(explain::Language language, int black, int white) {
  return explain::say(
      language,
      {"SGF cannot state stones taken before its first position; left out: {black} "
       "black, {white} white.",
       "В SGF не записать камни, взятые до первой позиции; опущены: чёрных {black}, "
       "белых {white}."},
      {{"black", std::to_string(black)}, {"white", std::to_string(white)}});
}

std::string report_of_all_rules(explain::Language language) {
  return explain::in(language,
                     {"--report compares with one rule set; leave --rules all out.",
                      "--report сверяет по одним правилам; уберите --rules all."});
}

std::string lines_want_json(explain::Language language) {
  return explain::in(
      language,
      {"Requests in JSON are answered in JSON, one line each: add --json, and leave out --report, "
       "--rules all, --proof and pictures.",
       "На запросы в JSON отвечают строками JSON: добавьте --json и уберите --report, --rules all, "
       "--proof и картинки."});
}

std::string only_for_lines(explain::Language language) {
  return explain::in(
      language,
      {"--lines and --skip-done are for requests in JSON on the standard input alone.",
       "--lines и --skip-done — только для запросов в JSON на стандартном вводе."});
}

std::string serves_at(explain::Language language, const std::string& address, int port) {
  return explain::say(language,
                      {"Shinpan serves at http://{address}:{port}/ until Ctrl-C.",
                       "Shinpan отвечает на http://{address}:{port}/ до Ctrl-C."},
                      {{"address", address}, {"port", std::to_string(port)}});
}

std::string games_in_memory(explain::Language language) {
  return explain::in(language,
                     {"Games are kept in memory until then; --store FILE keeps them for good.",
                      "Партии хранятся в памяти до остановки; --store FILE сохраняет их."});
}

std::string address_taken(explain::Language language, const std::string& address, int port) {
  return explain::say(language,
                      {"{address}:{port} cannot be served at: it is taken by another program or "
                       "not an address of this machine. Choose another with --port or --address.",
                       "На {address}:{port} не открыться: порт занят или это не адрес этой "
                       "машины. Выберите другой через --port или --address."},
                      {{"address", address}, {"port", std::to_string(port)}});
}

std::string answers_so_far(explain::Language language, std::uint64_t answers, double a_second) {
  return explain::say(
      language,
      {"{answers} answers, {rate} a second", "ответов {answers}, в секунду {rate}"},
      {{"answers", std::to_string(answers)}, {"rate", fmt::format("{:.1f}", a_second)}});
}

std::string kept_statuses_used(explain::Language language,
                               std::uint64_t found,
                               std::uint64_t asked) {
  return explain::say(language,
                      {"Kept statuses served {found} of {asked} judgements.",
                       "Хранимые статусы пригодились в {found} суждениях из {asked}."},
                      {{"found", std::to_string(found)}, {"asked", std::to_string(asked)}});
}

std::string store_unusable(explain::Language language,
                           const std::string& file,
                           const std::string& why) {
  return explain::say(
      language,
      {"--store {file} cannot be used: {why}. Name a file that Shinpan made, or one "
       "that is not there yet.",
       "--store {file} не годится: {why}. Назовите файл, созданный Shinpan, или тот, "
       "которого ещё нет."},
      {{"file", file}, {"why", why}});
}

std::string contacts_incomplete(explain::Language language) {
  return explain::in(language,
                     {"Contacts are taken with --operator, --contact and --store together.",
                      "Контакты принимаются, если заданы --operator, --contact и --store вместе."});
}

std::string font_missing(explain::Language language) {
  return explain::in(language,
                     {"The font PT Sans is not installed (in Debian: fonts-paratype); another one "
                      "stands in for it, smaller.",
                      "Шрифт PT Sans не установлен (в Debian — fonts-paratype); вместо него взят "
                      "другой, помельче."});
}

std::string written_to(explain::Language language, const std::string& file) {
  return explain::say(language, {"Written: {file}", "Записано: {file}"}, {{"file", file}});
}

std::string output_lost(explain::Language language) {
  return explain::in(language,
                     {"The answer could not be written in full. Check the free space.",
                      "Ответ записан не полностью. Проверьте свободное место."});
}

std::optional<rules::HalfPoints> parse_komi(std::string_view text) {
  constexpr int kMost = 1000;
  const bool negative = !text.empty() && text.front() == '-';
  text.remove_prefix(negative ? 1 : 0);
  int whole = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, whole);
  const std::string_view fraction(rest, static_cast<std::size_t>(end - rest));
  const bool half = fraction == ".5" || fraction == ",5";
  if (error != std::errc{} || whole < 0 || whole > kMost ||
      (!half && !fraction.empty() && fraction != ".0")) {
    return std::nullopt;
  }
  const int halves = whole * 2 + (half ? 1 : 0);
  return rules::HalfPoints{negative ? -halves : halves};
}

}  // namespace shinpan::cli
