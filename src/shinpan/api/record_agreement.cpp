#include "shinpan/api/record_agreement.hpp"

#include "shinpan/api/agreement.hpp"
#include "shinpan/explain/group_text.hpp"
#include "shinpan/explain/numbers.hpp"
#include "shinpan/record/stated_result.hpp"

namespace shinpan::api {

namespace {

using board::Color;
using board::PointSet;
using explain::Language;
using explain::RecordAgreement;
using record::StatedResult;
using rules::HalfPoints;
using Reason = RecordAgreement::Reason;
using State = RecordAgreement::State;

// Why a game that ended in this way has no count to compare with; nothing for one that has.
std::optional<Reason> reason_of(const record::GameRecord& record) {
  switch (record.result.kind) {
    case StatedResult::Kind::Unknown:
      return record.result_text.empty() ? Reason::NoResult : Reason::Unreadable;
    case StatedResult::Kind::Resignation:
      return Reason::Resignation;
    case StatedResult::Kind::Time:
      return Reason::Time;
    case StatedResult::Kind::Forfeit:
      return Reason::Forfeit;
    case StatedResult::Kind::Illegal:
      return Reason::IllegalMove;
    case StatedResult::Kind::Void:
      return Reason::Void;
    case StatedResult::Kind::Unfinished:
      return Reason::Unfinished;
    case StatedResult::Kind::Points:
    case StatedResult::Kind::Win:
    case StatedResult::Kind::Draw:
      break;
  }
  return std::nullopt;
}

// Black's lead as the record states it; nothing where it only names the winner.
std::optional<HalfPoints> stated_margin(const StatedResult& stated) {
  if (stated.kind == StatedResult::Kind::Win) {
    return std::nullopt;
  }
  return stated.winner == Color::Black ? stated.margin : HalfPoints{-stated.margin.halves};
}

bool same_winner(const StatedResult& stated, const count::Outcome& outcome) {
  const int margin = outcome.margin.halves;
  const bool black = margin > 0 || (margin == 0 && outcome.black_wins_ties);
  return stated.winner == Color::Black ? black : margin < 0;
}

PointSet stones_marked_otherwise(const record::GameRecord& record, const Judged& judged) {
  const PointSet marked = dead_by_marks(judged.board, record);
  PointSet out;
  for (const life::Group& group : judged.verdict.life.groups) {
    if (group.status == life::Status::Dead) {
      out |= group.points - marked;
    } else if (group.status != life::Status::Undecided) {
      out |= group.points & marked;
    }
  }
  return out;
}

PointSet points_marked_otherwise(const record::GameRecord& record, const Judged& judged) {
  PointSet out;
  for (const board::Point p : judged.board.empty_points()) {
    const count::Owner owner = judged.verdict.owner[p.index];
    if (record.black_territory.contains(p) != (owner == count::Owner::Black) ||
        record.white_territory.contains(p) != (owner == count::Owner::White)) {
      out.insert(p);
    }
  }
  return out;
}

void compare_result(RecordAgreement& out,
                    const record::GameRecord& record,
                    const CountedGame& game,
                    const Judged& judged) {
  const count::Outcome& outcome = judged.verdict.outcome;
  const std::optional<HalfPoints> stated = stated_margin(record.result);
  const bool draw_is_won = record.result.kind == StatedResult::Kind::Draw &&
                           outcome.black_wins_ties && outcome.margin == HalfPoints{};
  const bool same =
      stated ? *stated == outcome.margin && !draw_is_won : same_winner(record.result, outcome);
  out.state = same ? State::Agrees : State::Differs;
  if (!same && stated) {
    out.gain = *stated - outcome.margin;
    out.causes = agreement_causes(*stated, record, game, judged, out.marks);
  }
}

void write_points(JsonWriter& json, board::Size size, const PointSet& points) {
  json.open_array();
  for (const board::Point p : points) {
    json.text(board::vertex(size, p));
  }
  json.close_array();
}

}  // namespace

std::optional<RecordAgreement> record_agreement(const record::GameRecord& record,
                                                const CountedGame& game,
                                                bool is_end,
                                                const Judged& judged) {
  std::optional<Reason> reason = reason_of(record);
  if (reason == Reason::NoResult && record.steps.empty() && !record.has_marks) {
    return std::nullopt;
  }
  RecordAgreement out;
  out.recorded = reason == Reason::Unreadable || reason == Reason::NoResult
                     ? record.result_text
                     : record::sgf_result(record.result);
  out.judged = count::result_text(judged.verdict.outcome);
  out.finished = judged.verdict.finished;
  if (is_end && record.has_marks) {
    out.marks = {stones_marked_otherwise(record, judged), points_marked_otherwise(record, judged)};
  }
  if (!reason && !is_end) {
    reason = Reason::EarlierPosition;
  }
  if (!reason && judged.verdict.outcome.ending != count::Ending::Counted) {
    reason = Reason::Undecided;
  }
  if (reason) {
    out.reason = *reason;
  } else {
    compare_result(out, record, game, judged);
  }
  return out;
}

void write_causes(JsonWriter& json,
                  board::Size size,
                  const RecordAgreement& agreement,
                  Language language) {
  json.key("causes").open_array();
  for (const explain::AgreementCause& cause : agreement.causes) {
    json.open_object();
    json.key("kind").text(explain::cause_id(cause.kind));
    json.key("points");
    write_points(json, size, cause.points | cause.others);
    json.key("basis");
    cause.basis ? json.text(explain::basis_id(*cause.basis)) : json.null();
    json.key("text").text(explain::cause_text(language, size, cause));
    json.close_object();
  }
  json.close_array();
}

void write_agreement(JsonWriter& json,
                     board::Size size,
                     const RecordAgreement& agreement,
                     Language language) {
  json.open_object();
  json.key("result");
  agreement.recorded.empty() ? json.null() : json.text(agreement.recorded);
  json.key("agrees");
  const bool compared = agreement.state != State::NotCompared;
  compared ? json.boolean(agreement.state == State::Agrees) : json.null();
  json.key("not_compared");
  compared ? json.null() : json.text(explain::reason_id(agreement.reason));
  json.key("black_gain");
  agreement.gain ? json.number(explain::number_text(Language::English, *agreement.gain))
                 : json.null();
  json.key("difference");
  agreement.state == State::Differs
      ? json.text(explain::result_agreement_text(language, size, agreement))
      : json.null();
  write_causes(json, size, agreement, language);
  json.key("marks");
  if (agreement.marks) {
    json.open_object().key("agree").boolean(agreement.marks->agree());
    json.key("stones");
    write_points(json, size, agreement.marks->stones);
    json.key("points");
    write_points(json, size, agreement.marks->points);
    json.close_object();
  } else {
    json.null();
  }
  json.close_object();
}

}  // namespace shinpan::api
