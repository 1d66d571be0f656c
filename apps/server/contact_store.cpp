#include "server/contact_store.hpp"

#include "server/sha256.hpp"
#include "server/statement.hpp"

namespace shinpan::server {
namespace {

using base::Error;
using base::ErrorCode;

constexpr int kPatienceMs = 5000;

constexpr const char* kTable = R"sql(
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA secure_delete = ON;
CREATE TABLE IF NOT EXISTS contacts(
  token TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  channel TEXT NOT NULL,
  address TEXT NOT NULL,
  language TEXT NOT NULL,
  at INTEGER NOT NULL
) WITHOUT ROWID;
)sql";

}  // namespace

void ContactStore::Close::operator()(sqlite3* connection) const {
  sqlite3_close(connection);
}

ContactStore::~ContactStore() = default;

Error ContactStore::failure() const {
  sqlite3* const connection = connection_.get();
  return {ErrorCode::StoreFailed,
          {},
          connection == nullptr ? "out of memory" : sqlite3_errmsg(connection)};
}

// The log may still hold what was deleted.
void ContactStore::wipe() {
  sqlite3_exec(connection_.get(), "PRAGMA wal_checkpoint(TRUNCATE)", nullptr, nullptr, nullptr);
}

base::Result<std::unique_ptr<ContactStore>> ContactStore::open(const std::string& file) {
  sqlite3* connection = nullptr;
  sqlite3_open_v2(file.empty() ? ":memory:" : file.c_str(),
                  &connection,
                  SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE,
                  nullptr);
  sqlite3_busy_timeout(connection, kPatienceMs);
  std::unique_ptr<ContactStore> out(new ContactStore(Connection(connection)));
  if (sqlite3_exec(connection, kTable, nullptr, nullptr, nullptr) != SQLITE_OK) {
    return out->failure();
  }
  return out;
}

base::Result<bool> ContactStore::add(const std::string& token, const Contact& contact) {
  const std::lock_guard lock(mutex_);
  const std::string hash = sha256(token);
  Statement statement(connection_.get(), "INSERT INTO contacts VALUES(?, ?, ?, ?, ?, ?)");
  statement.bind(hash).bind(contact.email).bind(contact.channel).bind(contact.address);
  statement.bind(contact.language).bind(contact.at);
  return statement.run() ? base::Result<bool>(true) : failure();
}

base::Result<std::optional<Contact>> ContactStore::find(const std::string& token) {
  const std::lock_guard lock(mutex_);
  const std::string hash = sha256(token);
  Statement statement(connection_.get(),
                      "SELECT email, channel, address, language, at FROM contacts WHERE token = ?");
  if (!statement.bind(hash).next()) {
    return statement.done() ? base::Result<std::optional<Contact>>(std::nullopt) : failure();
  }
  return std::optional<Contact>({statement.text(0),
                                 statement.text(1),
                                 statement.text(2),
                                 statement.text(3),
                                 statement.number(4)});
}

base::Result<bool> ContactStore::remove(const std::string& token) {
  const std::lock_guard lock(mutex_);
  const std::string hash = sha256(token);
  Statement statement(connection_.get(), "DELETE FROM contacts WHERE token = ?");
  if (!statement.bind(hash).run()) {
    return failure();
  }
  const bool removed = sqlite3_changes(connection_.get()) > 0;
  if (removed) {
    wipe();
  }
  return removed;
}

base::Result<int> ContactStore::remove_older(std::int64_t than) {
  const std::lock_guard lock(mutex_);
  Statement statement(connection_.get(), "DELETE FROM contacts WHERE at < ?");
  if (!statement.bind(than).run()) {
    return failure();
  }
  const int removed = sqlite3_changes(connection_.get());
  if (removed > 0) {
    wipe();
  }
  return removed;
}

}  // namespace shinpan::server
