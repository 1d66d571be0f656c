#include "shinpan/life/japanese/confirmation.hpp"

#include "shinpan/board/region.hpp"
#include "shinpan/life/japanese/area_proof.hpp"
#include "shinpan/life/japanese/inquiry.hpp"
#include "shinpan/life/search/line.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::Point;
using board::PointSet;

constexpr std::size_t kLineLength = 12;
constexpr int kCertain = 1000;
// Every question gets a little before any gets much: a hard one must not eat what an easy one
// needs.
constexpr std::uint64_t kFirstNodes = 500;
constexpr std::uint64_t kMore = 8;

// What is known of a dead chain when its owner moves first.
enum class OwnerFirst : std::uint8_t {
  Unasked,
  Hopeless,
};

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
        ko_rule_(ko_rule(ko_pass)),
        standard_(standard),
        budget_(budget),
        most_nodes_(nodes),
        questions_{{},
                   {},
                   {Capturing(Color::Black, area.points, walls, budget),
                    Capturing(Color::White, area.points, walls, budget)}} {
    for (const Point root : area.chains) {
      if (findings.has(root) && findings.at(root).clause == Clause::Uncapturable) {
        uncapturable_ |= board_.chain(root);
      }
    }
  }

  void run() {
    for (std::uint64_t nodes = std::min(kFirstNodes, most_nodes_); !budget_.exhausted();
         nodes = std::min(nodes * kMore, most_nodes_)) {
      nodes_ = nodes;
      if (round() || nodes == most_nodes_) {
        return;
      }
    }
  }

  // Asks nothing that the verdict could hang on: all has been settled, and it pays by itself.
  void write(proof::Proof& proof, Budget& budget) {
    questions_.pay_from(budget);
    AreaProof(findings_, area_, questions_, budget, proof).write();
    questions_.pay_from(budget_);
  }

 private:
  bool round();
  void try_killing_all(Color defender);
  void level_1(Point root);
  void level_2(Point root);
  void level_3(Point root);
  [[nodiscard]] std::optional<PointSet> local_2(Point root) const;
  [[nodiscard]] std::optional<Point> saving_move(Point root);
  void settle_alive(Point root, Clause clause, std::vector<LineMove> line);
  void settle_dead(Point root, OwnerFirst owner_first, std::vector<LineMove> line);
  [[nodiscard]] std::vector<LineMove> line_of(Solver& solver, PlayState& state) const;

  [[nodiscard]] Color owner(Point root) const { return color_of(board_.at(root)); }

  [[nodiscard]] PlayState begin(Color first) const { return PlayState(board_, first, ko_rule_); }

  template <class AnyGoal>
  Answer pursue(Inquiry<AnyGoal>& inquiry, Color attacker);

  Findings& findings_;
  const Board& board_;
  const Area& area_;
  const Walls& walls_;
  KoRule ko_rule_;
  Standard standard_;
  Budget& budget_;
  std::uint64_t most_nodes_;
  std::uint64_t nodes_ = 0;  // for one question in this round
  AreaQuestions questions_;
  PointSet capturable_;          // roots: level 1 says the opponent can take them
  PointSet cleanly_capturable_;  // and without a new stone on their own points
  PointSet uncapturable_;        // points
};

// One pass over all questions that are open; true when nothing is open any more.
bool Confirmation::round() {
  for (const Color defender : board::kColors) {
    try_killing_all(defender);
  }
  for (const Point root : area_.chains) {
    if (!findings_.has(root) && !capturable_.contains(root)) {
      level_1(root);
    }
  }
  for (const Point root : area_.chains) {
    if (!findings_.has(root) && capturable_.contains(root) && !cleanly_capturable_.contains(root)) {
      level_2(root);
    }
  }
  // Level 1 of every chain is needed before level 3 of any: local-2 stops at uncapturable chains.
  for (const Point root : area_.chains) {
    if (!findings_.has(root) && cleanly_capturable_.contains(root)) {
      level_3(root);
    }
  }
  return std::all_of(
      area_.chains.begin(), area_.chains.end(), [&](Point root) { return findings_.has(root); });
}

template <class AnyGoal>
Answer Confirmation::pursue(Inquiry<AnyGoal>& inquiry, Color attacker) {
  Budget part(budget_, nodes_);
  questions_.capturing_by(attacker).use(part);
  const Answer answer = inquiry.pursue(part);
  questions_.capturing_by(attacker).use(budget_);
  return answer;
}

// Where the whole area goes to one side, its enemies in it are dead at every level.
void Confirmation::try_killing_all(Color defender) {
  const PointSet beside = border(board_.geometry(), area_.points);
  const bool enclosed =
      !beside.intersects(walls_.of(defender)) && beside.intersects(walls_.of(opposite(defender)));
  if (!enclosed || !area_.points.intersects(board_.stones(defender))) {
    return;
  }
  const Color attacker = opposite(defender);
  auto& inquiry = questions_.killing[board::index_of(defender)];
  const Color first = standard_ == Standard::EitherFirst ? defender : attacker;
  if (!inquiry) {
    inquiry = std::make_unique<Inquiry<KillGoal>>(
        begin(first), board_.geometry(), attacker, area_.points, walls_);
  }
  if (inquiry->answer != Answer::Unknown || pursue(*inquiry, attacker) != Answer::Forced) {
    return;
  }
  const std::vector<LineMove> line = line_of(inquiry->solver, inquiry->state);
  for (const Point root : area_.chains) {
    if (owner(root) == defender) {
      settle_dead(root, first == defender ? OwnerFirst::Hopeless : OwnerFirst::Unasked, line);
    }
  }
}

