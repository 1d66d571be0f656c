#pragma once

#include "shinpan/board/color.hpp"
#include "shinpan/board/point_set.hpp"
#include "shinpan/referee/event.hpp"

#include <array>

namespace shinpan::referee {

// What the players say of the chains of a stopped board. A value; chains are given as all of their
// stones.
class Claims {
 public:
  // The player's word on a chain, in place of an earlier one.
  void say(board::Color by, const board::PointSet& chain, ChainStatus status);

  // The stones of which a player has spoken, and those that he called dead.
  [[nodiscard]] const board::PointSet& spoken(board::Color by) const { return word(by).spoken; }

  [[nodiscard]] const board::PointSet& dead(board::Color by) const { return word(by).dead; }

  // Stones of which both players say the same; those that both call dead; those of which they say
  // different things.
  [[nodiscard]] board::PointSet agreed() const;
  [[nodiscard]] board::PointSet agreed_dead() const;
  [[nodiscard]] board::PointSet disputed() const;

  bool operator==(const Claims&) const = default;

 private:
  struct Word {
    board::PointSet spoken;
    board::PointSet dead;

    bool operator==(const Word&) const = default;
  };

  [[nodiscard]] const Word& word(board::Color by) const { return words_[board::index_of(by)]; }

  [[nodiscard]] board::PointSet spoken_by_both() const {
    return words_[0].spoken & words_[1].spoken;
  }

  std::array<Word, 2> words_{};
};

}  // namespace shinpan::referee
