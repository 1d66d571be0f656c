#pragma once

#include "support/board_picture.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace shinpan::support {

struct FinalPosition {
  std::string name;
  rules::Setup setup;
};

// The ends of real games in tests/data/final_positions.txt; tests run in the root of the
// repository.
inline std::vector<FinalPosition> final_positions() {
  std::ifstream file("tests/data/final_positions.txt");
  std::vector<FinalPosition> out;
  std::string line;
  while (std::getline(file, line)) {
    std::istringstream words(line);
    std::string name;
    std::string source;
    std::string rows;
    words >> name >> source >> rows;
    if (name == "#") {
      continue;
    }
    std::replace(rows.begin(), rows.end(), '/', '\n');
    out.push_back({name, Picture(rows).setup()});
  }
  return out;
}

}  // namespace shinpan::support
