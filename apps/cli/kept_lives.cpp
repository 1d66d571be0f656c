#include "kept_lives.hpp"

#include "server/sha256.hpp"
#include "server/statement.hpp"

namespace shinpan::cli {

namespace {

using server::Statement;

constexpr int kPatienceMs = 5000;

// A commit may be lost with the machine's power; the file stays whole.
constexpr const char* kReady = R"sql(
PRAGMA journal_mode = WAL;
PRAGMA synchronous = NORMAL;
CREATE TABLE IF NOT EXISTS lives(name TEXT PRIMARY KEY, life TEXT NOT NULL) WITHOUT ROWID;
)sql";

}  // namespace

base::Result<std::unique_ptr<KeptLives>> KeptLives::open(const std::string& file) {
  sqlite3* opened = nullptr;
  sqlite3_open_v2(file.c_str(), &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
  Connection connection(opened);
  sqlite3_busy_timeout(opened, kPatienceMs);
  if (sqlite3_exec(opened, kReady, nullptr, nullptr, nullptr) != SQLITE_OK) {
    return base::Error{base::ErrorCode::StoreFailed, {}, sqlite3_errmsg(opened)};
  }
  return std::unique_ptr<KeptLives>(new KeptLives(std::move(connection)));
}

std::optional<std::string> KeptLives::find(std::string_view name) {
  ++asked_;
  const std::string hash = server::sha256(name);
  const std::lock_guard lock(mutex_);
  Statement statement(connection_.get(), "SELECT life FROM lives WHERE name = ?");
  if (!statement.bind(hash).next()) {
    return std::nullopt;
  }
  ++found_;
  return statement.text(0);
}

void KeptLives::keep(std::string_view name, std::string_view life) {
  const std::string hash = server::sha256(name);
  const std::lock_guard lock(mutex_);
  Statement(connection_.get(), "INSERT OR REPLACE INTO lives VALUES(?, ?)")
      .bind(hash)
      .bind(life)
      .run();
}

}  // namespace shinpan::cli
