#include "gtp/verdict_text.hpp"

#include "gtp/verdict_points.hpp"
#include "shinpan/api/report.hpp"
#include "shinpan/explain/group_text.hpp"
#include "shinpan/explain/note_text.hpp"

namespace shinpan::gtp {

namespace {

constexpr explain::Language kEnglish = explain::Language::English;

const char* territory_text(FinalStatus status) {
  switch (status) {
    case FinalStatus::BlackTerritory:
      return " is Black's point.";
    case FinalStatus::WhiteTerritory:
      return " is White's point.";
    default:
      return " is nobody's point.";
  }
}

bool says_why_open(const count::Note& note) {
  return note.kind == count::NoteKind::OpenBorder || note.kind == count::NoteKind::MoveDecides;
}

}  // namespace

std::optional<std::string> score_text(const api::Judged& judged) {
  if (!is_countable(judged)) {
    return std::nullopt;
  }
  const count::Outcome& outcome = judged.verdict.outcome;
  return outcome.margin.halves == 0 && outcome.black_wins_ties ? "B+0"
                                                               : count::result_text(outcome);
}

std::string why_guessed(const api::Judged& judged, const board::PointSet& guessed) {
  const life::Group& group = judged.verdict.life.group_of(guessed.first());
  return explain::group_text(kEnglish, judged.board.size(), group) +
         " That is a guess; kata-set-param minConfidence 0 takes it for an answer.";
}

std::string why_open(const api::Judged& judged) {
  std::string out;
  for (const count::Note& note : judged.verdict.notes) {
    if (says_why_open(note)) {
      out += (out.empty() ? "" : " ") + explain::note_text(kEnglish, judged.board.size(), note);
    }
  }
  return out.empty() ? "a status is undecided (referee-explain says more)" : out;
}

std::string result_explained(const api::Judged& judged) {
  std::string out = api::terms_text(judged, kEnglish) + '\n';
  for (const api::Section& section : api::report_sections(judged, kEnglish)) {
    for (const std::string& line : section.lines) {
      out += line + '\n';
    }
  }
  return out;
}

std::string point_explained(const api::Judged& judged, board::Point point) {
  const board::Size size = judged.board.size();
  if (!judged.board.is_empty(point)) {
    return explain::group_text(kEnglish, size, judged.verdict.life.group_of(point));
  }
  for (const count::Teire& teire : judged.verdict.teire) {
    if (teire.point == point) {
      return explain::teire_text(kEnglish, size, teire);
    }
  }
  const std::string vertex = board::vertex(size, point);
  const std::optional<FinalStatus> status = final_status(judged, point);
  if (!status) {
    return vertex + " is open: " + why_open(judged);
  }
  if (judged.verdict.dame.contains(point)) {
    return vertex + " is a neutral point (dame).";
  }
  if (judged.verdict.seki_liberties.contains(point)) {
    return vertex + " is a shared liberty of a seki: nobody's point.";
  }
  return vertex + territory_text(*status);
}

}  // namespace shinpan::gtp
