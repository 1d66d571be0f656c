#pragma once

#include "server/service.hpp"

#include <functional>

namespace shinpan::server {

// Serves over HTTP/1.1 until told to stop by SIGINT or SIGTERM; then no new request is taken and
// those at work are answered. `listening` is called once the port is open, with its number (which
// matters where the settings say 0: any free one). False when the address could not be had.
//
// SIGINT and SIGTERM stay blocked in the calling thread.
[[nodiscard]] bool serve(Service& service, const std::function<void(int port)>& listening);

}  // namespace shinpan::server
