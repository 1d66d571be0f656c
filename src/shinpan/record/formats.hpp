#pragma once

#include "shinpan/record/game_record.hpp"

#include <string_view>
#include <vector>

// The readers of the single formats. Each takes text that is UTF-8 already (record/charset.hpp) and
// says of any text whether it is one of its own.
namespace shinpan::record {

using Games = std::vector<base::Result<GameRecord>>;

// Of one input no more are read; TooLarge then stands behind them. A game takes three bytes of text
// and a thousand of memory.
inline constexpr std::size_t kMostGames = 100'000;

// SGF, all games of a file; what the parser mended is among the warnings of the game before which
// or in which it stands.
[[nodiscard]] Games read_sgf(std::string_view text);

// GIB of Tygem: lines "\[NAME=value\]", then "STO 0 number player x y" from the top left, counted
// from 0; always 19x19. Handicap stones are on the usual points.
[[nodiscard]] bool looks_like_gib(std::string_view text);
[[nodiscard]] Games read_gib(std::string_view text);

// NGF of CyberOro: twelve lines of header, the first of which may be missing, then "PM" lines: two
// letters of number, B or W, the point as two letters counted from 'B', and the same backwards. AA
// is a pass. A whole komi means half a point more unless there is a handicap.
[[nodiscard]] bool looks_like_ngf(std::string_view text);
[[nodiscard]] Games read_ngf(std::string_view text);

// UGF and UGI of PandaNet: "[Header]" with Name=value lines, "[Data]" with "PD,B1,1,12": point,
// player, move number, seconds. Stones with move number 0 are setup; points that begin with Y or Z
// are passes. Rows count from the top, or from the bottom under CoordinateType=IGS.
[[nodiscard]] bool looks_like_ugf(std::string_view text);
[[nodiscard]] Games read_ugf(std::string_view text);
// The character set that its header names; empty when it names none.
[[nodiscard]] std::string_view ugf_charset(std::string_view bytes);

// A position with "key: value" lines: position, rules, komi, to-play, prisoners.
[[nodiscard]] bool looks_like_case(std::string_view text);
[[nodiscard]] Games read_case(std::string_view text);

// Boards drawn with characters; see text_board.hpp.
[[nodiscard]] bool looks_like_text_board(std::string_view text);
[[nodiscard]] Games read_text_boards(std::string_view text);

}  // namespace shinpan::record
