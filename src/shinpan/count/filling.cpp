#include "shinpan/count/filling.hpp"

namespace shinpan::count {

using board::Color;
using board::Point;
using board::PointSet;

Filling::Filling(const Cleared& cleared, const Closing& closing)
    : geometry_(cleared.geometry),
      space_(cleared.open - closing.filled),
      closed_(closing.filled),
      kept_(closing.kept),
      parts_(cleared.chains.size()),
      chain_at_(cleared.chain_at) {
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    parts_[i].parent = static_cast<std::uint16_t>(i);
    parts_[i].color = cleared.chains[i].color;
    parts_[i].liberties = cleared.chains[i].open & space_;
    parts_[i].closed = cleared.chains[i].open & closing.filled;
  }
}

std::uint16_t Filling::root(std::uint16_t chain) const {
  while (parts_[chain].parent != chain) {
    chain = parts_[chain].parent;
  }
  return chain;
}

void Filling::fill(Point p, Color color) {
  std::uint16_t joined = Cleared::kNone;
  PointSet opened;
  PointSet closed;
  space_.erase(p);
  closed_.erase(p);
  for (const Point n : geometry_->neighbors(p)) {
    if (space_.contains(n)) {
      opened.insert(n);
      continue;
    }
    if (closed_.contains(n)) {
      closed.insert(n);
      continue;
    }
    if (chain_at_[n.index] == Cleared::kNone) {
      continue;
    }
    const std::uint16_t beside = root(chain_at_[n.index]);
    parts_[beside].liberties.erase(p);
    if (parts_[beside].color != color || beside == joined) {
      continue;
    }
    if (joined == Cleared::kNone) {
      joined = beside;
      continue;
    }
    parts_[beside].parent = joined;
    parts_[joined].given_up = parts_[joined].given_up || parts_[beside].given_up;
    parts_[joined].liberties |= parts_[beside].liberties;
    parts_[joined].closed |= parts_[beside].closed;
    parts_[joined].saved_at |= parts_[beside].saved_at;
  }
  chain_at_[p.index] = joined;
  if (joined != Cleared::kNone) {
    parts_[joined].liberties |= opened;
    parts_[joined].closed |= closed;
  }
}

PointSet Filling::joints(std::uint16_t part) const {
  PointSet out;
  for (const Point p : parts_[part].closed& closed_) {
    for (const Point n : geometry_->neighbors(p)) {
      const std::uint16_t chain = chain_at_[n.index];
      if (chain != Cleared::kNone && root(chain) != part &&
          parts_[root(chain)].color == parts_[part].color) {
        out.insert(p);
      }
    }
  }
  return out;
}

bool Filling::join_at_neutral_points() {
  std::array<PointSet, 2> wanted;
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const Part& part = parts_[i];
    if (part.parent == i && !part.given_up && part.liberties.count() < 2) {
      wanted[board::index_of(part.color)] |= joints(static_cast<std::uint16_t>(i));
    }
  }
  disputed_ |= wanted[0] & wanted[1];
  for (const Color color : board::kColors) {
    wanted[board::index_of(color)] -= disputed_;
    for (const Point p : wanted[board::index_of(color)]) {
      fill(p, color);
      joined_at_[board::index_of(color)].insert(p);
    }
  }
  return !wanted[0].empty() || !wanted[1].empty();
}

bool Filling::save_in_atari() {
  std::array<PointSet, 2> wanted;
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const Part& part = parts_[i];
    if (part.parent == i && !part.given_up && part.liberties.count() == 1) {
      wanted[board::index_of(part.color)] |= part.liberties - kept_;
    }
  }
  for (const Color color : board::kColors) {
    for (const Point p : wanted[board::index_of(color)]) {
      fill(p, color);
      part(chain_at_[p.index]).saved_at.insert(p);
    }
  }
  return !wanted[0].empty() || !wanted[1].empty();
}

void Filling::close() {
  while (join_at_neutral_points() || save_in_atari()) {
  }
}

}  // namespace shinpan::count
