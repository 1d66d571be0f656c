#include "shinpan/referee/claims.hpp"

namespace shinpan::referee {

using board::PointSet;

void Claims::say(board::Color by, const PointSet& chain, ChainStatus status) {
  Word& own = words_[board::index_of(by)];
  own.spoken |= chain;
  own.dead -= chain;
  if (status == ChainStatus::Dead) {
    own.dead |= chain;
  }
}

PointSet Claims::agreed() const {
  return spoken_by_both() - disputed();
}

PointSet Claims::agreed_dead() const {
  return words_[0].dead & words_[1].dead;
}

PointSet Claims::disputed() const {
  const PointSet called_dead = words_[0].dead | words_[1].dead;
  return (spoken_by_both() & called_dead) - agreed_dead();
}

}  // namespace shinpan::referee
