#include "shinpan/explain/note_text.hpp"

#include "shinpan/explain/phrase.hpp"
#include "shinpan/explain/words.hpp"

namespace shinpan::explain {

namespace {

Phrase note_phrase(count::NoteKind kind) {
  switch (kind) {
    case count::NoteKind::OpenBorder:
      return {
          "The borders are open{at}: the game is not finished, and the points there belong to "
          "nobody yet.",
          "Границы открыты{at}: партия не доиграна, и пункты там пока ничьи."};
    case count::NoteKind::MoveDecides:
      return {"The fate of a group hangs on who moves first{at}.",
              "Судьба группы зависит от того, чей ход{at}."};
    case count::NoteKind::NeutralLeft:
      return {
          "Neutral points are left that are worth a point under these rules{at}: play them out in "
          "turn.",
          "Остались нейтральные пункты, которые по этим правилам приносят очко{at}: займите их по "
          "очереди."};
    case count::NoteKind::EstimateUsed:
      return {"Some statuses are estimated, not proved.",
              "Некоторые статусы оценены, а не доказаны."};
    case count::NoteKind::DeadInSeki:
      return {"Dead stones{at} stand in a seki and may not be taken off; they stay on the board.",
              "Мёртвые камни{at} стоят в секи: снимать их нельзя, они остаются на доске."};
    case count::NoteKind::BothSidesDead:
      return {
          "Stones of both sides are dead side by side{at}; the points between them belong to "
          "nobody.",
          "Рядом мертвы камни обеих сторон{at}; пункты между ними ничьи."};
  }
  return {};
}

}  // namespace

std::string note_text(Language language, board::Size size, const count::Note& note) {
  const std::string at =
      note.points.empty() ? std::string() : " (" + points_text(language, size, note.points) + ')';
  return say(language, note_phrase(note.kind), {{"at", at}});
}

std::string teire_text(Language language, board::Size size, const count::Teire& teire) {
  return say(language,
             {"Once the neutral points are filled, {own} must protect at {point}: {other} moving "
              "there first would gain.",
              "Когда нейтральные пункты заняты, {own} должны защититься на {point}: иначе первый "
              "ход {of_other} туда даёт выгоду."},
             {{"own", side_text(language, teire.color, SideForm::Inside)},
              {"other", side_text(language, opposite(teire.color), SideForm::Inside)},
              {"of_other", side_text(language, opposite(teire.color), SideForm::OfPlayer)},
              {"point", board::vertex(size, teire.point)}});
}

}  // namespace shinpan::explain
