#include "shinpan/life/estimate/local_reading.hpp"

#include "shinpan/life/japanese/confirmation.hpp"
#include "shinpan/life/search/areas.hpp"
#include "shinpan/life/search/budget.hpp"
#include "shinpan/life/search/inquiry.hpp"

#include <algorithm>

namespace shinpan::life {
namespace {

using board::PointSet;

constexpr std::uint64_t kNodesForCaptures = 20000;
constexpr std::uint64_t kNodesACapture = 3000;
// Many questions are asked, and each has a table of its own.
constexpr std::size_t kTableEntries = std::size_t{1} << 16U;

std::vector<Area> areas_in_doubt(const board::Board& board,
                                 const Walls& walls,
                                 const PointSet& doubtful,
                                 int most_free) {
  std::vector<Area> out;
  for (Area& area : separate_areas(board, walls, {})) {
    if (area.free <= most_free && area.points.intersects(doubtful)) {
      out.push_back(std::move(area));
    }
  }
  std::stable_sort(
      out.begin(), out.end(), [](const Area& a, const Area& b) { return a.free < b.free; });
  return out;
}

// Whether one chain of an area is taken: the question that is left where confirmation has found no
// answer, for it ends when the chain is gone. Nothing is said of a chain that its owner cannot
// save: what comes after the capture may matter. One that he can save is his to save, and players
// who stop there count it as alive; both sides' moves are named.
class Capture {
 public:
  Capture(const board::Board& board,
          board::Point root,
          const Area& area,
          const Walls& walls,
          Budget& budget)
      : board_(board),
        root_(root),
        owner_(board::color_of(board.at(root))),
        area_(area),
        walls_(walls),
        budget_(budget) {}

  [[nodiscard]] std::optional<Finding> finding() {
    Finding out;
    std::optional<board::Point> killing;
    std::optional<board::Point> saving;
    const Answer opponent_first = ask(opposite(owner_), killing);
    if (opponent_first == Answer::Prevented) {
      out.status = Status::Alive;
      return out;
    }
    if (opponent_first != Answer::Forced || ask(owner_, saving) != Answer::Prevented || !killing ||
        !saving) {
      return std::nullopt;
    }
    out.status = Status::Alive;
    out.killing_moves.push_back(*killing);
    out.saving_moves.push_back(*saving);
    return out;
  }

 private:
  // Whether the opponent takes the chain, and the first move of the side that gets its way.
  Answer ask(board::Color first, std::optional<board::Point>& move) {
    const board::Color attacker = opposite(owner_);
    Inquiry<CaptureGoal> inquiry(PlayState(board_, first, KoRule::PassForIt),
                                 board_.geometry(),
                                 attacker,
                                 root_,
                                 area_.points,
                                 walls_);
    Budget part(budget_, kNodesACapture);
    const Answer answer = inquiry.pursue(part);
    if (answer == (first == attacker ? Answer::Forced : Answer::Prevented)) {
      const std::vector<Action> line = inquiry.solver.line(inquiry.state, 1);
      if (!line.empty() && line.front().kind == Action::Kind::Play) {
        move = line.front().point;
      }
    }
    return answer;
  }

  const board::Board& board_;
  board::Point root_;
  board::Color owner_;
  const Area& area_;
  const Walls& walls_;
  Budget& budget_;
};

// A chain in atari is left to the playouts: players leave such moves to the filling of neutral
// points.
void read_captures(Findings& out, const Area& area, const Walls& walls, const Stop* stop) {
  const board::Board& board = out.board();
  Budget budget(kNodesForCaptures, 0, kTableEntries, stop);
  for (const board::Point root : area.chains) {
    if (out.has(root) || board.liberty_count(root) < 2) {
      continue;
    }
    if (std::optional<Finding> finding = Capture(board, root, area, walls, budget).finding()) {
      out.add(root, std::move(*finding));
    }
  }
}

}  // namespace

Findings read_locally(const board::Board& board,
                      const Walls& walls,
                      const PointSet& doubtful,
                      ReadingSize size,
                      const Stop* stop) {
  Findings out(board);
  Budget budget(size.nodes, 0, kTableEntries, stop);
  for (const Area& area : areas_in_doubt(board, walls, doubtful, size.most_free)) {
    confirm(out,
            area,
            walls,
            rules::KoPass::Specific,
            Standard::EitherFirst,
            budget,
            size.nodes_a_chain,
            {});
    read_captures(out, area, walls, stop);
  }
  return out;
}

}  // namespace shinpan::life
