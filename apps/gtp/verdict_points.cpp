#include "gtp/verdict_points.hpp"

#include "shinpan/board/region.hpp"

namespace shinpan::gtp {

namespace {

using count::Owner;

bool is_stone_status(FinalStatus status) {
  return status == FinalStatus::Alive || status == FinalStatus::Seki || status == FinalStatus::Dead;
}

std::optional<FinalStatus> stone_status(const life::Group& group) {
  switch (group.status) {
    case life::Status::Alive:
      return FinalStatus::Alive;
    case life::Status::Seki:
      return FinalStatus::Seki;
    case life::Status::Dead:
      return FinalStatus::Dead;
    case life::Status::Undecided:
      break;
  }
  return std::nullopt;
}

bool counts_as_it_stands(const api::Judged& judged) {
  return judged.verdict.finished || judged.rules.settlement == rules::Settlement::NothingDead;
}

}  // namespace

const char* final_status_word(FinalStatus status) {
  switch (status) {
    case FinalStatus::Alive:
      return "alive";
    case FinalStatus::Seki:
      return "seki";
    case FinalStatus::Dead:
      return "dead";
    case FinalStatus::BlackTerritory:
      return "black_territory";
    case FinalStatus::WhiteTerritory:
      return "white_territory";
    case FinalStatus::Dame:
      break;
  }
  return "dame";
}

std::optional<FinalStatus> parse_final_status(std::string_view word) {
  for (const FinalStatus status : kFinalStatuses) {
    if (word == final_status_word(status)) {
      return status;
    }
  }
  return std::nullopt;
}

bool is_countable(const api::Judged& judged) {
  return judged.verdict.outcome.ending == count::Ending::Counted && counts_as_it_stands(judged);
}

std::optional<FinalStatus> final_status(const api::Judged& judged, board::Point point) {
  const count::Verdict& verdict = judged.verdict;
  if (!judged.board.is_empty(point)) {
    return stone_status(verdict.life.group_of(point));
  }
  switch (verdict.owner[point.index]) {
    case Owner::Black:
      return FinalStatus::BlackTerritory;
    case Owner::White:
      return FinalStatus::WhiteTerritory;
    case Owner::Neutral:
    case Owner::Stone:
      break;
  }
  const bool known = counts_as_it_stands(judged) || verdict.dame.contains(point) ||
                     verdict.seki_liberties.contains(point);
  return known ? std::optional(FinalStatus::Dame) : std::nullopt;
}

StatusPoints points_of(const api::Judged& judged, FinalStatus status) {
  const board::PointSet empty = judged.board.empty_points();
  const board::PointSet among =
      is_stone_status(status) ? judged.board.geometry().all - empty : empty;
  StatusPoints out;
  for (const board::Point p : among) {
    const std::optional<FinalStatus> found = final_status(judged, p);
    if (!found) {
      out.open.insert(p);
    } else if (*found == status) {
      out.points.insert(p);
    }
  }
  return out;
}

board::PointSet guessed_stones(const api::Judged& judged, int least_confidence) {
  board::PointSet out;
  for (const life::Group& group : judged.verdict.life.groups) {
    const bool hangs = !group.saving_moves.empty() && !group.killing_moves.empty();
    const bool weak = group.confidence < least_confidence || (hangs && least_confidence > 0);
    if (group.basis == life::Basis::Estimate && weak) {
      out |= group.points;
    }
  }
  return out;
}

bool rests_on(const api::Judged& judged, const board::PointSet& guessed, board::Point point) {
  if (!judged.board.is_empty(point)) {
    return guessed.contains(point);
  }
  const board::PointSet around = judged.board.empty_points() | guessed;
  return board::component(judged.board.geometry(), around, point).intersects(guessed);
}

std::optional<board::Color> owner_of(const api::Judged& judged, board::Point point) {
  switch (judged.verdict.owner[point.index]) {
    case Owner::Black:
      return board::Color::Black;
    case Owner::White:
      return board::Color::White;
    case Owner::Neutral:
      return std::nullopt;
    case Owner::Stone:
      break;
  }
  const bool undecided = judged.verdict.life.group_of(point).status == life::Status::Undecided;
  return undecided ? std::nullopt : std::optional(board::color_of(judged.board.at(point)));
}

}  // namespace shinpan::gtp
