#pragma once

#include "shinpan/base/utf8.hpp"
#include "shinpan/record/formats.hpp"
#include "shinpan/record/sgf_export.hpp"

#include <cstdlib>
#include <string>

// What holds for every record, whatever it was read from.
namespace shinpan::fuzz {

inline void require(bool holds) {
  if (!holds) {
    std::abort();
  }
}

// A resignation as a move is not written to SGF, which may shift what counts as early in the game.
inline bool has_resignation(const record::GameRecord& record) {
  for (const record::Step& step : record.steps) {
    const auto* const move = std::get_if<rules::Move>(&step);
    if (move != nullptr && move->kind == rules::Move::Kind::Resign) {
      return true;
    }
  }
  return false;
}

inline void check_record(const record::GameRecord& record) {
  for (const record::Warning& warning : record.warnings) {
    require(base::is_utf8(warning.detail));
  }
  require(board::is_valid(record.size));
  require(record.start.stones.size() == static_cast<std::size_t>(record.size.area()));
  for (const char* const rules : {"japanese", "tromp-taylor"}) {
    const auto replayed = record::replay(record, *rules::preset(rules));
    if (!replayed) {
      require(replayed.error().code == base::ErrorCode::BadSetup);
      continue;
    }
    const auto half = record::replay(record, *rules::preset(rules), replayed->moves / 2);
    require(half && half->moves == replayed->moves / 2);
    require(!record::replay(record, *rules::preset(rules), replayed->moves + 1));
  }
  if (has_resignation(record)) {
    return;
  }
  const std::string sgf = record::to_sgf(record);
  const auto import = record::read(sgf, "x.sgf");
  require(import && import->format == "sgf" && import->games.size() == 1 && import->games[0]);
  require(import->games[0]->start.stones == record.start.stones);
  require(import->games[0]->start.to_play == record.start.to_play);
  require(record::to_sgf(*import->games[0]) == sgf);
}

inline void check_games(const record::Games& games) {
  for (const auto& game : games) {
    if (game) {
      check_record(*game);
    } else {
      require(base::is_utf8(game.error().detail));
    }
  }
}

}  // namespace shinpan::fuzz
