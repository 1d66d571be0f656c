#include "shinpan/life/japanese/reply.hpp"

#include "shinpan/board/region.hpp"
#include "shinpan/life/japanese/goals.hpp"
#include "shinpan/life/search/areas.hpp"
#include "shinpan/life/search/inquiry.hpp"
#include "shinpan/life/static/benson.hpp"

#include <algorithm>
#include <chrono>
#include <optional>

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::Point;
using board::PointSet;

// More than any chain has liberties.
constexpr int kTaken = board::kMaxArea;

// The answer to one question, and the next action of best play.
struct Sought {
  Answer answer = Answer::Unknown;
  std::vector<Action> best;
};

class ReplySearch {
 public:
  ReplySearch(const rules::Position& start,
              Point stone,
              const std::vector<Action>& line,
              rules::KoPass ko_pass,
              const Limits& limits)
      : position_(start),
        start_(start.board()),
        stone_(stone),
        line_(line),
        ko_pass_(ko_pass),
        limits_(limits),
        until_(std::chrono::steady_clock::now() + std::chrono::milliseconds(limits.milliseconds)),
        owner_(color_of(start_.at(stone))),
        points_(local_2()) {
    find_ground(now().board());
  }

  [[nodiscard]] Reply run() const {
    PlayState state = now();
    if (!newly_living().empty()) {
      return reply_of(state, {Answer::Prevented, {}});
    }
    const bool stands = !(state.watched() & start_.chain(stone_)).empty();
    const Sought taken = stands ? capture() : Sought{Answer::Forced, {}};
    if (taken.answer == Answer::Prevented) {
      return reply_of(state, taken);
    }
    // That the chain can be taken says nothing of what its owner gets for it (Article 7.1).
    Sought dead = kill();
    if (dead.answer == Answer::Unknown) {
      dead = clean_capture();
    }
    if (dead.answer == Answer::Unknown) {
      return {reply_of(state, taken).action, false};
    }
    // What needs no further move to be dead is taken all the same, for people to see.
    if (dead.best.empty() && stands && state.to_move() != owner_) {
      dead.best = approach(state);
    }
    return reply_of(state, dead);
  }

 private:
  // The walls as they stand now, for play may have made new ones and undone old ones, and between
  // them all that matters to the chain and to new stones in its surroundings.
  void find_ground(const Board& board) {
    PointSet eyes;
    for (const Color color : board::kColors) {
      const UnconditionalLife life = unconditional_life(board, color, SelfCapture::Forbidden);
      walls_.of(color) = life.stones;
      eyes |= life.eyes;
    }
    PointSet asked = points_.value_or(start_.chain(stone_));
    for (const Area& area : separate_areas(board, walls_, eyes)) {
      if (area.points.intersects(asked)) {
        area_ |= area.points;
      }
    }
    // What lies in an eye of the walls: nothing can stay there, and taking it is play in that eye.
    for (const Point p : asked - walls_.both()) {
      if (!area_.contains(p)) {
        area_ |= component(board.geometry(), board.geometry().all - walls_.both(), p);
      }
    }
  }

  // The state after the line, and after `next` where it is given; of the start's stones those of
  // the owner in the surroundings are watched.
  [[nodiscard]] PlayState now(const std::optional<Action>& next = std::nullopt) const {
    PlayState state(start_, opposite(owner_), ko_rule(ko_pass_));
    state.watch(start_.chain(stone_) | (points_.value_or(PointSet()) & start_.stones(owner_)));
    for (const Action& action : line_) {
      state.make(action);
    }
    if (next) {
      state.make(*next);
    }
    return state;
  }

  // New stones in the surroundings that live unconditionally.
  [[nodiscard]] PointSet newly_living() const {
    return (points_.value_or(PointSet()) & walls_.of(owner_)) - now().watched();
  }

  [[nodiscard]] static Action pass(PlayState& state) {
    std::vector<Action> actions;
    state.actions({}, actions);
    return actions.empty() ? Action{} : actions.front();
  }

  // A play at a liberty of the chain, the safest, after which nothing needs to be played for it to
  // be dead; or none.
  [[nodiscard]] std::vector<Action> approach(PlayState& state) const {
    std::vector<Action> best;
    int most = 1;
    for (const Point p : state.board().liberties(state.board().root(stone_))) {
      if (!state.may_play(p)) {
        continue;
      }
      const Action action{Action::Kind::Play, p};
      const bool takes = state.takes(action);
      state.make(action);
      const int left = takes ? kTaken : state.board().liberty_count(state.board().root(p));
      state.undo();
      const Sought then = left > most ? kill(action) : Sought{};
      if (then.answer == Answer::Forced && then.best.empty()) {
        most = left;
        best = {action};
      }
    }
    return best;
  }

