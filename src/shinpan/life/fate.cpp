#include "shinpan/life/fate.hpp"

#include "shinpan/board/region.hpp"
#include "shinpan/life/canonical.hpp"
#include "shinpan/life/search/areas.hpp"
#include "shinpan/life/search/first_ko.hpp"
#include "shinpan/life/search/group_goals.hpp"
#include "shinpan/life/search/inquiry.hpp"
#include "shinpan/life/search/line.hpp"
#include "shinpan/life/static/benson.hpp"
#include "shinpan/life/whole_chains.hpp"
#include "shinpan/life/zone/planned_life.hpp"

#include <algorithm>
#include <chrono>

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::Point;
using board::PointSet;

constexpr std::uint64_t kFirstNodes = 1000;
constexpr std::uint64_t kMore = 8;
constexpr std::size_t kLineLength = 20;
// In an area with more free points than this a plan of few moves is looked for first; larger areas
// are not searched to the end.
constexpr int kSearchedFree = 24;
constexpr int kHopelessFree = 60;
constexpr std::uint64_t kPlanNodes = 2000;

// Where the question is played out, and what bounds it.
struct Ground {
  Walls walls;
  PointSet area;
};

Ground ground_of(const Board& board, const PointSet& stones) {
  Ground out;
  PointSet eyes;
  for (const Color color : board::kColors) {
    const UnconditionalLife life = unconditional_life(board, color, SelfCapture::Forbidden);
    out.walls.of(color) = life.stones;
    eyes |= life.eyes;
  }
  for (const Area& area : separate_areas(board, out.walls, eyes)) {
    if (area.points.intersects(stones)) {
      out.area |= area.points;
    }
  }
  return out;
}

// What becomes of the stones when one side moves first.
class FateSearch {
 public:
  FateSearch(const Board& board,
             const PointSet& stones,
             const Ground& ground,
             Color first,
             const Limits& limits)
      : board_(board),
        owner_(color_of(board.at(stones.first()))),
        attacker_(opposite(owner_)),
        stones_(stones),
        ground_(ground),
        first_(first),
        budget_(limits.nodes, limits.milliseconds, limits.table_entries, limits.stop),
        attacker_wins_ko_(begin(attacker_), board.geometry(), attacker_, ground.area, ground.walls),
        owner_wins_ko_(begin(owner_), board.geometry(), attacker_, ground.area, ground.walls),
        two_eyes_(begin(attacker_), board.geometry(), owner_, ground.area, ground.walls) {}

  [[nodiscard]] Fate run() {
    const auto started = std::chrono::steady_clock::now();
    Fate fate;
    const int free = (ground_.area & board_.empty_points()).count();
    if (free > kSearchedFree) {
      Budget part(budget_, kPlanNodes);
      fate = planned_life(board_, stones_, first_, part).value_or(Fate{});
    }
    if (!fate.proved && free <= kHopelessFree) {
      searched(fate);
    }
    fate.nodes = budget_.spent();
    fate.microseconds = std::chrono::duration_cast<std::chrono::microseconds>(
                            std::chrono::steady_clock::now() - started)
                            .count();
    return fate;
  }

 private:
  void searched(Fate& fate) {
    fate.outcome = outcome();
    fate.proved = fate.outcome != Fate::Outcome::Undecided;
    if (fate.proved) {
      fate.line = line(fate.outcome);
      if (fate.outcome == Fate::Outcome::Ko) {
        fate.ko = first_ko();
      }
      fate.moves = moves(fate.outcome);
    }
  }

  [[nodiscard]] PlayState begin(Color wins_ko) const {
    PlayState state(board_, first_, ko_won_by(wins_ko));
    state.watch(stones_);
    return state;
  }

  Fate::Outcome outcome();
  Fate::Outcome alive_or_seki();
  std::vector<LineMove> line(Fate::Outcome outcome);
  std::optional<Point> first_ko();
  std::vector<rules::Move> moves(Fate::Outcome outcome);
  template <class AnyGoal>
  void add_moves(Inquiry<AnyGoal>& inquiry, Answer wanted, std::vector<rules::Move>& out);

  const Board& board_;
  Color owner_;
  Color attacker_;
  PointSet stones_;
  const Ground& ground_;
  Color first_;
  Budget budget_;
  Inquiry<CaptureAllGoal> attacker_wins_ko_;
  Inquiry<CaptureAllGoal> owner_wins_ko_;
  Inquiry<TwoEyesGoal> two_eyes_;
};

// The two searches take turns with growing budgets, for often one of them settles the matter.
Fate::Outcome FateSearch::outcome() {
  for (std::uint64_t nodes = kFirstNodes; !budget_.exhausted(); nodes *= kMore) {
    Budget first(budget_, nodes);
    const Answer worst = attacker_wins_ko_.pursue(first);
    if (worst == Answer::Prevented) {
      return alive_or_seki();
    }
    Budget second(budget_, nodes);
    const Answer best = owner_wins_ko_.pursue(second);
    if (best == Answer::Forced) {
      return Fate::Outcome::Dead;
    }
    if (worst == Answer::Forced && best == Answer::Prevented) {
      return Fate::Outcome::Ko;
    }
  }
  return Fate::Outcome::Undecided;
}

