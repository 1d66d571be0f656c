#include "shinpan/api/remarks.hpp"

#include "shinpan/api/agreement.hpp"
#include "shinpan/explain/words.hpp"

namespace shinpan::api {

namespace {

using explain::Remark;
using explain::RemarkKind;
using record::StatedResult;
using record::WarningCode;

RemarkKind kind_of(WarningCode code) {
  switch (code) {
    case WarningCode::GuessedEncoding:
      return RemarkKind::GuessedEncoding;
    case WarningCode::SyntaxRepaired:
      return RemarkKind::SyntaxRepaired;
    case WarningCode::IllegalMove:
      return RemarkKind::IllegalMove;
    case WarningCode::TwiceInARow:
      return RemarkKind::TwiceInARow;
    case WarningCode::ChainWithoutLiberty:
      return RemarkKind::ChainWithoutLiberty;
    case WarningCode::KomiUnits:
      return RemarkKind::KomiUnits;
    case WarningCode::KomiAgainstResult:
      return RemarkKind::KomiAgainstResult;
    case WarningCode::UnreadableProperty:
      return RemarkKind::UnreadableProperty;
    case WarningCode::UnknownRules:
      return RemarkKind::UnknownRules;
    case WarningCode::DefaultSize:
      return RemarkKind::DefaultSize;
    case WarningCode::ConflictingMarks:
      return RemarkKind::ConflictingMarks;
    case WarningCode::MovesAfterEnd:
      return RemarkKind::MovesAfterEnd;
    case WarningCode::HandicapPlaced:
      return RemarkKind::HandicapPlaced;
    case WarningCode::CutShort:
      return RemarkKind::CutShort;
    case WarningCode::MoreIllegalMoves:
      return RemarkKind::MoreIllegalMoves;
  }
  return RemarkKind::SyntaxRepaired;
}

// The result that the record claims to have counted; nothing for games that were not counted.
std::optional<std::string> counted_result(const StatedResult& stated) {
  switch (stated.kind) {
    case StatedResult::Kind::Points: {
      const bool black = stated.winner == board::Color::Black;
      const std::int32_t halves = stated.margin.halves;
      return count::result_text({count::Ending::Counted, {black ? halves : -halves}, black});
    }
    case StatedResult::Kind::Draw:
      return "0";
    case StatedResult::Kind::Void:
      return "void";
    default:
      return std::nullopt;
  }
}

std::optional<Remark> result_remark(const record::GameRecord& record, const Judged& judged) {
  const std::string ours = count::result_text(judged.verdict.outcome);
  if (record.result.kind == StatedResult::Kind::Win) {
    const char winner = board::letter_of(record.result.winner);
    if (ours.substr(0, 2) != std::string(1, winner) + '+') {
      return Remark{RemarkKind::ResultDiffers, {}, std::string(1, winner) + '+', ours};
    }
    return std::nullopt;
  }
  const std::optional<std::string> stated = counted_result(record.result);
  if (!stated || *stated == ours) {
    return std::nullopt;
  }
  return Remark{RemarkKind::ResultDiffers, {}, *stated, ours};
}

std::optional<Remark> marks_remark(const record::GameRecord& record, const Judged& judged) {
  const board::PointSet marked = dead_by_marks(judged.board, record);
  std::vector<board::Point> differing;
  for (const life::Group& group : judged.verdict.life.groups) {
    const bool dead = group.status == life::Status::Dead;
    const board::PointSet wrong = dead ? group.points - marked : group.points & marked;
    if (group.status != life::Status::Undecided && !wrong.empty()) {
      differing.push_back(wrong.first());
    }
  }
  if (differing.empty()) {
    return std::nullopt;
  }
  return Remark{RemarkKind::MarksDiffer,
                {},
                explain::points_text(
                    explain::Language::English, judged.board.size(), differing, differing.size()),
                {}};
}

}  // namespace

std::vector<Remark> remarks_of(const std::vector<record::Warning>& warnings) {
  std::vector<Remark> out;
  for (const record::Warning& warning : warnings) {
    if (warning.code != WarningCode::UnknownRules) {
      out.push_back({kind_of(warning.code), warning.where, warning.detail, {}});
    }
  }
  return out;
}

// A cycle in which each move takes a stone is one of as many kos as it has pairs of moves.
Remark cycle_remark(const record::Replay::Cycle& cycle) {
  const rules::Repetition& repetition = cycle.repetition;
  const auto length = static_cast<int>(cycle.move - repetition.since_move);
  const bool only_kos = 2 * repetition.black_lost == length && 2 * repetition.white_lost == length;
  RemarkKind kind = repetition.black_lost == repetition.white_lost ? RemarkKind::EqualCycle
                                                                   : RemarkKind::UnequalCycle;
  constexpr int kTriple = 6;
  constexpr int kQuadruple = 8;
  if (only_kos && length == kTriple) {
    kind = RemarkKind::TripleKo;
  } else if (only_kos && length == kQuadruple) {
    kind = RemarkKind::QuadrupleKo;
  }
  return {kind,
          {0, 0, static_cast<std::uint32_t>(cycle.move)},
          std::to_string(repetition.since_move),
          std::to_string(repetition.black_lost) + ':' + std::to_string(repetition.white_lost)};
}

std::vector<Remark> comparison(const record::GameRecord& record, const Judged& judged) {
  std::vector<Remark> out;
  if (const std::optional<Remark> result = result_remark(record, judged)) {
    out.push_back(*result);
  }
  if (record.has_marks) {
    if (const std::optional<Remark> marks = marks_remark(record, judged)) {
      out.push_back(*marks);
    }
  }
  return out;
}

}  // namespace shinpan::api
