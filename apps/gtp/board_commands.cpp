#include "gtp/commands.hpp"
#include "gtp/words.hpp"

namespace shinpan::gtp {

namespace {

using board::Color;
using rules::Move;

Reply play(Session& session, const Arguments& arguments) {
  const std::optional<Move> move =
      parse_move(session.size(), arguments.words[0], arguments.words[1]);
  if (!move) {
    return bad_color_or_vertex(session.size());
  }
  const std::optional<std::string> refused = session.play(*move);
  return refused ? failure("illegal move: " + *refused) : success();
}

Reply undo(Session& session, const Arguments&) {
  return session.undo() ? success()
                        : failure("cannot undo: no move has been made since the board was set up");
}

Reply list_stones(Session& session, const Arguments& arguments) {
  const std::optional<Color> color = parse_color(arguments.words[0]);
  return color ? success(vertices(session.size(), session.board().stones(*color)))
               : bad_color_or_vertex(session.size());
}

bool may_play(const Session& session, const Move& move) {
  return !session.game().refusal(move) && !session.stop_refusal(move);
}

Reply is_legal(Session& session, const Arguments& arguments) {
  const std::optional<Move> move =
      parse_move(session.size(), arguments.words[0], arguments.words[1]);
  return move ? success(may_play(session, *move) ? "1" : "0") : bad_color_or_vertex(session.size());
}

Reply all_legal(Session& session, const Arguments& arguments) {
  const std::optional<Color> color = parse_color(arguments.words[0]);
  if (!color) {
    return bad_color_or_vertex(session.size());
  }
  board::PointSet legal;
  for (const board::Point p : session.board().empty_points()) {
    if (may_play(session, Move::play(*color, p))) {
      legal.insert(p);
    }
  }
  return success(vertices(session.size(), legal));
}

Reply captures(Session& session, const Arguments& arguments) {
  const std::optional<Color> color = parse_color(arguments.words[0]);
  return color ? success(std::to_string(session.game().captured(board::opposite(*color))))
               : bad_color_or_vertex(session.size());
}

Reply move_history(Session& session, const Arguments&) {
  const std::vector<Move>& moves = session.game().moves();
  std::string out;
  for (auto move = moves.rbegin(); move != moves.rend(); ++move) {
    const bool is_pass = move->kind == Move::Kind::Pass;
    out += std::string(color_word(move->color)) + ' ' +
           (is_pass ? "PASS" : move_vertex(session.size(), *move)) + '\n';
  }
  return success(out);
}

constexpr Command kCommands[] = {
    {"play",
     "COLOR VERTEX",
     2,
     2,
     play,
     "makes a move, or says why it is illegal; after two passes it resumes the game where the "
     "rules let it"},
    {"undo", "", 0, 0, undo, "takes the last move back"},
    {"list_stones", "COLOR", 1, 1, list_stones, "the points of that side's stones"},
    {"is_legal", "COLOR VERTEX", 2, 2, is_legal, "1 or 0"},
    {"all_legal", "COLOR", 1, 1, all_legal, "the points where that side may play"},
    {"captures", "COLOR", 1, 1, captures, "how many stones that side has taken"},
    {"move_history", "", 0, 0, move_history, "the moves, the latest first, one a line"},
};

}  // namespace

std::span<const Command> board_commands() {
  return kCommands;
}

}  // namespace shinpan::gtp
