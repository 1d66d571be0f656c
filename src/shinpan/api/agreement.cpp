#include "shinpan/api/agreement.hpp"

namespace shinpan::api {

namespace {

using base::Error;
using base::ErrorCode;

base::Result<board::PointSet> chains_at(const board::Board& board,
                                        const std::vector<std::string>& vertices) {
  board::PointSet out;
  for (const std::string& text : vertices) {
    const std::optional<board::Point> p = board::parse_vertex(board.size(), text);
    if (!p) {
      return Error{ErrorCode::BadPoint, {}, text};
    }
    if (board.is_empty(*p)) {
      return Error{ErrorCode::ConflictingStatus, {}, text};
    }
    out |= board.chain(*p);
  }
  return out;
}

}  // namespace

base::Result<life::Agreement> agreement_from(const board::Board& board,
                                             const std::vector<std::string>& dead,
                                             const std::vector<std::string>& alive) {
  const base::Result<board::PointSet> off = chains_at(board, dead);
  if (!off) {
    return off.error();
  }
  const base::Result<board::PointSet> on = chains_at(board, alive);
  if (!on) {
    return on.error();
  }
  const board::PointSet both = *off & *on;
  if (!both.empty()) {
    return Error{ErrorCode::ConflictingStatus, {}, board::vertex(board.size(), both.first())};
  }
  return life::Agreement{*off, *on};
}

board::PointSet dead_by_marks(const board::Board& board, const record::GameRecord& record) {
  board::PointSet out;
  for (const board::Point root : board.roots()) {
    const board::PointSet& other =
        board.at(root) == board::Stone::Black ? record.white_territory : record.black_territory;
    const board::PointSet chain = board.chain(root);
    if (chain.intersects(other)) {
      out |= chain;
    }
  }
  return out;
}

life::Agreement agreement_from_marks(const board::Board& board,
                                     const record::GameRecord& record,
                                     life::Agreement stated) {
  const board::PointSet dead = dead_by_marks(board, record);
  const board::PointSet stones =
      board.stones(board::Color::Black) | board.stones(board::Color::White);
  stated.dead |= dead - stated.alive;
  stated.alive |= stones - stated.dead;
  return stated;
}

}  // namespace shinpan::api
