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
using referee::Phase;

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

Answer refused(const referee::Objection& objection, const Match& match, Language language) {
  const std::string error =
      "\"error\":" + api::objection_json(objection, match.board().size(), language);
  return {409, kJson, with_state(error, match)};
}

// The board after an event that stopped play.
std::optional<std::string> stopped_by(const Match& before, const Match& after) {
  if (before.phase() != Phase::Play || after.phase() == Phase::Play) {
    return std::nullopt;
  }
  std::string out;
  for (const std::string& row : api::position_rows(after.game().board())) {
    out += row + '\n';
  }
  return out;
}

// The number that the request says; `otherwise` when it says none.
base::Result<std::size_t> number_of(const Request& request, std::size_t otherwise) {
  const auto given = request.query.find("number");
  if (given == request.query.end()) {
    return otherwise;
  }
  const std::string& text = given->second;
  std::size_t number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ec == std::errc{} && read.ptr == text.data() + text.size()
             ? base::Result<std::size_t>(number)
             : Error{ErrorCode::BadNumber, {}, "number"};
}

struct Kept {
  rules::Position start;
  Match match;
};

// As the store has it.
base::Result<Kept> kept(Store& store, const std::string& id) {
  const base::Result<std::optional<Store::Game>> game = store.game(id);
  if (!game) {
    return game.error();
  }
  if (!*game) {
    return Error{ErrorCode::NoSuchAddress, {}, "/v1/games/" + id};
  }
  const base::Result<api::MatchStart> start = api::match_start_from((*game)->start);
  if (!start) {
    return Error{ErrorCode::StoreFailed, {}, id};
  }
  std::vector<referee::Event> events;
  for (const std::string& text : (*game)->events) {
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
  return Kept{start->position, std::move(replayed.match)};
}

}  // namespace

Answer GamesEndpoint::create(const Request& request, Language language) {
  const bool is_large = request.body.size() > kSmallBody;
  const std::optional<WorkSlots::Admission> admission = is_large ? slots_.admit() : std::nullopt;
  if (is_large && !admission) {
    return busy(language);
  }
  std::optional<WorkSlots::Turn> turn;
  if (is_large) {
    turn.emplace(slots_);
  }
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
    const base::Result<std::size_t> number = number_of(request, events.size());
    if (!number) {
      return game_failure(number.error(), language);
    }
    if (*number < events.size() && events[*number] == *event) {
      return Answer{200, kJson, with_state(id_field(id), game.match)};
    }
    if (*number != events.size()) {
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
    return refused(*objection, game.match, language);
  }
  const Match& after = std::get<Match>(stepped);
  const base::Result<bool> added = store_.add_event(id,
                                                    game.match.events().size(),
                                                    api::event_json(event, game.start.size()),
                                                    stopped_by(game.match, after));
  if (!added) {
    return game_failure(added.error(), language);
  }
  if (!*added) {
    // What the other has written is seen from now on.
    base::Result<Kept> theirs = kept(store_, id);
    if (theirs) {
      game.match = std::move(theirs->match);
    }
    return game_failure({ErrorCode::StoreFailed, {}, "another program writes this game"}, language);
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

// What the engine says of a match in this phase, by a search: `search` has the answer as JSON.
template <class Search>
Answer GamesEndpoint::searched(const std::string& id,
                               Phase phase,
                               Language language,
                               const Search& search) {
  const std::optional<WorkSlots::Admission> admission = slots_.admit();
  if (!admission) {
    return busy(language);
  }
  // A copy, so that nobody who asks for the game waits for the search.
  std::optional<Match> match;
  Answer out = with(id, language, [&](const Live& game) {
    match = game.match;
    const referee::Objection objection{
        referee::ObjectionCode::WrongPhase, game.match.phase(), {}, referee::PhaseSet{phase}};
    return refused(objection, game.match, language);
  });
  if (!match || match->phase() != phase) {
    return out;
  }
  const WorkSlots::Turn turn(slots_);
  life::Limits limits;
  limits.milliseconds = settings_.milliseconds;
  return {200, kJson, search(*match, limits) + '\n'};
}

Answer GamesEndpoint::suggestion(const std::string& id, Language language) {
  return searched(id, Phase::Stopped, language, [](const Match& match, const life::Limits& limits) {
    return api::suggestion_json(*referee::suggested(match, limits), match.board().size());
  });
}

Answer GamesEndpoint::trial_answer(const std::string& id, Language language) {
  return searched(
      id, Phase::Confirmation, language, [](const Match& match, const life::Limits& limits) {
        return api::trial_answer_json(*referee::trial_answer(match, limits), match);
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
  base::Result<Kept> found = kept(store_, id);
  if (!found) {
    return found.error();
  }
  const auto game =
      std::shared_ptr<Live>(new Live{{}, std::move(found->start), std::move(found->match)});
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
