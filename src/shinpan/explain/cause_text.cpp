#include "shinpan/explain/cause_text.hpp"

#include "shinpan/explain/difference_text.hpp"
#include "shinpan/explain/numbers.hpp"
#include "shinpan/explain/phrase.hpp"
#include "shinpan/explain/words.hpp"

namespace shinpan::explain {

namespace {

using Kind = count::Cause::Kind;

Phrase cause_phrase(Kind kind) {
  switch (kind) {
    case Kind::StonesPutDown:
      return {
          "{methods}: living stones count in place of prisoners; on the board and taken there "
          "are {black} black stones and {white} white ones. {gain}",
          "{methods}: вместо пленных считаются живые камни; на доске и среди пленных чёрных "
          "камней {black}, белых {white}. {gain}"};
    case Kind::NeutralPoints:
      return {
          "{methods}: each neutral point is a point for whoever takes it, in turn: Black "
          "{black}, White {white}. {gain}",
          "{methods}: нейтральный пункт приносит очко тому, кто его займёт, по очереди: чёрные "
          "{black}, белые {white}. {gain}"};
    case Kind::Protection:
      return {"{methods}: a protecting stone costs no point{at}. {gain}",
              "{methods}: защитный камень не стоит очка{at}. {gain}"};
    case Kind::Seki:
      return {"{methods}: eyes and dead stones in a seki count otherwise{at}. {gain}",
              "{methods}: глаза и мёртвые камни в секи считаются иначе{at}. {gain}"};
    case Kind::GroupTax:
      return {"{methods}: two eyes of each group are its tax: Black {black}, White {white}. {gain}",
              "{methods}: два глаза каждой группы — налог с неё: чёрные {black}, белые {white}. "
              "{gain}"};
    case Kind::Handicap:
      return {"{methods}: for the handicap stones White has {white_points}. {gain}",
              "{methods}: за камни форы у белых {white_points}. {gain}"};
    case Kind::FirstPass:
      return {"{methods}: the first pass brings half a point. {gain}",
              "{methods}: первый пас приносит пол-очка. {gain}"};
    case Kind::SettledByRules:
      return {"{methods}: some points count otherwise{at}. {gain}",
              "{methods}: часть пунктов считается иначе{at}. {gain}"};
    case Kind::TiesToBlack:
      return {"{methods}: the sums are equal, and then Black wins.",
              "{methods}: суммы равны, и тогда выигрывают чёрные."};
  }
  return {};
}

}  // namespace

std::string cause_text(Language language,
                       board::Size size,
                       const std::string& methods,
                       const count::Cause& cause) {
  const std::string at =
      cause.points.empty() ? std::string() : " (" + points_text(language, size, cause.points) + ')';
  const auto& [black, white] = cause.figures;
  return say(language,
             cause_phrase(cause.kind),
             {{"methods", methods},
              {"black", number_text(language, black)},
              {"white", number_text(language, white)},
              {"white_points", counted(language, white, kScorePoint)},
              {"at", at},
              {"gain", gain_text(language, cause.gain)}});
}

std::string parity_text(Language language, const count::Both<int>& put_down) {
  const int more = put_down[0] - put_down[1];
  const Phrase phrase =
      more == 1    ? Phrase{"In the end Black has put down {black} stones and White {white}: Black "
                            "played last, and by area the last move is a point.",
                            "В конце чёрными поставлено камней {black}, белыми {white}: последний "
                            "ход у чёрных, а по площади это очко."}
      : more == -1 ? Phrase{"In the end Black has put down {black} stones and White {white}: White "
                            "played last, and by area the last move is a point.",
                            "В конце чёрными поставлено камней {black}, белыми {white}: последний "
                            "ход у белых, а по площади это очко."}
      : more == 0
          ? Phrase{"In the end both have put down {black} stones: so far area and territory agree.",
                   "В конце обе стороны поставили по {black}: в этом площадь и территория "
                   "сходятся."}
          : Phrase{"In the end Black has put down {black} stones and White {white}: passes, a "
                   "handicap or a set-up position let one side play more often.",
                   "В конце чёрными поставлено камней {black}, белыми {white}: из-за пасов, форы "
                   "или расставленной позиции одна сторона ходила чаще."};
  return say(language,
             phrase,
             {{"black", std::to_string(put_down[0])}, {"white", std::to_string(put_down[1])}});
}

}  // namespace shinpan::explain
