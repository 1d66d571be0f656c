#include "shinpan/life/search/first_ko.hpp"

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::Point;

// Reads a strategy word by word; its depth is that of the search that made it.
class KoFinder {
 public:
  KoFinder(const proof::Strategy& strategy, const Board& board, Color first)
      : words_(strategy), board_(board), mover_(first) {}

  [[nodiscard]] std::optional<Point> find() {
    read_node();
    return found_;
  }

 private:
  using Kind = proof::Word::Kind;

  [[nodiscard]] const proof::Word& word() const { return words_[at_]; }

  [[nodiscard]] bool is_action() const {
    return word().kind == Kind::Play || word().kind == Kind::Pass || word().kind == Kind::PassFor;
  }

  void read_node() {
    at_ += word().kind == Kind::Label ? 1 : 0;
    if (word().kind == Kind::OpenAll) {
      ++at_;
      while (!found_ && word().kind != Kind::CloseAll) {
        read_action();
      }
      ++at_;
    } else if (is_action()) {
      read_action();
    } else {
      ++at_;
    }
  }

  void read_action() {
    const proof::Word action = word();
    ++at_;
    action.kind == Kind::Play ? board_.play(action.point, mover_) : board_.pass();
    if (board_.ko_point()) {
      found_ = action.point;
      return;
    }
    mover_ = opposite(mover_);
    read_node();
    mover_ = opposite(mover_);
    board_.undo();
  }

  const proof::Strategy& words_;
  Board board_;
  Color mover_;
  std::size_t at_ = 0;
  std::optional<Point> found_;
};

}  // namespace

std::optional<Point> first_ko_of(const proof::Strategy& strategy, const Board& board, Color first) {
  return KoFinder(strategy, board, first).find();
}

}  // namespace shinpan::life
