#include "shinpan/api/match_sgf.hpp"

#include "shinpan/api/event_json.hpp"
#include "shinpan/api/verdict_marks.hpp"
#include "shinpan/record/stated_result.hpp"
#include "shinpan/referee/sgf_time.hpp"

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

// The time left behind each move, as the clocks then stood. SGF has one time system for both sides.
record::StatedTimes times_of(const rules::Position& start, const Match& match) {
  record::StatedTimes out;
  const std::array<referee::TimeSystem, 2>& systems = match.terms().time;
  if (systems[0] == systems[1]) {
    const referee::SgfTimeSettings settings = referee::sgf_time_settings(systems[0]);
    out.main_time = settings.main_time;
    out.overtime = settings.overtime;
  }
  Match replay(start, match.terms());
  for (const referee::Event& event : match.events()) {
    const std::size_t moves = replay.game().moves().size();
    static_cast<void>(replay.apply(event));
    if (replay.game().moves().size() > moves) {
      const referee::SgfTimeLeft left =
          referee::sgf_time_left(replay.clock(replay.game().moves()[moves].color));
      out.left.push_back({left.seconds, left.moves});
    }
  }
  return out;
}

record::GameRecord record_of(const rules::Position& start, const Match& match) {
  record::GameRecord out;
  out.size = start.size();
  out.start = setup_of(start);
  for (const rules::Move& move : match.game().moves()) {
    out.steps.emplace_back(move);
  }
  out.times = times_of(start, match);
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
