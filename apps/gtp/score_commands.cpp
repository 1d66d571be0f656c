#include "gtp/commands.hpp"
#include "gtp/verdict_points.hpp"
#include "gtp/verdict_text.hpp"
#include "gtp/words.hpp"

namespace shinpan::gtp {

namespace {

Reply final_score(Session& session, const Arguments&) {
  const base::Result<const api::Judged*> judged = session.verdict();
  if (!judged) {
    return failure("cannot score: " + failed(judged.error()).text);
  }
  if (const board::PointSet guessed = guessed_stones(**judged, session.least_confidence());
      !guessed.empty()) {
    return failure("cannot score: " + why_guessed(**judged, guessed));
  }
  const std::optional<std::string> score = score_text(**judged);
  return score ? success(*score) : failure("cannot score: " + why_open(**judged));
}

// Chains and territory, one a line as GNU Go has it: each chain, or all points of the territory.
std::string lines_of(const board::Board& board, const board::PointSet& points) {
  board::PointSet rest = points;
  std::string out;
  while (!rest.empty()) {
    const board::PointSet line = board.is_empty(rest.first()) ? rest : board.chain(rest.first());
    out += vertices(board.size(), line) + '\n';
    rest -= line;
  }
  return out;
}

Reply final_status_list(Session& session, const Arguments& arguments) {
  const std::optional<FinalStatus> status = parse_final_status(arguments.words[0]);
  if (!status) {
    return failure(
        "invalid status: one of alive, seki, dead, black_territory, white_territory, dame");
  }
  const base::Result<const api::Judged*> judged = session.verdict();
  if (!judged) {
    return failure("cannot judge: " + failed(judged.error()).text);
  }
  if (const board::PointSet guessed = guessed_stones(**judged, session.least_confidence());
      !guessed.empty()) {
    return failure("undecided: " + why_guessed(**judged, guessed));
  }
  const StatusPoints found = points_of(**judged, *status);
  if (!found.open.empty()) {
    return failure("undecided: " + why_open(**judged));
  }
  return success(lines_of((*judged)->board, found.points));
}

Reply final_status_of(Session& session, const Arguments& arguments) {
  const std::optional<board::Point> point = board::parse_vertex(session.size(), arguments.words[0]);
  if (!point) {
    return bad_vertex(session.size());
  }
  const base::Result<const api::Judged*> judged = session.verdict();
  if (!judged) {
    return failure("cannot judge: " + failed(judged.error()).text);
  }
  if (const board::PointSet guessed = guessed_stones(**judged, session.least_confidence());
      rests_on(**judged, guessed, *point)) {
    return failure("undecided: " + why_guessed(**judged, guessed));
  }
  const std::optional<FinalStatus> status = final_status(**judged, *point);
  return status ? success(final_status_word(*status)) : failure("undecided: " + why_open(**judged));
}

constexpr Command kCommands[] = {
    {"final_score",
     "",
     0,
     0,
     final_score,
     "B+2.5, W+31 or 0; refuses while a fate is undecided or a border open"},
    {"final_status_list",
     "alive | seki | dead | black_territory | white_territory | dame",
     1,
     1,
     final_status_list,
     "the stones, one chain a line, or the points of that status"},
    {"final_status", "VERTEX", 1, 1, final_status_of, "the status of one point, in the same words"},
};

}  // namespace

std::span<const Command> score_commands() {
  return kCommands;
}

}  // namespace shinpan::gtp
