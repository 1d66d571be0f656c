#pragma once

#include <atomic>
#include <cstdint>
#include <string>

namespace shinpan::worker {

// What the worker has done since it started, for Prometheus. Safe to use from several threads.
struct Metrics {
  std::atomic<bool> connected = false;      // to a server of NATS
  std::atomic<unsigned> in_hand = 0;        // messages taken and not acknowledged yet
  std::atomic<std::uint64_t> answered = 0;  // an answer was stored
  std::atomic<std::uint64_t> repeated = 0;  // the game had an answer already
  std::atomic<std::uint64_t> put_aside = 0;
  std::atomic<std::uint64_t> redelivered = 0;  // others had them before
  std::atomic<std::uint64_t> left = 0;         // not acknowledged: others will get them
  std::atomic<std::uint64_t> retries = 0;      // storing failed and was tried again
  std::atomic<std::uint64_t> judged = 0;
  std::atomic<std::uint64_t> failed = 0;  // records that cannot be judged, which is an answer too
  std::atomic<std::uint64_t> kept = 0;    // verdicts found in the store
  std::atomic<std::uint64_t> microseconds = 0;  // from a message taken to its answer stored

  // In the text form of Prometheus, version 0.0.4.
  [[nodiscard]] std::string text() const;
};

}  // namespace shinpan::worker
