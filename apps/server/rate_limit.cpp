#include "server/rate_limit.hpp"

namespace shinpan::server {

void RateLimit::forget(std::int64_t now) {
  for (auto at = seen_.begin(); at != seen_.end();) {
    std::deque<std::int64_t>& times = at->second;
    while (!times.empty() && times.front() <= now - kHour) {
      times.pop_front();
    }
    at = times.empty() ? seen_.erase(at) : std::next(at);
  }
}

bool RateLimit::allows(const std::string& client, std::int64_t now) {
  const std::lock_guard lock(mutex_);
  forget(now);
  const auto found = seen_.find(client);
  if (found == seen_.end() ? seen_.size() >= clients_ : found->second.size() >= times_) {
    return false;
  }
  seen_[client].push_back(now);
  return true;
}

}  // namespace shinpan::server
