#pragma once

#include "shinpan/base/result.hpp"

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

struct sqlite3;

namespace shinpan::server {

// What a person left who wants news.
struct Contact {
  std::string email;
  std::string channel;  // "email", "telegram", "signal", "phone"
  std::string address;  // in that channel; empty with "email"
  std::string language;
  std::int64_t at = 0;  // when, in seconds of the Unix clock

  bool operator==(const Contact&) const = default;
};

// The contacts, in a table of their own in the store's SQLite file. A contact is found by the token
// that its owner was given, of which only the hash is kept. What a call has returned well is on the
// disk, and what was deleted is overwritten there. Safe to use from several threads.
//
// Errors: StoreFailed with what SQLite says.
class ContactStore {
 public:
  // Creates what is missing. An empty name: in memory.
  [[nodiscard]] static base::Result<std::unique_ptr<ContactStore>> open(const std::string& file);

  ContactStore(const ContactStore&) = delete;
  ContactStore& operator=(const ContactStore&) = delete;
  ~ContactStore();

  // Beside what the same address may have left before: nobody can replace what another has left.
  [[nodiscard]] base::Result<bool> add(const std::string& token, const Contact& contact);

  // Nothing where the token is nobody's.
  [[nodiscard]] base::Result<std::optional<Contact>> find(const std::string& token);

  // False where the token is nobody's.
  [[nodiscard]] base::Result<bool> remove(const std::string& token);

  // Deletes what was left before that time; how many.
  [[nodiscard]] base::Result<int> remove_older(std::int64_t than);

 private:
  struct Close {
    void operator()(sqlite3* connection) const;
  };

  using Connection = std::unique_ptr<sqlite3, Close>;

  explicit ContactStore(Connection connection) : connection_(std::move(connection)) {}

  [[nodiscard]] base::Error failure() const;
  void wipe();

  std::mutex mutex_;
  Connection connection_;
};

}  // namespace shinpan::server