void Confirmation::level_1(Point root) {
  const Color attacker = opposite(owner(root));
  auto& inquiry = questions_.chains[root].level_1;
  if (!inquiry) {
    inquiry = std::make_unique<Inquiry<CaptureGoal>>(
        begin(attacker), board_.geometry(), attacker, root, area_.points, walls_);
  }
  const Answer answer = pursue(*inquiry, attacker);
  if (answer == Answer::Forced) {
    capturable_.insert(root);
  } else if (answer == Answer::Prevented) {
    uncapturable_ |= board_.chain(root);
    settle_alive(root, Clause::Uncapturable, line_of(inquiry->solver, inquiry->state));
  }
}

void Confirmation::level_2(Point root) {
  const Color attacker = opposite(owner(root));
  auto& inquiry = questions_.chains[root].level_2;
  if (!inquiry) {
    const PointSet stones = board_.chain(root);
    PlayState state = begin(attacker);
    state.watch(stones);
    inquiry = std::make_unique<Inquiry<CleanCaptureGoal>>(std::move(state),
                                                          board_.geometry(),
                                                          attacker,
                                                          root,
                                                          stones,
                                                          area_.points,
                                                          walls_,
                                                          questions_.capturing_by(attacker));
  }
  const Answer answer = pursue(*inquiry, attacker);
  if (answer == Answer::Unknown || inquiry->goal.unsure()) {
    inquiry.reset();  // what it believes may rest on questions below that were cut short
  } else if (answer == Answer::Forced) {
    cleanly_capturable_.insert(root);
  } else {
    settle_alive(root, Clause::Capturable1, line_of(inquiry->solver, inquiry->state));
  }
}

void Confirmation::level_3(Point root) {
  const Color attacker = opposite(owner(root));
  const std::optional<PointSet> points = local_2(root);
  if (!points) {
    return;
  }
  auto& inquiry = questions_.chains[root].level_3;
  if (!inquiry) {
    PlayState state = begin(attacker);
    state.watch(*points & board_.stones(owner(root)));
    inquiry = std::make_unique<Inquiry<CleanCaptureGoal>>(std::move(state),
                                                          board_.geometry(),
                                                          attacker,
                                                          root,
                                                          *points,
                                                          area_.points,
                                                          walls_,
                                                          questions_.capturing_by(attacker));
  }
  const Answer answer = pursue(*inquiry, attacker);
  if (answer == Answer::Unknown || inquiry->goal.unsure()) {
    inquiry.reset();
  } else if (answer == Answer::Prevented) {
    settle_alive(root, Clause::Capturable2, line_of(inquiry->solver, inquiry->state));
  } else {
    settle_dead(root, OwnerFirst::Unasked, line_of(inquiry->solver, inquiry->state));
  }
}

// The move by which the owner, if he may move first, keeps the chain from being taken.
std::optional<Point> Confirmation::saving_move(Point root) {
  const Color attacker = opposite(owner(root));
  auto& inquiry = questions_.chains[root].owner_first;
  if (!inquiry) {
    inquiry = std::make_unique<Inquiry<CaptureGoal>>(
        begin(owner(root)), board_.geometry(), attacker, root, area_.points, walls_);
  }
  if (pursue(*inquiry, attacker) != Answer::Prevented) {
    return std::nullopt;
  }
  const std::vector<Action> line = inquiry->solver.line(inquiry->state, 1);
  const bool plays = !line.empty() && line.front().kind == Action::Kind::Play;
  return plays ? std::optional<Point>(line.front().point) : std::nullopt;
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

void Confirmation::settle_alive(Point root, Clause clause, std::vector<LineMove> line) {
  Finding finding;
  finding.status = Status::Alive;
  finding.clause = clause;
  finding.basis = Basis::Search;
  finding.reason = Reason::CannotBeCaptured;
  finding.confidence = kCertain;
  finding.line = std::move(line);
  findings_.add(root, std::move(finding));
}

// By the letter the chain is dead as soon as its opponent, moving first, takes it. The customary
// standard wants besides that its owner, moving first, cannot save it; where he can, the chain is
// left open.
void Confirmation::settle_dead(Point root, OwnerFirst owner_first, std::vector<LineMove> line) {
  Finding finding;
  finding.status = Status::Dead;
  finding.clause = Clause::Captured;
  finding.basis = Basis::Search;
  finding.confidence = kCertain;
  finding.line = std::move(line);
  std::optional<Point> saving;
  bool hopeless = owner_first == OwnerFirst::Hopeless;
  if (!hopeless) {
    saving = saving_move(root);
    hopeless = questions_.chains[root].owner_first->answer == Answer::Forced;
  }
  if (standard_ == Standard::EitherFirst && !hopeless) {
    return;
  }
  finding.reason = hopeless ? Reason::IsCaptured : Reason::IsCapturedFirst;
  if (saving) {
    finding.saving_moves.push_back(*saving);
  }
  findings_.add(root, std::move(finding));
}

std::vector<LineMove> Confirmation::line_of(Solver& solver, PlayState& state) const {
  return line_moves(solver.line(state, kLineLength), state.to_move());
}

}  // namespace

void confirm(Findings& findings,
             const Area& area,
             const Walls& walls,
             rules::KoPass ko_pass,
             Standard standard,
             Budget& budget,
             std::uint64_t nodes_a_chain,
             const ProofRequest& proof) {
  Confirmation confirmation(findings, area, walls, ko_pass, standard, budget, nodes_a_chain);
  confirmation.run();
  if (proof.into != nullptr) {
    Budget for_proof(0, proof.milliseconds, budget.table_entries(), budget.stop());
    confirmation.write(*proof.into, for_proof);
  }
}

}  // namespace shinpan::life
