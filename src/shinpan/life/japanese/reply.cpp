#include "shinpan/life/japanese/reply.hpp"

#include "shinpan/board/region.hpp"
#include "shinpan/life/japanese/goals.hpp"
#include "shinpan/life/search/areas.hpp"
#include "shinpan/life/search/inquiry.hpp"
#include "shinpan/life/static/benson.hpp"

#include <optional>

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::Point;
using board::PointSet;

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
        owner_(color_of(start_.at(stone))) {
    find_ground();
  }

  [[nodiscard]] Reply run() const {
    PlayState state = now({});
    Reply out = found(state);
    out.sure = out.sure && surroundings_hold(state);
    return out;
  }

 private:
  [[nodiscard]] Reply found(PlayState& state) const {
    const Sought taken = state.watched().empty() ? Sought{Answer::Forced, {}} : capture();
    if (taken.answer == Answer::Prevented) {
      return reply_of(state, taken);
    }
    // That the chain can be taken says nothing of what its owner gets for it (Article 7.1).
    const Sought clean = clean_capture();
    if (clean.answer != Answer::Unknown) {
      return reply_of(state, clean);
    }
    return {reply_of(state, taken).action, false};
  }

  void find_ground() {
    PointSet eyes;
    for (const Color color : board::kColors) {
      const UnconditionalLife life = unconditional_life(start_, color, SelfCapture::Forbidden);
      walls_.of(color) = life.stones;
      eyes |= life.eyes;
    }
    for (const Area& area : separate_areas(start_, walls_, eyes)) {
      if (area.points.contains(stone_)) {
        area_ = area.points;
      }
    }
  }

  // The state after the line; of the start's stones on `points` those of the owner are watched.
  [[nodiscard]] PlayState now(const PointSet& points) const {
    PlayState state(start_, opposite(owner_), ko_rule(ko_pass_));
    state.watch(start_.chain(stone_) | (points & start_.stones(owner_)));
    for (const Action& action : line_) {
      state.make(action);
    }
    return state;
  }

  // Plays elsewhere may undo what the search takes for granted of the surroundings: that the walls
  // of whoever has his way cannot be taken. The other side's walls are to its advantage anyhow, but
  // they must stand, or the area would be a larger one.
  [[nodiscard]] bool surroundings_hold(const PlayState& state) const {
    const Board& board = state.board();
    const Color mover = state.to_move();
    const UnconditionalLife life = unconditional_life(board, mover, SelfCapture::Forbidden);
    const Color other = opposite(mover);
    return (walls_.of(mover) - life.stones).empty() &&
           (walls_.of(other) - board.stones(other)).empty();
  }

  [[nodiscard]] static Action pass(PlayState& state) {
    std::vector<Action> actions;
    state.actions({}, actions);
    return actions.empty() ? Action{} : actions.front();
  }

  [[nodiscard]] Reply reply_of(PlayState& state, const Sought& sought) const {
    const bool attacks = state.to_move() != owner_;
    const bool has_its_way =
        sought.answer != Answer::Unknown && attacks == (sought.answer == Answer::Forced);
    return {sought.best.empty() ? pass(state) : sought.best.front(), has_its_way};
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
    Budget budget(limits_.nodes, limits_.milliseconds);
    Inquiry<CaptureGoal> inquiry(
        now({}), start_.geometry(), opposite(owner_), stone_, area_, walls_);
    return seek(inquiry, budget);
  }

  // Level 3, which holds the question of level 2.
  [[nodiscard]] Sought clean_capture() const {
    const std::optional<PointSet> points = local_2();
    if (!points) {
      return {};
    }
    Budget budget(limits_.nodes, limits_.milliseconds);
    Capturing capturing(opposite(owner_), area_, walls_, budget);
    Inquiry<CleanCaptureGoal> inquiry(now(*points),
                                      start_.geometry(),
                                      opposite(owner_),
                                      stone_,
                                      *points,
                                      area_,
                                      walls_,
                                      capturing);
    const Sought out = seek(inquiry, budget);
    return inquiry.goal.unsure() ? Sought{} : out;
  }

  // The chain's surroundings up to uncapturable chains (japanese-1989.md, section 2); nothing when
  // it is not known of all of them whether they are.
  [[nodiscard]] std::optional<PointSet> local_2() const {
    rules::Ruleset rules = *rules::preset("japanese-1989");
    rules.ko_pass = ko_pass_;
    const Life life = adjudicate(position_, rules, {}, Reading::Strict, limits_);
    PointSet uncapturable;
    PointSet unknown;
    for (const Group& group : life.groups) {
      if (group.clause == Clause::Uncapturable) {
        uncapturable |= group.points;
      } else if (group.clause == Clause::None) {
        unknown |= group.points;
      }
    }
    const PointSet points = component(start_.geometry(), area_ - uncapturable, stone_);
    return points.intersects(unknown) ? std::nullopt : std::optional(points);
  }

  const rules::Position& position_;
  const Board& start_;
  Point stone_;
  const std::vector<Action>& line_;
  rules::KoPass ko_pass_;
  Limits limits_;
  Color owner_;
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
