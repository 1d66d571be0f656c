#pragma once

#include "shinpan/board/board.hpp"
#include "shinpan/board/point_set.hpp"
#include "shinpan/life/status.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan::count {

// A solidly connected chain of living stones.
struct LivingChain {
  board::Color color = board::Color::Black;
  std::size_t group = 0;     // its place in Life::groups
  bool proved_seki = false;  // life and death says so
  board::PointSet stones;
  board::PointSet open;  // points beside it that hold no living stone
};

// A maximal connected set of points without a living stone: empty points and dead stones.
struct Region {
  board::PointSet points;
  std::vector<std::uint16_t> border;  // the living chains beside it
  std::array<bool, 2> touches{};      // living stones of Black, of White
  std::array<bool, 2> holds_dead{};   // dead stones of Black, of White

  // The side whose eye it is: living stones of one colour around it and, Article 8, no dead stone
  // of that colour inside. Otherwise its empty points are dame.
  [[nodiscard]] std::optional<board::Color> eye_of() const;

  // Too large between both sides for a few neutral points: there the game is not over.
  [[nodiscard]] bool is_wide() const { return !eye_of() && points.count() > kMostNeutral; }

  static constexpr int kMostNeutral = 16;
};

// The position after dead stones are taken off in thought (Article 8 speaks of living stones only).
// `board` is only looked at while the value is made.
struct Cleared {
  static constexpr std::uint16_t kNone = 0xFFFF;

  Cleared(const board::Board& board, const life::Life& life);

  // The living stones alone.
  [[nodiscard]] board::Board living_board() const;

  [[nodiscard]] std::uint16_t chain_count() const {
    return static_cast<std::uint16_t>(chains.size());
  }

  const board::Geometry* geometry;
  std::array<board::PointSet, 2> living;
  std::array<board::PointSet, 2> dead;
  board::PointSet open;  // every point without a living stone
  std::vector<LivingChain> chains;
  std::vector<Region> regions;
  std::array<std::uint16_t, board::kMaxArea> chain_at;  // kNone where no living stone stands

 private:
  void find_chains(const board::Board& board, const life::Life& life);
  void find_regions();
};

}  // namespace shinpan::count
