#pragma once

#include "server/contact_problem.hpp"
#include "server/contact_store.hpp"
#include "server/message.hpp"
#include "server/rate_limit.hpp"
#include "server/settings.hpp"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

namespace shinpan::server {

// /v1/contacts: who wants news of the Atlas leaves an address, with consent. Only where the
// settings name who is responsible and how to reach them; the leaflet itself is to be had without
// it.
//
// What was left is kept for kDaysKept at most: it is deleted when it is older at the start and then
// every hour. Its owner takes a copy or deletes it with the token that was given once. A request
// that leaves something must come from a page of this site and bring the mark of a form that this
// server gave out within two hours.
class ContactsEndpoint {
 public:
  static constexpr int kDaysKept = 90;

  // `store`: none where nothing is stored. Where no operator is named none are taken, but those
  // that were taken before are deleted in time and given to their owners.
  ContactsEndpoint(const Settings& settings, std::unique_ptr<ContactStore> store);
  ContactsEndpoint(const ContactsEndpoint&) = delete;
  ContactsEndpoint& operator=(const ContactsEndpoint&) = delete;
  ~ContactsEndpoint();

  [[nodiscard]] bool is_open() const {
    return store_ != nullptr && !settings_.operator_name.empty();
  }

  // Whether contacts are taken, by whom, and the mark of a new form.
  [[nodiscard]] Answer about() const;
  // What becomes of the data, as text.
  [[nodiscard]] Answer policy(explain::Language language) const;
  [[nodiscard]] Answer leave(const Request& request, explain::Language language);
  [[nodiscard]] Answer copy(const Request& request, explain::Language language);
  [[nodiscard]] Answer withdraw(const Request& request, explain::Language language);

  // Deletes what has been kept long enough.
  void sweep();

 private:
  [[nodiscard]] std::string form_mark(std::int64_t at) const;
  [[nodiscard]] bool knows_form(const std::string& mark) const;
  template <class Use>
  [[nodiscard]] Answer with_token(const Request& request,
                                  explain::Language language,
                                  const Use& use);
  void start_sweeper();
  void sweep_every_hour();

  const Settings& settings_;
  std::unique_ptr<ContactStore> store_;
  std::string secret_;  // of this run
  RateLimit leaving_;
  RateLimit asking_;
  std::mutex mutex_;
  std::condition_variable ends_;
  bool ended_ = false;
  std::thread sweeper_;
};

}  // namespace shinpan::server