Fate::Outcome FateSearch::alive_or_seki() {
  switch (two_eyes_.pursue(budget_)) {
    case Answer::Forced:
      return Fate::Outcome::Alive;
    case Answer::Prevented:
      return Fate::Outcome::Seki;
    case Answer::Unknown:
      break;
  }
  return Fate::Outcome::Undecided;
}

std::vector<LineMove> FateSearch::line(Fate::Outcome outcome) {
  std::vector<Action> actions;
  if (outcome == Fate::Outcome::Alive) {
    actions = two_eyes_.solver.line(two_eyes_.state, kLineLength);
  } else if (outcome == Fate::Outcome::Dead || (outcome == Fate::Outcome::Ko && first_ == owner_)) {
    actions = owner_wins_ko_.solver.line(owner_wins_ko_.state, kLineLength);
  } else {
    actions = attacker_wins_ko_.solver.line(attacker_wins_ko_.state, kLineLength);
  }
  return line_moves(actions, first_);
}

// Without a ko the opponent's strategy for the case that he wins every ko would do as well if the
// owner did.
std::optional<Point> FateSearch::first_ko() {
  StrategyWriter writer;
  PlayState& state = attacker_wins_ko_.state;
  return attacker_wins_ko_.solver.write(state, Answer::Forced, budget_, writer)
             ? first_ko_of(writer.take(), board_, first_)
             : std::nullopt;
}

// The first moves after which the answer is the wanted one.
template <class AnyGoal>
void FateSearch::add_moves(Inquiry<AnyGoal>& inquiry,
                           Answer wanted,
                           std::vector<rules::Move>& out) {
  std::vector<Action> actions;
  inquiry.state.actions(ground_.area, actions);
  for (const Action& action : actions) {
    const rules::Move move = action.kind == Action::Kind::Play
                                 ? rules::Move::play(first_, action.point)
                                 : rules::Move::pass(first_);
    if (std::find(out.begin(), out.end(), move) != out.end()) {
      continue;
    }
    inquiry.state.make(action);
    if (inquiry.solver.solve(inquiry.state, budget_) == wanted) {
      out.push_back(move);
    }
    inquiry.state.undo();
  }
}

std::vector<rules::Move> FateSearch::moves(Fate::Outcome outcome) {
  std::vector<rules::Move> out;
  if (first_ == attacker_) {
    if (outcome == Fate::Outcome::Dead) {
      add_moves(owner_wins_ko_, Answer::Forced, out);
    } else if (outcome == Fate::Outcome::Ko) {
      add_moves(attacker_wins_ko_, Answer::Forced, out);
    }
    return out;
  }
  if (outcome == Fate::Outcome::Alive) {
    add_moves(two_eyes_, Answer::Forced, out);
  }
  if (outcome == Fate::Outcome::Alive || outcome == Fate::Outcome::Seki) {
    add_moves(attacker_wins_ko_, Answer::Prevented, out);
  } else if (outcome == Fate::Outcome::Ko) {
    // Moves that settle the matter once the ko is won stand before those that keep it going.
    Inquiry<TwoEyesGoal> two_eyes(
        begin(owner_), board_.geometry(), owner_, ground_.area, ground_.walls);
    add_moves(two_eyes, Answer::Forced, out);
    add_moves(owner_wins_ko_, Answer::Prevented, out);
  }
  return out;
}

Fate settled_alive() {
  Fate fate;
  fate.outcome = Fate::Outcome::Alive;
  fate.proved = true;
  return fate;
}

Fate restored(const Canonical& canonical, Fate fate) {
  for (rules::Move& move : fate.moves) {
    move = canonical.restored(move);
  }
  for (LineMove& move : fate.line) {
    move = canonical.restored(move);
  }
  if (fate.ko) {
    fate.ko = canonical.restored(*fate.ko);
  }
  return fate;
}

}  // namespace

std::array<Fate, 2> fates(const Board& board, const PointSet& stones, const Limits& limits) {
  const Canonical canonical(board, {whole_chains(board, stones), {}});
  const Board& turned = canonical.board();
  const PointSet& targets = canonical.agreement().dead;
  const Ground ground = ground_of(turned, targets);
  const bool lives = ground.walls.both().intersects(targets);
  std::array<Fate, 2> out;
  for (const Color first : board::kColors) {
    Fate fate = lives ? settled_alive() : FateSearch(turned, targets, ground, first, limits).run();
    out[board::index_of(canonical.restored(first))] = restored(canonical, std::move(fate));
  }
  return out;
}

}  // namespace shinpan::life
