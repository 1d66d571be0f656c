#include "server/service.hpp"

#include "server/failure.hpp"
#include "server/openapi.hpp"
#include "server/pages.hpp"
#include "shinpan/api/rules_json.hpp"

#include <chrono>

namespace shinpan::server {
namespace {

using explain::Language;

// The first language that the browser names and we know.
Language language_of(std::string_view accepted) {
  while (!accepted.empty()) {
    const std::size_t end = std::min(accepted.find(','), accepted.size());
    std::string_view one = accepted.substr(0, end);
    one = one.substr(0, one.find(';'));
    const std::size_t begin = one.find_first_not_of(' ');
    if (begin != std::string_view::npos) {
      if (const auto language = explain::parse_language(one.substr(begin, 2))) {
        return *language;
      }
    }
    accepted.remove_prefix(std::min(end + 1, accepted.size()));
  }
  return Language::English;
}

// The id in a path like the pattern, where that has "{id}"; nothing when they differ.
std::optional<std::string> match(std::string_view pattern, std::string_view path) {
  constexpr std::string_view kSlot = "{id}";
  const std::size_t slot = pattern.find(kSlot);
  if (slot == std::string_view::npos) {
    return pattern == path ? std::optional<std::string>("") : std::nullopt;
  }
  const std::string_view before = pattern.substr(0, slot);
  const std::string_view after = pattern.substr(slot + kSlot.size());
  if (path.size() <= before.size() + after.size() || path.substr(0, before.size()) != before ||
      path.substr(path.size() - after.size()) != after) {
    return std::nullopt;
  }
  const std::string_view id =
      path.substr(before.size(), path.size() - pattern.size() + kSlot.size());
  return id.find('/') == std::string_view::npos ? std::optional<std::string>(id) : std::nullopt;
}

// A file of the page. Its content security policy stands in it, but for the part that only a header
// can say.
Answer shown(const Page& page, const Request& request) {
  if (request.method != "GET") {
    Answer out = Service::refusal(
        405, base::ErrorCode::WrongMethod, request.method, request.accept_language);
    out.headers.emplace_back("Allow", "GET");
    return out;
  }
  const bool gzip = request.accept_encoding.find("gzip") != std::string::npos;
  Answer out{200, std::string(page.type), std::string(gzip ? page.gzipped : page.bytes)};
  if (gzip) {
    out.headers.emplace_back("Content-Encoding", "gzip");
  }
  out.headers.emplace_back("Vary", "Accept-Encoding");
  out.headers.emplace_back("Cache-Control",
                           page.lasting ? "public, max-age=31536000, immutable" : "no-cache");
  out.headers.emplace_back("Content-Security-Policy", "frame-ancestors 'none'");
  out.headers.emplace_back("X-Content-Type-Options", "nosniff");
  return out;
}

}  // namespace

struct Service::Route {
  const char* method;
  const char* pattern;
  Answer (Service::*answer)(const Call&);
};

Answer Service::answer(const Request& request) {
  const auto started = std::chrono::steady_clock::now();
  std::string address = "other";
  Answer answer = routed(request, address);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - started;
  metrics_.answered(address, answer.status, took.count());
  return answer;
}

Answer Service::routed(const Request& request, std::string& address) {
  static constexpr Route kRoutes[] = {
      {"POST", "/v1/judge", &Service::judge},
      {"POST", "/v1/games", &Service::create_game},
      {"GET", "/v1/games/{id}", &Service::game},
      {"POST", "/v1/games/{id}/events", &Service::add_event},
      {"GET", "/v1/games/{id}/events", &Service::events},
      {"GET", "/v1/games/{id}/sgf", &Service::sgf},
      {"GET", "/v1/games/{id}/suggestion", &Service::suggestion},
      {"GET", "/v1/games/{id}/answer", &Service::trial_answer},
      {"GET", "/v1/rules", &Service::rules},
      {"GET", "/v1/openapi.json", &Service::openapi},
      {"GET", "/v1/contacts", &Service::contacts},
      {"POST", "/v1/contacts", &Service::leave_contact},
      {"GET", "/v1/contacts/policy", &Service::contact_policy},
      {"POST", "/v1/contacts/copy", &Service::copy_contact},
      {"POST", "/v1/contacts/withdraw", &Service::withdraw_contact},
      {"GET", "/healthz", &Service::health},
      {"GET", "/metrics", &Service::metrics},
  };
  std::string allowed;
  for (const Route& route : kRoutes) {
    const std::optional<std::string> id = match(route.pattern, request.path);
    if (!id) {
      continue;
    }
    address = route.pattern;
    if (request.method == route.method) {
      return (this->*route.answer)({request, *id, language_of(request.accept_language)});
    }
    allowed += (allowed.empty() ? "" : ", ") + std::string(route.method);
  }
  if (allowed.empty()) {
    // Where the page asks whether contacts are taken; a host of static files has a file there.
    if (request.method == "GET" && request.path == "/contacts.json" && contacts_.is_open()) {
      address = "page";
      return contacts_.about();
    }
    if (const Page* const page = find_page(request.path)) {
      address = "page";
      return shown(*page, request);
    }
    return refusal(404, base::ErrorCode::NoSuchAddress, request.path, request.accept_language);
  }
  Answer out = refusal(405, base::ErrorCode::WrongMethod, request.method, request.accept_language);
  out.headers.emplace_back("Allow", allowed);
  return out;
}

Answer Service::refusal(int status,
                        base::ErrorCode code,
                        const std::string& detail,
                        const std::string& accept_language) {
  return failure(status, {code, {}, detail}, language_of(accept_language));
}

Answer Service::judge(const Call& call) {
  return judging_.answer(call.request, call.language);
}

Answer Service::create_game(const Call& call) {
  return games_.create(call.request, call.language);
}

Answer Service::game(const Call& call) {
  return games_.state(call.id, call.language);
}

Answer Service::add_event(const Call& call) {
  return games_.add_event(call.id, call.request, call.language);
}

Answer Service::events(const Call& call) {
  return games_.events(call.id, call.language);
}

Answer Service::sgf(const Call& call) {
  return games_.sgf(call.id, call.language);
}

Answer Service::suggestion(const Call& call) {
  return games_.suggestion(call.id, call.language);
}

Answer Service::trial_answer(const Call& call) {
  return games_.trial_answer(call.id, call.language);
}

Answer Service::contacts(const Call&) {
  return contacts_.about();
}

Answer Service::contact_policy(const Call& call) {
  return contacts_.policy(call.language);
}

Answer Service::leave_contact(const Call& call) {
  return contacts_.leave(call.request, call.language);
}

Answer Service::copy_contact(const Call& call) {
  return contacts_.copy(call.request, call.language);
}

Answer Service::withdraw_contact(const Call& call) {
  return contacts_.withdraw(call.request, call.language);
}

Answer Service::health(const Call& call) {
  return store_->works() ? Answer{200, kJson, "{\"status\":\"ok\"}\n"}
                         : failure(503, {base::ErrorCode::StoreFailed, {}, {}}, call.language);
}

Answer Service::metrics(const Call&) {
  return {200, "text/plain; version=0.0.4; charset=utf-8", metrics_.text(slots_.admitted())};
}

Answer Service::rules(const Call&) {
  return {200, kJson, api::rulesets_to_json() + '\n'};
}

Answer Service::openapi(const Call&) {
  return {200, kJson, std::string(openapi_document())};
}

}  // namespace shinpan::server
