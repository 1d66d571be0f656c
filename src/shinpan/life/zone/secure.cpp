#include "shinpan/life/zone/secure.hpp"

#include "shinpan/board/region.hpp"
#include "shinpan/life/whole_chains.hpp"
#include "shinpan/life/zone/securing.hpp"
#include "shinpan/life/zone/zone.hpp"

#include <algorithm>

namespace shinpan::life {

using board::Board;
using board::Color;
using board::Point;
using board::PointSet;
using proof::Claim;

namespace {

constexpr int kCertain = 1000;
// A plan whose text would be longer is not used: what has no proof is not settled.
constexpr std::size_t kLongestPlan = 200000;
// Larger areas hold too much to be made safe by few moves.
constexpr int kLargestArea = 60;

class Secure {
 public:
  explicit Secure(const SecuringTask& task)
      : findings_(task.findings),
        board_(task.findings.board()),
        living_(task.living),
        agreed_(task.agreed),
        size_(task.size),
        budget_(task.budget),
        proof_(task.proof) {}

  // The large chains first: small ones mostly live with them.
  void chains() {
    std::vector<Point> roots = findings_.open();
    std::stable_sort(roots.begin(), roots.end(), [&](Point a, Point b) {
      return board_.chain_size(a) > board_.chain_size(b);
    });
    std::array<PointSet, 2> doubtful;  // liberties of chains that were not secured
    for (const Point root : roots) {
      const Color side = board::color_of(board_.at(root));
      PointSet& doubts = doubtful[board::index_of(side)];
      const PointSet& liberties = board_.liberties(root);
      if (living_of(side).contains(root) || (!size_.every_chain && doubts.intersects(liberties))) {
        continue;
      }
      const PointSet chain = board_.chain(root);
      attempt({side, chain, {}}, ground_around(board_, side, chain));
      if (!living_of(side).contains(root)) {
        doubts |= liberties;
      }
    }
  }

  void areas() {
    for (const Point root : findings_.open()) {
      if (findings_.has(root)) {
        continue;
      }
      const Color side = opposite(board::color_of(board_.at(root)));
      const PointSet area =
          component(board_.geometry(), board_.geometry().all - living_of(side), root);
      if (area.count() > kLargestArea || area.intersects(living_of(opposite(side)))) {
        continue;
      }
      const PointSet chains = whole_chains(board_, border(board_.geometry(), area));
      attempt({side, chains, area}, ground_around(board_, side, area));
    }
  }

 private:
  PointSet& living_of(Color side) { return living_[board::index_of(side)]; }

  void attempt(const Security& security, const PointSet& ground) {
    Budget part(budget_, size_.nodes);
    Board board = board_;
    Securing search(board, security, ground, part);
    if (!search.succeeds(size_.moves)) {
      return;
    }
    Securing::Plan plan = search.plan(kLongestPlan);
    const PointSet untouchable = agreed_ & board_.stones(opposite(security.side));
    if (plan.strategy.empty() || plan.zone.intersects(untouchable)) {
      return;
    }
    const PointSet living = plan.living - living_of(security.side);
    const PointSet dead = security.area & board_.stones(opposite(security.side));
    write(security, living, std::move(plan.strategy), dead);
    living_of(security.side) |= living;
    settle(living, Status::Alive, Clause::Uncapturable, Reason::CannotBeCaptured, plan.line);
    settle(dead, Status::Dead, Clause::Captured, Reason::IsCaptured, plan.line);
  }

  void settle(const PointSet& stones,
              Status status,
              Clause clause,
              Reason reason,
              const std::vector<LineMove>& line) {
    for (const Point root : board_.root_set() & stones) {
      Finding finding;
      finding.status = status;
      finding.clause = clause;
      finding.basis = Basis::Search;
      finding.reason = reason;
      finding.confidence = kCertain;
      finding.line = line;
      findings_.add(root, std::move(finding));
    }
  }

  // Only what the claim is needed for is stated: chains that were settled before have their proof.
  void write(const Security& security,
             const PointSet& living,
             proof::Strategy&& strategy,
             const PointSet& dead) {
    if (proof_ == nullptr) {
      return;
    }
    Claim claim;
    claim.kind = Claim::Kind::Secures;
    claim.color = security.side;
    claim.points = board_.root_set() & (security.chains | living);
    for (const PointSet& area : components(board_.geometry(), security.area)) {
      claim.areas.insert(area.first());
    }
    claim.strategy = std::move(strategy);
    const proof::ClaimNumber number = proof_->add(std::move(claim));
    for (const Point root : board_.root_set() & (living | dead)) {
      if (!findings_.has(root)) {
        proof_->statuses.push_back(
            {living.contains(root) ? Clause::Uncapturable : Clause::Captured, root, {number}});
      }
    }
  }

  Findings& findings_;
  const Board& board_;
  std::array<PointSet, 2>& living_;
  const PointSet& agreed_;
  SecuringSize size_;
  Budget& budget_;
  proof::Proof* proof_;
};

}  // namespace

void secure_chains(const SecuringTask& task) {
  Secure(task).chains();
}

void secure_areas(const SecuringTask& task) {
  Secure(task).areas();
}

}  // namespace shinpan::life
