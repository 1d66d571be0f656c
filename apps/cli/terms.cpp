#include "terms.hpp"

#include "files.hpp"
#include "shinpan/api/rules_json.hpp"
#include "shinpan/explain/error_text.hpp"
#include "texts.hpp"

namespace shinpan::cli {

namespace {

bool fail(const base::Error& error, explain::Language language) {
  print_error("shinpan: " + explain::error_text(language, error) + '\n');
  return false;
}

}  // namespace

bool read_terms(const std::string& rules_text,
                const std::string& komi_text,
                explain::Language language,
                rules::Ruleset& rules,
                std::optional<rules::HalfPoints>& komi) {
  if (!rules_text.empty()) {
    const base::Result<rules::Ruleset> read = api::ruleset_from_text(rules_text);
    if (!read) {
      return fail(read.error(), language);
    }
    rules = *read;
  }
  if (!komi_text.empty()) {
    komi = parse_komi(komi_text);
    if (!komi) {
      return fail({base::ErrorCode::BadNumber, {}, komi_text}, language);
    }
  }
  return true;
}

}  // namespace shinpan::cli
