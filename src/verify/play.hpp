#pragma once

#include "verify/board.hpp"

#include <algorithm>

namespace verify {

// A ko that may not be retaken: `side` may not play at `point` so as to take the single stone at
// `taker` by a ko capture, until it has passed for this ko (Japanese 1989, Article 7.2).
struct Ban {
  Color side;
  Point point;
  Point taker;

  bool operator==(const Ban&) const = default;
};

struct Action {
  bool is_pass = true;
  Point point = 0;  // where to play, or the banned point that is passed for, 0 for none

  bool operator==(const Action&) const = default;
};

// A state of hypothetical play.
struct State {
  Board board;
  Color to_move = Color::Black;
  PointSet standing;      // the stones that were watched at the start and not taken since
  bool lifts_all;         // a pass lifts all bans of its side, not only the one named
  std::vector<Ban> bans;  // in the order of their points, of which no two are the same

  bool operator==(const State&) const = default;

  // The state after the action, or nothing when it is not allowed.
  [[nodiscard]] std::optional<State> after(Action action) const {
    State next = *this;
    next.to_move = other(to_move);
    const bool is_allowed =
        action.is_pass ? next.pass(to_move, action.point) : next.play(to_move, action.point);
    return is_allowed ? std::optional(std::move(next)) : std::nullopt;
  }

  // All that the side to move may do in the area. Where a pass lifts all bans, one stands for all.
  [[nodiscard]] std::vector<Action> actions(const PointSet& area) const {
    std::vector<Action> all;
    for (const Point p : points_of(area & board.empty())) {
      const bool is_plain = bans.empty() && board.liberties(only(p)).any();
      if (is_plain || after({false, p})) {
        all.push_back({false, p});
      }
    }
    const std::size_t plays = all.size();
    for (const Ban& ban : bans) {
      if (ban.side == to_move && (!lifts_all || all.size() == plays)) {
        all.push_back({true, ban.point});
      }
    }
    if (all.size() == plays) {
      all.push_back({true, 0});
    }
    return all;
  }

 private:
  bool play(Color side, Point p) {
    const auto taken = board.play(p, side);
    if (!taken) {
      return false;
    }
    // A ko capture takes one stone, and is then a single stone with that point as its only liberty.
    // A play at a banned point that is none, or takes another stone, is allowed.
    const bool is_ko =
        taken->count() == 1 && board.chain(p).count() == 1 && board.liberties(only(p)).count() == 1;
    const Point ko = is_ko ? points_of(*taken).front() : 0;
    if (is_ko && std::count(bans.begin(), bans.end(), Ban{side, p, ko}) > 0) {
      return false;
    }
    standing &= ~*taken;
    // A ban ends by itself when its point is filled or the stone that took is gone.
    const PointSet empty = board.empty();
    std::erase_if(bans, [&](const Ban& ban) { return !empty[ban.point] || empty[ban.taker]; });
    if (is_ko) {
      bans.push_back({other(side), ko, p});
      std::sort(
          bans.begin(), bans.end(), [](const Ban& a, const Ban& b) { return a.point < b.point; });
    }
    return true;
  }

  // A pass that lifts no ban is not allowed while one can be lifted, for it is never better.
  bool pass(Color side, Point point) {
    const auto is_own = [&](const Ban& ban) { return ban.side == side; };
    const auto is_named = [&](const Ban& ban) { return is_own(ban) && ban.point == point; };
    const bool has_own = std::any_of(bans.begin(), bans.end(), is_own);
    const bool has_named = std::any_of(bans.begin(), bans.end(), is_named);
    std::erase_if(bans, [&](const Ban& ban) { return lifts_all ? is_own(ban) : is_named(ban); });
    return point == 0 ? !has_own : has_named;
  }
};

}  // namespace verify
