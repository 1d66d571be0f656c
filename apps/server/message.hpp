#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace shinpan::server {

// A request as the service sees it, whatever carried it.
struct Request {
  std::string method;  // "GET", "POST"
  std::string path;    // without the query
  std::multimap<std::string, std::string> query;
  std::string content_type;
  std::string accept_language;
  std::string body;
  std::string accept_encoding{};
  std::string host{};
  std::string origin{};
  std::string fetch_site{};  // Sec-Fetch-Site
  std::string client{};      // whose request it is, as far as a server can tell
};

// In bytes. A larger body is made sense of by no more requests at once than have turns: what is
// read from it may take a hundred times as much room, and a second.
inline constexpr std::size_t kSmallBody = std::size_t{64} << 10U;

// Takes a piece of an answer; false when nobody reads on.
using Sink = std::function<bool(std::string_view)>;

inline constexpr const char* kJson = "application/json";
inline constexpr const char* kJsonLines = "application/x-ndjson";
inline constexpr const char* kText = "text/plain; charset=utf-8";

struct Answer {
  int status = 200;
  std::string type = kJson;
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers{};
  // Instead of the body: writes it piece by piece. Called once, or never.
  std::function<void(const Sink&)> stream{};
};

}  // namespace shinpan::server
