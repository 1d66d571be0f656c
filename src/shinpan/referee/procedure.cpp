#include "shinpan/referee/procedure.hpp"

#include <array>

namespace shinpan::referee {
namespace {

using rules::Settlement;

// Nihon Ki-in and Kansai Ki-in 1989. The filling without turns is in the commentary on Article 9.
constexpr Procedure kJapanese{.id = "japanese",
                              .first_move = FirstMove::OpponentOfAsker,
                              .confirmation = true,
                              .free_filling = true,
                              .no_result = NoResult::ByAgreement,
                              .both_lose = true,
                              .articles = {.stop = "9.1",
                                           .agreement = "9.2",
                                           .resumption = "9.3",
                                           .confirmation = "7",
                                           .filling = "9",
                                           .count = "10",
                                           .resignation = "11",
                                           .no_result = "12",
                                           .both_lose = "13",
                                           .forfeit = "14"}};

// Chinese Weiqi Association 1988, the sections of chapter 1.
constexpr Procedure kChinese{
    .id = "chinese",
    .first_move = FirstMove::OpponentOfAsker,
    .no_result = NoResult::ByReferee,
    .articles = {.stop = "7", .agreement = "8", .count = "9", .resignation = "7"}};

// American Go Association 1991. A stop in which nothing is agreed is followed by two more passes.
constexpr Procedure kAga{
    .id = "aga",
    .passes_to_end = 4,
    .articles = {
        .stop = "9", .agreement = "9", .resumption = "10", .final_passes = "10", .count = "12"}};

// Ing: two passes stop the game, four end it. The text has no numbers that are known to us.
constexpr Procedure kIng{.id = "ing", .passes_to_end = 4};

// New Zealand Go Society: the text has no numbers.
constexpr Procedure kNewZealand{.id = "new-zealand", .first_move = FirstMove::AsAgreed};

constexpr Procedure kTrompTaylor{
    .id = "tromp-taylor", .agreement = false, .articles = {.stop = "8", .count = "9"}};

// Rule sets without a text of their own that play disputes out; what a cycle means is left open
// too.
constexpr Procedure kPlayout{.id = "playout", .passes_to_end = 4, .no_result = NoResult::ByReferee};

constexpr std::array kRows = {kJapanese, kChinese, kAga, kIng, kNewZealand, kTrompTaylor, kPlayout};

struct Assignment {
  std::string_view rules;
  std::string_view procedure;
};

constexpr Assignment kAssigned[] = {
    {"japanese-1989", "japanese"},
    {"japanese-2003", "japanese"},
    {"korean", "japanese"},
    {"territory-seki", "japanese"},
    {"ancient-territory", "japanese"},
    {"chinese", "chinese"},
    {"chinese-ogs", "chinese"},
    {"aga", "aga"},
    {"bga", "aga"},
    {"aga-button", "aga"},
    {"ing", "ing"},
    {"new-zealand", "new-zealand"},
    {"tromp-taylor", "tromp-taylor"},
    {"atlas", "playout"},
    {"stone-scoring", "playout"},
    {"stone-scoring-tax", "playout"},
    {"complete-filling", "playout"},
};

const Procedure& by_settlement(Settlement settlement) {
  switch (settlement) {
    case Settlement::Confirmation:
      return kJapanese;
    case Settlement::NothingDead:
      return kTrompTaylor;
    case Settlement::Playout:
      break;
  }
  return kPlayout;
}

const Procedure& row_of(const rules::Ruleset& rules) {
  for (const Assignment& assigned : kAssigned) {
    if (assigned.rules != rules.id) {
      continue;
    }
    for (const Procedure& row : kRows) {
      if (row.id == assigned.procedure) {
        return row;
      }
    }
  }
  return by_settlement(rules.settlement);
}

}  // namespace

std::span<const Procedure> procedures() {
  return kRows;
}

Procedure procedure_of(const rules::Ruleset& rules) {
  Procedure out = row_of(rules);
  if (rules.opponent_resumes) {
    out.first_move = FirstMove::OpponentOfAsker;
  } else if (out.first_move == FirstMove::OpponentOfAsker) {
    out.first_move = FirstMove::NextInTurn;
  }
  if (rules.ko != rules::KoRule::Simple) {
    out.no_result = NoResult::Never;
  }
  return out;
}

const char* first_move_id(FirstMove first) {
  switch (first) {
    case FirstMove::NextInTurn:
      return "next-in-turn";
    case FirstMove::OpponentOfAsker:
      return "opponent-of-asker";
    case FirstMove::AsAgreed:
      return "as-agreed";
  }
  return "";
}

const char* no_result_id(NoResult no_result) {
  switch (no_result) {
    case NoResult::Never:
      return "never";
    case NoResult::ByAgreement:
      return "by-agreement";
    case NoResult::ByReferee:
      return "by-referee";
  }
  return "";
}

}  // namespace shinpan::referee
