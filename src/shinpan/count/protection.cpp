#include "shinpan/count/protection.hpp"

#include <algorithm>

namespace shinpan::count {

using board::Board;
using board::Color;
using board::Legality;
using board::Point;
using board::PointSet;

namespace {

constexpr int kDepth = 2;

// One side's land under attack by threats of capture only.
class Reading {
 public:
  Reading(Board& board, Color owner, const PointSet& land)
      : board_(board), owner_(owner), enemy_(board::opposite(owner)), land_(land) {}

  // Whether the opponent, to move, takes a chain of the owner's beside the land.
  bool takes(int depth) {
    for (const Point root : beside_land(1)) {
      if (can_take(root)) {
        return true;
      }
    }
    if (depth == 0) {
      return false;
    }
    PointSet threats;
    for (const Point root : beside_land(2)) {
      threats |= board_.liberties(root);
    }
    for (const Point p : threats& land_) {
      if (board_.check(p, enemy_) != Legality::Legal) {
        continue;
      }
      board_.play(p, enemy_);
      const bool wins = !beside_land(1).empty() && !is_answered(p, depth);
      board_.undo();
      if (wins) {
        return true;
      }
    }
    return false;
  }

 private:
  [[nodiscard]] std::vector<Point> beside_land(int liberties) const {
    std::vector<Point> out;
    for (const Point root : board_.roots()) {
      if (board_.at(root) == board::stone_of(owner_) && board_.liberty_count(root) == liberties &&
          board_.liberties(root).intersects(land_)) {
        out.push_back(root);
      }
    }
    return out;
  }

  // A single stone that is retaken at once is no gain.
  bool can_take(Point root) {
    const Point liberty = board_.liberties(root).first();
    if (board_.check(liberty, enemy_) != Legality::Legal) {
      return false;
    }
    const int size = board_.chain_size(root);
    board_.play(liberty, enemy_);
    const bool retaken = board_.liberty_count(board_.root(liberty)) == 1;
    board_.undo();
    return size > 1 || !retaken;
  }

  // The owner takes the intruder, takes another attacker or extends.
  [[nodiscard]] PointSet answers(Point intruder) const {
    PointSet out;
    const auto add_capture = [&](Point enemy) {
      const Point root = board_.root(enemy);
      if (board_.liberty_count(root) == 1) {
        out |= board_.liberties(root);
      }
    };
    add_capture(intruder);
    for (const Point root : beside_land(1)) {
      out |= board_.liberties(root);
      board_.for_each_stone(root, [&](Point stone) {
        for (const Point n : board_.geometry().neighbors(stone)) {
          if (board_.at(n) == board::stone_of(enemy_)) {
            add_capture(n);
          }
        }
      });
    }
    return out;
  }

  bool is_answered(Point intruder, int depth) {
    for (const Point p : answers(intruder)) {
      if (board_.check(p, owner_) != Legality::Legal) {
        continue;
      }
      board_.play(p, owner_);
      const bool holds = !takes(depth - 1);
      board_.undo();
      if (holds) {
        return true;
      }
    }
    return false;
  }

  Board& board_;
  Color owner_;
  Color enemy_;
  const PointSet& land_;
};

bool takes(Board& board, Color owner, const PointSet& land) {
  return Reading(board, owner, land).takes(kDepth);
}

PointSet neutral_points(const Cleared& cleared) {
  PointSet out;
  for (const Region& region : cleared.regions) {
    if (!region.eye_of() && !region.is_wide()) {
      out |= region.points;
    }
  }
  return out;
}

// The neutral points filled by the owner's opponent, but for those that join the owner's chains,
// and both sides' chains saved. Nothing when a chain is left without liberties.
std::optional<Board> filled_board(const Cleared& cleared,
                                  const NeutralFilling& filled,
                                  const PointSet& neutral,
                                  Color owner) {
  Board board = cleared.living_board();
  for (const Point p : neutral - filled.seki_liberties) {
    const bool own = filled.joined[board::index_of(owner)].contains(p);
    board.set(p, board::stone_of(own ? owner : board::opposite(owner)));
  }
  for (const Teire& teire : filled.teire) {
    board.set(teire.point, board::stone_of(teire.color));
  }
  for (const Point root : board.roots()) {
    if (board.liberty_count(root) == 0) {
      return std::nullopt;
    }
  }
  return board;
}

int own_neighbors(const Board& board, Point p, Color owner) {
  const auto neighbors = board.geometry().neighbors(p);
  return static_cast<int>(std::count_if(neighbors.begin(), neighbors.end(), [&](Point n) {
    return board.at(n) == board::stone_of(owner);
  }));
}

std::optional<Point> protecting_point(Board& board, Color owner, const PointSet& land) {
  std::optional<Point> best;
  for (const Point p : land& board.empty_points()) {
    if (best && own_neighbors(board, p, owner) <= own_neighbors(board, *best, owner)) {
      continue;
    }
    if (board.check(p, owner) != Legality::Legal) {
      continue;
    }
    board.play(p, owner);
    if (!takes(board, owner, land)) {
      best = p;
    }
    board.undo();
  }
  return best;
}

bool joins_own_chains(const Board& board, Point p, Color owner) {
  std::optional<Point> first;
  for (const Point n : board.geometry().neighbors(p)) {
    if (board.at(n) != board::stone_of(owner)) {
      continue;
    }
    if (first && board.root(n) != *first) {
      return true;
    }
    first = board.root(n);
  }
  return false;
}

// Whether the owner makes the land safe by joining two of his chains at a neutral point, which
// costs him nothing: he has it in time, as he has the other points where neutral filling joins.
bool joining_protects(const Cleared& cleared,
                      const Board& filled_board,
                      const PointSet& to_fill,
                      Color owner,
                      const PointSet& land) {
  const Board before = cleared.living_board();
  for (const Point p : to_fill) {
    if (!joins_own_chains(before, p, owner)) {
      continue;
    }
    Board board = filled_board;
    board.set(p, board::stone_of(owner));
    if (!takes(board, owner, land)) {
      return true;
    }
  }
  return false;
}

// Chains that lose liberties by the filling and have few of them.
bool is_weakened(const Cleared& cleared, const Region& region, const PointSet& neutral) {
  return std::any_of(region.border.begin(), region.border.end(), [&](std::uint16_t chain) {
    const PointSet& open = cleared.chains[chain].open;
    return open.intersects(neutral) && (open - neutral).count() <= 2;
  });
}

}  // namespace

std::vector<Teire> needed_protection(const Cleared& cleared, const NeutralFilling& filled) {
  std::vector<Teire> out;
  const PointSet neutral = neutral_points(cleared);
  for (const Color owner : board::kColors) {
    std::optional<Board> board;
    for (const Region& region : cleared.regions) {
      const bool safe = region.eye_of() != owner || region.holds_dead[1 - board::index_of(owner)] ||
                        region.points.count() < 2 || filled.groups.lacking(region.border.front());
      if (safe || !is_weakened(cleared, region, neutral)) {
        continue;
      }
      board = board ? std::move(board) : filled_board(cleared, filled, neutral, owner);
      if (!board) {
        break;
      }
      Board before = cleared.living_board();
      const PointSet to_fill =
          neutral - filled.seki_liberties - filled.joined[1 - board::index_of(owner)];
      if (takes(*board, owner, region.points) && !takes(before, owner, region.points) &&
          !joining_protects(cleared, *board, to_fill, owner, region.points)) {
        if (const auto point = protecting_point(*board, owner, region.points)) {
          out.push_back({owner, *point});
        }
      }
    }
  }
  return out;
}

}  // namespace shinpan::count
