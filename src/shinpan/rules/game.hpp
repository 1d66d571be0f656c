#pragma once

#include "shinpan/board/board.hpp"
#include "shinpan/rules/history.hpp"
#include "shinpan/rules/move.hpp"
#include "shinpan/rules/position.hpp"
#include "shinpan/rules/ruleset.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan::rules {

// Why a move is refused: the first check that fails, in this order.
enum class Refusal : std::uint8_t {
  Outside,
  Occupied,
  Ko,
  Suicide,
  PositionalRepetition,
  SituationalRepetition,
  WrongTurn,
  GameOver,
};

// A position that came before, with who lost how many stones since. Under simple ko such a cycle
// may end a game without result (Japanese Article 12).
struct Repetition {
  std::size_t since_move = 0;  // the number of moves after which the position stood before
  int black_lost = 0;          // stones taken within the cycle
  int white_lost = 0;

  bool operator==(const Repetition&) const = default;
};

// Moves from a starting position under a rule set, each checked, with history and repetition.
class Game {
 public:
  Game(const Position& start, Ruleset rules);

  [[nodiscard]] const board::Board& board() const { return board_; }

  [[nodiscard]] const Ruleset& rules() const { return rules_; }

  [[nodiscard]] board::Color to_play() const { return to_play_; }

  [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }

  // Passes at the end of the game so far.
  [[nodiscard]] int trailing_passes() const;
  // Stones of this colour taken so far, those stated by the starting position included.
  [[nodiscard]] int captured(board::Color color) const;
  [[nodiscard]] Position position() const;

  // Nothing when the move may be made. The turn is not looked at: records have handicap games and
  // corrections in which one side moves twice. Use `turn_refusal` where turns matter. Only a
  // resignation ends the game here; what passes end is the referee's business. Repetition is found
  // by a look-up, and positions with equal 64-bit hashes count as equal.
  [[nodiscard]] std::optional<Refusal> refusal(const Move& move) const;
  [[nodiscard]] std::optional<Refusal> turn_refusal(const Move& move) const;

  // Makes a legal move; a refused one changes nothing and is returned.
  std::optional<Refusal> play(const Move& move);
  // Makes a move as records demand it: whatever was on the point is replaced, captures follow, the
  // own chain included. Returns the reason why it would have been refused. A move outside the board
  // is only refused.
  std::optional<Refusal> force(const Move& move);
  // Puts stones down or takes them off in mid-game (SGF AB, AW, AE): the stones and the side to
  // move become those of the setup, which has the size of the board. Moves and prisoners so far
  // stay, the setup's own prisoners are not looked at; the history for ko and repetition starts
  // anew.
  void edit(const Setup& setup);
  // Takes the last move back; false when there is none (since the start or the last edit).
  bool undo();

  // Whether the position after the last move stood before, with the same side to move, and a stone
  // was played since; the latest such time.
  [[nodiscard]] std::optional<Repetition> repetition() const;

 private:
  [[nodiscard]] std::optional<Refusal> board_refusal(board::Point point, board::Color color) const;
  [[nodiscard]] bool resigned() const;
  void put(const Move& move);
  void record(const Move& move);
  void start_history();
  void replay_since_start();

  board::Board board_;
  Ruleset rules_;
  board::Color to_play_;
  std::array<int, 2> captured_before_;
  std::vector<Move> moves_;
  // Where the history began: the start of the game or the last edit.
  board::Board start_;
  board::Color start_to_play_;
  std::size_t start_move_ = 0;
  History history_;
  // The numbers of the moves that replaced a stone.
  std::vector<std::size_t> replacements_;
};

}  // namespace shinpan::rules
