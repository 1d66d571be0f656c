#pragma once

#include "shinpan/record/game_record.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::record {

[[nodiscard]] inline std::filesystem::path data_folder() {
  return std::filesystem::path(SHINPAN_SOURCE_DIR) / "tests/unit/record/data";
}

// The larger collections that do not come with the repository: SHINPAN_SHARED, else the folder
// "shared" beside it. Empty when it is not there.
[[nodiscard]] inline std::filesystem::path shared_data() {
  const char* const stated = std::getenv("SHINPAN_SHARED");
  const std::filesystem::path folder =
      stated != nullptr ? std::filesystem::path(stated)
                        : std::filesystem::path(SHINPAN_SOURCE_DIR).parent_path() / "shared";
  return std::filesystem::is_directory(folder / "data") ? folder / "data" : std::filesystem::path();
}

[[nodiscard]] inline std::string bytes_of(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

[[nodiscard]] inline std::vector<std::string> lines_of(const std::filesystem::path& file) {
  std::ifstream stream(file);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) {
    lines.push_back(line);
  }
  return lines;
}

[[nodiscard]] inline std::vector<std::string> fields_of(std::string_view line) {
  std::vector<std::string> fields(1);
  for (const char c : line) {
    if (c == '\t') {
      fields.emplace_back();
    } else {
      fields.back() += c;
    }
  }
  return fields;
}

// The only game of a text that has one, read without an error.
[[nodiscard]] inline GameRecord only_game(std::string_view bytes, std::string_view name = {}) {
  base::Result<Import> import = read(bytes, name);
  if (!import || import->games.size() != 1 || !import->games.front()) {
    return {};
  }
  return *import->games.front();
}

[[nodiscard]] inline bool has_warning(const std::vector<Warning>& warnings, WarningCode code) {
  for (const Warning& warning : warnings) {
    if (warning.code == code) {
      return true;
    }
  }
  return false;
}

[[nodiscard]] inline bool has_warning(const GameRecord& record, WarningCode code) {
  return has_warning(record.warnings, code);
}

[[nodiscard]] inline std::string detail_of(const GameRecord& record, WarningCode code) {
  for (const Warning& warning : record.warnings) {
    if (warning.code == code) {
      return warning.detail;
    }
  }
  return "no such warning";
}

[[nodiscard]] inline rules::Move move_at(const GameRecord& record, std::size_t index) {
  std::size_t number = 0;
  for (const Step& step : record.steps) {
    if (const auto* const move = std::get_if<rules::Move>(&step)) {
      if (number++ == index) {
        return *move;
      }
    }
  }
  return rules::Move::resign(board::Color::White);
}

// The stones of a setup, one string for each row.
[[nodiscard]] inline std::vector<std::string> rows_of(const rules::Setup& setup) {
  std::vector<std::string> rows;
  for (std::size_t i = 0; i < setup.stones.size(); ++i) {
    if (i % setup.size.cols == 0) {
      rows.emplace_back();
    }
    rows.back() += ".XO"[static_cast<std::size_t>(setup.stones[i])];
  }
  return rows;
}

[[nodiscard]] inline std::vector<std::string> rows_of(const board::Board& board) {
  std::vector<std::string> rows;
  for (int row = 0; row < board.size().rows; ++row) {
    rows.emplace_back();
    for (int col = 0; col < board.size().cols; ++col) {
      const board::Point point = board::point_at(board.size(), col, row);
      rows.back() += ".XO"[static_cast<std::size_t>(board.at(point))];
    }
  }
  return rows;
}

}  // namespace shinpan::record
