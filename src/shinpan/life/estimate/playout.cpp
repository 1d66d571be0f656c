#include "shinpan/life/estimate/playout.hpp"

#include "shinpan/board/region.hpp"
#include "shinpan/life/estimate/eye_shape.hpp"

namespace shinpan::life {
using board::Board;
using board::Color;
using board::Legality;
using board::Point;
using board::PointSet;
using board::Stone;

Playouts::Playouts(const Board& start,
                   const PointSet& settled,
                   const PointSet& immune,
                   std::uint64_t seed)
    : start_(start),
      board_(start),
      open_(start.geometry().all - settled),
      immune_(immune),
      has_immune_(!immune.empty()),
      start_surroundings_(start),
      surroundings_(start_surroundings_),
      random_(seed) {}

void Playouts::begin() {
  board_ = start_;
  board_.clear_ko();
  surroundings_ = start_surroundings_;
  free_count_ = 0;
  for (const Point p : board_.empty_points() & open_) {
    add_free(p);
  }
  has_last_ = false;
  taken_by_last_ = 0;
}

void Playouts::add_free(Point p) {
  place_[p.index] = static_cast<std::uint16_t>(free_count_);
  free_[free_count_++] = p.index;
}

void Playouts::drop_free(Point p) {
  const std::uint16_t at = place_[p.index];
  const std::uint16_t moved = free_[--free_count_];
  free_[at] = moved;
  place_[moved] = at;
}

void Playouts::run(Color first, Ownership& into) {
  begin();
  Color color = first;
  const int limit = 3 * board_.size().area();
  int passes = 0;
  for (int n = 0; n < limit && passes < 2; ++n) {
    Point move{};
    if (choose(color, move)) {
      play(move, color);
      passes = 0;
    } else {
      board_.clear_ko();
      has_last_ = false;
      taken_by_last_ = 0;
      ++passes;
    }
    color = opposite(color);
  }
  score(into);
}

void Playouts::play(Point p, Color color) {
  const Color enemy = opposite(color);
  PointSet taken;
  taken_by_last_ = 0;
  if (surroundings_.is_marked(p, enemy)) {
    taken = chains_to_take(p, enemy);
  }
  board_.play_forever(p, color);
  surroundings_.put(p, color);
  drop_free(p);
  if (!taken.empty()) {
    clear(taken, enemy);
  }
  threatened_count_ = 0;
  mark_if_in_atari(p);
  for (const Point n : board_.geometry().neighbors(p)) {
    if (board_.at(n) == stone_of(enemy) && mark_if_in_atari(n)) {
      threatened_[threatened_count_++] = n;
    }
  }
  last_ = p;
  has_last_ = true;
}

PointSet Playouts::chains_to_take(Point p, Color enemy) {
  PointSet taken;
  for (const Point n : board_.geometry().neighbors(p)) {
    if (board_.at(n) == stone_of(enemy) && board_.liberty_count(board_.root(n)) == 1 &&
        !taken.contains(n)) {
      taken |= board_.chain(n);
      taken_point_ = n;
    }
  }
  return taken;
}

void Playouts::clear(const PointSet& taken, Color enemy) {
  for (const Point s : taken) {
    ++taken_by_last_;
    surroundings_.take_off(s, enemy);
    if (open_.contains(s)) {
      add_free(s);
    }
  }
}

bool Playouts::mark_if_in_atari(Point stone) {
  const Point root = board_.root(stone);
  if (board_.liberty_count(root) != 1) {
    return false;
  }
  surroundings_.mark(board_.liberties(root).first(), color_of(board_.at(stone)));
  return true;
}

bool Playouts::choose(Color color, Point& move) {
  if (has_last_ && reply(color, move)) {
    return true;
  }
  if (free_count_ == 0) {
    return false;
  }
  const std::size_t begin = random_.below(static_cast<std::uint32_t>(free_count_));
  return choose_between(begin, free_count_, color, move) || choose_between(0, begin, color, move);
}

bool Playouts::choose_between(std::size_t from, std::size_t to, Color color, Point& move) const {
  for (std::size_t i = from; i < to; ++i) {
    const Point p{free_[i]};
    if (sensible(p, color)) {
      move = p;
      return true;
    }
  }
  return false;
}

// The answers that the last move calls for.
bool Playouts::reply(Color color, Point& move) {
  if (random_.below(10) == 0) {
    return false;
  }
  if (taken_by_last_ >= 3 && taken_by_last_ <= 6 && nakade(color, move)) {
    return true;
  }
  if (board_.at(last_) == Stone::Empty) {
    return false;
  }
  const Point root = board_.root(last_);
  if (board_.liberty_count(root) == 1) {
    const Point p = board_.liberties(root).first();
    if (allowed(p, color)) {
      move = p;
      return true;
    }
  }
  for (std::size_t i = 0; i < threatened_count_; ++i) {
    if (save_chain(threatened_[i], color, move)) {
      return true;
    }
  }
  return false;
}

// Out of atari: by taking a neighbour, or by running to at least two liberties.
bool Playouts::save_chain(Point stone, Color color, Point& move) {
  const Point root = board_.root(stone);
  Point capture{};
  bool found = false;
  board_.for_each_stone(root, [&](Point s) {
    for (const Point n : board_.geometry().neighbors(s)) {
      if (!found && board_.at(n) == stone_of(opposite(color)) &&
          board_.liberty_count(board_.root(n)) == 1) {
        const Point p = board_.liberties(board_.root(n)).first();
        if (allowed(p, color)) {
          capture = p;
          found = true;
        }
      }
    }
  });
  if (found) {
    move = capture;
    return true;
  }
  const Point p = board_.liberties(root).first();
  if (!sensible(p, color)) {
    return false;
  }
  move = p;
  return true;
}

bool Playouts::nakade(Color color, Point& move) {
  const PointSet space = board::component(board_.geometry(), board_.empty_points(), taken_point_);
  const auto vital = nakade_point(board_.geometry(), space);
  if (!vital || !allowed(*vital, color)) {
    return false;
  }
  move = *vital;
  return true;
}

bool Playouts::sensible(Point p, Color color) const {
  return !surroundings_.is_eye_of_either(p, color) && allowed(p, color) &&
         !bad_self_atari(p, color);
}

bool Playouts::allowed(Point p, Color color) const {
  if (!open_.contains(p)) {
    return false;
  }
  // The ko just taken has stones on every side.
  if (surroundings_.empty_beside(p) == 0 && board_.check(p, color) != Legality::Legal) {
    return false;
  }
  return !has_immune_ || !takes_immune(p, opposite(color));
}

bool Playouts::takes_immune(Point p, Color enemy) const {
  for (const Point n : board_.geometry().neighbors(p)) {
    if (board_.at(n) == stone_of(enemy) && board_.liberty_count(board_.root(n)) == 1 &&
        board_.chain(n).intersects(immune_)) {
      return true;
    }
  }
  return false;
}

// Whether the move leaves its own chain in atari without the excuse that the shape is a nakade.
bool Playouts::bad_self_atari(Point p, Color color) const {
  if (surroundings_.empty_beside(p) >= 2) {
    return false;
  }
  const auto neighbors = board_.geometry().neighbors(p);
  for (const Point n : neighbors) {
    if (board_.is_empty(n)) {
      continue;
    }
    const int liberties = board_.liberty_count(board_.root(n));
    if (board_.at(n) == stone_of(color) ? liberties > 2 : liberties == 1) {
      return false;
    }
  }
  PointSet liberties;
  PointSet stones;
  stones.insert(p);
  int size = 1;
  for (const Point n : neighbors) {
    if (board_.is_empty(n)) {
      liberties.insert(n);
    } else if (board_.at(n) == stone_of(color) && !stones.contains(n)) {
      const Point root = board_.root(n);
      liberties |= board_.liberties(root);
      size += board_.chain_size(root);
      if (size > 6) {
        stones.insert(n);
        continue;
      }
      board_.for_each_stone(root, [&](Point s) { stones.insert(s); });
    }
  }
  liberties.erase(p);
  if (liberties.count() >= 2) {
    return false;
  }
  return size > 6 || !leaves_one_eye(board_.geometry(), stones);
}

void Playouts::score(Ownership& into) const {
  ++into.playouts;
  for (const Point p : board_.stones(Color::Black) & open_) {
    ++into.black[p.index];
  }
  for (const Point p : board_.stones(Color::White) & open_) {
    ++into.white[p.index];
  }
  for (const Point p : board_.empty_points() & open_) {
    bool black = false;
    bool white = false;
    for (const Point n : board_.geometry().neighbors(p)) {
      black = black || board_.at(n) == Stone::Black;
      white = white || board_.at(n) == Stone::White;
    }
    if (black != white) {
      ++(black ? into.black : into.white)[p.index];
    }
  }
}

}  // namespace shinpan::life
