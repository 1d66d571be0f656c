#pragma once

#include "server/message.hpp"
#include "server/settings.hpp"
#include "server/store.hpp"
#include "server/work_slots.hpp"
#include "shinpan/api/match_json.hpp"

#include <list>
#include <map>

namespace shinpan::server {

// /v1/games: games from their first move to their result (referee/match.hpp). Every event is in the
// store before it is acknowledged; a refused one changes nothing. A match is brought back from its
// events when it is asked for, and the ones in use are kept in memory.
class GamesEndpoint {
 public:
  GamesEndpoint(const Settings& settings, Store& store, WorkSlots& slots)
      : settings_(settings), store_(store), slots_(slots) {}

  [[nodiscard]] Answer create(const Request& request, explain::Language language);
  [[nodiscard]] Answer state(const std::string& id, explain::Language language);
  // `?number=N` says which event this is, counted from 0: one that was sent before is not made
  // twice.
  [[nodiscard]] Answer add_event(const std::string& id,
                                 const Request& request,
                                 explain::Language language);
  [[nodiscard]] Answer events(const std::string& id, explain::Language language);
  [[nodiscard]] Answer sgf(const std::string& id, explain::Language language);
  [[nodiscard]] Answer suggestion(const std::string& id, explain::Language language);
  // What the engine plays next in hypothetical play.
  [[nodiscard]] Answer trial_answer(const std::string& id, explain::Language language);

 private:
  // A match in memory, used by one request at a time.
  struct Live {
    std::mutex mutex;
    rules::Position start;
    referee::Match match;
  };

  [[nodiscard]] base::Result<std::shared_ptr<Live>> live(const std::string& id);
  [[nodiscard]] base::Result<std::shared_ptr<Live>> loaded(const std::string& id);
  void remember(const std::string& id, const std::shared_ptr<Live>& game);
  [[nodiscard]] Answer add(Live& game,
                           const std::string& id,
                           const referee::Event& event,
                           explain::Language language);

  template <class Search>
  [[nodiscard]] Answer searched(const std::string& id,
                                referee::Phase phase,
                                explain::Language language,
                                const Search& search);

  // Does something with a game, alone.
  template <class Use>
  [[nodiscard]] Answer with(const std::string& id, explain::Language language, const Use& use);

  const Settings& settings_;
  Store& store_;
  WorkSlots& slots_;
  std::mutex mutex_;
  std::list<std::string> recent_;  // the last used first
  std::map<std::string, std::pair<std::shared_ptr<Live>, std::list<std::string>::iterator>> live_;
};

}  // namespace shinpan::server
