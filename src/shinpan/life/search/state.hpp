#pragma once

#include "shinpan/board/board.hpp"
#include "shinpan/rules/ruleset.hpp"

#include <cstdint>
#include <vector>

namespace shinpan::life {

// A ko that may not be retaken: `color` may not play at `point` so as to take the single stone at
// `taker` by a ko capture, until it has passed for this ko (Japanese 1989, Article 7.2).
struct KoBan {
  board::Color color;
  board::Point point;
  board::Point taker;

  bool operator==(const KoBan&) const = default;
};

// What a side may do in hypothetical play.
struct Action {
  enum class Kind : std::uint8_t {
    Play,
    Pass,
    PassForKo,
  };
  Kind kind = Kind::Pass;
  board::Point point{};  // where to play, or the banned point of the ko passed for

  bool operator==(const Action&) const = default;
};

// How a ko may be retaken.
enum class KoRule : std::uint8_t {
  PassForIt,   // after a pass for that very ko (Japanese 1989)
  PassForAny,  // after any pass (Japanese 2003)
  BlackWins,   // Black at once, White never: Black has a threat whenever he needs one
  WhiteWins,
};

[[nodiscard]] constexpr KoRule ko_rule(rules::KoPass ko_pass) {
  return ko_pass == rules::KoPass::Any ? KoRule::PassForAny : KoRule::PassForIt;
}

[[nodiscard]] constexpr KoRule ko_won_by(board::Color color) {
  return color == board::Color::Black ? KoRule::BlackWins : KoRule::WhiteWins;
}

// A state of hypothetical play (japanese-1989.md, section 1): stones, the side to move and the ko
// bans in force. No superko, suicide forbidden, passes unlimited. Every action can be undone.
class PlayState {
 public:
  PlayState(const board::Board& board, board::Color to_move, KoRule ko_rule);

  [[nodiscard]] const board::Board& board() const { return board_; }

  [[nodiscard]] board::Color to_move() const { return to_move_; }

  [[nodiscard]] const std::vector<KoBan>& bans() const { return bans_; }

  // Equal states have equal keys; unequal ones differ but for a chance of one in 2^64.
  [[nodiscard]] std::uint64_t key() const;
  // The key of the state that a legal action leads to. Most actions need not be made for it.
  [[nodiscard]] std::uint64_t key_after(const Action& action);

  // Stones that stood here at the start and have not been taken since. Which of them have been
  // taken is part of the state and of its key: after a capture the same stones on the same points
  // are new ones.
  void watch(const board::PointSet& stones) { watched_ = stones; }

  [[nodiscard]] const board::PointSet& watched() const { return watched_; }

  [[nodiscard]] bool may_play(board::Point p);
  // Whether an action takes stones.
  [[nodiscard]] bool takes(const Action& action) const;
  // Appends every action of the side to move: plays within `area`, then a pass for each ko that is
  // banned to it, or one plain pass when none is or none can be lifted (a pass that lifts a ban is
  // never worse than one that does not).
  void actions(const board::PointSet& area, std::vector<Action>& out);
  void make(const Action& action);
  void undo();

  [[nodiscard]] std::size_t depth() const { return past_.size(); }

 private:
  friend class Unwatched;

  struct Past {
    bool played;
    std::uint16_t bans_at;     // where the bans before the action lie in `saved_bans_`
    std::uint16_t watched_at;  // the same for watched stones that it took, in `taken_`
  };

  [[nodiscard]] bool passes_lift_bans() const {
    return ko_rule_ == KoRule::PassForIt || ko_rule_ == KoRule::PassForAny;
  }

  [[nodiscard]] bool is_never_banned(board::Color color) const {
    return !passes_lift_bans() && ko_rule_ == ko_won_by(color);
  }

  [[nodiscard]] bool would_retake(const KoBan& ban);
  [[nodiscard]] bool would_lift(const Action& action, const KoBan& ban) const;
  void add_ban(const KoBan& ban);
  void drop_ended_bans();

  board::Board board_;
  board::Color to_move_;
  KoRule ko_rule_;
  std::vector<KoBan> bans_;  // ordered by color, point, taker, so that equal sets are equal vectors
  board::PointSet watched_;
  std::uint64_t taken_hash_ = 0;     // of the watched stones that have been taken
  std::vector<board::Point> taken_;  // in the order in which they went
  std::vector<Past> past_;
  std::vector<KoBan> saved_bans_;
};

// While it lives the state watches nothing, for a question that has no use for it: states that
// differ in nothing else are then one. The state must be given back as it was taken over.
class Unwatched {
 public:
  explicit Unwatched(PlayState& state)
      : state_(state), watched_(state.watched_), taken_hash_(state.taken_hash_) {
    state.watched_ = {};
    state.taken_hash_ = 0;
  }

  Unwatched(const Unwatched&) = delete;
  Unwatched& operator=(const Unwatched&) = delete;

  ~Unwatched() {
    state_.watched_ = watched_;
    state_.taken_hash_ = taken_hash_;
  }

 private:
  PlayState& state_;
  board::PointSet watched_;
  std::uint64_t taken_hash_;
};

}  // namespace shinpan::life
