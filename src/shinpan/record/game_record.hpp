#pragma once

#include "shinpan/base/result.hpp"
#include "shinpan/rules/game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace shinpan::record {

// How a record says that a game ended.
struct StatedResult {
  enum class Kind : std::uint8_t {
    Unknown,  // nothing stated, or nothing that can be read
    Points,   // won by `margin`
    Resignation,
    Time,
    Forfeit,
    Illegal,  // won because the other side made an illegal move
    Win,      // won, how is not said
    Draw,
    Void,
    Unfinished,
  };
  Kind kind = Kind::Unknown;
  board::Color winner = board::Color::Black;  // of the kinds that have one
  rules::HalfPoints margin{};                 // of Kind::Points only

  bool operator==(const StatedResult&) const = default;
};

// What a reader noticed and did not treat as an error.
enum class WarningCode : std::uint8_t {
  GuessedEncoding,      // detail: its name
  SyntaxRepaired,       // something malformed was passed over
  IllegalMove,          // where.move; detail: "ko", "occupied", "suicide", ... ; made all the same
  TwiceInARow,          // one side moved twice running
  ChainWithoutLiberty,  // detail: vertex of a stone of it
  KomiUnits,            // komi was hundredths or zi; detail: what was written
  KomiAgainstResult,    // the stated komi cannot give the stated margin
  UnreadableProperty,   // detail: its name
  UnknownRules,         // detail: what was written
  DefaultSize,          // no size was stated
  ConflictingMarks,     // a point is marked for both sides
  MovesAfterEnd,
  HandicapPlaced,  // a handicap without its stones, White to begin: they were put on the usual
                   // points
  CutShort,        // where.move; detail: what could not be read there; the main line ends before it
  MoreIllegalMoves,  // where.move: the last of them; detail: how many beyond those named
};

struct Warning {
  WarningCode code;
  base::Where where{};
  std::string detail{};

  bool operator==(const Warning&) const = default;
};

// One step of the main line: a move, or stones put down or taken off in mid-game.
struct Edit {
  std::vector<std::pair<board::Point, board::Stone>> points;
  std::optional<board::Color> to_play;
};

using Step = std::variant<rules::Move, Edit>;

// What a record says of the time, in the words of SGF; empty where it says nothing.
struct StatedTimes {
  struct Left {
    std::string seconds;  // BL or WL
    std::string moves;    // OB or OW: stones or periods left in the overtime

    bool operator==(const Left&) const = default;
  };

  std::string main_time;   // TM
  std::string overtime;    // OT
  std::vector<Left> left;  // behind each step, of the side that moved; may end before the steps do

  bool operator==(const StatedTimes&) const = default;
};

// One game out of any format: what a referee needs, in one form.
struct GameRecord {
  board::Size size{};
  rules::Setup start;                     // before the first step
  std::vector<Step> steps;                // the main line
  std::optional<rules::HalfPoints> komi;  // nothing when not stated
  int handicap = 0;                       // stated, or the black stones of the start when they fit
  std::string rules_text;                 // as written, UTF-8
  std::string result_text;                // as written, UTF-8
  StatedResult result;
  std::string black, white, date, event, application;  // UTF-8, may be empty
  board::PointSet black_territory;  // marks of the last node that has any (TB, TW)
  board::PointSet white_territory;
  bool has_marks = false;
  StatedTimes times;
  std::vector<Warning> warnings;
};

// One input: its games in order, each read or the reason why not.
struct Import {
  std::string format;    // "sgf", "gib", "ngf", "ugf", "text", "case"
  std::string encoding;  // the character set used, "UTF-8" for instance
  std::vector<base::Result<GameRecord>> games;
};

// Recognises the format by its content (`name`, a file name, only breaks ties) and reads every
// game. The bytes may be in any supported character set.
[[nodiscard]] base::Result<Import> read(std::string_view bytes, std::string_view name = {});

// The game after its first `at` moves (all by default), replayed as written: illegal moves are made
// and warned of. Where the record ends at an error of form, the good part stays.
struct Replay {
  // The position after a move stood before (Japanese Article 12).
  struct Cycle {
    std::size_t move = 0;
    rules::Repetition repetition{};
  };

  rules::Game game;
  std::size_t moves = 0;        // moves made, passes included
  std::array<int, 2> passes{};  // by Black, by White
  std::optional<board::Color> first_pass{};
  std::vector<Warning> warnings{};                // those of the record and those of the replay
  std::optional<rules::Refusal> first_refusal{};  // of the first illegal move, if any
  std::size_t first_illegal = 0;  // its number, counted from 1; 0 when all are legal
  std::size_t illegal = 0;        // how many are
  std::optional<Cycle> cycle{};   // the first one; only simple ko leaves room for any
};

// NoSuchMove when `at` is beyond the end; BadSetup or BadSize when the start is impossible.
[[nodiscard]] base::Result<Replay> replay(const GameRecord& record,
                                          const rules::Ruleset& rules,
                                          std::optional<std::size_t> at = std::nullopt);

}  // namespace shinpan::record
