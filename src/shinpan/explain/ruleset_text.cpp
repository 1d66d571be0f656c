#include "shinpan/explain/ruleset_text.hpp"

#include "shinpan/explain/numbers.hpp"
#include "shinpan/explain/phrase.hpp"

namespace shinpan::explain {

namespace {

struct Named {
  const char* id;
  Phrase name;
};

constexpr Named kNames[] = {
    {"japanese-1989", {"Japanese rules of 1989", "японские правила 1989 года"}},
    {"japanese-2003",
     {"Japanese rules, formal text of 2003", "японские правила, формальный текст 2003 года"}},
    {"korean", {"Korean rules", "корейские правила"}},
    {"territory-seki",
     {"territory counting with points in seki", "счёт территории с очками в секи"}},
    {"ancient-territory",
     {"ancient territory counting with the group tax",
      "древний счёт территории с налогом на группы"}},
    {"chinese", {"Chinese rules", "китайские правила"}},
    {"chinese-ogs",
     {"Chinese rules with superko, as on servers", "китайские правила с суперко, как на серверах"}},
    {"aga", {"rules of the American Go Association", "правила Американской ассоциации го (AGA)"}},
    {"bga", {"rules of the British Go Association", "правила Британской ассоциации го (BGA)"}},
    {"aga-button", {"area counting with a button", "счёт площади с кнопкой"}},
    {"new-zealand", {"New Zealand rules", "новозеландские правила"}},
    {"tromp-taylor", {"Tromp-Taylor rules", "правила Тромпа-Тейлора"}},
    {"ing", {"Ing (SST) rules", "правила Инга (SST)"}},
    {"stone-scoring", {"stone counting", "счёт камней"}},
    {"stone-scoring-tax",
     {"area counting with the group tax, as in old China",
      "счёт площади с налогом на группы, как в старом Китае"}},
    {"complete-filling",
     {"complete filling, an ancient count of stones", "полное заполнение, древний счёт камней"}},
    {"atlas", {"rules of the Atlas", "правила Атласа"}},
    {"custom", {"custom rules", "свои правила"}},
};

Phrase scoring_phrase(rules::Scoring scoring) {
  switch (scoring) {
    case rules::Scoring::Territory:
      return {"counts territory and prisoners", "считаются территория и пленники"};
    case rules::Scoring::Area:
      return {"counts area: living stones and territory",
              "считается площадь: живые камни и территория"};
    case rules::Scoring::Stones:
      return {"counts stones on the board", "считаются камни на доске"};
  }
  return {};
}

// When stones are counted, the eyes that stay unfilled are the tax.
Phrase filling_phrase(rules::Tax tax) {
  if (tax == rules::Tax::All) {
    return {"all but two eyes of each group are filled",
            "у каждой группы заполняется всё, кроме двух глаз"};
  }
  return {"every point is filled, eyes too", "заполняется каждый пункт, и глаза тоже"};
}

Phrase tax_phrase(const rules::Ruleset& rules) {
  if (rules.scoring == rules::Scoring::Stones) {
    return filling_phrase(rules.tax);
  }
  switch (rules.tax) {
    case rules::Tax::None:
      return {"eyes in seki count", "глаза в секи считаются"};
    case rules::Tax::Seki:
      return {"eyes in seki do not count", "глаза в секи не считаются"};
    case rules::Tax::All:
      return {"each group pays a tax of two points", "каждая группа платит налог в два очка"};
  }
  return {};
}

Phrase ko_phrase(rules::KoRule ko) {
  switch (ko) {
    case rules::KoRule::Simple:
      return {"simple ko", "простое ко"};
    case rules::KoRule::Positional:
      return {"positional superko", "позиционное суперко"};
    case rules::KoRule::Situational:
      return {"situational superko", "ситуационное суперко"};
  }
  return {};
}

Phrase settlement_phrase(rules::Settlement settlement) {
  switch (settlement) {
    case rules::Settlement::Confirmation:
      return {"disputes are settled by hypothetical play", "споры решает воображаемая игра"};
    case rules::Settlement::Playout:
      return {"disputes are played out", "споры доигрывают на доске"};
    case rules::Settlement::NothingDead:
      return {"every stone on the board counts as alive", "живы все камни на доске"};
  }
  return {};
}

Phrase bonus_phrase(rules::HandicapBonus bonus) {
  switch (bonus) {
    case rules::HandicapBonus::None:
      return {};
    case rules::HandicapBonus::NMinusOne:
      return {"White gets a point for each handicap stone but the first",
              "белые получают по очку за каждый камень форы, кроме первого"};
    case rules::HandicapBonus::N:
      return {"White gets a point for each handicap stone",
              "белые получают по очку за каждый камень форы"};
  }
  return {};
}

}  // namespace

std::string ruleset_name(Language language, const rules::Ruleset& rules) {
  for (const Named& named : kNames) {
    if (rules.id == named.id) {
      return in(language, named.name);
    }
  }
  return rules.id;
}

std::string ruleset_summary(Language language, const rules::Ruleset& rules) {
  std::string out = in(language, scoring_phrase(rules.scoring));
  const auto add = [&](const Phrase& phrase) {
    const std::string part = in(language, phrase);
    out += part.empty() ? "" : "; " + part;
  };
  add(tax_phrase(rules));
  add(ko_phrase(rules.ko));
  add(rules.suicide ? Phrase{"suicide allowed", "самоубийство разрешено"} : Phrase{});
  add(settlement_phrase(rules.settlement));
  add(bonus_phrase(rules.handicap_bonus));
  add(rules.pass_stones.given ? Phrase{"a pass costs a stone", "пас стоит камень"} : Phrase{});
  add(rules.button ? Phrase{"the first pass earns half a point", "первый пас приносит пол-очка"}
                   : Phrase{});
  add(rules.black_wins_ties ? Phrase{"Black wins even games", "при равенстве выигрывают чёрные"}
                            : Phrase{});
  out += say(
      language, {"; komi {komi}", "; коми {komi}"}, {{"komi", number_text(language, rules.komi)}});
  return out;
}

}  // namespace shinpan::explain
