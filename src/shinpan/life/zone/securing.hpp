#pragma once

#include "shinpan/board/board.hpp"
#include "shinpan/life/search/budget.hpp"
#include "shinpan/life/static/benson.hpp"
#include "shinpan/life/status.hpp"
#include "shinpan/proof/strategy.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace shinpan::life {

// What a side secures although the other one moves first.
struct Security {
  board::Color side = board::Color::Black;
  board::PointSet chains;  // one stone or more of each chain that is to live
  // Areas bounded by these chains in which no stone of the other side is to be able to stay: whole
  // maximal connected sets of points without stones of the chains. May be empty.
  board::PointSet area;
};

// A search for few moves by which a side makes chains unconditionally alive, the other side moving
// first and anywhere. It is content with less than the rules allow: it never takes a ko, and the
// other side may always retake one, so what it finds holds under every ko rule.
//
// Where the other side passes, the moves that suffice are looked for first; the zone in which they
// work tells which of its moves need an answer at all.
class Securing {
 public:
  // Plays on the board and takes everything back. `ground`: where the side may play.
  Securing(board::Board& board, Security security, board::PointSet ground, Budget& budget);

  // Whether it is secured by at most so many moves of the side, found within the budget.
  [[nodiscard]] bool succeeds(int moves);

  // The same when the side itself moves first: its first move.
  [[nodiscard]] std::optional<board::Point> moves_first(int moves);

  // After success: how, as words of a proof, and all stones of the side on the board that live by
  // this plan. No words when there would be more than `longest`.
  struct Plan {
    proof::Strategy strategy;
    board::PointSet living;
    board::PointSet zone;        // all that the plan needs
    std::vector<LineMove> line;  // the other side takes where the side would play, and is answered
  };

  [[nodiscard]] Plan plan(std::size_t longest);

 private:
  // A state with the other side to move.
  struct Held {
    bool proved = false;      // what it holds now is never changed again: proofs are built on it
    bool reached = false;     // secured as it stands
    std::int8_t failed = -1;  // not secured by so many moves
    board::PointSet inner;    // where the other side's moves need an answer
    board::PointSet zone;     // what all that is needed lies in
  };

  // A state with the side to move.
  struct Answered {
    bool proved = false;
    std::int8_t failed = -1;
    board::Point move{};
    board::PointSet zone;
  };

  const Held* hold(int moves, bool may_be_reached);
  const Answered* answer(int moves);
  [[nodiscard]] bool is_reached(const UnconditionalLife& life) const;
  [[nodiscard]] board::PointSet core(const UnconditionalLife& life) const;
  bool hold_all(int moves, Held& held);
  void keep_captures(const board::PointSet& inner, board::PointSet& zone) const;
  [[nodiscard]] std::vector<board::Point> ordered(const board::PointSet& points) const;
  bool try_move(board::Point p, int moves, bool may_finish, Answered& answered);
  bool write(Plan& plan, std::size_t longest);
  [[nodiscard]] std::vector<LineMove> line();
  bool write_answer(Plan& plan, std::size_t longest);

  board::Board& board_;
  Security security_;
  board::Color other_;
  board::PointSet ground_;
  Budget& budget_;
  std::unordered_map<std::uint64_t, Held> held_;
  std::unordered_map<std::uint64_t, Answered> answered_;
  std::array<std::uint32_t, board::kMaxArea> merit_{};  // of moves, either side's
};

}  // namespace shinpan::life
