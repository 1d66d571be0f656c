#include "shinpan/explain/batch_text.hpp"

#include "shinpan/explain/phrase.hpp"

#include <numeric>

namespace shinpan::explain {

namespace {

// "resignation 2, time 1": the reasons that occur.
std::string reasons_text(Language language, const BatchTally& tally) {
  std::string out;
  for (std::size_t i = 0; i < tally.not_compared.size(); ++i) {
    if (tally.not_compared[i] > 0) {
      out += std::string(out.empty() ? "" : ", ") +
             reason_text(language, static_cast<RecordAgreement::Reason>(i)) + ' ' +
             std::to_string(tally.not_compared[i]);
    }
  }
  return out.empty() ? out : " (" + out + ')';
}

std::string causes_text(Language language, const BatchTally& tally) {
  if (tally.differing() == 0) {
    return {};
  }
  return say(language,
             {" (one cause {one}, several possible {several}, none found {none})",
              " (причина одна {one}, возможны несколько {several}, не найдена {none})"},
             {{"one", std::to_string(tally.one_cause)},
              {"several", std::to_string(tally.several_causes)},
              {"none", std::to_string(tally.no_cause)}});
}

}  // namespace

void BatchTally::add(const std::optional<RecordAgreement>& agreement) {
  const RecordAgreement found = agreement.value_or(RecordAgreement{});
  if (found.marks) {
    ++(found.marks->agree() ? marks_agreeing : marks_differing);
  }
  switch (found.state) {
    case RecordAgreement::State::Agrees:
      ++agreeing;
      break;
    case RecordAgreement::State::NotCompared:
      ++not_compared[static_cast<std::size_t>(found.reason)];
      break;
    case RecordAgreement::State::Differs:
      ++(found.causes.empty() ? no_cause : found.causes.size() == 1 ? one_cause : several_causes);
      break;
  }
}

int BatchTally::left_out() const {
  return std::accumulate(not_compared.begin(), not_compared.end(), 0);
}

std::string tally_text(Language language, const BatchTally& tally) {
  const auto n = [](int number) { return std::to_string(number); };
  std::string out =
      say(language,
          {"Games read: {games}\nCompared: {compared}; agreeing {agreeing}, differing "
           "{differing}{causes}\nNot compared: {left_out}{reasons}\nFailed: {failed}\n",
           "Прочитано партий: {games}\nСверено: {compared}; согласны {agreeing}, расходятся "
           "{differing}{causes}\nНе сверялись: {left_out}{reasons}\nНе удалось: {failed}\n"},
          {{"games", n(tally.games())},
           {"compared", n(tally.compared())},
           {"agreeing", n(tally.agreeing)},
           {"differing", n(tally.differing())},
           {"causes", causes_text(language, tally)},
           {"left_out", n(tally.left_out())},
           {"reasons", reasons_text(language, tally)},
           {"failed", n(tally.failed)}});
  if (tally.marks_agreeing + tally.marks_differing > 0) {
    out += say(language,
               {"Territory marks: agreeing {agreeing}, differing {differing}\n",
                "Отметки территории: согласны {agreeing}, расходятся {differing}\n"},
               {{"agreeing", n(tally.marks_agreeing)}, {"differing", n(tally.marks_differing)}});
  }
  return out;
}

}  // namespace shinpan::explain
