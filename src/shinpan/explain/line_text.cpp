#include "shinpan/explain/line_text.hpp"

#include "shinpan/explain/phrase.hpp"
#include "shinpan/explain/refusal_text.hpp"
#include "shinpan/explain/words.hpp"

namespace shinpan::explain {

std::string line_move_code(board::Size size, const life::LineMove& move) {
  std::string out(1, board::letter_of(move.move.color));
  switch (move.move.kind) {
    case rules::Move::Kind::Play:
      return out + ' ' + board::vertex(size, move.move.point);
    case rules::Move::Kind::Pass:
      return out + " pass" + (move.for_ko ? ":" + board::vertex(size, move.ko) : std::string());
    case rules::Move::Kind::Resign:
      return out + " resign";
  }
  return out;
}

std::string line_text(Language language,
                      board::Size size,
                      const std::vector<life::LineMove>& line) {
  std::string out;
  for (const life::LineMove& step : line) {
    out += out.empty() ? "" : ", ";
    if (step.for_ko && step.move.kind == rules::Move::Kind::Pass) {
      out += say(language,
                 {"{side} passes for the ko at {ko}", "{side}: пас для ко на {ko}"},
                 {{"side", side_text(language, step.move.color, SideForm::Player)},
                  {"ko", board::vertex(size, step.ko)}});
    } else {
      out += move_text(language, size, step.move);
    }
  }
  return out;
}

}  // namespace shinpan::explain
