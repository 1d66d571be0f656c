#include "shinpan/life/estimate/estimate.hpp"

#include "shinpan/life/estimate/landed.hpp"
#include "shinpan/life/estimate/local_reading.hpp"
#include "shinpan/life/estimate/playout.hpp"
#include "shinpan/life/static/living_area.hpp"

#include <algorithm>
#include <cstdlib>

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::Legality;
using board::Point;
using board::PointSet;

// In per mille of ownership for the chain's owner: below the line a chain is called dead. Slightly
// above even, because playouts defend worse than people do.
constexpr int kDeadBelow = 100;
// From here on either way a chain is clear and more playouts change nothing.
constexpr int kClear = 850;
constexpr int kSaved = 600;
// Nearer to the line than this a chain is in doubt and read about.
constexpr int kDoubt = 500;
constexpr int kLiving = kDeadBelow + kDoubt;
constexpr int kGone = kDeadBelow - kDoubt;
constexpr std::uint32_t kBatch = 32;
constexpr std::uint32_t kSavingPlayouts = 2 * kBatch;
// No ownership is rounded by so much.
constexpr int kRounding = 3;

// Measured on real finished games: of the groups whose ownership lies this far from the line so
// many in a thousand were called as the players agreed, one success and one failure added to each
// count (docs/en/estimate.md has the table, tests/measure/calibration.py makes it).
int confidence(int distance) {
  struct Step {
    int from;
    int confidence;
  };

  constexpr Step kSteps[] = {{500, 995}, {300, 985}, {150, 950}};
  for (const Step& step : kSteps) {
    if (distance >= step.from) {
      return step.confidence;
    }
  }
  return 785;
}

// The same for chains that were read about.
constexpr int kRead = 950;

constexpr ReadingSize kDoubtSize{14, 8000, 20000};
constexpr ReadingSize kCloseSize{16, 500000, 1000000};

int owned(const Board& board, const Ownership& ownership, Point root) {
  const int sign = board.at(root) == board::Stone::Black ? 1 : -1;
  int sum = 0;
  board.for_each_stone(root, [&](Point s) { sum += sign * ownership.mean(s); });
  return sum / board.chain_size(root);
}

class Estimator {
 public:
  Estimator(Findings& findings, const EstimateOptions& options)
      : findings_(findings), options_(options), open_(findings.open()) {
    for (const Color color : board::kColors) {
      const PointSet alive = findings.stones(color, Status::Alive);
      PointSet proved;
      for (const Point root : findings.board().roots()) {
        if (alive.contains(root) && findings.at(root).basis == Basis::TwoEyes) {
          proved |= findings.board().chain(root);
        }
      }
      settled_ |= proved;
      for (const PointSet& area : living_areas(findings.board().geometry(), proved)) {
        // Own stones inside may still be taken and stones agreed alive not, so such an area is
        // played out.
        if (!area.intersects(findings.board().stones(color) | options.immune)) {
          settled_ |= area;
        }
      }
    }
  }

  void run() {
    if (open_.empty()) {
      return;
    }
    const Ownership ownership =
        play_out(findings_.board(), options_.playouts, [&](const Ownership& so_far) {
          return all_clear(so_far);
        });
    const Findings read = read_in_doubt(ownership);
    const Findings read_closely = read_what_is_asked(ownership);
    for (const Point root : open_) {
      const int value = owned(findings_.board(), ownership, root);
      findings_.add(root,
                    read_closely.has(root) ? as_read(read_closely.at(root))
                    : read.has(root)       ? as_read(read.at(root))
                                           : call(root, value, ownership));
    }
  }

 private:
  template <class Done>
  Ownership play_out(const Board& start, std::uint32_t most, Done done) const {
    Ownership ownership;
    Playouts playouts(start, settled_, options_.immune, options_.seed);
    do {
      playouts.run(board::kColors[ownership.playouts % 2], ownership);
    } while (ownership.playouts < most && !is_stopped() && !done(ownership));
    return ownership;
  }

  bool is_stopped() const { return options_.stop != nullptr && (*options_.stop)(); }

  bool all_clear(const Ownership& ownership) const {
    return ownership.playouts % kBatch == 0 &&
           std::all_of(open_.begin(), open_.end(), [&](Point root) {
             return std::abs(owned(findings_.board(), ownership, root)) >= kClear;
           });
  }

