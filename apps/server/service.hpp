#pragma once

#include "server/contacts_endpoint.hpp"
#include "server/games_endpoint.hpp"
#include "server/judge_endpoint.hpp"

#include <memory>

namespace shinpan::server {

// Answers requests; knows nothing of sockets. Safe to use from several threads.
class Service {
 public:
  // `contacts`: none where they are not taken.
  Service(const Settings& settings,
          std::unique_ptr<Store> store,
          std::unique_ptr<ContactStore> contacts = nullptr)
      : settings_(settings),
        store_(std::move(store)),
        slots_(settings.jobs, settings.waiting),
        judging_(settings_, slots_, metrics_, *store_),
        games_(settings_, *store_, slots_),
        contacts_(settings_, std::move(contacts)) {}

  [[nodiscard]] Answer answer(const Request& request);

  // What stands in place of an answer that no request could be made of, such as one too large.
  [[nodiscard]] static Answer refusal(int status,
                                      base::ErrorCode code,
                                      const std::string& detail,
                                      const std::string& accept_language);

  [[nodiscard]] const Settings& settings() const { return settings_; }

  // Deletes the contacts whose time is over; it is done every hour besides.
  void sweep_contacts() {
    if (contacts_.is_open()) {
      contacts_.sweep();
    }
  }

 private:
  // What an answer is made of besides the service.
  struct Call {
    const Request& request;
    std::string id;  // of a game, from the path
    explain::Language language;
  };

  struct Route;

  [[nodiscard]] Answer routed(const Request& request, std::string& address);
  [[nodiscard]] Answer judge(const Call& call);
  [[nodiscard]] Answer create_game(const Call& call);
  [[nodiscard]] Answer game(const Call& call);
  [[nodiscard]] Answer add_event(const Call& call);
  [[nodiscard]] Answer events(const Call& call);
  [[nodiscard]] Answer sgf(const Call& call);
  [[nodiscard]] Answer suggestion(const Call& call);
  [[nodiscard]] Answer trial_answer(const Call& call);
  [[nodiscard]] Answer contacts(const Call& call);
  [[nodiscard]] Answer contact_policy(const Call& call);
  [[nodiscard]] Answer leave_contact(const Call& call);
  [[nodiscard]] Answer copy_contact(const Call& call);
  [[nodiscard]] Answer withdraw_contact(const Call& call);
  [[nodiscard]] Answer health(const Call& call);
  [[nodiscard]] Answer metrics(const Call& call);
  [[nodiscard]] Answer rules(const Call& call);
  [[nodiscard]] Answer openapi(const Call& call);

  Settings settings_;
  std::unique_ptr<Store> store_;
  WorkSlots slots_;
  Metrics metrics_;
  JudgeEndpoint judging_;
  GamesEndpoint games_;
  ContactsEndpoint contacts_;
};

}  // namespace shinpan::server
