#include "shinpan/count/methods/counted.hpp"
#include "shinpan/count/methods/ways.hpp"

namespace shinpan::count {

namespace {

const char* preset_of(Method method) {
  switch (method) {
    case Method::Territory:
    case Method::Japanese:
      return "japanese-1989";
    case Method::Area:
    case Method::Bowl:
      return "atlas";
    case Method::Chinese:
      return "chinese";
    case Method::Aga:
      return "aga";
    case Method::Ing:
      return "ing";
    case Method::StonesTaxed:
      return "stone-scoring";
    case Method::Stones:
    case Method::Filling:
      return "complete-filling";
    case Method::Button:
      return "aga-button";
  }
  return "japanese-1989";
}

void run(Method method, Table& table) {
  switch (method) {
    case Method::Territory:
      return by_territory(table);
    case Method::Japanese:
      return by_japanese_hand(table);
    case Method::Area:
    case Method::Button:
      return by_area(table);
    case Method::Chinese:
      return by_chinese_hand(table);
    case Method::Aga:
      return by_pass_stones(table);
    case Method::Bowl:
      return by_bowl(table);
    case Method::Ing:
      return by_ing_filling(table);
    case Method::Stones:
      return by_stones(table);
    case Method::StonesTaxed:
      return by_stones_taxed(table);
    case Method::Filling:
      return by_filling(table);
  }
}

}  // namespace

rules::Ruleset rules_of(Method method, const rules::Ruleset& chosen) {
  const bool by_territory = method == Method::Territory || method == Method::Japanese;
  if (by_territory && chosen.scoring == rules::Scoring::Territory) {
    return chosen;
  }
  rules::Ruleset out = *rules::preset(preset_of(method));
  out.settlement = chosen.settlement;
  return out;
}

Counted count_by(Method method, const Stopped& stopped) {
  Table table(stopped, rules_of(method, stopped.terms.rules));
  run(method, table);
  return table.end(method);
}

}  // namespace shinpan::count
