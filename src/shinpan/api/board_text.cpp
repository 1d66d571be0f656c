#include "shinpan/api/board_text.hpp"

#include "shinpan/api/judge.hpp"
#include "shinpan/draw/terminal.hpp"
#include "shinpan/explain/numbers.hpp"

namespace shinpan::api {

base::Result<std::string> board_text(const record::GameRecord& record) {
  const rules::Ruleset rules = rules_of(record).rules;
  const base::Result<record::Replay> replayed = record::replay(record, rules);
  if (!replayed) {
    return replayed.error();
  }
  const rules::Game& game = replayed->game;
  std::string out = "rules: " + rules.id + '\n';
  if (record.komi) {
    out += "komi: " + explain::number_text(explain::Language::English, *record.komi) + '\n';
  }
  out +=
      std::string("to play: ") + (game.to_play() == board::Color::Black ? "black" : "white") + '\n';
  // Prisoners by who took them: Black's are white stones.
  out += "prisoners: B " + std::to_string(game.captured(board::Color::White)) + " W " +
         std::to_string(game.captured(board::Color::Black)) + "\n\n";
  return out +
         draw::to_text(draw::picture_of(game.board()), draw::Glyphs::Ascii, draw::Paint::Plain);
}

}  // namespace shinpan::api
