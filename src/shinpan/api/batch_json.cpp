#include "shinpan/api/batch_json.hpp"

#include "shinpan/api/record_agreement.hpp"
#include "shinpan/explain/numbers.hpp"

namespace shinpan::api {

std::string mismatch_json(const Origin& origin, const Judged& judged, explain::Language language) {
  JsonWriter json;
  json.open_object();
  json.key("source").text(origin.source);
  json.key("game").integer(static_cast<std::int64_t>(origin.game));
  json.key("move").integer(static_cast<std::int64_t>(judged.moves));
  json.key("rules").text(judged.rules.id);
  json.key("komi").number(explain::number_text(explain::Language::English, judged.komi));
  json.key("result").text(count::result_text(judged.verdict.outcome));
  json.key("finished").boolean(judged.verdict.finished);
  json.key("proved").boolean(judged.verdict.proved);
  if (judged.agreement) {
    json.key("record");
    write_agreement(json, judged.board.size(), *judged.agreement, language);
  }
  json.close_object();
  return json.str();
}

std::string tally_json(const explain::BatchTally& tally) {
  JsonWriter json;
  json.open_object().key("summary").open_object();
  json.key("games").integer(tally.games());
  json.key("compared").integer(tally.compared());
  json.key("agreeing").integer(tally.agreeing);
  json.key("differing").integer(tally.differing());
  json.key("one_cause").integer(tally.one_cause);
  json.key("several_causes").integer(tally.several_causes);
  json.key("no_cause").integer(tally.no_cause);
  json.key("not_compared").open_object();
  for (std::size_t i = 0; i < tally.not_compared.size(); ++i) {
    if (tally.not_compared[i] > 0) {
      json.key(explain::reason_id(static_cast<explain::RecordAgreement::Reason>(i)))
          .integer(tally.not_compared[i]);
    }
  }
  json.close_object();
  json.key("failed").integer(tally.failed);
  json.key("marks").open_object();
  json.key("agreeing").integer(tally.marks_agreeing);
  json.key("differing").integer(tally.marks_differing);
  json.close_object().close_object().close_object();
  return json.str();
}

}  // namespace shinpan::api
