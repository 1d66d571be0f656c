#pragma once

#include "shinpan/record/game_record.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

// The files of tests/data/cases: a position with its right verdict. The program's own reader gives
// the position; what a case says about the verdict is read here.
namespace shinpan::cases {

struct Case {
  std::string id;
  std::map<std::string, std::string> fields;  // the first line of each
  std::vector<std::string> verdict;           // rows from the top: A S D N b w - and ? for any
  record::GameRecord record;

  [[nodiscard]] bool has(const std::string& field) const { return fields.count(field) > 0; }

  // The first word of a field, "" where there is none.
  [[nodiscard]] std::string word(const std::string& field) const {
    const auto found = fields.find(field);
    std::string out;
    if (found != fields.end()) {
      std::istringstream(found->second) >> out;
    }
    return out;
  }
};

inline std::string without_blanks(const std::string& line) {
  std::string out;
  for (const char c : line) {
    if (c != ' ' && c != '\t' && c != '\r') {
      out += c;
    }
  }
  return out;
}

// Throws where the file is no case: the data of the tests are ours.
inline Case read_case(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::ostringstream bytes;
  bytes << file.rdbuf();
  const base::Result<record::Import> import = record::read(bytes.str(), path.filename().string());
  if (!import || import->format != "case" || import->games.size() != 1 || !import->games[0]) {
    throw std::runtime_error("no case: " + path.string());
  }
  Case out{path.stem().string(), {}, {}, *import->games[0]};
  std::istringstream lines(bytes.str());
  std::string line;
  bool in_verdict = false;
  while (std::getline(lines, line)) {
    const std::size_t colon = line.find(':');
    if (colon != std::string::npos) {
      in_verdict = line.substr(0, colon) == "verdict";
      out.fields.emplace(line.substr(0, colon), line.substr(colon + 1));
    } else if (in_verdict && !without_blanks(line).empty()) {
      out.verdict.push_back(without_blanks(line));
    }
  }
  const board::Size size = out.record.size;
  bool fits = out.verdict.empty() || out.verdict.size() == size.rows;
  for (const std::string& row : out.verdict) {
    fits = fits && row.size() == size.cols;
  }
  if (!fits || out.word("id") != out.id || out.word("source").empty()) {
    throw std::runtime_error("a case without its name, its source or a whole verdict: " +
                             path.string());
  }
  return out;
}

inline std::vector<std::filesystem::path> case_paths() {
  std::vector<std::filesystem::path> out;
  for (const auto& entry : std::filesystem::recursive_directory_iterator("tests/data/cases")) {
    if (entry.path().extension() == ".case") {
      out.push_back(entry.path());
    }
  }
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace shinpan::cases
