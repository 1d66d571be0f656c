#include "objects.hpp"
#include "shinpan/api/judged_json.hpp"
#include "shinpan/explain/error_text.hpp"

#include <algorithm>

namespace shinpan::c {
namespace {

using base::Error;
using base::ErrorCode;
using explain::Language;
using Options = base::Result<api::JudgeOptions>;

constexpr shinpan_judge_options kDefaults = SHINPAN_JUDGE_DEFAULTS;

// The options given, as far as the caller's struct goes.
shinpan_judge_options complete(const shinpan_judge_options* given) {
  shinpan_judge_options out = kDefaults;
  if (given != nullptr) {
    const auto* const from = reinterpret_cast<const unsigned char*>(given);
    const std::size_t bytes = std::min(given->size, sizeof out);
    std::copy(from, from + bytes, reinterpret_cast<unsigned char*>(&out));
  }
  return out;
}

// "D4,Q16" as its parts.
std::vector<std::string> listed(const char* text) {
  std::vector<std::string> out;
  std::string_view rest = text_of(text, SHINPAN_TO_ZERO);
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(','), rest.size());
    out.emplace_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return out;
}

Options options_of(const shinpan_judge_options* given) {
  constexpr std::int32_t kMostKomi = 2000;
  const shinpan_judge_options asked = complete(given);
  api::JudgeOptions out;
  if (asked.rules != nullptr) {
    const base::Result<rules::Ruleset> rules = rules::parse_rules(asked.rules);
    if (!rules) {
      return rules.error();
    }
    out.rules = *rules;
  }
  if (asked.komi != INT32_MIN) {
    if (asked.komi < -kMostKomi || asked.komi > kMostKomi) {
      return Error{ErrorCode::BadNumber, {}, "komi"};
    }
    out.komi = rules::HalfPoints{asked.komi};
  }
  out.reading = asked.strict != 0 ? count::Reading::Strict : count::Reading::Customary;
  out.dead = listed(asked.dead);
  out.alive = listed(asked.alive);
  out.limits.nodes = asked.nodes;
  out.limits.seed = asked.seed;
  out.limits.milliseconds = asked.milliseconds >= 0 ? asked.milliseconds
                            : asked.nodes != 0      ? 0
                                                    : out.limits.milliseconds;
  return out;
}

base::Result<api::Judged> judge_record(std::string_view text, const shinpan_judge_options* asked) {
  const Options options = options_of(asked);
  if (!options) {
    return options.error();
  }
  if (text.empty()) {
    return Error{ErrorCode::FileEmpty, {}, {}};
  }
  const base::Result<record::Import> import = record::read(text);
  if (!import) {
    return import.error();
  }
  if (import->games.empty()) {
    return Error{ErrorCode::SgfNoGame, {}, {}};
  }
  const base::Result<record::GameRecord>& game = import->games.front();
  return game ? api::judge(*game, *options) : base::Result<api::Judged>(game.error());
}

base::Result<api::Judged> judge_game(const shinpan_game* game, const shinpan_judge_options* asked) {
  Options options = options_of(asked);
  if (!options) {
    return options.error();
  }
  if (game == nullptr) {
    return Error{ErrorCode::BadRequest, {}, "game"};
  }
  if (!options->rules) {
    options->rules = game->game.rules();
  }
  return api::judge(game->record, *options);
}

// `source`: the name that the JSON gives the input.
template <class Judge>
shinpan_verdict* judged(const char* source, char** error, const Judge& judge) noexcept {
  if (error != nullptr) {
    *error = nullptr;
  }
  return guarded<shinpan_verdict*>(nullptr, [&]() -> shinpan_verdict* {
    base::Result<api::Judged> judged = judge();
    if (!judged) {
      if (error != nullptr) {
        *error = copied(explain::error_text(Language::English, judged.error()));
      }
      return nullptr;
    }
    std::string result = count::result_text(judged->verdict.outcome);
    std::string json = api::judged_json({source, 0}, *judged, Language::English);
    return new shinpan_verdict{std::move(*judged), std::move(result), std::move(json)};
  });
}

shinpan_status status_of(life::Status status) {
  switch (status) {
    case life::Status::Alive:
      return SHINPAN_ALIVE;
    case life::Status::Seki:
      return SHINPAN_SEKI;
    case life::Status::Dead:
      return SHINPAN_DEAD;
    case life::Status::Undecided:
      break;
  }
  return SHINPAN_UNDECIDED;
}

shinpan_owner owner_of(count::Owner owner) {
  switch (owner) {
    case count::Owner::Black:
      return SHINPAN_OF_BLACK;
    case count::Owner::White:
      return SHINPAN_OF_WHITE;
    case count::Owner::Stone:
      return SHINPAN_LIVING_STONE;
    case count::Owner::Neutral:
      break;
  }
  return SHINPAN_NOBODY;
}

std::optional<board::Point> point_of(const shinpan_verdict* verdict, int column, int row) {
  return verdict != nullptr ? point_in(verdict->judged.board.size(), column, row) : std::nullopt;
}

}  // namespace
}  // namespace shinpan::c

using namespace shinpan;

shinpan_verdict* shinpan_judge_record(const char* record,
                                      size_t length,
                                      const shinpan_judge_options* options,
                                      char** error) {
  return c::judged(
      "record", error, [&] { return c::judge_record(c::text_of(record, length), options); });
}

shinpan_verdict* shinpan_judge_game(const shinpan_game* game,
                                    const shinpan_judge_options* options,
                                    char** error) {
  return c::judged("game", error, [&] { return c::judge_game(game, options); });
}

void shinpan_verdict_free(shinpan_verdict* verdict) {
  delete verdict;
}

const char* shinpan_verdict_result(const shinpan_verdict* verdict) {
  return verdict != nullptr ? verdict->result.c_str() : "";
}

const char* shinpan_verdict_json(const shinpan_verdict* verdict) {
  return verdict != nullptr ? verdict->json.c_str() : "";
}

int shinpan_verdict_proved(const shinpan_verdict* verdict) {
  return verdict != nullptr && verdict->judged.verdict.proved ? 1 : 0;
}

int shinpan_verdict_finished(const shinpan_verdict* verdict) {
  return verdict != nullptr && verdict->judged.verdict.finished ? 1 : 0;
}

int32_t shinpan_verdict_total(const shinpan_verdict* verdict, shinpan_stone stone) {
  const std::optional<board::Color> color = c::color_of(stone);
  return verdict != nullptr && color
             ? verdict->judged.verdict.side[board::index_of(*color)].total.halves
             : 0;
}

shinpan_status shinpan_verdict_status(const shinpan_verdict* verdict, int column, int row) {
  const std::optional<board::Point> point = c::point_of(verdict, column, row);
  if (!point || verdict->judged.board.is_empty(*point)) {
    return SHINPAN_NO_STONE;
  }
  return c::status_of(verdict->judged.verdict.life.group_of(*point).status);
}

shinpan_owner shinpan_verdict_owner(const shinpan_verdict* verdict, int column, int row) {
  const std::optional<board::Point> point = c::point_of(verdict, column, row);
  return point ? c::owner_of(verdict->judged.verdict.owner[point->index]) : SHINPAN_NOBODY;
}
