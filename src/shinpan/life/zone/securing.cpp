#include "shinpan/life/zone/securing.hpp"

#include "shinpan/board/region.hpp"
#include "shinpan/life/static/living_area.hpp"
#include "shinpan/life/zone/finishing_moves.hpp"
#include "shinpan/life/zone/zone.hpp"

#include <algorithm>

namespace shinpan::life {

using board::Legality;
using board::Point;
using board::PointSet;
using proof::Word;

Securing::Securing(board::Board& board, Security security, PointSet ground, Budget& budget)
    : board_(board),
      security_(std::move(security)),
      other_(board::opposite(security_.side)),
      ground_(ground),
      budget_(budget) {}

bool Securing::succeeds(int moves) {
  for (int most = 0; most <= moves && !budget_.exhausted(); ++most) {
    if (hold(most, true) != nullptr) {
      return true;
    }
  }
  return false;
}

std::optional<Point> Securing::moves_first(int moves) {
  for (int most = 1; most <= moves && !budget_.exhausted(); ++most) {
    if (const Answered* const answered = answer(most)) {
      return answered->move;
    }
  }
  return std::nullopt;
}

bool Securing::is_reached(const UnconditionalLife& life) const {
  if (!life.stones.includes(security_.chains)) {
    return false;
  }
  const board::Geometry& geometry = board_.geometry();
  const PointSet beside = board::border(geometry, life.stones);
  const auto parts = board::components(geometry, security_.area - life.stones);
  return std::none_of(parts.begin(), parts.end(), [&](const PointSet& part) {
    return has_two_apart(geometry, part - beside);
  });
}

// The chains that matter and what they live by.
PointSet Securing::core(const UnconditionalLife& life) const {
  PointSet chains = security_.chains;
  chains |= (security_.area | board::border(board_.geometry(), security_.area)) & life.stones;
  return living_core(board_, security_.side, life, chains);
}

// The other side to move.
const Securing::Held* Securing::hold(int moves, bool may_be_reached) {
  Held& held = held_[board_.hash()];
  if (held.proved) {
    return &held;
  }
  if (held.failed >= moves) {
    return nullptr;
  }
  bool holds = false;
  if (held.failed < 0 && may_be_reached) {
    const UnconditionalLife life =
        unconditional_life(board_, security_.side, SelfCapture::Forbidden);
    if (is_reached(life)) {
      held.proved = true;
      held.reached = true;
      held.zone = core(life) | security_.area;
      return &held;
    }
  }
  if (board_.stones(security_.side).includes(security_.chains) && moves > 0 && budget_.spend()) {
    holds = hold_all(moves, held);
  }
  if (holds) {
    held.proved = true;
    return &held;
  }
  if (!budget_.exhausted()) {
    held.failed = std::max(held.failed, static_cast<std::int8_t>(moves));
  }
  return nullptr;
}

// An answer to the pass, and one to each move in the zone of that answer: a move outside of it does
// not touch that answer and what follows.
bool Securing::hold_all(int moves, Held& held) {
  board_.pass();
  const Answered* const idle = answer(moves);
  board_.undo();
  if (idle == nullptr) {
    return false;
  }
  PointSet zone = idle->zone;
  const Point vital = idle->move;
  keep_liberties(board_, security_.side, zone);
  const PointSet inner = zone;
  std::vector<Point> order = ordered(inner & board_.empty_points());
  const auto first = std::find(order.begin(), order.end(), vital);
  if (first != order.end()) {
    std::rotate(order.begin(), first, first + 1);
  }
  for (const Point p : order) {
    const Legality legality = board_.check(p, other_);
    if (legality == Legality::Suicide) {
      keep_suicide(board_, p, other_, zone);
      continue;
    }
    board_.play(p, other_);
    const Answered* const answered = answer(moves);
    board_.undo();
    if (answered == nullptr) {
      merit_[p.index] += 1U << static_cast<unsigned>(moves);
      return false;
    }
    zone |= answered->zone;
  }
  keep_captures(inner, zone);
  keep_liberties(board_, security_.side, zone);
  held.inner = inner;
  held.zone = zone;
  return true;
}

// Where the other side takes stones in the zone: what stands around them, so that they are gone for
// certain.
void Securing::keep_captures(const PointSet& inner, PointSet& zone) const {
  for (const Point p : inner& board_.empty_points()) {
    for (const Point n : board_.geometry().neighbors(p)) {
      const bool own = board_.at(n) == board::stone_of(security_.side);
      if (!own || board_.liberty_count(board_.root(n)) != 1 || !zone.contains(n)) {
        continue;
      }
      const PointSet around = board::border(board_.geometry(), board_.chain(n));
      zone |= around;
      for (const Point enemy : around& board_.stones(other_)) {
        const PointSet& liberties = board_.liberties(board_.root(enemy));
        if (!liberties.intersects(zone)) {
          zone.insert(liberties.first());
        }
      }
    }
  }
}

std::vector<Point> Securing::ordered(const PointSet& points) const {
  std::vector<Point> out;
  for (const Point p : points) {
    out.push_back(p);
  }
  std::stable_sort(
      out.begin(), out.end(), [&](Point a, Point b) { return merit_[a.index] > merit_[b.index]; });
  return out;
}

// The side to move.
const Securing::Answered* Securing::answer(int moves) {
  Answered& answered = answered_[board_.hash()];
  if (answered.proved) {
    return &answered;
  }
  if (answered.failed >= moves || !board_.stones(security_.side).includes(security_.chains)) {
    return nullptr;
  }
  const PointSet finishing = finishing_moves(board_, security_.side, ground_);
  std::vector<Point> order = ordered(finishing);
  if (moves > 1) {
    const std::vector<Point> others = ordered((ground_ & board_.empty_points()) - finishing);
    order.insert(order.end(), others.begin(), others.end());
  }
  for (const Point p : order) {
    if (board_.check(p, security_.side) == Legality::Legal &&
        try_move(p, moves, finishing.contains(p), answered)) {
      merit_[p.index] += 1U << static_cast<unsigned>(moves);
      return &answered;
    }
    if (budget_.exhausted()) {
      return nullptr;
    }
  }
  answered.failed = static_cast<std::int8_t>(moves);
  return nullptr;
}

bool Securing::try_move(Point p, int moves, bool may_finish, Answered& answered) {
  PointSet taken;
  PointSet around;
  for (const Point n : board_.geometry().neighbors(p)) {
    if (board_.at(n) == board::stone_of(other_) && board_.liberty_count(board_.root(n)) == 1) {
      taken |= board_.chain(n);
    }
  }
  if (!taken.empty()) {
    around = board::border(board_.geometry(), taken);
  }
  board_.play(p, security_.side);
  const bool is_ko = taken.count() == 1 && board_.chain_size(board_.root(p)) == 1 &&
                     board_.liberty_count(board_.root(p)) == 1;
  const Held* const held = is_ko ? nullptr : hold(moves - 1, may_finish);
  if (held != nullptr) {
    answered.zone = held->zone | taken | around;
    answered.zone.insert(p);
    keep_liberties(board_, security_.side, answered.zone);
    answered.proved = true;
    answered.move = p;
  }
  board_.undo();
  return held != nullptr;
}

Securing::Plan Securing::plan(std::size_t longest) {
  Plan plan;
  plan.living = board_.stones(security_.side);
  plan.zone = held_.at(board_.hash()).zone;
  if (!write(plan, longest)) {
    plan.strategy.clear();
  }
  plan.line = line();
  return plan;
}

// The other side takes the point where the side would play if it were let.
std::vector<LineMove> Securing::line() {
  std::vector<LineMove> out;
  const std::size_t depth = board_.undo_depth();
  while (!held_.at(board_.hash()).reached) {
    const Point vital = answered_.at(board_.hash()).move;
    const bool plays = board_.check(vital, other_) != Legality::Suicide;
    out.push_back({plays ? rules::Move::play(other_, vital) : rules::Move::pass(other_)});
    if (plays) {
      board_.play(vital, other_);
    }
    const Point answer = answered_.at(board_.hash()).move;
    out.push_back({rules::Move::play(security_.side, answer)});
    board_.play(answer, security_.side);
  }
  while (board_.undo_depth() > depth) {
    board_.undo();
  }
  return out;
}

bool Securing::write(Plan& plan, std::size_t longest) {
  const Held& held = held_.at(board_.hash());
  if (held.reached) {
    plan.living &= core(unconditional_life(board_, security_.side, SelfCapture::Forbidden));
    plan.strategy.push_back({Word::Kind::Secured});
    return true;
  }
  plan.strategy.push_back({Word::Kind::Within});
  // Of chains of the side one stone is named: they are in the zone as a whole.
  const PointSet own = board_.stones(security_.side);
  for (const Point p : (held.inner - own) | (held.inner & board_.root_set())) {
    plan.strategy.push_back({Word::Kind::Play, p});
  }
  plan.strategy.push_back({Word::Kind::OpenAll});
  plan.strategy.push_back({Word::Kind::Pass});
  if (!write_answer(plan, longest)) {
    return false;
  }
  for (const Point p : held.inner& board_.empty_points()) {
    if (board_.check(p, other_) == Legality::Suicide) {
      continue;
    }
    plan.strategy.push_back({Word::Kind::Play, p});
    board_.play(p, other_);
    const bool written = write_answer(plan, longest);
    board_.undo();
    if (!written) {
      return false;
    }
  }
  plan.strategy.push_back({Word::Kind::CloseAll});
  return plan.strategy.size() <= longest;
}

bool Securing::write_answer(Plan& plan, std::size_t longest) {
  // What was taken does not live on even if other stones come to its points.
  plan.living &= board_.stones(security_.side);
  const Point move = answered_.at(board_.hash()).move;
  plan.strategy.push_back({Word::Kind::Play, move});
  board_.play(move, security_.side);
  const bool written = write(plan, longest);
  board_.undo();
  return written;
}

}  // namespace shinpan::life
