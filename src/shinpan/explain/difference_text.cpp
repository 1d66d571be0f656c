#include "shinpan/explain/difference_text.hpp"

#include "shinpan/explain/numbers.hpp"
#include "shinpan/explain/phrase.hpp"
#include "shinpan/explain/words.hpp"

namespace shinpan::explain {

namespace {

using Kind = Difference::Kind;

Phrase difference_phrase(Kind kind) {
  switch (kind) {
    case Kind::StonesCount:
      return {
          "{rules}: living stones count in place of prisoners; on the board and taken there are "
          "{black} black stones and {white} white ones. {gain}",
          "{rules}: вместо пленных считаются живые камни; на доске и среди пленных чёрных камней "
          "{black}, белых {white}. {gain}"};
    case Kind::Protection:
      return {"{rules}: a protecting stone costs no point{at}. {gain}",
              "{rules}: защитный камень не стоит очка{at}. {gain}"};
    case Kind::Handicap:
      return {"{rules}: for the handicap stones White has {white_points}. {gain}",
              "{rules}: за камни форы у белых {white_points}. {gain}"};
    case Kind::Komi:
      return {"{rules}: komi is {white}. {gain}", "{rules}: коми {white}. {gain}"};
    case Kind::Button:
      return {"{rules}: the first pass brings half a point. {gain}",
              "{rules}: первый пас приносит пол-очка. {gain}"};
    case Kind::GroupTax:
      return {
          "{rules}: each group pays two points of tax, as far as it has eyes: Black {black}, White "
          "{white}. {gain}",
          "{rules}: каждая группа платит налог в два очка, если у неё столько глаз: чёрные "
          "{black}, "
          "белые {white}. {gain}"};
    case Kind::SekiEyes:
      return {"{rules}: eyes in a seki count{at}. {gain}",
              "{rules}: глаза в секи идут в счёт{at}. {gain}"};
    case Kind::DeadInSeki:
      return {"{rules}: dead stones are taken off in a seki too{at}. {gain}",
              "{rules}: мёртвые камни снимаются и в секи{at}. {gain}"};
    case Kind::NothingDead:
      return {"{rules}: every stone on the board counts as alive. {gain}",
              "{rules}: каждый камень на доске считается живым. {gain}"};
    case Kind::OtherPoints:
      return {"{rules}: some points or stones count otherwise{at}. {gain}",
              "{rules}: часть пунктов или камней считается иначе{at}. {gain}"};
    case Kind::BlackWinsTies:
      return {"{rules}: the sums are equal, and then Black wins.",
              "{rules}: суммы равны, и тогда выигрывают чёрные."};
  }
  return {};
}

std::string rules_text(Language language, const Difference& difference) {
  if (difference.by_area) {
    return in(language, {"By area and by stones", "По площади и по камням"});
  }
  std::string out;
  for (const std::string& id : difference.rules) {
    out += (out.empty() ? "" : ", ") + id;
  }
  return out;
}

}  // namespace

std::string gain_text(Language language, rules::HalfPoints gain) {
  if (gain.halves == 0) {
    return in(language, {"The lead stays the same.", "Разница остаётся прежней."});
  }
  const bool black = gain.halves > 0;
  const board::Color side = black ? board::Color::Black : board::Color::White;
  return say(
      language,
      {"{side} gains {points}.", "{side} выигрывают на этом {points}."},
      {{"side", side_text(language, side, SideForm::Player)},
       {"points",
        counted(language, rules::HalfPoints{black ? gain.halves : -gain.halves}, kScorePoint)}});
}

std::string difference_text(Language language, board::Size size, const Difference& difference) {
  const std::string at = difference.points.empty()
                             ? std::string()
                             : " (" + points_text(language, size, difference.points) + ')';
  const auto& [black, white] = difference.sides;
  return say(language,
             difference_phrase(difference.kind),
             {{"rules", rules_text(language, difference)},
              {"black", number_text(language, black)},
              {"white", number_text(language, white)},
              {"white_points", counted(language, white, kScorePoint)},
              {"at", at},
              {"gain", gain_text(language, difference.gain)}});
}

}  // namespace shinpan::explain