  [[nodiscard]] Reply reply_of(PlayState& state, const Sought& sought) const {
    const bool attacks = state.to_move() != owner_;
    const bool has_its_way =
        sought.answer != Answer::Unknown && attacks == (sought.answer == Answer::Forced);
    return {sought.best.empty() ? pass(state) : sought.best.front(), has_its_way};
  }

  // What one search may take: all nodes, and of the time what the ones before have left.
  [[nodiscard]] Budget rest() const {
    if (limits_.milliseconds == 0) {
      return Budget(limits_.nodes, 0, limits_.table_entries, limits_.stop);
    }
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
        until_ - std::chrono::steady_clock::now());
    return Budget(limits_.nodes,
                  std::max<std::int64_t>(left.count(), 1),
                  limits_.table_entries,
                  limits_.stop);
  }

  template <class AnyGoal>
  [[nodiscard]] static Sought seek(Inquiry<AnyGoal>& inquiry, Budget& budget) {
    const Answer answer = inquiry.pursue(budget);
    return {
        answer,
        answer == Answer::Unknown ? std::vector<Action>{} : inquiry.solver.line(inquiry.state, 1)};
  }

  // Level 1: whether the chain itself can be taken.
  [[nodiscard]] Sought capture() const {
    Budget budget = rest();
    Inquiry<CaptureGoal> inquiry(now(), start_.geometry(), opposite(owner_), stone_, area_, walls_);
    return seek(inquiry, budget);
  }

  // Whether the area becomes one in which none of the owner's stones can stay, after one more
  // action where one is given. A short way to the answer where there is one; else nothing is known.
  [[nodiscard]] Sought kill(const std::optional<Action>& next = std::nullopt) const {
    const PointSet beside = border(start_.geometry(), area_);
    if (beside.intersects(walls_.of(owner_)) || !beside.intersects(walls_.of(opposite(owner_)))) {
      return {};
    }
    Budget budget = rest();
    Inquiry<KillGoal> inquiry(now(next), start_.geometry(), opposite(owner_), area_, walls_);
    const Sought out = seek(inquiry, budget);
    return out.answer == Answer::Forced ? out : Sought{};
  }

  // Level 3, which holds the question of level 2.
  [[nodiscard]] Sought clean_capture() const {
    if (!points_) {
      return {};
    }
    Budget budget = rest();
    Capturing capturing(opposite(owner_), area_, walls_, budget);
    Inquiry<CleanCaptureGoal> inquiry(
        now(), start_.geometry(), opposite(owner_), stone_, *points_, area_, walls_, capturing);
    const Sought out = seek(inquiry, budget);
    return inquiry.goal.unsure() ? Sought{} : out;
  }

  // The chain's surroundings up to uncapturable chains (japanese-1989.md, section 2); nothing when
  // it is not known of all of them whether they are.
  [[nodiscard]] std::optional<PointSet> local_2() const {
    rules::Ruleset rules = *rules::preset("japanese-1989");
    rules.ko_pass = ko_pass_;
    // Half of the time: the rest is for the questions that need the answer.
    Limits half = limits_;
    half.milliseconds = (limits_.milliseconds + 1) / 2;
    const Life life = adjudicate(position_, rules, {}, Reading::Strict, half);
    PointSet uncapturable;
    PointSet unknown;
    for (const Group& group : life.groups) {
      if (group.clause == Clause::Uncapturable) {
        uncapturable |= group.points;
      } else if (group.clause == Clause::None) {
        unknown |= group.points;
      }
    }
    const PointSet points = component(
        start_.geometry(), (start_.geometry().all - uncapturable) | start_.chain(stone_), stone_);
    return points.intersects(unknown) ? std::nullopt : std::optional(points);
  }

  const rules::Position& position_;
  const Board& start_;
  Point stone_;
  const std::vector<Action>& line_;
  rules::KoPass ko_pass_;
  Limits limits_;
  std::chrono::steady_clock::time_point until_;
  Color owner_;
  std::optional<PointSet> points_;  // the chain's surroundings
  Walls walls_;
  PointSet area_;
};

}  // namespace

Reply reply(const rules::Position& start,
            Point stone,
            const std::vector<Action>& line,
            rules::KoPass ko_pass,
            const Limits& limits) {
  return ReplySearch(start, stone, line, ko_pass, limits).run();
}

}  // namespace shinpan::life
