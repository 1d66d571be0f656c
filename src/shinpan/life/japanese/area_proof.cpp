#include "shinpan/life/japanese/area_proof.hpp"

#include "shinpan/board/region.hpp"

#include <algorithm>

namespace shinpan::life {

using board::Color;
using board::Point;
using board::PointSet;
using proof::Claim;

AreaProof::AreaProof(const Findings& findings,
                     const Area& area,
                     AreaQuestions& questions,
                     Budget& budget,
                     proof::Proof& proof)
    : findings_(findings),
      board_(findings.board()),
      area_(area),
      questions_(questions),
      budget_(budget),
      proof_(proof) {}

Color AreaProof::owner(Point root) const {
  return color_of(board_.at(root));
}

void AreaProof::write() {
  for (const Point root : area_.chains) {
    if (!findings_.has(root) || findings_.at(root).basis != Basis::Search) {
      continue;
    }
    switch (findings_.at(root).clause) {
      case Clause::Uncapturable:
        if (!proved_before(root)) {
          write_status(root, Clause::Uncapturable, {keeps(root)});
        }
        break;
      case Clause::Capturable1:
        write_alive_on_own_points(root);
        break;
      case Clause::Capturable2:
        write_alive_nearby(root);
        break;
      case Clause::Captured:
        write_dead(root);
        break;
      case Clause::None:
        break;
    }
  }
}

void AreaProof::write_status(Point root, Clause clause, const std::vector<Number>& claims) {
  proof::Status status{clause, root, {}};
  for (const Number& number : claims) {
    if (!number) {
      return;
    }
    status.by.push_back(*number);
  }
  proof_.statuses.push_back(std::move(status));
}

template <class AnyGoal>
AreaProof::Number AreaProof::claim(Claim::Kind kind,
                                   Point root,
                                   const PointSet& points,
                                   Inquiry<AnyGoal>* inquiry,
                                   Answer expected) {
  if (inquiry == nullptr || inquiry->answer != expected) {
    return std::nullopt;
  }
  Claim out;
  out.kind = kind;
  out.point = root;
  out.points = points;
  out.first = inquiry->state.to_move();
  StrategyWriter writer;
  if (inquiry->solver.solve(inquiry->state, budget_) != expected ||
      !inquiry->solver.write(inquiry->state, expected, budget_, writer)) {
    return std::nullopt;
  }
  out.strategy = writer.take();
  return proof_.add(std::move(out));
}

AreaProof::Number AreaProof::takes(Point root) {
  const auto [known, fresh] = takes_.try_emplace(root);
  if (fresh) {
    known->second =
        claim(Claim::Kind::Takes, root, {}, questions_.chains[root].level_1.get(), Answer::Forced);
  }
  return known->second;
}

// The claim by which a chain was shown to be uncapturable before the area was searched.
AreaProof::Number AreaProof::proved_before(Point root) const {
  for (const proof::Status& status : proof_.statuses) {
    if (status.point == root && status.clause == Clause::Uncapturable) {
      return status.by.front();
    }
  }
  return std::nullopt;
}

AreaProof::Number AreaProof::keeps(Point root) {
  const auto [known, fresh] = keeps_.try_emplace(root);
  if (fresh) {
    known->second = proved_before(root);
  }
  if (fresh && !known->second) {
    known->second = claim(
        Claim::Kind::Keeps, root, {}, questions_.chains[root].level_1.get(), Answer::Prevented);
  }
  return known->second;
}

AreaProof::Number AreaProof::living(Color color) const {
  for (std::size_t i = 0; i < proof_.claims.size(); ++i) {
    if (proof_.claims[i].kind == Claim::Kind::Living && proof_.claims[i].color == color) {
      return static_cast<proof::ClaimNumber>(i + 1);
    }
  }
  return std::nullopt;
}

AreaProof::Number AreaProof::empties(Color defender) {
  const auto [known, fresh] = empties_.try_emplace(defender);
  if (fresh) {
    known->second = claim(Claim::Kind::Empties,
                          area_.points.first(),
                          {},
                          questions_.killing[board::index_of(defender)].get(),
                          Answer::Forced);
    if (known->second) {
      proof_.claims[*known->second - 1].color = defender;
    }
  }
  return known->second;
}

void AreaProof::write_alive_on_own_points(Point root) {
  const Number renews = claim(Claim::Kind::Renews,
                              root,
                              board_.chain(root),
                              questions_.chains[root].level_2.get(),
                              Answer::Prevented);
  write_status(root, Clause::Capturable1, {takes(root), renews});
}

// Local-2 reaches through capturable chains only, so each of those on it needs its proof.
void AreaProof::write_alive_nearby(Point root) {
  ChainQuestions& questions = questions_.chains[root];
  if (!questions.level_3) {
    return;
  }
  const PointSet points = questions.level_3->goal.points();
  std::vector<Number> claims{
      claim(Claim::Kind::Clears, root, board_.chain(root), questions.level_2.get(), Answer::Forced),
      claim(Claim::Kind::Renews, root, points, questions.level_3.get(), Answer::Prevented)};
  for (const Point other : area_.chains) {
    if (points.contains(other) && other != root) {
      claims.push_back(takes(other));
    }
  }
  write_status(root, Clause::Capturable2, claims);
}

void AreaProof::write_dead(Point root) {
  ChainQuestions& questions = questions_.chains[root];
  if (!questions.level_3 || questions.level_3->answer != Answer::Forced) {
    write_status(root, Clause::Captured, {empties(owner(root))});
    return;
  }
  const PointSet points = questions.level_3->goal.points();
  std::vector<Number> claims{
      claim(Claim::Kind::Clears, root, points, questions.level_3.get(), Answer::Forced)};
  // Local-2 stops at uncapturable chains, and each of those around it needs its proof.
  const PointSet around = board::border(board_.geometry(), points);
  for (const Color color : board::kColors) {
    if ((around - area_.points).intersects(board_.stones(color))) {
      claims.push_back(living(color));
    }
  }
  for (const Point other : area_.chains) {
    if (board_.chain(other).intersects(around)) {
      claims.push_back(keeps(other));
    }
  }
  write_status(root, Clause::Captured, claims);
}

}  // namespace shinpan::life
