#pragma once

#include "worker/metrics.hpp"

#include <memory>
#include <string>
#include <thread>

namespace httplib {
class Server;
}

namespace shinpan::worker {

// GET /healthz and /metrics over HTTP, from a thread of its own until it is destroyed. The health
// is good, status 200, while the worker is connected; else 503.
class StatusServer {
 public:
  explicit StatusServer(const Metrics& metrics);
  StatusServer(const StatusServer&) = delete;
  StatusServer& operator=(const StatusServer&) = delete;
  ~StatusServer();

  // The port, where 0 asks for any free one; -1 when it cannot be had.
  [[nodiscard]] int listen(const std::string& address, int port);

 private:
  std::unique_ptr<httplib::Server> http_;
  std::thread thread_;
};

}  // namespace shinpan::worker
