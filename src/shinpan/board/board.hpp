#pragma once

#include "shinpan/board/color.hpp"
#include "shinpan/board/geometry.hpp"
#include "shinpan/board/point.hpp"
#include "shinpan/board/point_set.hpp"
#include "shinpan/board/undo_log.hpp"

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
  [[nodiscard]] Point root(Point stone) const { return {root_[stone.index]}; }

  [[nodiscard]] const PointSet& liberties(Point root) const { return liberties_[root.index].set; }

  [[nodiscard]] int liberty_count(Point root) const { return counts_[root.index].liberties; }

  [[nodiscard]] int chain_size(Point root) const { return counts_[root.index].stones; }

  [[nodiscard]] bool is_root(Point p) const { return roots_.contains(p); }

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

  // The roots of all chains.
  [[nodiscard]] const PointSet& root_set() const { return roots_; }

  // The same in the order of their numbers.
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

  [[nodiscard]] std::size_t undo_depth() const { return log_.depth(); }

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

  // Of a chain, kept at its root.
  struct Counts {
    std::uint16_t liberties;
    std::uint16_t stones;
  };

  struct LibertySlot {
    PointSet set{PointSet::Unset{}};
  };

  // What stands beside a point that is being played at.
  struct Around;
  // What a move is, and which parts its entry in the log has.
  struct MoveEntry;

  // kW: how many words of a set the size of the board uses.
  template <bool kLogged, std::size_t kW>
  void play_words(std::uint16_t p, Color color);
  template <std::size_t kW>
  void undo_words(const MoveEntry& entry);

  void start_chain(std::uint16_t p, const Around& sides);
  [[nodiscard]] unsigned extend_chain(std::uint16_t p, const Around& sides);
  void shorten_chain(const MoveEntry& entry);
  template <bool kLogged, std::size_t kW>
  void join_chains(std::uint16_t p, Around& around);
  template <std::size_t kW>
  void part_chains(const MoveEntry& entry);
  template <bool kLogged>
  void lift_chain(std::uint16_t root, Color color);
  void put_back_chain(std::uint16_t root, Color color);
  template <std::size_t kW>
  void save_leftovers(std::uint16_t p);
  template <std::size_t kW>
  void restore_leftovers(std::uint16_t p);
  void rebuild();
  void fill_chain(std::uint16_t start);
  void copy_state(const Board& other);

  const Geometry* geometry_;
  // How many words of a set the moves look at: at least as many as the size uses.
  std::uint8_t set_words_;
  // 0 empty, 1 black, 2 white, 3 off the board (the slot Geometry::kWall).
  std::array<std::uint8_t, kMaxArea + 1> stones_;
  // Of a stone: the root of its chain and the next stone in the ring of its chain. Of an empty
  // point: left over from the last stone that was captured there, which undo needs.
  std::array<std::uint16_t, kMaxArea + 1> root_;
  std::array<std::uint16_t, kMaxArea> next_;
  // By root; elsewhere not defined.
  std::array<Counts, kMaxArea + 1> counts_;
  std::array<LibertySlot, kMaxArea> liberties_;
  PointSet roots_;
  std::array<PointSet, 2> of_;
  // Empty points whose leftovers undo needs.
  PointSet stale_;
  std::uint64_t hash_ = 0;
  std::array<int, 2> captured_{};
  std::uint16_t ko_ = kNoKo;
  Color ko_color_ = Color::Black;
  UndoLog log_;
};

}  // namespace shinpan::board
