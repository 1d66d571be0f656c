#include "gtp/commands.hpp"
#include "gtp/words.hpp"
#include "shinpan/referee/gtp_time.hpp"
#include "shinpan/referee/seconds.hpp"

namespace shinpan::gtp {

namespace {

using Parse = base::Result<referee::TimeSystem> (*)(std::string_view);

// A referee does not think against a clock: what the controller says is checked and kept.
Reply keep(Session& session, const char* command, Parse parse, const Arguments& arguments) {
  if (const auto system = parse(arguments.text); !system) {
    return failure("bad time settings: help " + std::string(command) + " shows their form");
  }
  session.time()["settings"] = std::string(command) + ' ' + std::string(arguments.text);
  return success();
}

Reply time_settings(Session& session, const Arguments& arguments) {
  return keep(session, "time_settings", referee::parse_time_settings, arguments);
}

Reply kgs_time_settings(Session& session, const Arguments& arguments) {
  return keep(session, "kgs-time_settings", referee::parse_kgs_time_settings, arguments);
}

Reply kata_time_settings(Session& session, const Arguments& arguments) {
  return keep(session, "kata-time_settings", referee::parse_kata_time_settings, arguments);
}

Reply kata_list_time_settings(Session&, const Arguments&) {
  return success("none absolute byoyomi canadian fischer fischer-capped");
}

Reply time_left(Session& session, const Arguments& arguments) {
  const std::optional<board::Color> color = parse_color(arguments.words[0]);
  if (!color || !referee::read_seconds(arguments.words[1]) ||
      !referee::read_number(arguments.words[2])) {
    return failure("bad time: write a color, seconds and stones, such as time_left b 60 0");
  }
  session.time()[color_word(*color)] = arguments.words[1] + ' ' + arguments.words[2];
  return success();
}

constexpr Command kCommands[] = {
    {"time_settings",
     "MAIN PERIOD STONES",
     3,
     3,
     time_settings,
     "takes note of the time, in seconds; no clock runs here"},
    {"time_left", "COLOR SECONDS STONES", 3, 3, time_left, "takes note of the time left"},
    {"kgs-time_settings",
     "none | absolute MAIN | byoyomi MAIN PERIOD PERIODS | canadian MAIN PERIOD STONES",
     1,
     4,
     kgs_time_settings,
     "the same as KGS says it"},
    {"kata-time_settings",
     "none | absolute MAIN | byoyomi MAIN PERIOD PERIODS | canadian MAIN PERIOD STONES | fischer "
     "MAIN INCREMENT | fischer-capped MAIN INCREMENT CAP PER_MOVE",
     1,
     5,
     kata_time_settings,
     "the same as KataGo says it"},
    {"kata-list_time_settings", "", 0, 0, kata_list_time_settings, "the time systems, by name"},
};

}  // namespace

std::span<const Command> time_commands() {
  return kCommands;
}

}  // namespace shinpan::gtp
