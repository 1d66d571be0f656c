#pragma once

#include "shinpan/base/result.hpp"
#include "shinpan/life/kept.hpp"

#include <sqlite3.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>

namespace shinpan::cli {

// Statuses kept in an SQLite file, under the SHA-256 of their names. Several processes may share
// it. A life that cannot be kept or read is worked out again, and nothing is said of it.
class KeptLives : public life::Kept {
 public:
  // Creates what is missing. Errors: StoreFailed with what SQLite says.
  [[nodiscard]] static base::Result<std::unique_ptr<KeptLives>> open(const std::string& file);

  [[nodiscard]] std::optional<std::string> find(std::string_view name) override;
  void keep(std::string_view name, std::string_view life) override;

  // How often was asked, and how often there was an answer.
  [[nodiscard]] std::uint64_t asked() const { return asked_; }

  [[nodiscard]] std::uint64_t found() const { return found_; }

 private:
  struct Close {
    void operator()(sqlite3* connection) const { sqlite3_close(connection); }
  };

  using Connection = std::unique_ptr<sqlite3, Close>;

  explicit KeptLives(Connection connection) : connection_(std::move(connection)) {}

  std::mutex mutex_;
  Connection connection_;
  std::atomic<std::uint64_t> asked_{0};
  std::atomic<std::uint64_t> found_{0};
};

}  // namespace shinpan::cli
