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
  std::uint16_t parent;  // once all runs are joined, the first run of the region
};

// A region with the chains that it is vital to, by root. A point touches at most four chains, so no
// more can share all the empty points of a region.
struct Region {
  std::array<std::uint16_t, 4> vital;
  std::uint8_t vital_count;
  bool begun;  // its first empty point has been seen
  bool open;   // out of the running: vital to no chain that is in it, or beside one that is not
};

// A chain beside a region.
struct Border {
  std::uint16_t region;
  std::uint16_t root;
};

class Benson {
 public:
  Benson(const Board& board, Color color, SelfCapture self_capture)
      : board_(board), color_(color), self_capture_(self_capture) {}

  UnconditionalLife solve() {
    read_rows();
    find_runs();
    find_vital();
    if (drop_chains()) {
      find_borders();
      while (drop_regions() && drop_chains()) {
      }
    }
    return result();
  }

 private:
  static constexpr int kMaxRuns = kMaxSide * ((kMaxSide + 1) / 2);

  void read_rows();
  void find_runs();
  void find_vital();
  void find_borders();
  bool drop_chains();
  bool drop_regions();
  UnconditionalLife result();

  void join(std::uint16_t a, std::uint16_t b);
  void see_empty(Region& region, Point p) const;
  [[nodiscard]] std::uint16_t region_of(std::uint16_t run);
  [[nodiscard]] bool touches(Point p, std::uint16_t root) const;
  [[nodiscard]] bool matters(const Region& region) const;

  [[nodiscard]] Point at(int row, Row columns) const {
    return board::point_at(board_.size(), std::countr_zero(columns), row);
  }
  template <class Visit>
  void for_each_border_stone(const Run& run, Visit visit) const;

  const Board& board_;
  const Color color_;
  const SelfCapture self_capture_;
  // Left unset where nothing reads them: setting them would cost more than the whole search. Row 0
  // of the two tables stands above the board and the last one below it.
  std::array<Row, kMaxSide + 2> own_;
  std::array<Row, kMaxSide + 2> empty_;
  std::array<Run, kMaxRuns> runs_;
  std::array<Region, kMaxRuns> regions_;             // by the number of the region's first run
  std::array<std::uint16_t, kMaxRuns> region_list_;  // these numbers
  std::array<Border, std::size_t{4} * kMaxArea> borders_;
  std::array<std::uint8_t, kMaxArea>
      eyes_;  // vital regions of a chain, by root; set when first met
  std::size_t run_count_ = 0;
  std::size_t region_count_ = 0;
  std::size_t border_count_ = 0;
  std::array<std::uint16_t, kMaxArea> chains_;  // roots of the chains still in the running
  std::size_t chain_count_ = 0;
  PointSet alive_;  // the same
};

void Benson::read_rows() {
  const PointSet own = board_.stones(color_);
  const PointSet taken = own | board_.stones(opposite(color_));
  const int cols = board_.size().cols;
  const Row all = (Row{1} << cols) - 1;
  const auto row_of = [&](const PointSet& set, int row) {
    const auto first = static_cast<unsigned>(row * cols);
    const unsigned shift = first & 63U;
    const std::size_t word = first >> 6U;
    std::uint64_t bits = set.words()[word] >> shift;
    if (shift != 0 && word + 1 < static_cast<std::size_t>(PointSet::kWords)) {
      bits |= set.words()[word + 1] << (64U - shift);
    }
    return static_cast<Row>(bits) & all;
  };
  const std::size_t rows = board_.size().rows;
  own_[0] = own_[rows + 1] = 0;
  for (std::size_t row = 0; row < rows; ++row) {
    own_[row + 1] = row_of(own, static_cast<int>(row));
    empty_[row + 1] = ~row_of(taken, static_cast<int>(row)) & all;
  }
}

