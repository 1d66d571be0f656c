#pragma once

#include "shinpan/board/color.hpp"
#include "shinpan/board/geometry.hpp"
#include "shinpan/board/point.hpp"
#include "shinpan/board/point_set.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace shinpan::board {

// The first check of a move that fails, in the order in which a referee looks (mission A): is the
// point free, is it the ko just taken, has the stone a liberty once captures are made. Repetition
// of whole positions is the game's business (rules/game.hpp), for the board has no history.
enum class Legality : std::uint8_t {
  Legal,
  Occupied,
  Ko,
  Suicide,
};

// Stones on a board with their chains, kept exact move by move: liberties as sets and numbers,
// captures, simple ko, a 64-bit hash of the stones, and undo. A chain is named by one of its
// stones, its root.
//
// The move path allocates nothing once the undo log has grown to the depth in use.
class Board {
 public:
  explicit Board(Size size);

  // A copy without the undo log: moves played on the copy can be undone, earlier ones cannot.
  Board(const Board& other);
  Board& operator=(const Board& other);
  Board(Board&&) noexcept = default;
  Board& operator=(Board&&) noexcept = default;
  ~Board() = default;

  // Geometry
  [[nodiscard]] Size size() const { return geometry_->size; }

  [[nodiscard]] const Geometry& geometry() const { return *geometry_; }

  // Points
  [[nodiscard]] Stone at(Point p) const { return static_cast<Stone>(stones_[p.index]); }

  [[nodiscard]] bool is_empty(Point p) const { return at(p) == Stone::Empty; }

  [[nodiscard]] PointSet stones(Color color) const { return of_[index_of(color)]; }

  [[nodiscard]] PointSet empty_points() const { return geometry_->all - of_[0] - of_[1]; }

  // Chains. The root of a point that holds a stone; two stones are of one chain when roots are
  // equal.
  [[nodiscard]] Point root(Point stone) const {
    std::uint16_t i = stone.index;
    while (parent_[i] != i) {
      i = parent_[i];
    }
    return {i};
  }

  [[nodiscard]] const PointSet& liberties(Point root) const {
    return chains_[root.index].liberties;
  }

  [[nodiscard]] int liberty_count(Point root) const { return chains_[root.index].liberty_count; }

  [[nodiscard]] int chain_size(Point root) const { return chains_[root.index].size; }

  [[nodiscard]] bool is_root(Point p) const {
    return stones_[p.index] != 0 && parent_[p.index] == p.index;
  }

  // Visits every stone of the chain of `stone`.
  template <class Visit>
  void for_each_stone(Point stone, Visit visit) const {
    std::uint16_t i = stone.index;
    do {
      visit(Point{i});
      i = next_[i];
    } while (i != stone.index);
  }

  [[nodiscard]] PointSet chain(Point stone) const;
  // The roots of all chains, in the order of their numbers.
  [[nodiscard]] std::vector<Point> roots() const;

  // Moves
  // Whether `color` may play at `p`. Suicide counts as illegal here; rule sets that allow it ask
  // further.
  [[nodiscard]] Legality check(Point p, Color color) const;
  // Plays at an empty point whatever the ko; opponent chains without liberties are taken first,
  // then, if it has none itself, the own chain (suicide). Can be undone.
  void play(Point p, Color color);
  // The same without an entry in the undo log; earlier moves can no longer be undone after it.
  void play_forever(Point p, Color color);
  // Passing ends the ko ban. Can be undone.
  void pass();
  // Takes the last play or pass back.
  void undo();

  [[nodiscard]] std::size_t undo_depth() const { return log_size_; }

  // Puts a point into a state without captures, as setup does; chains may then stand without
  // liberties. Forgets the undo log and the ko. Costs a rebuild of the chains.
  void set(Point p, Stone stone);
  void set_all(std::span<const Stone> stones);

  // State
  // The point that the simple ko forbids to `ko_color`, if any.
  [[nodiscard]] std::optional<Point> ko_point() const {
    return ko_ == kNoKo ? std::nullopt : std::optional<Point>(Point{ko_});
  }

  [[nodiscard]] Color ko_color() const { return ko_color_; }

  void clear_ko() { ko_ = kNoKo; }

  // Stones of this colour taken off the board by play (suicide included).
  [[nodiscard]] int captured(Color color) const { return captured_[index_of(color)]; }

  // Depends on the stones and the size only: neither on the side to move nor on the ko.
  [[nodiscard]] std::uint64_t hash() const { return hash_; }

  // The hash after `color` plays at `p`, without playing: for superko.
  [[nodiscard]] std::uint64_t hash_after(Point p, Color color) const;
  // The hash from scratch; equals hash() (a test checks that).
  [[nodiscard]] std::uint64_t fresh_hash() const;
  // What one stone adds to the hash, by exclusive or.
  [[nodiscard]] static std::uint64_t stone_hash(Point p, Color color);

  // Same size and stones.
  [[nodiscard]] friend bool same_stones(const Board& a, const Board& b) {
    return a.size() == b.size() && a.of_ == b.of_;
  }

 private:
  static constexpr std::uint16_t kNoKo = 0xFFFF;

  struct Chain {
    PointSet liberties;
    std::uint16_t liberty_count = 0;
    std::uint16_t size = 0;
  };

  // A chain `child` hung below `root`, whose record before the union is kept.
  struct Union {
    std::uint16_t root;
    std::uint16_t child;
    Chain before;
  };

  struct LogEntry {
    std::uint16_t point;  // kNoKo: a pass
    std::uint16_t ko;
    Color ko_color;
    Color color;
    bool suicide;
    std::uint8_t unions;
    std::uint8_t captures;
    std::uint16_t old_parent;
    std::uint16_t old_next;
    std::uint64_t hash;
    std::array<std::uint16_t, 4> captured_roots;
    Chain old_chain;
    std::array<Union, 4> union_list;
  };

  template <bool kLogged>
  void play_impl(Point p, Color color);
  LogEntry& next_log_entry();
  void add_single(std::uint16_t p, Color color);
  void unite(std::uint16_t a, std::uint16_t b);
  void lift_chain(std::uint16_t root, Color color);
  void put_back_chain(std::uint16_t root, Color color);
  void rebuild();
  void copy_state(const Board& other);

  const Geometry* geometry_;
  // 0 empty, 1 black, 2 white, 3 off the board (the slot Geometry::kWall).
  std::array<std::uint8_t, kMaxArea + 1> stones_;
  std::array<std::uint16_t, kMaxArea> parent_;
  std::array<std::uint16_t, kMaxArea> next_;
  std::array<Chain, kMaxArea> chains_;
  std::array<PointSet, 2> of_;
  std::uint64_t hash_ = 0;
  std::array<int, 2> captured_{};
  std::uint16_t ko_ = kNoKo;
  Color ko_color_ = Color::Black;
  std::vector<LogEntry> log_;
  std::size_t log_size_ = 0;
};

}  // namespace shinpan::board
