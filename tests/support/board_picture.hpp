#pragma once

#include "shinpan/board/board.hpp"
#include "shinpan/rules/position.hpp"

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

// Boards as pictures in tests: X black, O white, '.' empty, a line for each row, top row first;
// blanks and empty lines do not count. Any other character is an empty point with a mark that the
// test can ask for by `point_marked` and `points_marked`:
//
//   const Picture corner(R"(
//     . X O
//     a X O
//     X X O)");
//   Board board = corner.board();
//   Point eye = corner.point_marked('a');
namespace shinpan::support {

class Picture {
 public:
  explicit Picture(std::string_view text) : rows_(rows_of(text)) {
    for (const std::string& row : rows_) {
      if (row.size() != rows_.front().size()) {
        throw std::invalid_argument("rows of different lengths in a picture: " + row);
      }
    }
    if (rows_.empty() || !board::is_valid(size())) {
      throw std::invalid_argument("a picture that is no board");
    }
  }

  [[nodiscard]] board::Size size() const {
    return {static_cast<std::uint8_t>(rows_.front().size()),
            static_cast<std::uint8_t>(rows_.size())};
  }

  [[nodiscard]] rules::Setup setup(board::Color to_play = board::Color::Black) const {
    rules::Setup out;
    out.size = size();
    out.to_play = to_play;
    for (const std::string& row : rows_) {
      for (const char c : row) {
        out.stones.push_back(c == 'X'   ? board::Stone::Black
                             : c == 'O' ? board::Stone::White
                                        : board::Stone::Empty);
      }
    }
    return out;
  }

  [[nodiscard]] board::Board board() const {
    board::Board out(size());
    out.set_all(setup().stones);
    return out;
  }

  // The picture must be a legal position.
  [[nodiscard]] rules::Position position(board::Color to_play = board::Color::Black) const {
    return rules::Position::from(setup(to_play)).value();
  }

  // Every point that holds this character, X and O as well.
  [[nodiscard]] board::PointSet points_marked(char mark) const {
    board::PointSet out;
    std::uint16_t index = 0;
    for (const std::string& row : rows_) {
      for (const char c : row) {
        if (c == mark) {
          out.insert({index});
        }
        ++index;
      }
    }
    return out;
  }

  // The only point with this mark.
  [[nodiscard]] board::Point point_marked(char mark) const {
    const board::PointSet points = points_marked(mark);
    if (points.count() != 1) {
      throw std::invalid_argument(std::string("not one point with the mark ") + mark);
    }
    return points.first();
  }

 private:
  static std::vector<std::string> rows_of(std::string_view text) {
    std::vector<std::string> rows(1);
    for (const char c : text) {
      if (c == '\n') {
        rows.emplace_back();
      } else if (c != ' ' && c != '\t' && c != '\r') {
        rows.back().push_back(c);
      }
    }
    std::vector<std::string> out;
    for (std::string& row : rows) {
      if (!row.empty()) {
        out.push_back(std::move(row));
      }
    }
    return out;
  }

  std::vector<std::string> rows_;
};

// The stones as a picture, one line for each row: what a failed test shows.
[[nodiscard]] inline std::string drawn(const board::Board& board) {
  std::string out;
  for (int row = 0; row < board.size().rows; ++row) {
    for (int col = 0; col < board.size().cols; ++col) {
      const board::Stone stone = board.at(board::point_at(board.size(), col, row));
      out += col > 0 ? " " : "";
      out += stone == board::Stone::Empty ? '.' : stone == board::Stone::Black ? 'X' : 'O';
    }
    out += '\n';
  }
  return out;
}

// The stones of a picture in the same form, to compare with.
[[nodiscard]] inline std::string drawn(std::string_view picture) {
  return drawn(Picture(picture).board());
}

// "D4" as a point; it must be on the board.
[[nodiscard]] inline board::Point at(board::Size size, std::string_view vertex) {
  return board::parse_vertex(size, vertex).value();
}

}  // namespace shinpan::support
