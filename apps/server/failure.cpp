#include "server/failure.hpp"

namespace shinpan::server {

Answer failure(int status,
               const base::Error& error,
               explain::Language language,
               const api::Origin& origin) {
  return {status, kJson, api::error_json(origin, error, language) + '\n'};
}

Answer busy(explain::Language language) {
  Answer out = failure(429, {base::ErrorCode::Busy, {}, {}}, language);
  out.headers.emplace_back("Retry-After", "1");
  return out;
}

}  // namespace shinpan::server
