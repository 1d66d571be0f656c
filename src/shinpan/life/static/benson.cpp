#include "shinpan/life/static/benson.hpp"

#include <array>
#include <bit>

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::kMaxArea;
using board::kMaxSide;
using board::Point;
using board::PointSet;

// A bit for each column of a row.
using Row = std::uint32_t;

// A maximal stretch of a row without stones of the colour. Regions are unions of runs.
struct Run {
  Row columns;
  std::uint8_t row;
  std::uint16_t parent;  // once all runs are joined, the number of the region
};

// A region with the chains that it is vital to, by root. A point touches at most four chains, so no
// more can share all the empty points of a region.
struct Region {
  std::array<std::uint16_t, 4> vital;
  std::uint8_t vital_count;
  bool begun;  // its first empty point has been seen
  bool open;   // out of the running: vital to no chain that is in it, or beside one that is not
};

// One Row for each row of the board, and an empty one above and below them.
using Rows = std::array<Row, kMaxSide + 2>;

class Benson {
 public:
  Benson(const Board& board, Color color, SelfCapture self_capture)
      : board_(board), color_(color), self_capture_(self_capture) {
    read_rows(board.stones(color), own_);
    read_rows(board.empty_points(), empty_);
    read_rows(board.geometry().all - board.stones(color), free_);
  }

  UnconditionalLife solve() {
    drop_hopeless();
    find_runs();
    find_vital();
    while (drop_chains() && drop_regions()) {
    }
    return result();
  }

 private:
  static constexpr int kMaxRuns = kMaxSide * ((kMaxSide + 1) / 2);

  void read_rows(const PointSet& set, Rows& rows) const;
  void drop_hopeless();
  void find_runs();
  void find_vital();
  bool drop_chains();
  bool drop_regions();
  UnconditionalLife result();

  std::uint16_t joined(std::uint16_t a, std::uint16_t b);
  void see_empty(Region& region, Point p) const;
  [[nodiscard]] std::uint16_t region_of(std::uint16_t run);
  [[nodiscard]] bool touches(Point p, std::uint16_t root) const;
  [[nodiscard]] bool matters(const Region& region) const;

  [[nodiscard]] Point at(int row, Row columns) const {
    return board::point_at(board_.size(), std::countr_zero(columns), row);
  }

  const Board& board_;
  const Color color_;
  const SelfCapture self_capture_;
  // Left unset where nothing reads them: setting them would cost more than the whole search.
  Rows own_;
  Rows empty_;
  Rows free_;  // the points of the regions: without an own stone
  std::array<Run, kMaxRuns> runs_;
  std::array<Region, kMaxRuns> regions_;             // by the number of the region's first run
  std::array<std::uint16_t, kMaxRuns> region_list_;  // these numbers
  std::array<std::uint8_t, kMaxArea> eyes_;          // vital regions of a chain, by root
  std::size_t run_count_ = 0;
  std::size_t region_count_ = 0;
  std::array<std::uint16_t, kMaxArea> chains_;  // roots of the chains still in the running
  std::size_t chain_count_ = 0;
  UnconditionalLife life_;  // their stones; the eyes at the end
};

void Benson::read_rows(const PointSet& set, Rows& rows) const {
  const unsigned cols = board_.size().cols;
  const Row all = (Row{1} << cols) - 1;
  const std::size_t last = board_.size().rows;
  rows[0] = rows[last + 1] = 0;
  unsigned first = 0;
  for (std::size_t row = 1; row <= last; ++row, first += cols) {
    const unsigned shift = first & 63U;
    const std::size_t word = first >> 6U;
    std::uint64_t bits = set.words()[word] >> shift;
    if (shift != 0 && word + 1 < PointSet::kWords) {
      bits |= set.words()[word + 1] << (64U - shift);
    }
    rows[row] = static_cast<Row>(bits) & all;
  }
}

