// Any bytes as the start of a match in the first line and as events in the others. What is read is
// written so that it reads back equal; what is refused changes nothing; a state is JSON on one
// line, and the match a record that can be read.
#include "record_invariants.hpp"
#include "shinpan/api/event_json.hpp"
#include "shinpan/api/match_json.hpp"
#include "shinpan/api/match_sgf.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace {

using namespace shinpan;
using fuzz::require;

std::string_view next_line(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  text.remove_prefix(std::min(line.size() + 1, text.size()));
  return line;
}

void check_state(const referee::Match& match) {
  const std::string state = api::match_json(match);
  require(base::is_utf8(state) && state.find('\n') == std::string::npos);
  require(match.result().has_value() == (match.phase() == referee::Phase::Over));
}

void happen(referee::Match& match, const referee::Event& event) {
  const board::Size size = match.board().size();
  const std::string written = api::event_json(event, size);
  require(base::is_utf8(written) && api::event_from(written, size) == event);
  const std::string before = api::match_json(match);
  if (const std::optional<referee::Objection> objection = match.apply(event)) {
    require(api::match_json(match) == before);
    for (const explain::Language language : explain::kLanguages) {
      require(base::is_utf8(api::objection_json(*objection, size, language)));
    }
  }
  check_state(match);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  const base::Result<api::MatchStart> start = api::match_start_from(next_line(text));
  if (!start) {
    require(base::is_utf8(start.error().detail));
    return 0;
  }
  referee::Match match(start->position, start->terms);
  check_state(match);
  while (!text.empty()) {
    const auto event = api::event_from(next_line(text), start->position.size());
    if (event) {
      happen(match, *event);
    } else {
      require(base::is_utf8(event.error().detail));
    }
  }
  const std::string sgf = api::match_to_sgf(start->position, match);
  require(base::is_utf8(sgf));
  const auto import = record::read(sgf, "x.sgf");
  require(import && import->games.size() == 1 && import->games[0]);
  require(import->games[0]->start.stones.size() ==
          static_cast<std::size_t>(start->position.size().area()));
  return 0;
}
