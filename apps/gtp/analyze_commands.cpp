#include "gtp/commands.hpp"
#include "gtp/verdict_points.hpp"
#include "gtp/words.hpp"
#include "shinpan/record/quantity.hpp"

namespace shinpan::gtp {

namespace {

// What an analysis was asked for.
struct Analysis {
  board::Color side = board::Color::Black;  // whose view the numbers are in
  bool ownership = false;
};

// "[COLOR] [INTERVAL] [KEY VALUE]...": what else there is concerns searches and is passed over.
Analysis parse_analysis(const Session& session, const std::vector<std::string>& words) {
  Analysis out{session.game().to_play()};
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string word = lower(words[i]);
    if (const std::optional<board::Color> color = parse_color(word); color && i == 0) {
      out.side = *color;
    } else if (word == "ownership" && i + 1 < words.size()) {
      out.ownership = lower(words[++i]) == "true";
    }
  }
  return out;
}

// The lead of the side, in points with a fraction, where the position can be counted.
std::optional<std::string> lead_text(const api::Judged& judged, board::Color side) {
  if (!is_countable(judged)) {
    return std::nullopt;
  }
  const rules::HalfPoints margin = judged.verdict.outcome.margin;
  const rules::HalfPoints lead =
      side == board::Color::Black ? margin : rules::HalfPoints{} - margin;
  const std::string text = record::points_text(lead);
  return text.find('.') == std::string::npos ? text + ".0" : text;
}

// In [0, 10000]: won, lost, or even and undecided.
int win_rate(const api::Judged& judged, board::Color side) {
  const count::Outcome& outcome = judged.verdict.outcome;
  if (!is_countable(judged) || (outcome.margin.halves == 0 && !outcome.black_wins_ties)) {
    return 5000;
  }
  const bool black_wins = outcome.margin.halves >= 0;
  return black_wins == (side == board::Color::Black) ? 10000 : 0;
}

std::string ownership_text(const api::Judged& judged, board::Color side) {
  std::string out = " ownership";
  for (int i = 0; i < judged.board.size().area(); ++i) {
    const std::optional<board::Color> owner = owner_of(judged, {static_cast<std::uint16_t>(i)});
    out += !owner ? " 0.0" : *owner == side ? " 1.0" : " -1.0";
  }
  return out;
}

// The side's one move is to pass: the position is judged, not played on.
Reply analyzed(Session& session,
               const Arguments& arguments,
               std::string (*numbers)(const api::Judged&, board::Color)) {
  const base::Result<const api::Judged*> judged = session.verdict();
  if (!judged) {
    return failure("cannot judge: " + failed(judged.error()).text);
  }
  const Analysis analysis = parse_analysis(session, arguments.words);
  std::string out =
      "info move pass visits 1 " + numbers(**judged, analysis.side) + " order 0 pv pass";
  out += analysis.ownership ? ownership_text(**judged, analysis.side) : std::string();
  return {Reply::Kind::Open, out};
}

Reply lz_analyze(Session& session, const Arguments& arguments) {
  return analyzed(session, arguments, [](const api::Judged& judged, board::Color side) {
    const std::string rate = std::to_string(win_rate(judged, side));
    return "winrate " + rate + " prior 10000 lcb " + rate;
  });
}

Reply kata_analyze(Session& session, const Arguments& arguments) {
  return analyzed(session, arguments, [](const api::Judged& judged, board::Color side) {
    const int rate = win_rate(judged, side);
    const std::string won = rate == 10000 ? "1.0" : rate == 0 ? "0.0" : "0.5";
    const std::string utility = rate == 10000 ? "1.0" : rate == 0 ? "-1.0" : "0.0";
    const std::string lead = lead_text(judged, side).value_or("0.0");
    return "utility " + utility + " winrate " + won + " scoreMean " + lead +
           " scoreStdev 0.0 scoreLead " + lead + " scoreSelfplay " + lead + " prior 1.0 lcb " +
           won + " utilityLcb " + utility;
  });
}

Reply stop(Session&, const Arguments&) {
  return success();
}

constexpr const char* kUsage = "[COLOR] [INTERVAL] [KEY VALUE]...";

constexpr Command kCommands[] = {
    {"lz-analyze",
     kUsage,
     0,
     kAnyNumber,
     lz_analyze,
     "the verdict as one line of analysis; the next line ends it; ownership true adds whose each "
     "point is"},
    {"kata-analyze", kUsage, 0, kAnyNumber, kata_analyze, "the same with KataGo's numbers"},
    {"analyze",
     kUsage,
     0,
     kAnyNumber,
     kata_analyze,
     "the same, by the name that Sabaki has for it"},
    {"stop", "", 0, 0, stop, "ends an analysis"},
};

}  // namespace

std::span<const Command> analyze_commands() {
  return kCommands;
}

}  // namespace shinpan::gtp
