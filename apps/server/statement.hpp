#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace shinpan::server {

// One statement of SQL on its way through SQLite. Errors stay until asked for.
class Statement {
 public:
  Statement(sqlite3* connection, std::string_view sql) {
    status_ = sqlite3_prepare_v2(
        connection, sql.data(), static_cast<int>(sql.size()), &statement_, nullptr);
  }

  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  ~Statement() { sqlite3_finalize(statement_); }

  // Values for the question marks, in their order. Texts must live as long as the statement.
  Statement& bind(std::string_view text) {
    if (status_ == SQLITE_OK) {
      status_ = sqlite3_bind_text64(
          statement_, ++bound_, text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8);
    }
    return *this;
  }

  Statement& bind(std::int64_t number) {
    if (status_ == SQLITE_OK) {
      status_ = sqlite3_bind_int64(statement_, ++bound_, number);
    }
    return *this;
  }

  // To the next row; false when there is none, or after an error.
  bool next() {
    if (status_ == SQLITE_OK || status_ == SQLITE_ROW) {
      status_ = sqlite3_step(statement_);
    }
    return status_ == SQLITE_ROW;
  }

  // Runs it to its end; whether it went well.
  bool run() {
    while (next()) {
    }
    return done();
  }

  [[nodiscard]] bool done() const { return status_ == SQLITE_DONE; }

  // The row would not have been the only one of its key. The connection must tell such things
  // apart (sqlite3_extended_result_codes).
  [[nodiscard]] bool conflicts() const { return status_ == SQLITE_CONSTRAINT_PRIMARYKEY; }

  // Of the row, columns counted from 0.
  [[nodiscard]] std::string text(int column) const {
    const auto* const data = static_cast<const char*>(sqlite3_column_blob(statement_, column));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
    return data == nullptr ? std::string() : std::string(data, size);
  }

  [[nodiscard]] std::int64_t number(int column) const {
    return sqlite3_column_int64(statement_, column);
  }

 private:
  sqlite3_stmt* statement_ = nullptr;
  int bound_ = 0;
  int status_ = SQLITE_OK;
};

}  // namespace shinpan::server
