#include "gtp/session.hpp"

#include "gtp/after_stop.hpp"
#include "shinpan/explain/refusal_text.hpp"

#include <utility>

namespace shinpan::gtp {

namespace {

record::GameRecord empty_record(board::Size size) {
  record::GameRecord record;
  record.size = size;
  record.start = rules::Setup::empty(size);
  return record;
}

rules::Game game_of(const record::GameRecord& record, const rules::Ruleset& rules) {
  // Only what has been checked becomes a session's start.
  base::Result<record::Replay> replay = record::replay(record, rules);
  return std::move(replay->game);
}

// The record up to its at-th move.
record::GameRecord cut(record::GameRecord record, std::optional<std::size_t> at) {
  std::size_t moves = 0;
  std::size_t steps = 0;
  while (steps < record.steps.size() && !(at && moves == *at)) {
    moves += std::holds_alternative<rules::Move>(record.steps[steps]) ? 1U : 0U;
    ++steps;
  }
  record.steps.resize(steps);
  return record;
}

std::optional<board::Point> chain_without_liberty(const board::Board& board) {
  for (const board::Point root : board.root_set()) {
    if (board.liberty_count(root) == 0) {
      return root;
    }
  }
  return std::nullopt;
}

}  // namespace

Session::Session(Terms terms)
    : terms_(std::move(terms)),
      record_(empty_record(board::square(19))),
      game_(game_of(record_, terms_.rules)) {}

void Session::rebuild() {
  game_ = game_of(record_, terms_.rules);
  judged_.reset();
}

bool Session::is_fresh() const {
  return record_.steps.empty() && record_.handicap == 0 && board().root_set().empty();
}

void Session::clear(board::Size size) {
  record_ = empty_record(size);
  rebuild();
}

void Session::place_handicap(std::span<const board::Point> points) {
  for (const board::Point point : points) {
    record_.start.stones[point.index] = board::Stone::Black;
  }
  record_.start.to_play = board::Color::White;
  record_.handicap = static_cast<int>(points.size());
  rebuild();
}

base::Result<bool> Session::set_position(const rules::Setup& setup) {
  if (const base::Result<rules::Position> position = rules::Position::from(setup); !position) {
    return position.error();
  }
  record_ = empty_record(setup.size);
  record_.start = setup;
  rebuild();
  return true;
}

std::optional<std::string> Session::stop_refusal(const rules::Move& move) const {
  return refused_after_stop(game_, move);
}

std::optional<std::string> Session::play(const rules::Move& move) {
  if (std::optional<std::string> refused = stop_refusal(move)) {
    return refused;
  }
  if (const std::optional<rules::Refusal> refused = game_.play(move)) {
    return explain::refusal_text(explain::Language::English, *refused);
  }
  record_.steps.emplace_back(move);
  judged_.reset();
  return std::nullopt;
}

bool Session::undo() {
  if (!game_.undo()) {
    return false;
  }
  record_.steps.pop_back();
  judged_.reset();
  return true;
}

void Session::edit(const record::Edit& edit) {
  auto* const last =
      record_.steps.empty() ? nullptr : std::get_if<record::Edit>(&record_.steps.back());
  if (last == nullptr) {
    record_.steps.emplace_back(edit);
  } else {  // setting a board up takes many commands
    last->points.insert(last->points.end(), edit.points.begin(), edit.points.end());
    last->to_play = edit.to_play ? edit.to_play : last->to_play;
  }
  rebuild();
}

base::Result<bool> Session::load(const record::GameRecord& record, std::optional<std::size_t> at) {
  const api::RecordRules rules = api::rules_of(record);
  const bool stated = !record.rules_text.empty() && rules.known;
  if (const base::Result<record::Replay> replay = record::replay(record, terms_.rules, at);
      !replay) {
    return replay.error();
  }
  record_ = cut(record, at);
  // Who has won is for the verdict to say.
  record_.result = {};
  record_.result_text.clear();
  record_.has_marks = false;
  record_.black_territory = record_.white_territory = {};
  terms_.rules = stated ? rules.rules : terms_.rules;
  terms_.komi = record.komi ? record.komi : terms_.komi;
  rebuild();
  return true;
}

void Session::set_rules(const rules::Ruleset& rules) {
  terms_.rules = rules;
  rebuild();
}

rules::HalfPoints Session::komi() const {
  return terms_.komi ? *terms_.komi : api::assumed_komi(terms_.rules, record_.handicap);
}

void Session::set_komi(rules::HalfPoints komi) {
  terms_.komi = komi;
  judged_.reset();
}

void Session::set_limits(const life::Limits& limits) {
  terms_.limits = limits;
  judged_.reset();
}

void Session::set_reading(count::Reading reading) {
  terms_.reading = reading;
  judged_.reset();
}

record::GameRecord Session::record() const {
  record::GameRecord out = record_;
  out.komi = komi();
  const std::string_view name = rules::sgf_name(terms_.rules);
  out.rules_text = name.empty() ? rules::katago_compact(terms_.rules) : std::string(name);
  return out;
}

base::Result<const api::Judged*> Session::verdict() {
  if (judged_) {
    return &*judged_;
  }
  if (const std::optional<board::Point> point = chain_without_liberty(board())) {
    return base::Error{base::ErrorCode::BadSetup, {}, board::vertex(size(), *point)};
  }
  api::JudgeOptions options;
  options.rules = terms_.rules;
  options.komi = komi();
  options.reading = terms_.reading;
  options.limits = terms_.limits;
  base::Result<api::Judged> judged = api::judge(record_, options);
  if (!judged) {
    return judged.error();
  }
  judged->agreement.reset();  // the session has no result of its own to be compared
  judged_ = std::move(*judged);
  return &*judged_;
}

}  // namespace shinpan::gtp
