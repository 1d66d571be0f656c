#pragma once

#include "shinpan/base/random.hpp"
#include "shinpan/board/board.hpp"
#include "shinpan/life/estimate/surroundings.hpp"

#include <array>
#include <cstdint>

namespace shinpan::life {

// How often each point ended as Black's and as White's over a number of playouts.
struct Ownership {
  std::array<std::uint32_t, board::kMaxArea> black{};
  std::array<std::uint32_t, board::kMaxArea> white{};
  std::uint32_t playouts = 0;

  // The mean owner in per mille: 1000 all Black's, -1000 all White's.
  [[nodiscard]] int mean(board::Point p) const {
    if (playouts == 0) {
      return 0;
    }
    const auto difference = static_cast<std::int64_t>(black[p.index]) - white[p.index];
    return static_cast<int>(difference * 1000 / playouts);
  }
};

// Plays the position out by seeded random moves with a little sense: captures and escapes from
// atari are answered, eyes are not filled, chains do not put themselves into atari unless the shape
// kills (nakade). An estimate and nothing more. `settled` points are left alone by both sides;
// chains with an `immune` stone are never captured.
class Playouts {
 public:
  Playouts(const board::Board& start,
           const board::PointSet& settled,
           const board::PointSet& immune,
           std::uint64_t seed);

  // One more playout in which `first` moves first, added to `into`.
  void run(board::Color first, Ownership& into);

 private:
  void begin();
  [[nodiscard]] bool choose(board::Color color, board::Point& move);
  [[nodiscard]] bool choose_between(std::size_t from,
                                    std::size_t to,
                                    board::Color color,
                                    board::Point& move) const;
  [[nodiscard]] bool reply(board::Color color, board::Point& move);
  [[nodiscard]] bool save_chain(board::Point stone, board::Color color, board::Point& move);
  [[nodiscard]] bool nakade(board::Color color, board::Point& move);
  [[nodiscard]] bool allowed(board::Point p, board::Color color) const;
  [[nodiscard]] bool sensible(board::Point p, board::Color color) const;
  [[nodiscard]] bool bad_self_atari(board::Point p, board::Color color) const;
  [[nodiscard]] bool takes_immune(board::Point p, board::Color enemy) const;
  void play(board::Point p, board::Color color);
  [[nodiscard]] board::PointSet chains_to_take(board::Point p, board::Color enemy);
  void clear(const board::PointSet& taken, board::Color enemy);
  bool mark_if_in_atari(board::Point stone);
  void add_free(board::Point p);
  void drop_free(board::Point p);
  void score(Ownership& into) const;

  const board::Board& start_;
  board::Board board_;
  board::PointSet open_;  // all points that may be played
  board::PointSet immune_;
  bool has_immune_;
  const Surroundings start_surroundings_;
  Surroundings surroundings_;
  base::Random random_;
  std::array<std::uint16_t, board::kMaxArea> free_{};
  std::array<std::uint16_t, board::kMaxArea> place_{};
  std::size_t free_count_ = 0;
  board::Point last_{};
  bool has_last_ = false;
  std::array<board::Point, 4> threatened_{};  // enemy stones that the last move put into atari
  std::size_t threatened_count_ = 0;
  std::uint16_t taken_by_last_ = 0;  // stones captured by the last move
  board::Point taken_point_{};       // one of the points they stood on
};

}  // namespace shinpan::life
