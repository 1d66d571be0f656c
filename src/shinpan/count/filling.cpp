#include "shinpan/count/filling.hpp"

namespace shinpan::count {

using board::Color;
using board::Point;
using board::PointSet;

Filling::Filling(const Cleared& cleared, const PointSet& closed, const PointSet& kept)
    : geometry_(cleared.geometry),
      space_(cleared.open - closed),
      kept_(kept),
      parts_(cleared.chains.size()),
      chain_at_(cleared.chain_at) {
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    parts_[i].parent = static_cast<std::uint16_t>(i);
    parts_[i].color = cleared.chains[i].color;
    parts_[i].liberties = cleared.chains[i].open & space_;
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
  space_.erase(p);
  for (const Point n : geometry_->neighbors(p)) {
    if (space_.contains(n)) {
      opened.insert(n);
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
    parts_[joined].saved_at |= parts_[beside].saved_at;
  }
  chain_at_[p.index] = joined;
  if (joined != Cleared::kNone) {
    parts_[joined].liberties |= opened;
  }
}

void Filling::close() {
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      const bool in_atari = parts_[i].parent == i && parts_[i].liberties.count() == 1;
      if (!in_atari || parts_[i].given_up) {
        continue;
      }
      const Point p = parts_[i].liberties.first();
      if (kept_.contains(p)) {
        continue;
      }
      const Color color = parts_[i].color;
      fill(p, color);
      part(chain_at_[p.index]).saved_at.insert(p);
      changed = true;
    }
  }
}

}  // namespace shinpan::count
