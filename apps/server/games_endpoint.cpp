#include "server/games_endpoint.hpp"

#include "server/failure.hpp"
#include "shinpan/api/event_json.hpp"
#include "shinpan/api/json_writer.hpp"
#include "shinpan/api/match_sgf.hpp"

#include <charconv>
#include <random>

namespace shinpan::server {
namespace {

using base::Error;
using base::ErrorCode;
using explain::Language;
using referee::Match;

constexpr std::size_t kMostInMemory = 500;

Answer game_failure(const Error& error, Language language) {
  const int status = error.code == ErrorCode::StoreFailed     ? 503
                     : error.code == ErrorCode::NoSuchAddress ? 404
                                                              : 400;
  return failure(status, error, language);
}

// Nobody can guess it.
std::string new_id() {
  constexpr char kDigits[] = "0123456789abcdef";
  std::random_device random;
  std::string out;
  while (out.size() < 32) {
    for (unsigned bits = random(), i = 0; i < 8; ++i, bits >>= 4U) {
      out += kDigits[bits & 15U];
    }
  }
  return out;
}

std::string with_state(const std::string& first, const Match& match) {
  return '{' + first + ",\"state\":" + api::match_json(match) + "}\n";
}

std::string id_field(const std::string& id) {
  return "\"id\":" + api::json_string(id);
}

// The board after an event that stopped play.
std::optional<std::string> stopped_by(const Match& before, const Match& after) {
  if (before.phase() != referee::Phase::Play || after.phase() == referee::Phase::Play) {
    return std::nullopt;
  }
  std::string out;
  for (const std::string& row : api::position_rows(after.game().board())) {
    out += row + '\n';
  }
  return out;
}

std::optional<std::size_t> number_of(const Request& request) {
  const auto given = request.query.find("number");
  std::size_t number = 0;
  if (given == request.query.end()) {
    return std::nullopt;
  }
  const std::string& text = given->second;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ec == std::errc{} && read.ptr == text.data() + text.size()
             ? std::optional<std::size_t>(number)
             : std::nullopt;
}

}  // namespace

Answer GamesEndpoint::create(const Request& request, Language language) {
  const std::string_view body = request.body.empty() ? "{}" : std::string_view(request.body);
  const base::Result<api::MatchStart> start = api::match_start_from(body);
  if (!start) {
    return game_failure(start.error(), language);
  }
  const std::string id = new_id();
  const base::Result<bool> added = store_.add_game(id, body);
  if (!added) {
    return game_failure(added.error(), language);
  }
  const auto game =
      std::shared_ptr<Live>(new Live{{}, start->position, Match(start->position, start->terms)});
  remember(id, game);
  Answer out{201, kJson, with_state(id_field(id), game->match)};
  out.headers.emplace_back("Location", "/v1/games/" + id);
  return out;
}

template <class Use>
Answer GamesEndpoint::with(const std::string& id, Language language, const Use& use) {
  const base::Result<std::shared_ptr<Live>> game = live(id);
  if (!game) {
    return game_failure(game.error(), language);
  }
  const std::lock_guard lock((*game)->mutex);
  return use(**game);
}

Answer GamesEndpoint::state(const std::string& id, Language language) {
  return with(id, language, [&](const Live& game) {
    return Answer{200, kJson, with_state(id_field(id), game.match)};
  });
}

Answer GamesEndpoint::add_event(const std::string& id, const Request& request, Language language) {
  return with(id, language, [&](Live& game) {
    const base::Result<referee::Event> event = api::event_from(request.body, game.start.size());
    if (!event) {
      return game_failure(event.error(), language);
    }
    const std::vector<referee::Event>& events = game.match.events();
    const std::size_t number = number_of(request).value_or(events.size());
    if (number < events.size() && events[number] == *event) {
      return Answer{200, kJson, with_state(id_field(id), game.match)};
    }
    if (number != events.size()) {
      return failure(409, {ErrorCode::BadNumber, {}, "number"}, language);
    }
    return add(game, id, *event, language);
  });
}

Answer GamesEndpoint::add(Live& game,
                          const std::string& id,
                          const referee::Event& event,
                          Language language) {
  const auto stepped = referee::step(game.match, event);
  if (const auto* const objection = std::get_if<referee::Objection>(&stepped)) {
    const std::string error =
        "\"error\":" + api::objection_json(*objection, game.start.size(), language);
    return {409, kJson, with_state(error, game.match)};
  }
  const Match& after = std::get<Match>(stepped);
  const base::Result<bool> added = store_.add_event(id,
                                                    game.match.events().size(),
                                                    api::event_json(event, game.start.size()),
                                                    stopped_by(game.match, after));
  if (!added || !*added) {
    return game_failure(added
                            ? Error{ErrorCode::StoreFailed, {}, "another program writes this game"}
                            : added.error(),
                        language);
  }
  game.match = after;
  return {200, kJson, with_state(id_field(id), game.match)};
}

Answer GamesEndpoint::events(const std::string& id, Language language) {
  return with(id, language, [&](const Live& game) {
    Answer out{200, kJsonLines, ""};
    for (const referee::Event& event : game.match.events()) {
      out.body += api::event_json(event, game.start.size()) + '\n';
    }
    return out;
  });
}

Answer GamesEndpoint::sgf(const std::string& id, Language language) {
  return with(id, language, [&](const Live& game) {
    return Answer{200, "application/x-go-sgf", api::match_to_sgf(game.start, game.match)};
  });
}

Answer GamesEndpoint::suggestion(const std::string& id, Language language) {
  const std::optional<WorkSlots::Admission> admission = slots_.admit();
  if (!admission) {
    return busy(language);
  }
  return with(id, language, [&](const Live& game) {
    const WorkSlots::Turn turn(slots_);
    life::Limits limits;
    limits.milliseconds = settings_.milliseconds;
    const std::optional<referee::Suggestion> suggestion = referee::suggested(game.match, limits);
    return suggestion
               ? Answer{200, kJson, api::suggestion_json(*suggestion, game.start.size()) + '\n'}
               : Answer{409, kJson, with_state("\"error\":null", game.match)};
  });
}

base::Result<std::shared_ptr<GamesEndpoint::Live>> GamesEndpoint::live(const std::string& id) {
  {
    const std::lock_guard lock(mutex_);
    const auto found = live_.find(id);
    if (found != live_.end()) {
      recent_.splice(recent_.begin(), recent_, found->second.second);
      return found->second.first;
    }
  }
  return loaded(id);
}

base::Result<std::shared_ptr<GamesEndpoint::Live>> GamesEndpoint::loaded(const std::string& id) {
  const base::Result<std::optional<Store::Game>> kept = store_.game(id);
  if (!kept) {
    return kept.error();
  }
  if (!*kept) {
    return Error{ErrorCode::NoSuchAddress, {}, "/v1/games/" + id};
  }
  const base::Result<api::MatchStart> start = api::match_start_from((*kept)->start);
  if (!start) {
    return Error{ErrorCode::StoreFailed, {}, id};
  }
  std::vector<referee::Event> events;
  for (const std::string& text : (*kept)->events) {
    const base::Result<referee::Event> event = api::event_from(text, start->position.size());
    if (!event) {
      return Error{ErrorCode::StoreFailed, {}, id};
    }
    events.push_back(*event);
  }
  referee::Replayed replayed = referee::replayed(start->position, start->terms, events);
  if (replayed.refused) {
    return Error{ErrorCode::StoreFailed, {}, id};
  }
  const auto game = std::shared_ptr<Live>(new Live{{}, start->position, std::move(replayed.match)});
  remember(id, game);
  return live(id);
}

// Where two requests brought the same game back, the first one's is used by both. A game that is
// dropped from memory while a request still uses it would then live twice, so none in use is.
void GamesEndpoint::remember(const std::string& id, const std::shared_ptr<Live>& game) {
  const std::lock_guard lock(mutex_);
  if (live_.count(id) != 0) {
    return;
  }
  recent_.push_front(id);
  live_[id] = {game, recent_.begin()};
  auto last = recent_.end();
  while (live_.size() > kMostInMemory && last != std::next(recent_.begin())) {
    --last;
    const auto found = live_.find(*last);
    if (found->second.first.use_count() == 1) {
      live_.erase(found);
      last = recent_.erase(last);
    }
  }
}

}  // namespace shinpan::server
