#include "shinpan/rules/position.hpp"

#include <string>

namespace shinpan::rules {
namespace {

std::string size_text(board::Size size) {
  return std::to_string(size.cols) + 'x' + std::to_string(size.rows);
}

std::vector<base::Error> faults_of_numbers(const Setup& setup) {
  std::vector<base::Error> out;
  if (!board::is_valid(setup.size)) {
    out.push_back({base::ErrorCode::BadSize, {}, size_text(setup.size)});
  } else if (setup.stones.size() != static_cast<std::size_t>(setup.size.area())) {
    out.push_back({base::ErrorCode::BadSize, {}, std::to_string(setup.stones.size())});
  }
  for (const int captured : {setup.captured_black, setup.captured_white}) {
    if (captured < 0) {
      out.push_back({base::ErrorCode::BadNumber, {}, std::to_string(captured)});
    }
  }
  return out;
}

void add_chains_without_liberties(const board::Board& board, std::vector<base::Error>& out) {
  for (const board::Point root : board.roots()) {
    if (board.liberty_count(root) == 0) {
      const board::Point first = board.chain(root).first();
      out.push_back({base::ErrorCode::BadSetup, {}, board::vertex(board.size(), first)});
    }
  }
}

}  // namespace

Setup Setup::empty(board::Size size) {
  Setup out;
  out.size = size;
  out.stones.assign(static_cast<std::size_t>(size.area()), board::Stone::Empty);
  return out;
}

std::vector<base::Error> Position::problems(const Setup& setup) {
  std::vector<base::Error> out = faults_of_numbers(setup);
  if (out.empty()) {
    board::Board board(setup.size);
    board.set_all(setup.stones);
    add_chains_without_liberties(board, out);
  }
  return out;
}

base::Result<Position> Position::from(const Setup& setup) {
  std::vector<base::Error> faults = faults_of_numbers(setup);
  if (!faults.empty()) {
    return std::move(faults.front());
  }
  board::Board board(setup.size);
  board.set_all(setup.stones);
  add_chains_without_liberties(board, faults);
  if (!faults.empty()) {
    return std::move(faults.front());
  }
  return Position(std::move(board), setup.to_play, setup.captured_black, setup.captured_white);
}

Position Position::from(const board::Board& board, board::Color to_play) {
  return from(
      board, to_play, board.captured(board::Color::Black), board.captured(board::Color::White));
}

Position Position::from(const board::Board& board,
                        board::Color to_play,
                        int captured_black,
                        int captured_white) {
  return Position(board, to_play, captured_black, captured_white);
}

}  // namespace shinpan::rules
