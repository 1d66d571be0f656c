#include "shinpan/referee/match.hpp"

#include <utility>

namespace shinpan::referee {

using board::Color;
using board::index_of;
using board::Point;
using board::PointSet;

namespace {

// A move of the player whose clock runs.
bool is_move(const Action& action) {
  return std::holds_alternative<Play>(action) || std::holds_alternative<Pass>(action);
}

}  // namespace

Match::Match(const rules::Position& start, MatchTerms terms)
    : terms_(std::move(terms)),
      procedure_(procedure_of(terms_.rules)),
      game_(start, terms_.rules),
      clocks_{Clock(terms_.time[0]), Clock(terms_.time[1])} {}

const board::Board& Match::board() const {
  if (confirmation_) {
    return confirmation_->board();
  }
  return filling_ ? filling_->board() : game_.board();
}

Color Match::to_move() const {
  if (confirmation_) {
    return confirmation_->to_move();
  }
  return first_after_resumption_.value_or(game_.to_play());
}

Objection Match::objection(ObjectionCode code, const PointSet& points) const {
  Objection out{code, phase_};
  for (const Point p : points) {
    out.points.push_back(p);
  }
  return out;
}

Objection Match::illegal(rules::Refusal refusal) const {
  Objection out = objection(ObjectionCode::IllegalMove);
  out.refusal = refusal;
  return out;
}

// What is asked of every event, whatever it is.
Match::Refused Match::general_objection(const Event& event) const {
  if (phase_ == Phase::Over) {
    return objection(ObjectionCode::MatchOver);
  }
  const PhaseSet allowed = action_kind(event.action.index()).phases;
  if (!allowed.contains(phase_)) {
    Objection out = objection(ObjectionCode::WrongPhase);
    out.phases = allowed;
    return out;
  }
  if (event.at < last_event_at_) {
    return objection(ObjectionCode::TimeBackwards);
  }
  const Clock running = clock_at(to_move(), event.at);
  if (phase_ == Phase::Play && is_move(event.action) && running.is_out()) {
    return objection(ObjectionCode::TimeIsUp);
  }
  const auto* const up = std::get_if<TimeUp>(&event.action);
  if (up != nullptr && (up->loser != to_move() || !running.is_out())) {
    return objection(ObjectionCode::TimeNotUp);
  }
  return std::nullopt;
}

std::optional<Objection> Match::apply(const Event& event) {
  if (Refused refused = general_objection(event)) {
    return refused;
  }
  const Color mover = to_move();
  Clock clock = clock_at(mover, event.at);
  if (phase_ == Phase::Play && is_move(event.action)) {
    clock.move_made();
  }
  if (Refused refused =
          std::visit([this](const auto& action) { return on(action); }, event.action)) {
    return refused;
  }
  clocks_[index_of(mover)] = clock;
  last_event_at_ = event.at;
  events_.push_back(event);
  return std::nullopt;
}

Clock Match::clock_at(Color color, Milliseconds at) const {
  Clock out = clock(color);
  const bool runs = phase_ == Phase::Play && color == to_move();
  if (runs && at > last_event_at_) {
    out.run(at - last_event_at_);
  }
  return out;
}

std::variant<Match, Objection> step(const Match& match, const Event& event) {
  Match next(match);
  if (std::optional<Objection> refused = next.apply(event)) {
    return *std::move(refused);
  }
  return next;
}

Replayed replayed(const rules::Position& start,
                  const MatchTerms& terms,
                  std::span<const Event> events) {
  Replayed out{Match(start, terms)};
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (std::optional<Objection> refused = out.match.apply(events[i])) {
      out.refused = i;
      out.objection = std::move(refused);
      break;
    }
  }
  return out;
}

}  // namespace shinpan::referee