  // Whether the chain can still come to be saved if its owner gets it in all playouts to come.
  bool may_be_saved(Point root, const Ownership& ownership) const {
    const int played = static_cast<int>(ownership.playouts);
    const int most = static_cast<int>(kSavingPlayouts);
    const int value = owned(findings_.board(), ownership, root);
    return value * played + 1000 * (most - played) >= (kSaved - kRounding) * most;
  }

  // Reads around the chains in doubt. Only chains that live without these are walls for it: one
  // that lives by the death of its neighbour would prove that death.
  Findings read_in_doubt(const Ownership& ownership) const {
    const Board& board = findings_.board();
    PointSet doubtful;
    PointSet living;
    PointSet gone;
    for (const Point root : open_) {
      const int value = owned(board, ownership, root);
      if (value >= kLiving) {
        living |= board.chain(root);
      } else if (value > kGone) {
        doubtful.insert(root);
      } else {
        gone |= board.chain(root);
      }
    }
    if (doubtful.empty()) {
      return Findings(board);
    }
    return read_locally(board, walls_of(living, gone), doubtful, kDoubtSize, options_.stop);
  }

  // Reads at length around the chains that are asked about closely: none of them is a wall.
  Findings read_what_is_asked(const Ownership& ownership) const {
    const Board& board = findings_.board();
    PointSet asked;
    PointSet living;
    PointSet gone;
    for (const Point root : open_) {
      const PointSet chain = board.chain(root);
      const int value = owned(board, ownership, root);
      if (chain.intersects(options_.closely)) {
        asked |= chain;
      } else if (value >= kLiving) {
        living |= chain;
      } else if (value <= kGone) {
        gone |= chain;
      }
    }
    return asked.empty()
               ? Findings(board)
               : read_locally(board, walls_of(living, gone), asked, kCloseSize, options_.stop);
  }

  // The chains known to live, and those that hold land when what is gone is taken off.
  Walls walls_of(const PointSet& living, const PointSet& gone) const {
    const Board& board = findings_.board();
    Walls walls;
    for (const Color color : board::kColors) {
      const Color enemy = opposite(color);
      const PointSet known = findings_.stones(color, Status::Alive);
      const PointSet dead = (gone & board.stones(enemy)) | findings_.stones(enemy, Status::Dead);
      const PointSet own = (living & board.stones(color)) | known;
      walls.of(color) = known | landed_chains(board, color, own, dead);
    }
    return walls;
  }

  static Finding as_read(const Finding& read) {
    Finding finding;
    finding.status = read.status;
    finding.confidence = kRead;
    finding.saving_moves = read.saving_moves;
    finding.killing_moves = read.killing_moves;
    finding.line = read.line;
    finding.reason = read.saving_moves.empty() ? Reason::ReadAround : Reason::DependsOnMove;
    return finding;
  }

  Finding call(Point root, int value, const Ownership& ownership) const {
    Finding finding;
    const bool dead = value < kDeadBelow;
    finding.status = dead ? Status::Dead : Status::Alive;
    finding.confidence = confidence(std::abs(value - kDeadBelow));
    if (dead && findings_.board().liberty_count(root) == 1) {
      try_saving(root, ownership, finding);
    }
    return finding;
  }

  void try_saving(Point root, const Ownership& before, Finding& finding) const {
    const Board& board = findings_.board();
    const Color color = color_of(board.at(root));
    const Point p = board.liberties(root).first();
    if (board.check(p, color) != Legality::Legal) {
      return;
    }
    Board saved = board;
    saved.play(p, color);
    if (saved.liberty_count(saved.root(p)) < 2) {
      return;
    }
    const Ownership after = play_out(saved, kSavingPlayouts, [&](const Ownership& so_far) {
      return !may_be_saved(root, so_far) || all_clear(so_far);
    });
    const bool costs_enemy = std::any_of(open_.begin(), open_.end(), [&](Point other) {
      return board.at(other) != board.at(root) && owned(board, before, other) >= kDeadBelow &&
             owned(board, after, other) < kDeadBelow;
    });
    const int value = owned(board, after, root);
    if (costs_enemy || value < kSaved) {
      return;
    }
    finding.status = Status::Alive;
    finding.confidence = confidence(value - kSaved);
    finding.saving_moves.push_back(p);
    finding.killing_moves.push_back(p);
  }

  Findings& findings_;
  const EstimateOptions& options_;
  std::vector<Point> open_;
  PointSet settled_;
};

}  // namespace

void estimate(Findings& findings, const EstimateOptions& options) {
  Estimator(findings, options).run();
}

}  // namespace shinpan::life
