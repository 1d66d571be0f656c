#include "gtp/cleanup.hpp"
#include "gtp/commands.hpp"
#include "gtp/words.hpp"

namespace shinpan::gtp {

namespace {

// What only a player can do.
Reply not_a_player(Session&, const Arguments&) {
  return failure(
      "a referee does not choose moves: let another program play, and ask here for final_score");
}

Reply genmove_cleanup(Session& session, const Arguments& arguments) {
  const std::optional<board::Color> color = parse_color(arguments.words[0]);
  if (!color) {
    return bad_color_or_vertex(session.size());
  }
  const std::optional<rules::Move> move = cleanup_move(session, *color);
  if (!move) {
    return failure(
        "no move is sure to take what is dead without harm: a referee does not look further");
  }
  static_cast<void>(session.play(*move));
  return success(move_vertex(session.size(), *move));
}

Reply game_over(Session&, const Arguments&) {
  return success();
}

constexpr Command kCommands[] = {
    {"kgs-genmove_cleanup",
     "COLOR",
     1,
     1,
     genmove_cleanup,
     "a move that takes dead stones or takes a liberty from them without harm; pass when none are "
     "left"},
    {"kgs-game_over", "", 0, 0, game_over, "takes note"},
    {"genmove", "COLOR", 1, 1, not_a_player, "declined: a referee does not play", false},
    {"reg_genmove", "COLOR", 1, 1, not_a_player, "declined: a referee does not play", false},
};

}  // namespace

std::span<const Command> player_commands() {
  return kCommands;
}

}  // namespace shinpan::gtp
