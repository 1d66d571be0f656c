#include "shinpan/explain/method_text.hpp"

#include "shinpan/explain/phrase.hpp"

namespace shinpan::explain {

namespace {

using count::Method;

Phrase method_phrase(Method method) {
  switch (method) {
    case Method::Territory:
      return {"territory: empty points surrounded, prisoners and dead stones",
              "территория: окружённые пустые пункты, пленные и мёртвые камни"};
    case Method::Japanese:
      return {"territory by hand: prisoners are laid in, the rest is moved into tens",
              "территория на доске: пленных кладут внутрь, остаток сдвигают в десятки"};
    case Method::Area:
      return {"area: living stones and empty points surrounded",
              "площадь: живые камни и окружённые пустые пункты"};
    case Method::Chinese:
      return {"area by hand: one side is counted and compared with half of the board",
              "площадь на доске: считают одну сторону и сравнивают с половиной доски"};
    case Method::Aga:
      return {"pass stones (AGA): a stone for each pass makes territory agree with area",
              "камни за пасы (AGA): с ними территория даёт ту же разницу, что и площадь"};
    case Method::Bowl:
      return {"opponent's bowl: empty points surrounded and the stones left in that bowl",
              "чаша соперника: окружённые пустые пункты и камни, оставшиеся в его чаше"};
    case Method::Ing:
      return {"filling in (Ing): equal bowls, each side fills its own points",
              "заполнение по Ингу: чаши равны, каждый заполняет свои пункты"};
    case Method::Stones:
      return {"stones and eyes: everything but two eyes of each group is filled",
              "камни и глаза: заполняется всё, кроме двух глаз каждой группы"};
    case Method::StonesTaxed:
      return {"stones alone: the two eyes of each group are its tax",
              "одни камни: два глаза каждой группы составляют налог с неё"};
    case Method::Filling:
      return {"complete filling: every point is filled, stones are counted",
              "полное заполнение: занимается каждый пункт, считаются камни"};
    case Method::Button:
      return {"button: area, and half a point for the first pass",
              "кнопка: площадь и пол-очка за первый пас"};
  }
  return {};
}

}  // namespace

std::string method_text(Language language, Method method) {
  return in(language, method_phrase(method));
}

std::string method_word(Language language) {
  return in(language, {"Method", "Способ"});
}

std::string by_area_text(Language language) {
  return in(language, {"By area and by stones", "По площади и по камням"});
}

}  // namespace shinpan::explain
