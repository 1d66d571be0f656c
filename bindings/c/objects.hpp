#pragma once

#include "shinpan.h"
#include "shinpan/api/judge.hpp"
#include "shinpan/record/game_record.hpp"
#include "shinpan/rules/game.hpp"

#include <optional>
#include <string>
#include <string_view>

// What stands behind the names of shinpan.h.

struct shinpan_game {
  shinpan::rules::Game game;
  shinpan::record::GameRecord record;  // the same moves, for the judge
};

struct shinpan_verdict {
  shinpan::api::Judged judged;
  std::string result;
  std::string json;
};

namespace shinpan::c {

// What `answer` makes, or `otherwise` when anything is thrown: nothing may cross into C.
template <class Value, class Answer>
Value guarded(Value otherwise, const Answer& answer) noexcept {
  try {
    return answer();
  } catch (...) {
    return otherwise;
  }
}

[[nodiscard]] inline std::string_view text_of(const char* text, size_t length) {
  if (text == nullptr) {
    return {};
  }
  return length == SHINPAN_TO_ZERO ? std::string_view(text) : std::string_view(text, length);
}

// For shinpan_free; nothing is thrown. A null pointer when there is no memory.
[[nodiscard]] char* copied(std::string_view text) noexcept;

[[nodiscard]] inline std::optional<board::Point> point_in(board::Size size, int column, int row) {
  if (column < 0 || row < 0 || column >= size.cols || row >= size.rows) {
    return std::nullopt;
  }
  return board::point_at(size, column, row);
}

[[nodiscard]] inline std::optional<board::Color> color_of(shinpan_stone stone) {
  return stone == SHINPAN_BLACK   ? std::optional(board::Color::Black)
         : stone == SHINPAN_WHITE ? std::optional(board::Color::White)
                                  : std::nullopt;
}

}  // namespace shinpan::c
