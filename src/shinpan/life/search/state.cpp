#include "shinpan/life/search/state.hpp"

#include "shinpan/base/hash.hpp"

#include <algorithm>

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::Legality;
using board::Point;

constexpr std::uint64_t kWhiteToMove = base::mix(0x77686974656d6f76ULL);

std::uint64_t ban_code(const KoBan& ban) {
  return (static_cast<std::uint64_t>(board::index_of(ban.color)) << 32U) |
         (static_cast<std::uint64_t>(ban.point.index) << 16U) | ban.taker.index;
}

std::uint64_t ban_hash(const KoBan& ban) {
  return base::mix(ban_code(ban) + 0x6b6f62616eULL);
}

std::uint64_t taken_code(Point p) {
  return base::mix(p.index + 0x74616b656eULL);
}

}  // namespace

PlayState::PlayState(const Board& board, Color to_move, KoRule ko_rule)
    : board_(board), to_move_(to_move), ko_rule_(ko_rule) {
  board_.clear_ko();
}

std::uint64_t PlayState::key() const {
  std::uint64_t key = board_.hash() ^ (to_move_ == Color::White ? kWhiteToMove : 0);
  for (const KoBan& ban : bans_) {
    key ^= ban_hash(ban);
  }
  return key ^ taken_hash_;
}

// What a play does besides setting its stone, it does by taking stones, and that has to be played.
std::uint64_t PlayState::key_after(const Action& action) {
  if (takes(action)) {
    make(action);
    const std::uint64_t key = this->key();
    undo();
    return key;
  }
  const bool plays = action.kind == Action::Kind::Play;
  std::uint64_t key = board_.hash() ^ taken_hash_;
  key ^= plays ? Board::stone_hash(action.point, to_move_) : 0;
  key ^= to_move_ == Color::Black ? kWhiteToMove : 0;
  for (const KoBan& ban : bans_) {
    const bool ends = plays ? ban.point == action.point : would_lift(action, ban);
    key ^= ends ? 0 : ban_hash(ban);
  }
  return key;
}

bool PlayState::takes(const Action& action) const {
  if (action.kind != Action::Kind::Play) {
    return false;
  }
  for (const Point n : board_.geometry().neighbors(action.point)) {
    if (board_.at(n) == stone_of(opposite(to_move_)) && board_.liberty_count(board_.root(n)) == 1) {
      return true;
    }
  }
  return false;
}

// Whether the ban is one of those that a pass for a ko lifts.
bool PlayState::would_lift(const Action& action, const KoBan& ban) const {
  return action.kind == Action::Kind::PassForKo && ban.color == to_move_ &&
         (ko_rule_ == KoRule::PassForAny || ban.point == action.point);
}

bool PlayState::may_play(Point p) {
  if (board_.check(p, to_move_) != Legality::Legal) {
    return false;
  }
  for (const KoBan& ban : bans_) {
    if (ban.color == to_move_ && ban.point == p && would_retake(ban)) {
      return false;
    }
  }
  return true;
}

// A ban forbids one ko capture alone: a play at the point that takes more than one stone (official
// example 8), that joins a chain of its own, or that takes another single stone, is not the one.
bool PlayState::would_retake(const KoBan& ban) {
  board_.play(ban.point, to_move_);
  const bool retakes = board_.ko_point() == ban.taker;
  board_.undo();
  return retakes;
}

void PlayState::actions(const board::PointSet& area, std::vector<Action>& out) {
  for (const Point p : area& board_.empty_points()) {
    if (may_play(p)) {
      out.push_back({Action::Kind::Play, p});
    }
  }
  bool banned = false;
  for (const KoBan& ban : bans_) {
    if (ban.color != to_move_ || !passes_lift_bans()) {
      continue;
    }
    if (!banned || ko_rule_ == KoRule::PassForIt) {
      out.push_back({Action::Kind::PassForKo, ban.point});
    }
    banned = true;
  }
  if (!banned) {
    out.push_back({Action::Kind::Pass, {}});
  }
}

void PlayState::make(const Action& action) {
  past_.push_back({action.kind == Action::Kind::Play,
                   static_cast<std::uint16_t>(saved_bans_.size()),
                   static_cast<std::uint16_t>(taken_.size())});
  saved_bans_.insert(saved_bans_.end(), bans_.begin(), bans_.end());
  const Color mover = to_move_;
  if (action.kind == Action::Kind::PassForKo) {
    bans_.erase(
        std::remove_if(
            bans_.begin(), bans_.end(), [&](const KoBan& ban) { return would_lift(action, ban); }),
        bans_.end());
  }
  to_move_ = opposite(mover);
  if (action.kind != Action::Kind::Play) {
    return;
  }
  board_.play(action.point, mover);
  for (const Point p : watched_& board_.empty_points()) {
    watched_.erase(p);
    taken_.push_back(p);
    taken_hash_ ^= taken_code(p);
  }
  drop_ended_bans();
  if (const auto taken = board_.ko_point()) {
    if (!is_never_banned(to_move_)) {
      add_ban({to_move_, *taken, action.point});
    }
    board_.clear_ko();
  }
}

void PlayState::add_ban(const KoBan& ban) {
  const auto at =
      std::lower_bound(bans_.begin(), bans_.end(), ban, [](const KoBan& a, const KoBan& b) {
        return ban_code(a) < ban_code(b);
      });
  if (at == bans_.end() || *at != ban) {
    bans_.insert(at, ban);
  }
}

// A ban ends by itself when its point is filled or the stone that took is gone.
void PlayState::drop_ended_bans() {
  if (bans_.empty()) {
    return;
  }
  bans_.erase(std::remove_if(bans_.begin(),
                             bans_.end(),
                             [&](const KoBan& ban) {
                               return !board_.is_empty(ban.point) || board_.is_empty(ban.taker);
                             }),
              bans_.end());
}

void PlayState::undo() {
  const Past past = past_.back();
  while (taken_.size() > past.watched_at) {
    watched_.insert(taken_.back());
    taken_hash_ ^= taken_code(taken_.back());
    taken_.pop_back();
  }
  past_.pop_back();
  if (past.played) {
    board_.undo();
  }
  bans_.assign(saved_bans_.begin() + past.bans_at, saved_bans_.end());
  saved_bans_.resize(past.bans_at);
  to_move_ = opposite(to_move_);
}

}  // namespace shinpan::life