// Takes away the regions with a point that should be beside an own stone and is not: they are vital
// to no chain, and hold most of the free points as a rule.
void Benson::drop_hopeless() {
  const std::size_t last = board_.size().rows;
  const Rows& touching = self_capture_ == SelfCapture::Allowed ? free_ : empty_;
  Rows hopeless;
  hopeless[0] = hopeless[last + 1] = 0;
  for (std::size_t row = 1; row <= last; ++row) {
    const Row beside = (own_[row] << 1U) | (own_[row] >> 1U) | own_[row - 1] | own_[row + 1];
    hopeless[row] = touching[row] & ~beside;
  }
  Row grown = 1;
  const auto spread = [&](std::size_t row) {
    const Row before = hopeless[row];
    const Row reached =
        before | (before << 1U) | (before >> 1U) | hopeless[row - 1] | hopeless[row + 1];
    hopeless[row] = reached & free_[row];
    grown |= hopeless[row] ^ before;
  };
  while (grown != 0) {
    grown = 0;
    for (std::size_t row = 1; row <= last; ++row) {
      spread(row);
    }
    for (std::size_t row = last; row > 0; --row) {
      spread(row);
    }
  }
  for (std::size_t row = 1; row <= last; ++row) {
    free_[row] &= ~hopeless[row];
  }
}

// Cuts every row into runs and joins those that touch a run of the row above. Which run of a row a
// column lies in is the number of runs that begin up to it: counted, not searched, for branches
// guessed wrong are what this function would otherwise spend its time on.
void Benson::find_runs() {
  Row above = 0;
  Row starts_above = 0;
  std::size_t first_above = 0;
  for (std::uint8_t row = 0; row < board_.size().rows; ++row) {
    const std::size_t first = run_count_;
    const Row here = free_[row + 1U];
    const Row starts = here & ~(here << 1U);
    for (Row left = starts; left != 0; left &= left - 1) {
      const Row columns = here & ~(here + (left & (~left + 1)));
      const auto run = static_cast<std::uint16_t>(run_count_++);
      runs_[run] = {columns, row, run};
      std::uint16_t region = run;
      for (Row touching = columns & above; touching != 0;) {
        const Row up_to = touching ^ (touching - 1);
        const auto upper = static_cast<std::uint16_t>(
            first_above + static_cast<std::size_t>(std::popcount(starts_above & up_to)) - 1);
        region = joined(region_of(upper), region);
        touching &= ~runs_[upper].columns;
      }
    }
    above = here;
    starts_above = starts;
    first_above = first;
  }
}

std::uint16_t Benson::region_of(std::uint16_t run) {
  while (runs_[run].parent != run) {
    runs_[run].parent = runs_[runs_[run].parent].parent;
    run = runs_[run].parent;
  }
  return run;
}

std::uint16_t Benson::joined(std::uint16_t a, std::uint16_t b) {
  const std::uint16_t region = a < b ? a : b;
  runs_[a < b ? b : a].parent = region;
  return region;
}

// Whatever a region is vital to touches its first empty point; every further point strikes chains
// out.
void Benson::find_vital() {
  for (std::size_t run = 0; run < run_count_; ++run) {
    const std::uint16_t number = runs_[runs_[run].parent].parent;
    runs_[run].parent = number;
    Region& region = regions_[number];
    if (number == run) {
      region.vital_count = 0;
      region.begun = false;
      region.open = true;
      region_list_[region_count_++] = number;
    }
    if (region.begun && region.vital_count == 0) {
      continue;
    }
    const int row = runs_[run].row;
    for (Row left = runs_[run].columns & empty_[static_cast<std::size_t>(row) + 1]; left != 0;
         left &= left - 1) {
      see_empty(region, at(row, left));
    }
  }
  for (std::size_t run = 0; self_capture_ == SelfCapture::Allowed && run < run_count_; ++run) {
    Region& region = regions_[runs_[run].parent];
    for (Row left = runs_[run].columns; left != 0; left &= left - 1) {
      for (std::size_t k = region.vital_count; k-- > 0;) {
        if (!touches(at(runs_[run].row, left), region.vital[k])) {
          region.vital[k] = region.vital[--region.vital_count];
        }
      }
    }
  }
  for (std::size_t i = 0; i < region_count_; ++i) {
    Region& region = regions_[region_list_[i]];
    region.open = region.vital_count == 0;
    for (std::size_t k = 0; k < region.vital_count; ++k) {
      const Point root{region.vital[k]};
      if (!life_.stones.contains(root)) {
        life_.stones.insert(root);
        chains_[chain_count_++] = root.index;
        eyes_[root.index] = 0;
      }
      ++eyes_[root.index];
    }
  }
}

