#pragma once

#include "server/message.hpp"
#include "shinpan/explain/language.hpp"

#include <cstdint>

namespace shinpan::server {

// Why a request about contacts is refused.
enum class ContactProblem : std::uint8_t {
  NotTaken,    // the server takes no contacts
  BadRequest,  // no JSON object with the fields
  BadEmail,
  BadChannel,
  NoConsent,
  OtherSite,  // the request comes from a page of another site, or says not where from
  StaleForm,  // its form was not given out by this server, or too long ago
  TooOften,
  TooLarge,
  NotFound,
};

// The stable name of the problem, lower case words joined by '-'.
[[nodiscard]] const char* contact_problem_id(ContactProblem problem);

// The answer that says what is wrong and how to mend it, in the form of all errors.
[[nodiscard]] Answer contact_failure(ContactProblem problem, explain::Language language);

}  // namespace shinpan::server
