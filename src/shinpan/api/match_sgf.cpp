#include "shinpan/api/match_sgf.hpp"

#include "shinpan/api/event_json.hpp"
#include "shinpan/api/verdict_marks.hpp"
#include "shinpan/record/stated_result.hpp"

namespace shinpan::api {

namespace {

using referee::Match;

rules::Setup setup_of(const rules::Position& position) {
  rules::Setup out;
  out.size = position.size();
  for (const board::Point p : position.board().geometry().all) {
    out.stones.push_back(position.board().at(p));
  }
  out.to_play = position.to_play();
  out.captured_black = position.captured(board::Color::Black);
  out.captured_white = position.captured(board::Color::White);
  return out;
}

record::GameRecord record_of(const rules::Position& start, const Match& match) {
  record::GameRecord out;
  out.size = start.size();
  out.start = setup_of(start);
  for (const rules::Move& move : match.game().moves()) {
    out.steps.emplace_back(move);
  }
  out.komi = match.terms().komi;
  out.handicap = match.terms().handicap;
  const std::string_view name = rules::sgf_name(match.terms().rules);
  out.rules_text = name.empty() ? match.terms().rules.id : std::string(name);
  if (match.result()) {
    out.result_text = referee::sgf_result(*match.result());
    out.result = record::read_result(out.result_text);
  }
  return out;
}

// The moves of play are nodes; the rest, from the event on that stopped play, is told.
std::string log(const rules::Position& start, const Match& match) {
  Match replay(start, match.terms());
  bool stopped = false;
  std::string out;
  for (const referee::Event& event : match.events()) {
    static_cast<void>(replay.apply(event));
    stopped = stopped || replay.phase() != referee::Phase::Play;
    if (stopped) {
      out += (out.empty() ? "" : "\n") + event_json(event, start.size());
    }
  }
  return out;
}

}  // namespace

std::string match_to_sgf(const rules::Position& start, const Match& match) {
  record::SgfTree tree = record::sgf_tree(record_of(start, match));
  record::VerdictMarks marks;
  if (const std::optional<count::Verdict> verdict = match.verdict()) {
    marks = verdict_marks(match.board(), *verdict, match.terms().rules);
  }
  marks.comment = log(start, match);
  record::add_verdict(tree, tree.games().front(), start.size(), marks);
  return record::write_sgf(tree);
}

}  // namespace shinpan::api