void Benson::see_empty(Region& region, Point p) const {
  if (region.begun) {
    for (std::size_t k = region.vital_count; k-- > 0;) {
      if (!board_.liberties({region.vital[k]}).contains(p)) {
        region.vital[k] = region.vital[--region.vital_count];
      }
    }
    return;
  }
  region.begun = true;
  for (const Point n : board_.geometry().neighbors(p)) {
    if (board_.at(n) != stone_of(color_)) {
      continue;
    }
    const std::uint16_t root = board_.root(n).index;
    bool known = false;
    for (std::size_t k = 0; k < region.vital_count; ++k) {
      known = known || region.vital[k] == root;
    }
    if (!known) {
      region.vital[region.vital_count++] = root;
    }
  }
}

bool Benson::touches(Point p, std::uint16_t root) const {
  for (const Point n : board_.geometry().neighbors(p)) {
    if (board_.at(n) == stone_of(color_) && board_.root(n).index == root) {
      return true;
    }
  }
  return false;
}

// Takes chains with fewer than two vital regions out of the running; false when none is left.
bool Benson::drop_chains() {
  life_.stones.clear();
  std::size_t kept = 0;
  for (std::size_t i = 0; i < chain_count_; ++i) {
    const Point root{chains_[i]};
    if (eyes_[root.index] < 2) {
      continue;
    }
    chains_[kept++] = root.index;
    board_.for_each_stone(root, [&](Point stone) { life_.stones.insert(stone); });
  }
  chain_count_ = kept;
  return kept > 0;
}

// Whether a chain in the running lives by the region.
bool Benson::matters(const Region& region) const {
  for (std::size_t k = 0; k < region.vital_count; ++k) {
    if (life_.stones.contains({region.vital[k]})) {
      return true;
    }
  }
  return false;
}

// Takes regions that no chain in the running lives by, or that a stone out of the running borders,
// out of it too; false when all chains keep their regions.
bool Benson::drop_regions() {
  Rows living;
  read_rows(life_.stones, living);
  for (std::size_t i = 0; i < region_count_; ++i) {
    Region& region = regions_[region_list_[i]];
    region.open = region.open || !matters(region);
  }
  bool dropped = false;
  std::size_t kept = 0;
  for (std::size_t run = 0; run < run_count_; ++run) {
    Region& region = regions_[runs_[run].parent];
    if (region.open) {
      continue;
    }
    runs_[kept++] = runs_[run];
    const auto outside = [&](std::size_t row) { return own_[row] & ~living[row]; };
    const Row columns = runs_[run].columns;
    const std::size_t row = runs_[run].row + 1U;
    const Row beside = (columns << 1U) | (columns >> 1U);
    if ((columns & (outside(row - 1) | outside(row + 1))) == 0 && (beside & outside(row)) == 0) {
      continue;
    }
    region.open = true;
    dropped = true;
    for (std::size_t k = 0; k < region.vital_count; ++k) {
      --eyes_[region.vital[k]];
    }
  }
  run_count_ = kept;
  return dropped;
}

UnconditionalLife Benson::result() {
  for (std::size_t run = 0; chain_count_ > 0 && run < run_count_; ++run) {
    if (regions_[runs_[run].parent].open) {
      continue;
    }
    for (Row left = runs_[run].columns; left != 0; left &= left - 1) {
      life_.eyes.insert(at(runs_[run].row, left));
    }
  }
  return life_;
}

}  // namespace

UnconditionalLife unconditional_life(const Board& board, Color color, SelfCapture self_capture) {
  return Benson(board, color, self_capture).solve();
}

}  // namespace shinpan::life
