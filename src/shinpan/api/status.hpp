#pragma once

#include "shinpan/api/report.hpp"
#include "shinpan/life/fate.hpp"
#include "shinpan/record/game_record.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace shinpan::api {

// What may be asked of `shinpan status`.
struct StatusOptions {
  std::vector<std::string> points;  // vertices of stones of one colour
  std::optional<std::size_t> at;
  life::Limits limits;
};

// The fate of chosen chains, with the position that it was asked of.
struct StatusAnswer {
  board::Board board;
  board::PointSet stones;
  std::vector<std::string> points;  // as they were named
  std::array<life::Fate, 2> fates;  // when Black, when White moves first
};

// BadPoint for what is no vertex; NoGroup where no stone stands, stones of both colours are named,
// or nothing is named.
[[nodiscard]] base::Result<StatusAnswer> status(const record::GameRecord& record,
                                                const StatusOptions& options);

[[nodiscard]] std::string status_json(const StatusAnswer& answer, explain::Language language);
[[nodiscard]] std::string status_text(const Origin& origin,
                                      const StatusAnswer& answer,
                                      const ReportStyle& style);

}  // namespace shinpan::api
