#include "server/contacts_endpoint.hpp"

#include "server/contact_policy.hpp"
#include "server/failure.hpp"
#include "server/sha256.hpp"
#include "shinpan/api/json_writer.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <csignal>
#include <pthread.h>
#include <variant>

namespace shinpan::server {
namespace {

using explain::Language;
using nlohmann::json;

constexpr std::array kChannels = {"email", "telegram", "signal", "phone"};
constexpr std::size_t kLargestBody = 4096;
constexpr std::size_t kLongestEmail = 254;
constexpr std::size_t kLongestAddress = 100;
constexpr std::int64_t kHour = 3600;
constexpr std::int64_t kDay = 24 * kHour;
constexpr std::int64_t kFormLasts = 2 * kHour;
constexpr std::size_t kMostClients = 10000;

const char* name_of(Language language) {
  return language == Language::Russian ? "ru" : "en";
}

// Where the request comes from is said by browsers alone; a page of another site cannot hide it.
bool is_of_this_site(const Request& request) {
  if (!request.fetch_site.empty() && request.fetch_site != "same-origin") {
    return false;
  }
  const std::size_t scheme = request.origin.find("://");
  return scheme != std::string::npos && !request.host.empty() &&
         request.origin.substr(scheme + 3) == request.host;
}

bool is_plain(const std::string& text) {
  return std::none_of(text.begin(), text.end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
  });
}

bool is_email(const std::string& text) {
  const std::size_t at = text.find('@');
  if (at == std::string::npos || at == 0 || at > 64 || text.size() > kLongestEmail ||
      text.find('@', at + 1) != std::string::npos || !is_plain(text) ||
      text.find_first_of(" ,;<>\"") != std::string::npos) {
    return false;
  }
  const std::string domain = text.substr(at + 1);
  const std::size_t dot = domain.rfind('.');
  return dot != std::string::npos && dot > 0 && dot + 1 < domain.size() && domain.front() != '.';
}

bool is_channel(const std::string& channel, const std::string& address) {
  const bool known = std::any_of(
      kChannels.begin(), kChannels.end(), [&](const char* name) { return channel == name; });
  return known && (channel == "email") == address.empty() && address.size() <= kLongestAddress &&
         is_plain(address);
}

// The text of a field; empty where it is no text.
std::string text_of(const json& object, const char* name) {
  const auto found = object.find(name);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

// The object of the body, or why there is none.
std::variant<json, ContactProblem> object_of(const Request& request) {
  if (request.body.size() > kLargestBody) {
    return ContactProblem::TooLarge;
  }
  // Forms of other sites cannot send this type without asking.
  if (request.content_type.compare(0, 16, kJson) != 0) {
    return ContactProblem::BadRequest;
  }
  json object = json::parse(request.body, nullptr, false);
  return object.is_object() ? std::variant<json, ContactProblem>(std::move(object))
                            : ContactProblem::BadRequest;
}

Answer written(int status, const api::JsonWriter& writer) {
  Answer out{status, kJson, writer.str() + '\n'};
  out.headers.emplace_back("Cache-Control", "no-store");
  return out;
}

Answer store_failure(const base::Error& error, Language language) {
  return failure(503, error, language);
}

}  // namespace

ContactsEndpoint::ContactsEndpoint(const Settings& settings, std::unique_ptr<ContactStore> store)
    : settings_(settings),
      store_(std::move(store)),
      secret_(random_token() + random_token()),
      leaving_(5, kMostClients),
      asking_(60, kMostClients) {
  if (store_) {
    sweep();
    start_sweeper();
  }
}

ContactsEndpoint::~ContactsEndpoint() {
  {
    const std::lock_guard lock(mutex_);
    ended_ = true;
  }
  ends_.notify_all();
  if (sweeper_.joinable()) {
    sweeper_.join();
  }
}

// Signals are for other threads, which know what to do with them.
void ContactsEndpoint::start_sweeper() {
  sigset_t all;
  sigset_t before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  sweeper_ = std::thread([this] { sweep_every_hour(); });
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

void ContactsEndpoint::sweep_every_hour() {
  std::unique_lock lock(mutex_);
  while (!ends_.wait_for(lock, std::chrono::seconds(kHour), [this] { return ended_; })) {
    lock.unlock();
    sweep();
    lock.lock();
  }
}

// An hour before its time, so that nothing is kept longer between two sweeps. A store that cannot
// be written is tried again in an hour.
void ContactsEndpoint::sweep() {
  static_cast<void>(store_->remove_older(settings_.now() - kDaysKept * kDay + kHour));
}

std::string ContactsEndpoint::form_mark(std::int64_t at) const {
  return std::to_string(at) + '.' + sha256(secret_ + std::to_string(at));
}

bool ContactsEndpoint::knows_form(const std::string& mark) const {
  std::int64_t at = 0;
  const auto [rest, error] = std::from_chars(mark.data(), mark.data() + mark.size(), at);
  const std::int64_t age = settings_.now() - at;
  return error == std::errc{} && age >= 0 && age <= kFormLasts && same_secret(form_mark(at), mark);
}

Answer ContactsEndpoint::about() const {
  api::JsonWriter writer;
  writer.open_object().key("open").boolean(is_open());
  if (is_open()) {
    writer.key("operator").text(settings_.operator_name).key("contact").text(settings_.contact);
    writer.key("days").integer(kDaysKept).key("channels").open_array();
    for (const char* const channel : kChannels) {
      writer.text(channel);
    }
    writer.close_array().key("form").text(form_mark(settings_.now()));
  }
  writer.close_object();
  return written(200, writer);
}

Answer ContactsEndpoint::policy(Language language) const {
  if (!is_open()) {
    return contact_failure(ContactProblem::NotTaken, language);
  }
  return {
      200, kText, contact_policy(language, settings_.operator_name, settings_.contact, kDaysKept)};
}

Answer ContactsEndpoint::leave(const Request& request, Language language) {
  if (!is_open()) {
    return contact_failure(ContactProblem::NotTaken, language);
  }
  const auto refuse = [&](ContactProblem problem) { return contact_failure(problem, language); };
  const std::variant<json, ContactProblem> body = object_of(request);
  if (const auto* const problem = std::get_if<ContactProblem>(&body)) {
    return refuse(*problem);
  }
  if (!is_of_this_site(request)) {
    return refuse(ContactProblem::OtherSite);
  }
  const json& fields = std::get<json>(body);
  if (!knows_form(text_of(fields, "form"))) {
    return refuse(ContactProblem::StaleForm);
  }
  const Contact contact{text_of(fields, "email"),
                        text_of(fields, "channel"),
                        text_of(fields, "address"),
                        name_of(language),
                        settings_.now()};
  if (!is_email(contact.email)) {
    return refuse(ContactProblem::BadEmail);
  }
  if (!is_channel(contact.channel, contact.address)) {
    return refuse(ContactProblem::BadChannel);
  }
  const auto consent = fields.find("consent");
  if (consent == fields.end() || *consent != true) {
    return refuse(ContactProblem::NoConsent);
  }
  if (!leaving_.allows(request.client, settings_.now())) {
    return refuse(ContactProblem::TooOften);
  }
  const std::string token = random_token();
  const base::Result<bool> added = store_->add(token, contact);
  if (!added) {
    return store_failure(added.error(), language);
  }
  api::JsonWriter writer;
  writer.open_object().key("token").text(token).key("days").integer(kDaysKept).close_object();
  return written(201, writer);
}

template <class Use>
Answer ContactsEndpoint::with_token(const Request& request, Language language, const Use& use) {
  if (!store_) {
    return contact_failure(ContactProblem::NotTaken, language);
  }
  const std::variant<json, ContactProblem> body = object_of(request);
  if (const auto* const problem = std::get_if<ContactProblem>(&body)) {
    return contact_failure(*problem, language);
  }
  if (!asking_.allows(request.client, settings_.now())) {
    return contact_failure(ContactProblem::TooOften, language);
  }
  return use(text_of(std::get<json>(body), "token"));
}

Answer ContactsEndpoint::copy(const Request& request, Language language) {
  return with_token(request, language, [&](const std::string& token) {
    const base::Result<std::optional<Contact>> found = store_->find(token);
    if (!found) {
      return store_failure(found.error(), language);
    }
    if (!*found) {
      return contact_failure(ContactProblem::NotFound, language);
    }
    const Contact& contact = **found;
    api::JsonWriter writer;
    writer.open_object().key("email").text(contact.email).key("channel").text(contact.channel);
    writer.key("address").text(contact.address).key("language").text(contact.language);
    writer.key("consent").boolean(true).key("left_at").integer(contact.at);
    writer.key("deleted_by").integer(contact.at + kDaysKept * kDay).close_object();
    return written(200, writer);
  });
}

Answer ContactsEndpoint::withdraw(const Request& request, Language language) {
  return with_token(request, language, [&](const std::string& token) {
    const base::Result<bool> removed = store_->remove(token);
    if (!removed) {
      return store_failure(removed.error(), language);
    }
    if (!*removed) {
      return contact_failure(ContactProblem::NotFound, language);
    }
    api::JsonWriter writer;
    writer.open_object().key("withdrawn").boolean(true).close_object();
    return written(200, writer);
  });
}

}  // namespace shinpan::server
