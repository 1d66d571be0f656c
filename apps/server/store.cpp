#include "server/store.hpp"

#include "server/statement.hpp"

namespace shinpan::server {
namespace {

using base::Error;
using base::ErrorCode;

constexpr int kPatienceMs = 5000;
constexpr std::int64_t kSchema = 1;

constexpr const char* kTables = R"sql(
CREATE TABLE IF NOT EXISTS games(
  id TEXT PRIMARY KEY,
  start TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS events(
  game TEXT NOT NULL REFERENCES games(id),
  number INTEGER NOT NULL,
  event TEXT NOT NULL,
  PRIMARY KEY(game, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS stops(
  game TEXT NOT NULL REFERENCES games(id),
  number INTEGER NOT NULL,
  position TEXT NOT NULL,
  PRIMARY KEY(game, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS verdicts(
  position TEXT NOT NULL,
  rules TEXT NOT NULL,
  terms TEXT NOT NULL,
  answer TEXT NOT NULL,
  PRIMARY KEY(position, rules, terms)
) WITHOUT ROWID;
)sql";

Error failure(sqlite3* connection) {
  return {ErrorCode::StoreFailed,
          {},
          connection == nullptr ? "out of memory" : sqlite3_errmsg(connection)};
}

bool run(sqlite3* connection, const char* sql) {
  return sqlite3_exec(connection, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
}

std::int64_t schema_of(sqlite3* connection) {
  Statement statement(connection, "PRAGMA user_version");
  return statement.next() ? statement.number(0) : -1;
}

// Takes everything back unless it was committed.
class Transaction {
 public:
  explicit Transaction(sqlite3* connection)
      : connection_(connection), open_(run(connection, "BEGIN IMMEDIATE")) {}

  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  ~Transaction() {
    if (open_) {
      run(connection_, "ROLLBACK");
    }
  }

  [[nodiscard]] bool begun() const { return open_; }

  bool commit() {
    if (open_ && run(connection_, "COMMIT")) {
      open_ = false;
      return true;
    }
    return false;
  }

 private:
  sqlite3* connection_;
  bool open_;
};

}  // namespace

void Store::Close::operator()(sqlite3* connection) const {
  sqlite3_close(connection);
}

Store::Store(Connection events, Connection verdicts)
    : events_(std::move(events)), verdicts_(std::move(verdicts)) {}

Store::~Store() = default;

base::Result<std::unique_ptr<Store>> Store::open(const std::string& file) {
  const auto connect = [](const std::string& name) {
    sqlite3* connection = nullptr;
    sqlite3_open_v2(name.c_str(), &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
    sqlite3_busy_timeout(connection, kPatienceMs);
    sqlite3_extended_result_codes(connection, 1);
    return Connection(connection);
  };
  Connection events = connect(file.empty() ? ":memory:" : file);
  // With a write-ahead log that is synced at every commit, a commit that returned survives
  // anything.
  const bool ready = run(events.get(), "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;") &&
                     run(events.get(), "PRAGMA foreign_keys = ON;");
  const std::int64_t schema = ready ? schema_of(events.get()) : -1;
  if (schema < 0) {
    return failure(events.get());
  }
  if (schema > kSchema) {
    return Error{ErrorCode::StoreFailed, {}, "written by a later version"};
  }
  if (!run(events.get(), kTables) || !run(events.get(), "PRAGMA user_version = 1;")) {
    return failure(events.get());
  }
  Connection verdicts;
  if (!file.empty()) {
    verdicts = connect(file);
    if (!run(verdicts.get(), "PRAGMA synchronous = NORMAL;")) {
      return failure(verdicts.get());
    }
  }
  return std::unique_ptr<Store>(new Store(std::move(events), std::move(verdicts)));
}

base::Result<bool> Store::add_game(std::string_view id, std::string_view start) {
  const std::lock_guard lock(events_mutex_);
  Statement statement(events_.get(), "INSERT INTO games VALUES(?, ?)");
  return statement.bind(id).bind(start).run() ? base::Result<bool>(true) : failure(events_.get());
}

base::Result<bool> Store::add_event(std::string_view id,
                                    std::size_t number,
                                    std::string_view event,
                                    const std::optional<std::string>& stopped) {
  const std::lock_guard lock(events_mutex_);
  const auto place = static_cast<std::int64_t>(number);
  Transaction transaction(events_.get());
  if (!transaction.begun()) {
    return failure(events_.get());
  }
  Statement statement(events_.get(), "INSERT INTO events VALUES(?, ?, ?)");
  if (!statement.bind(id).bind(place).bind(event).run()) {
    return statement.conflicts() ? base::Result<bool>(false) : failure(events_.get());
  }
  if (stopped) {
    Statement stop(events_.get(), "INSERT INTO stops VALUES(?, ?, ?)");
    if (!stop.bind(id).bind(place).bind(*stopped).run()) {
      return failure(events_.get());
    }
  }
  return transaction.commit() ? base::Result<bool>(true) : failure(events_.get());
}

base::Result<std::optional<Store::Game>> Store::game(std::string_view id) {
  const std::lock_guard lock(events_mutex_);
  Statement start(events_.get(), "SELECT start FROM games WHERE id = ?");
  if (!start.bind(id).next()) {
    return start.done() ? base::Result<std::optional<Game>>(std::nullopt) : failure(events_.get());
  }
  Game out{start.text(0), {}};
  Statement events(events_.get(), "SELECT event FROM events WHERE game = ? ORDER BY number");
  events.bind(id);
  while (events.next()) {
    out.events.push_back(events.text(0));
  }
  return events.done() ? base::Result<std::optional<Game>>(std::move(out)) : failure(events_.get());
}

std::optional<std::string> Store::verdict(const Question& question) {
  const std::lock_guard lock(verdicts_ ? verdicts_mutex_ : events_mutex_);
  Statement statement(verdicts_ ? verdicts_.get() : events_.get(),
                      "SELECT answer FROM verdicts WHERE position = ? AND rules = ? AND terms = ?");
  statement.bind(question.position).bind(question.rules).bind(question.terms);
  return statement.next() ? std::optional<std::string>(statement.text(0)) : std::nullopt;
}

void Store::keep_verdict(const Question& question, std::string_view answer) {
  const std::lock_guard lock(verdicts_ ? verdicts_mutex_ : events_mutex_);
  Statement statement(verdicts_ ? verdicts_.get() : events_.get(),
                      "INSERT OR REPLACE INTO verdicts VALUES(?, ?, ?, ?)");
  statement.bind(question.position).bind(question.rules).bind(question.terms).bind(answer).run();
}

bool Store::works() {
  const std::lock_guard lock(events_mutex_);
  return Transaction(events_.get()).begun();
}

}  // namespace shinpan::server
