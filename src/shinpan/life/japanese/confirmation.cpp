#include "shinpan/life/japanese/confirmation.hpp"

#include "shinpan/board/region.hpp"
#include "shinpan/life/japanese/goals.hpp"

#include <array>

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::Point;
using board::PointSet;

constexpr std::size_t kTableEntries = std::size_t{1} << 22U;
constexpr std::size_t kLineLength = 12;

class Confirmation {
 public:
  Confirmation(Findings& findings,
               const Area& area,
               const Walls& walls,
               rules::KoPass ko_pass,
               Standard standard,
               Budget& budget,
               std::uint64_t nodes)
      : findings_(findings),
        board_(findings.board()),
        area_(area),
        walls_(walls),
        ko_pass_(ko_pass),
        standard_(standard),
        budget_(budget),
        nodes_(nodes),
        capturing_{Capturing(Color::Black, area.points, walls, budget),
                   Capturing(Color::White, area.points, walls, budget)} {}

  void run() {
    for (const Color defender : board::kColors) {
      try_killing_all(defender);
    }
    for (const Point root : area_.chains) {
      if (!findings_.has(root)) {
        level_1(root);
      }
    }
    // Level 1 of every chain is needed before level 3 of any: local-2 stops at uncapturable chains.
    for (const Point root : area_.chains) {
      if (!findings_.has(root) && capturable_.contains(root)) {
        level_2(root);
      }
    }
    for (const Point root : area_.chains) {
      if (!findings_.has(root) && cleanly_capturable_.contains(root)) {
        level_3(root);
      }
    }
  }

 private:
  void try_killing_all(Color defender);
  void level_1(Point root);
  void level_2(Point root);
  void level_3(Point root);
  [[nodiscard]] std::optional<PointSet> local_2(Point root) const;
  [[nodiscard]] bool saved_by_owner(Point root);
  void settle(Point root, Status status, Clause clause, Reason reason, std::vector<LineMove> line);
  [[nodiscard]] std::vector<LineMove> line_of(Solver& solver, PlayState& state) const;

  [[nodiscard]] Color owner(Point root) const { return color_of(board_.at(root)); }

  [[nodiscard]] PlayState begin(Color first) const { return PlayState(board_, first, ko_pass_); }

  Capturing& capturing_by(Color attacker) { return capturing_[board::index_of(attacker)]; }

  Findings& findings_;
  const Board& board_;
  const Area& area_;
  const Walls& walls_;
  rules::KoPass ko_pass_;
  Standard standard_;
  Budget& budget_;
  std::uint64_t nodes_;
  std::array<Capturing, 2> capturing_;
  PointSet capturable_;          // roots: level 1 says the opponent can take them
  PointSet cleanly_capturable_;  // and without a new stone on their own points
  PointSet uncapturable_;        // points
  std::array<std::vector<LineMove>, board::kMaxArea> line_{};
};

// Where the whole area goes to one side, its enemies in it are dead at every level.
void Confirmation::try_killing_all(Color defender) {
  const PointSet inside = area_.points & board_.stones(defender);
  const PointSet beside = border(board_.geometry(), area_.points);
  if (inside.empty() || beside.intersects(walls_.of(defender)) ||
      !beside.intersects(walls_.of(opposite(defender)))) {
    return;
  }
  const Color attacker = opposite(defender);
  KillGoal goal(attacker, area_.points, walls_);
  Solver solver(goal, kTableEntries);
  PlayState state = begin(standard_ == Standard::EitherFirst ? defender : attacker);
  Budget part(budget_, nodes_);
  if (solver.solve(state, part) != Answer::Forced) {
    return;
  }
  const std::vector<LineMove> line = line_of(solver, state);
  for (const Point root : area_.chains) {
    if (owner(root) == defender) {
      settle(root,
             Status::Dead,
             Clause::Captured,
             standard_ == Standard::EitherFirst ? Reason::IsCaptured : Reason::IsCapturedFirst,
             line);
    }
  }
}

void Confirmation::level_1(Point root) {
  const Color attacker = opposite(owner(root));
  CaptureGoal goal(attacker, root, area_.points, walls_);
  Solver solver(goal, kTableEntries);
  PlayState state = begin(attacker);
  Budget part(budget_, nodes_);
  switch (solver.solve(state, part)) {
    case Answer::Prevented:
      uncapturable_ |= board_.chain(root);
      settle(root,
             Status::Alive,
             Clause::Uncapturable,
             Reason::CannotBeCaptured,
             line_of(solver, state));
      break;
    case Answer::Forced:
      capturable_.insert(root);
      line_[root.index] = line_of(solver, state);
      break;
    case Answer::Unknown:
      break;
  }
}