// Cuts every row into runs and joins those that touch a run of the row above. Which run of a row a
// column lies in is the number of runs that begin up to it: counted, not searched, for branches
// guessed wrong are what this function would otherwise spend its time on.
void Benson::find_runs() {
  const Row all = (Row{1} << board_.size().cols) - 1;
  Row above = 0;
  Row starts_above = 0;
  std::size_t first_above = 0;
  for (std::uint8_t row = 0; row < board_.size().rows; ++row) {
    const std::size_t first = run_count_;
    const Row here = ~own_[row + 1U] & all;
    const Row starts = here & ~(here << 1U);
    for (Row left = starts; left != 0; left &= left - 1) {
      const Row columns = here & ~(here + (left & (~left + 1)));
      const auto run = static_cast<std::uint16_t>(run_count_++);
      runs_[run] = {columns, row, run};
      for (Row touching = columns & above; touching != 0;) {
        const Row up_to = touching ^ (touching - 1);
        const auto upper = static_cast<std::uint16_t>(
            first_above + static_cast<std::size_t>(std::popcount(starts_above & up_to)) - 1);
        join(upper, run);
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

void Benson::join(std::uint16_t a, std::uint16_t b) {
  const std::uint16_t x = region_of(a);
  const std::uint16_t y = region_of(b);
  runs_[x < y ? y : x].parent = x < y ? x : y;
}

// Whatever a region is vital to touches its first empty point; every further point strikes chains
// out.
void Benson::find_vital() {
  for (std::uint16_t run = 0; run < run_count_; ++run) {
    const std::uint16_t number = runs_[runs_[run].parent].parent;
    runs_[run].parent = number;
    Region& region = regions_[number];
    if (number == run) {
      region.vital_count = 0;
      region.begun = false;
      region.open = true;
      region_list_[region_count_++] = run;
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
  for (std::uint16_t run = 0; self_capture_ == SelfCapture::Allowed && run < run_count_; ++run) {
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
      if (!alive_.contains(root)) {
        alive_.insert(root);
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
      if (!touches(p, region.vital[k])) {
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
  std::size_t kept = 0;
  for (std::size_t i = 0; i < chain_count_; ++i) {
    const Point root{chains_[i]};
    if (eyes_[root.index] < 2) {
      alive_.erase(root);
    } else {
      chains_[kept++] = root.index;
    }
  }
  chain_count_ = kept;
  return kept > 0;
}

// Whether a chain in the running lives by the region.
bool Benson::matters(const Region& region) const {
  for (std::size_t k = 0; k < region.vital_count; ++k) {
    if (alive_.contains({region.vital[k]})) {
      return true;
    }
  }
  return false;
}

template <class Visit>
void Benson::for_each_border_stone(const Run& run, Visit visit) const {
  const std::size_t row = run.row + 1U;
  const Row beside = ((run.columns << 1U) | (run.columns >> 1U)) & own_[row];
  for (Row left = beside; left != 0; left &= left - 1) {
    visit(at(run.row, left));
  }
  for (Row left = run.columns & own_[row - 1]; left != 0; left &= left - 1) {
    visit(at(run.row - 1, left));
  }
  for (Row left = run.columns & own_[row + 1]; left != 0; left &= left - 1) {
    visit(at(run.row + 1, left));
  }
}

// Lists the chains beside every region that matters.
void Benson::find_borders() {
  for (std::size_t i = 0; i < region_count_; ++i) {
    Region& region = regions_[region_list_[i]];
    region.open = region.open || !matters(region);
  }
  for (std::uint16_t run = 0; run < run_count_; ++run) {
    const std::uint16_t region = runs_[run].parent;
    if (!regions_[region].open) {
      for_each_border_stone(runs_[run], [&](Point stone) {
        borders_[border_count_++] = {region, board_.root(stone).index};
      });
    }
  }
}

// Takes regions that a chain out of the running borders out of it too; false when all stay.
bool Benson::drop_regions() {
  bool dropped = false;
  for (std::size_t i = 0; i < border_count_; ++i) {
    Region& region = regions_[borders_[i].region];
    if (region.open || alive_.contains({borders_[i].root})) {
      continue;
    }
    region.open = true;
    dropped = true;
    for (std::size_t k = 0; k < region.vital_count; ++k) {
      --eyes_[region.vital[k]];
    }
  }
  return dropped;
}

UnconditionalLife Benson::result() {
  UnconditionalLife life;
  if (chain_count_ == 0) {
    return life;
  }
  for (std::size_t i = 0; i < region_count_; ++i) {
    Region& region = regions_[region_list_[i]];
    region.open = region.open || !matters(region);
  }
  for (std::size_t i = 0; i < chain_count_; ++i) {
    board_.for_each_stone({chains_[i]}, [&](Point stone) { life.stones.insert(stone); });
  }
  for (std::uint16_t run = 0; run < run_count_; ++run) {
    const Region& region = regions_[runs_[run].parent];
    if (region.open) {
      continue;
    }
    for (Row left = runs_[run].columns; left != 0; left &= left - 1) {
      life.eyes.insert(at(runs_[run].row, left));
    }
  }
  return life;
}

}  // namespace

UnconditionalLife unconditional_life(const Board& board, Color color, SelfCapture self_capture) {
  return Benson(board, color, self_capture).solve();
}

}  // namespace shinpan::life
