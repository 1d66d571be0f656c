#include "shinpan/rules/game.hpp"

#include "shinpan/base/assert.hpp"

#include <utility>

namespace shinpan::rules {

using board::Color;
using board::Legality;
using board::Point;
using board::Stone;

Game::Game(const Position& start, Ruleset rules)
    : board_(start.board()),
      rules_(std::move(rules)),
      to_play_(start.to_play()),
      captured_before_{start.captured(Color::Black) - board_.captured(Color::Black),
                       start.captured(Color::White) - board_.captured(Color::White)},
      start_(board_),
      start_to_play_(to_play_) {
  start_history();
}

void Game::start_history() {
  start_ = board_;
  start_to_play_ = to_play_;
  start_move_ = moves_.size();
  replacements_.clear();
  history_.clear();
  history_.push(board_.hash(), to_play_, {captured(Color::Black), captured(Color::White)}, true);
}

int Game::trailing_passes() const {
  int passes = 0;
  for (auto move = moves_.rbegin(); move != moves_.rend(); ++move) {
    if (move->kind != Move::Kind::Pass) {
      break;
    }
    ++passes;
  }
  return passes;
}

int Game::captured(Color color) const {
  return captured_before_[board::index_of(color)] + board_.captured(color);
}

Position Game::position() const {
  return Position::from(board_, to_play_, captured(Color::Black), captured(Color::White));
}

bool Game::resigned() const {
  return !moves_.empty() && moves_.back().kind == Move::Kind::Resign;
}

// The checks of the board and of the repetition, in the order of Refusal.
std::optional<Refusal> Game::board_refusal(Point point, Color color) const {
  if (point.index >= board_.size().area()) {
    return Refusal::Outside;
  }
  switch (board_.check(point, color)) {
    case Legality::Legal:
      break;
    case Legality::Occupied:
      return Refusal::Occupied;
    case Legality::Ko:
      return Refusal::Ko;
    case Legality::Suicide:
      if (!rules_.suicide) {
        return Refusal::Suicide;
      }
      break;
  }
  if (rules_.ko == KoRule::Simple) {
    return std::nullopt;
  }
  const std::uint64_t after = board_.hash_after(point, color);
  const Color next = board::opposite(color);
  if (rules_.ko == KoRule::Situational) {
    return history_.contains(after, next) ? std::optional(Refusal::SituationalRepetition)
                                          : std::nullopt;
  }
  return history_.contains(after, next) || history_.contains(after, color)
             ? std::optional(Refusal::PositionalRepetition)
             : std::nullopt;
}

std::optional<Refusal> Game::refusal(const Move& move) const {
  if (move.kind == Move::Kind::Play) {
    if (const std::optional<Refusal> refused = board_refusal(move.point, move.color)) {
      return refused;
    }
  }
  return resigned() ? std::optional(Refusal::GameOver) : std::nullopt;
}

std::optional<Refusal> Game::turn_refusal(const Move& move) const {
  const std::optional<Refusal> refused = refusal(move);
  const bool out_of_turn = move.kind != Move::Kind::Resign && move.color != to_play_;
  if (out_of_turn && (!refused || *refused == Refusal::GameOver)) {
    return Refusal::WrongTurn;
  }
  return refused;
}

std::optional<Refusal> Game::play(const Move& move) {
  const std::optional<Refusal> refused = refusal(move);
  if (!refused) {
    put(move);
    record(move);
  }
  return refused;
}

std::optional<Refusal> Game::force(const Move& move) {
  const std::optional<Refusal> refused = refusal(move);
  if (refused == Refusal::Outside) {
    return refused;
  }
  if (move.kind == Move::Kind::Play && !board_.is_empty(move.point)) {
    replacements_.push_back(moves_.size());
  }
  put(move);
  record(move);
  return refused;
}

// Changes the board alone. Replacing a stone empties the board's undo log; see undo.
void Game::put(const Move& move) {
  switch (move.kind) {
    case Move::Kind::Play:
      board_.set(move.point, Stone::Empty);
      board_.play(move.point, move.color);
      break;
    case Move::Kind::Pass:
      board_.pass();
      break;
    case Move::Kind::Resign:
      break;
  }
}

void Game::record(const Move& move) {
  moves_.push_back(move);
  if (move.kind != Move::Kind::Resign) {
    to_play_ = board::opposite(move.color);
  }
  history_.push(board_.hash(),
                to_play_,
                {captured(Color::Black), captured(Color::White)},
                move.kind == Move::Kind::Play);
}

void Game::edit(const Setup& setup) {
  SHINPAN_ASSERT(setup.size == board_.size());
  board_.set_all(setup.stones);
  to_play_ = setup.to_play;
  start_history();
}

bool Game::undo() {
  if (moves_.size() == start_move_) {
    return false;
  }
  const Move last = moves_.back();
  moves_.pop_back();
  history_.pop();
  to_play_ = history_.last().to_play;
  if (last.kind == Move::Kind::Resign) {
    return true;
  }
  const bool replaced = !replacements_.empty() && replacements_.back() == moves_.size();
  if (replaced) {
    replacements_.pop_back();
  }
  if (replaced || board_.undo_depth() == 0) {
    replay_since_start();
  } else {
    board_.undo();
  }
  return true;
}

// For what the board cannot take back by itself: a move that replaced a stone, and moves made
// before the game was copied, for a copy of a board has no undo log.
void Game::replay_since_start() {
  board_ = start_;
  for (std::size_t i = start_move_; i < moves_.size(); ++i) {
    put(moves_[i]);
  }
}

std::optional<Repetition> Game::repetition() const {
  const History::Entry& now = history_.last();
  if (now.before_last_play == History::kNone) {
    return std::nullopt;
  }
  const History::Entry& then = history_[now.before_last_play];
  return Repetition{start_move_ + now.before_last_play,
                    now.captured[0] - then.captured[0],
                    now.captured[1] - then.captured[1]};
}

}  // namespace shinpan::rules