void Confirmation::level_2(Point root) {
  const Color attacker = opposite(owner(root));
  Budget part(budget_, nodes_);
  capturing_by(attacker).use(part);
  const PointSet stones = board_.chain(root);
  CleanCaptureGoal goal(attacker, root, stones, area_.points, walls_, capturing_by(attacker));
  Solver solver(goal, kTableEntries);
  PlayState state = begin(attacker);
  state.watch(stones);
  const Answer answer = solver.solve(state, part);
  if (answer == Answer::Forced) {
    cleanly_capturable_.insert(root);
    line_[root.index] = line_of(solver, state);
  } else if (answer == Answer::Prevented && !goal.unsure()) {
    settle(
        root, Status::Alive, Clause::Capturable1, Reason::CannotBeCaptured, line_of(solver, state));
  }
  capturing_by(attacker).use(budget_);
}

void Confirmation::level_3(Point root) {
  const Color attacker = opposite(owner(root));
  const std::optional<PointSet> points = local_2(root);
  if (!points) {
    return;
  }
  Budget part(budget_, nodes_);
  capturing_by(attacker).use(part);
  CleanCaptureGoal goal(attacker, root, *points, area_.points, walls_, capturing_by(attacker));
  Solver solver(goal, kTableEntries);
  PlayState state = begin(attacker);
  state.watch(*points & board_.stones(owner(root)));
  const Answer answer = solver.solve(state, part);
  if (answer == Answer::Prevented && !goal.unsure()) {
    settle(
        root, Status::Alive, Clause::Capturable2, Reason::CannotBeCaptured, line_of(solver, state));
  } else if (answer == Answer::Forced && !saved_by_owner(root)) {
    settle(root, Status::Dead, Clause::Captured, Reason::IsCapturedFirst, line_of(solver, state));
  }
  capturing_by(attacker).use(budget_);
}

// Under the customary standard a chain that its owner can still save by moving first is not yet
// dead.
bool Confirmation::saved_by_owner(Point root) {
  if (standard_ == Standard::OpponentFirst) {
    return false;
  }
  CaptureGoal goal(opposite(owner(root)), root, area_.points, walls_);
  Solver solver(goal, kTableEntries);
  PlayState state = begin(owner(root));
  Budget part(budget_, nodes_);
  return solver.solve(state, part) != Answer::Forced;
}

// The chain's points and, from there on, every adjacent point without a stone of an uncapturable
// chain. Nothing when level 1 of a chain that it could stop at is not settled.
std::optional<PointSet> Confirmation::local_2(Point root) const {
  const PointSet within = area_.points - uncapturable_;
  const PointSet points = component(board_.geometry(), within, root);
  for (const Point other : area_.chains) {
    if (points.contains(other) && !findings_.has(other) && !capturable_.contains(other)) {
      return std::nullopt;
    }
  }
  return points;
}

void Confirmation::settle(
    Point root, Status status, Clause clause, Reason reason, std::vector<LineMove> line) {
  Finding finding;
  finding.status = status;
  finding.clause = clause;
  finding.basis = Basis::Search;
  finding.reason = reason;
  finding.confidence = 1000;
  finding.line = std::move(line);
  findings_.add(root, std::move(finding));
}

std::vector<LineMove> Confirmation::line_of(Solver& solver, PlayState& state) const {
  std::vector<LineMove> out;
  Color mover = state.to_move();
  for (const Action& action : solver.line(state, kLineLength)) {
    LineMove move;
    move.move = action.kind == Action::Kind::Play ? rules::Move::play(mover, action.point)
                                                  : rules::Move::pass(mover);
    move.for_ko = action.kind == Action::Kind::PassForKo;
    move.ko = move.for_ko ? action.point : Point{};
    out.push_back(move);
    mover = opposite(mover);
  }
  return out;
}

}  // namespace

void confirm(Findings& findings,
             const Area& area,
             const Walls& walls,
             rules::KoPass ko_pass,
             Standard standard,
             Budget& budget,
             std::uint64_t nodes_a_chain) {
  Confirmation(findings, area, walls, ko_pass, standard, budget, nodes_a_chain).run();
}

}  // namespace shinpan::life
