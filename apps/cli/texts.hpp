#pragma once

#include "shinpan/explain/language.hpp"
#include "shinpan/rules/half_points.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan::cli {

[[nodiscard]] std::string converter_missing(explain::Language language, const std::string& file);
[[nodiscard]] std::string prisoners_left_out(explain::Language language, int black, int white);
[[nodiscard]] std::string report_of_all_rules(explain::Language language);
[[nodiscard]] std::string lines_want_json(explain::Language language);
[[nodiscard]] std::string only_for_lines(explain::Language language);
[[nodiscard]] std::string serves_at(explain::Language language,
                                    const std::string& address,
                                    int port);
[[nodiscard]] std::string games_in_memory(explain::Language language);
[[nodiscard]] std::string address_taken(explain::Language language,
                                        const std::string& address,
                                        int port);
[[nodiscard]] std::string answers_so_far(explain::Language language,
                                         std::uint64_t answers,
                                         double a_second);
// How often --store spared a search.
[[nodiscard]] std::string kept_statuses_used(explain::Language language,
                                             std::uint64_t found,
                                             std::uint64_t asked);
[[nodiscard]] std::string store_unusable(explain::Language language,
                                         const std::string& file,
                                         const std::string& why);

[[nodiscard]] std::string contacts_incomplete(explain::Language language);
[[nodiscard]] std::string font_missing(explain::Language language);
[[nodiscard]] std::string written_to(explain::Language language, const std::string& file);
[[nodiscard]] std::string output_lost(explain::Language language);

// "6.5", "7", "-0.5"; nothing for what is no multiple of a half within a board's reach.
[[nodiscard]] std::optional<rules::HalfPoints> parse_komi(std::string_view text);

}  // namespace shinpan::cli
