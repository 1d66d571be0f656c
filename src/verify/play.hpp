#pragma once

#include "verify/board.hpp"

#include <compare>

namespace verify {

// A ko that may not be retaken: `side` may not play at `point` so as to take the single stone at
// `taker` by a ko capture, until it has passed for this ko (Japanese 1989, Article 7.2).
struct Ban {
  Stone side;
  Point point;
  Point taker;

  auto operator<=>(const Ban&) const = default;
};

// Which bans of a side its pass lifts: the one named, or all of them.
enum class KoPass : std::uint8_t {
  Specific,
  Any,
};

struct Action {
  enum class Kind : std::uint8_t {
    Play,
    Pass,
  };
  Kind kind = Kind::Pass;
  Point point = 0;  // where to play, or the banned point that is passed for, 0 for none

  bool operator==(const Action&) const = default;
};

// A state of hypothetical play.
struct State {
  Board board;
  Stone to_move = Stone::Black;
  std::vector<Ban> bans;  // in order: equal sets are equal vectors
  PointSet standing;      // the stones that were watched at the start and not taken since
};

// A play is not the one that a ban forbids when it takes more than one stone or joins a chain.
[[nodiscard]] inline bool play(State& state, Point p) {
  const auto played = state.board.play(p, state.to_move);
  const auto forbids = [&](const Ban& ban) {
    return ban == Ban{state.to_move, p, played->taken.front()};
  };
  if (!played || (played->ko && std::any_of(state.bans.begin(), state.bans.end(), forbids))) {
    return false;
  }
  state.standing &= ~set_of(played->taken);
  // A ban ends by itself when its point is filled or the stone that took is gone.
  std::erase_if(state.bans, [&](const Ban& ban) {
    return !state.board.is_empty(ban.point) || state.board.is_empty(ban.taker);
  });
  if (played->ko) {
    state.bans.push_back({other(state.to_move), played->taken.front(), p});
    std::sort(state.bans.begin(), state.bans.end());
  }
  return true;
}

// A pass that lifts no ban is not allowed while one can be lifted, for it is never better.
[[nodiscard]] inline bool pass(State& state, Point point, KoPass ko_pass) {
  bool is_named = point == 0;
  const auto lifted = std::erase_if(state.bans, [&](const Ban& ban) {
    const bool is_own = ban.side == state.to_move;
    is_named = is_named || (is_own && ban.point == point);
    return is_own && (point == 0 || ko_pass == KoPass::Any || ban.point == point);
  });
  return is_named && (lifted == 0) == (point == 0);
}

// The state after the action, or nothing when it is not allowed.
[[nodiscard]] inline std::optional<State> after(State state, Action action, KoPass ko_pass) {
  const bool is_allowed = action.kind == Action::Kind::Play ? play(state, action.point)
                                                            : pass(state, action.point, ko_pass);
  state.to_move = other(state.to_move);
  return is_allowed ? std::optional(std::move(state)) : std::nullopt;
}

// All actions of the side to move in the area. Where a pass lifts all bans, any one stands for it.
[[nodiscard]] inline std::vector<Action> actions(const State& state,
                                                 const Points& area,
                                                 KoPass ko_pass) {
  std::vector<Action> all;
  for (const Point p : area) {
    if (state.board.is_empty(p) && after(state, {Action::Kind::Play, p}, ko_pass)) {
      all.push_back({Action::Kind::Play, p});
    }
  }
  Points passes;
  for (const Ban& ban : state.bans) {
    if (ban.side == state.to_move && (passes.empty() || ko_pass == KoPass::Specific)) {
      passes.push_back(ban.point);
    }
  }
  for (const Point p : passes.empty() ? Points{0} : passes) {
    all.push_back({Action::Kind::Pass, p});
  }
  return all;
}

}  // namespace verify
