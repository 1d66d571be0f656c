#include "gtp/after_stop.hpp"

#include "gtp/words.hpp"
#include "shinpan/referee/procedure.hpp"

namespace shinpan::gtp {

std::optional<std::string> refused_after_stop(const rules::Game& game, const rules::Move& move) {
  const referee::Procedure procedure = referee::procedure_of(game.rules());
  const int passes = game.trailing_passes();
  if (move.kind != rules::Move::Kind::Play || passes < procedure.passes_to_stop) {
    return std::nullopt;
  }
  const bool ended = procedure.passes_to_end > 0 && passes >= procedure.passes_to_end;
  if (!procedure.agreement || ended) {
    return "the game is over after " + std::to_string(passes) +
           " passes (undo takes the last one back)";
  }
  // Where the opponent of the one who asks moves first, either side may.
  const bool in_turn = procedure.first_move == referee::FirstMove::NextInTurn;
  if (in_turn && move.color != game.to_play()) {
    return std::string("the passes have stopped the game; ") + color_word(game.to_play()) +
           " may resume it, whose turn it is";
  }
  return std::nullopt;
}

}  // namespace shinpan::gtp
