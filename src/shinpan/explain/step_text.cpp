#include "shinpan/explain/step_text.hpp"

#include "shinpan/explain/numbers.hpp"
#include "shinpan/explain/phrase.hpp"
#include "shinpan/explain/words.hpp"

#include <cstdlib>

namespace shinpan::explain {

namespace {

using board::Color;
using board::index_of;
using count::Both;
using count::Step;
using rules::HalfPoints;
using Kind = Step::Kind;

// {sides}: each side with its number and, where they are few, its points; {black} and {white}: the
// numbers alone.
Phrase step_phrase(Kind kind) {
  switch (kind) {
    case Kind::TakeDeadOff:
      return {"Dead stones come off and are the opponent's prisoners: {sides}.",
              "Мёртвые камни снимаются и становятся пленными: {sides}."};
    case Kind::FillNeutral:
      return {"Neutral points are taken in turn: {sides}.",
              "Нейтральные пункты занимаются по очереди: {sides}."};
    case Kind::Protect:
      return {"Protecting stones are added: {sides}.", "Добавляются защитные камни: {sides}."};
    case Kind::LayPrisoners:
      return {"Prisoners are laid into the territory of their own colour: {sides}.",
              "Пленных кладут в территорию их же цвета: {sides}."};
    case Kind::Rearrange:
      return {"Stones are moved so that empty points lie together: {tens}.",
              "Камни передвигаются так, чтобы пустые пункты легли рядом: {tens}."};
    case Kind::ReturnPrisoners:
      return {
          "Prisoners go back to their owners' bowls, which held equally many stones at first. "
          "Now Black's bowl holds {black}, White's {white}.",
          "Пленные возвращаются в чаши хозяев, где вначале камней было поровну. Теперь в чаше "
          "чёрных {black}, в чаше белых {white}."};
    case Kind::PassStones:
      return {
          "A stone is handed over for each pass, so that both have spent equally many: "
          "{sides}.",
          "За каждый пас отдаётся камень, чтобы обе стороны потратили их поровну: {sides}."};
    case Kind::FillOwn:
      return {"Each side fills its own points: {sides}.", "Каждый заполняет свои пункты: {sides}."};
    case Kind::FillOther:
      return {"Stones that are left go into the other side's points: {sides}.",
              "Оставшиеся камни кладутся в пункты соперника: {sides}."};
    case Kind::KeepEyes:
      return {"The eyes of the groups stay empty: {sides}.",
              "Глаза групп остаются пустыми: {sides}."};
    case Kind::CountLand:
      return {"Empty points are counted: {numbers}.", "Считаются пустые пункты: {numbers}."};
    case Kind::CountStones:
      return {"Living stones are counted: {numbers}.", "Считаются живые камни: {numbers}."};
    case Kind::CountEyes:
      return {"Eyes are counted: {numbers}.", "Считаются глаза: {numbers}."};
    case Kind::CountPrisoners:
      return {"Prisoners are counted: {numbers}.", "Считаются пленные: {numbers}."};
    case Kind::CountBowl:
      return {"Stones in the opponent's bowl are counted: {numbers}.",
              "Считаются камни в чаше соперника: {numbers}."};
    case Kind::CountOver:
      return {"What is left over is counted, points above zero and stones below: {numbers}.",
              "Считается излишек, пункты со знаком плюс, камни со знаком минус: {numbers}."};
    case Kind::CountOneSide:
      return {"Black alone is counted, stones and empty points: {black}.",
              "Считаются одни чёрные, камни и пустые пункты: {black}."};
    case Kind::RestIsOther:
      return {"What the board leaves, points of nobody apart, is White's: {white}.",
              "Остальное, кроме ничьих пунктов, у белых: {white}."};
    case Kind::CompareWithHalf:
      return {"Half of what both have is {white}: Black is {units} zi {way} it.",
              "Половина общего числа {white}: у чёрных на {units} цзы {way}."};
    case Kind::GroupTax:
      return {"Two points of tax for each group, as far as it has them: {numbers}.",
              "Налог в два очка с каждой группы, если они у неё есть: {numbers}."};
    case Kind::ShortPrisoners:
      return {"Prisoners that found no place are subtracted: {numbers}.",
              "Пленные, которым не хватило места, вычитаются: {numbers}."};
    case Kind::Komi:
      return {"Komi: {white}{in_zi} for White.", "Коми: {white}{in_zi} белым."};
    case Kind::Handicap:
      return {"For the handicap: {white}{in_zi} for White.", "За фору: {white}{in_zi} белым."};
    case Kind::FirstPass:
      return {"For the first pass: {numbers}.", "За первый пас: {numbers}."};
    case Kind::Penalty:
      return {"Penalties are subtracted: {numbers}.", "Штрафы вычитаются: {numbers}."};
    case Kind::CheckByArea:
      return {"By area the sums are {numbers}: the lead is the same.",
              "По площади суммы были бы такими: {numbers}; разница та же."};
  }
  return {};
}

// "Black 2 (D4, E5), White 1 (F6)"; a side without any is left out.
std::string sides_with_points(Language language, board::Size size, const Step& step) {
  constexpr int kMostListed = 12;
  std::string out;
  for (const Color color : board::kColors) {
    const board::PointSet& points = step.points[index_of(color)];
    const bool listed = !points.empty() && points.count() <= kMostListed;
    const HalfPoints number =
        points.empty() ? step.figures[index_of(color)] : HalfPoints::points(points.count());
    if (number == HalfPoints{} || (points.empty() && step.kind == Kind::LayPrisoners)) {
      continue;
    }
    out += out.empty() ? "" : ", ";
    out += std::string(side_text(language, color, SideForm::Inside)) + ' ' +
           number_text(language, number);
    out += listed ? " (" + points_text(language, size, points) + ')' : "";
  }
  return out;
}

// "34 = 30 + 4".
std::string in_tens(int number) {
  const std::string all = std::to_string(number);
  const int tens = number / 10 * 10;
  return tens == 0 || tens == number
             ? all
             : all + " = " + std::to_string(tens) + " + " + std::to_string(number - tens);
}

std::string sides_in_tens(Language language, const Step& step) {
  std::string out;
  for (const Color color : board::kColors) {
    out += out.empty() ? "" : ", ";
    out += std::string(side_text(language, color, SideForm::Inside)) + ' ' +
           in_tens(step.points[index_of(color)].count());
  }
  return out;
}

std::string in_zi(Language language, HalfPoints points) {
  return " (" + zi_text(points) + in(language, {" zi)", " цзы)"});
}

}  // namespace

std::string zi_text(HalfPoints points) {
  constexpr const char* kQuarters[] = {"", "1/4", "1/2", "3/4"};
  const int quarters = std::abs(points.halves);
  const std::string whole = std::to_string(quarters / 4);
  const std::string rest = kQuarters[quarters % 4];
  const std::string size = rest.empty() ? whole : quarters / 4 == 0 ? rest : whole + ' ' + rest;
  return (points.halves < 0 ? "-" : "") + size;
}

std::string lead_in_zi_text(Language language, HalfPoints lead) {
  return say(language,
             {"In Chinese counting units: {zi} zi.", "В китайских единицах: {zi} цзы."},
             {{"zi", zi_text({std::abs(lead.halves)})}});
}

std::string sides_text(Language language, const Both<HalfPoints>& sums) {
  std::string out;
  for (const Color color : board::kColors) {
    out += out.empty() ? "" : ", ";
    out += std::string(side_text(language, color, SideForm::Inside)) + ' ' +
           number_text(language, sums[index_of(color)]);
  }
  return out;
}

std::string step_text(Language language, board::Size size, count::Method method, const Step& step) {
  const auto& [black, white] = step.figures;
  // Here the figures are one side's area and half of all.
  const HalfPoints over = black - white;
  const bool zi = method == count::Method::Chinese;
  return say(
      language,
      step_phrase(step.kind),
      {{"sides", sides_with_points(language, size, step)},
       {"numbers", sides_text(language, step.figures)},
       {"tens", sides_in_tens(language, step)},
       {"black", number_text(language, black)},
       {"white", number_text(language, white)},
       {"in_zi", zi ? in_zi(language, white) : std::string()},
       {"units", zi_text(HalfPoints{2 * std::abs(over.halves)})},
       {"way",
        over.halves < 0 ? in(language, {"below", "меньше"}) : in(language, {"above", "больше"})}});
}

std::string tally_text(Language language, const count::Tally& tally) {
  return say(language,
             {"Check: black stones {black_stones} + white stones {white_stones} + black points "
              "{black} + white points {white} + neutral {neutral} = {total}",
              "Проверка: чёрных камней {black_stones} + белых камней {white_stones} + пунктов "
              "чёрных {black} + пунктов белых {white} + нейтральных {neutral} = {total}"},
             {{"black_stones", std::to_string(tally.stones[0])},
              {"white_stones", std::to_string(tally.stones[1])},
              {"black", std::to_string(tally.land[0])},
              {"white", std::to_string(tally.land[1])},
              {"neutral", std::to_string(tally.neutral)},
              {"total", std::to_string(tally.points())}});
}

}  // namespace shinpan::explain
