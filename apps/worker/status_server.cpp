#include "worker/status_server.hpp"

#include <httplib.h>

#include <chrono>

namespace shinpan::worker {
namespace {

constexpr std::time_t kSeconds = 5;
constexpr std::size_t kThreads = 4;

}  // namespace

StatusServer::StatusServer(const Metrics& metrics) : http_(std::make_unique<httplib::Server>()) {
  http_->new_task_queue = [] { return new httplib::ThreadPool(kThreads); };
  http_->set_keep_alive_timeout(kSeconds);
  http_->set_read_timeout(kSeconds);
  http_->set_write_timeout(kSeconds);
  http_->set_payload_max_length(0);
  // The library's own choice would let two workers share a port.
  http_->set_socket_options([](socket_t socket) {
    const int yes = 1;
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  });
  http_->Get("/healthz", [&metrics](const httplib::Request&, httplib::Response& to) {
    const bool well = metrics.connected;
    to.status = well ? 200 : 503;
    to.set_content(well ? "{\"status\":\"ok\"}\n" : "{\"status\":\"disconnected\"}\n",
                   "application/json");
  });
  http_->Get("/metrics", [&metrics](const httplib::Request&, httplib::Response& to) {
    to.set_content(metrics.text(), "text/plain; version=0.0.4; charset=utf-8");
  });
}

StatusServer::~StatusServer() {
  if (thread_.joinable()) {
    // A stop before the server runs would be lost.
    for (int i = 0; i < 1000 && !http_->is_running(); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    http_->stop();
    thread_.join();
  }
}

int StatusServer::listen(const std::string& address, int port) {
  const int bound = port == 0 ? http_->bind_to_any_port(address)
                              : (http_->bind_to_port(address, port) ? port : -1);
  if (bound >= 0) {
    thread_ = std::thread([this] { http_->listen_after_bind(); });
  }
  return bound;
}

}  // namespace shinpan::worker
