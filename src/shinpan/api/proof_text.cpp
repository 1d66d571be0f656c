#include "shinpan/api/proof_text.hpp"

#include "shinpan/api/report.hpp"

namespace shinpan::api {

std::string proof_text(const Origin& origin, const Judged& judged) {
  const std::string name = origin_text(origin, explain::Language::English) + ", after move " +
                           std::to_string(judged.moves) + ", " + judged.rules.id;
  return proof::to_text(*judged.verdict.life.proof, name);
}

}  // namespace shinpan::api
