#pragma once

#include "verify/board.hpp"
#include "verify/verify.hpp"

#include <sstream>
#include <string>
#include <vector>

namespace verify::test {

inline std::vector<std::string> words_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) {
    words.push_back(word);
  }
  return words;
}

inline Board board_of(const std::string& rows) {
  const auto lines = words_of(rows);
  Board board;
  for (std::size_t y = 0; y < lines.size(); ++y) {
    for (std::size_t x = 0; x < lines[y].size(); ++x) {
      const Point p = (lines.size() - y) * kStride + x;
      board.points.set(p);
      board.stones[Black].set(p, lines[y][x] == 'X');
      board.stones[White].set(p, lines[y][x] == 'O');
    }
  }
  return board;
}

inline PointSet points(const Board& board, const std::string& names) {
  PointSet set;
  for (const std::string& name : words_of(names)) {
    set.set(board.find(name));
  }
  return set;
}

// A proof of one position; `body` holds claims and statuses.
inline std::string proof_text(const std::string& rows, std::string_view body) {
  const auto lines = words_of(rows);
  std::string text = "shinpan-proof 1\nposition test\nsize " + std::to_string(lines[0].size()) +
                     ' ' + std::to_string(lines.size()) + "\nboard\n";
  for (const std::string& line : lines) {
    text += line + '\n';
  }
  text += body;
  return text + "\nend\n";
}

// Why the last status is refused: empty when it is verified.
inline std::string refusal(const std::string& rows, std::string_view body) {
  const Report report = verify(proof_text(rows, body));
  return report.error.empty() ? report.positions.back().statuses.back().refusal
                              : "file: " + report.error;
}

// Black lives around a dead white chain that has three points for eyes.
inline const std::string kNakade = ".X.X. XXXXX XOOOX X...X ";
// White can take C1 by D1, and Black takes back more.
inline const std::string kSnapback = ".X.X. XXXXX XOOOX XOX.X ";
// White lives in the row below, but has to answer a move there.
inline const std::string kRow = ".X.X. XXXXX OOOOO ..... ";
inline const std::string kBlackWall = " claim 1 living black chains A3 eyes A4 C4 ";
// White takes B1 first, then Black E1: White's left and Black's right live.
inline const std::string kTwo = ".OOXX. O.OX.X OOOXXX OX..OX ";
// White takes C1 in a ko.
inline const std::string kKo = ".OOXX. O.OX.X OOOXXX OOX.XX ";
inline const std::string kTwoWalls =
    " claim 1 living white chains A1 eyes A4 B3 claim 2 living black chains F1 eyes E3 F4 ";

}  // namespace verify::test
