#pragma once

#include <condition_variable>
#include <mutex>
#include <optional>
#include <utility>

namespace shinpan::server {

// Bounds the work that goes on at once: so many turns at a time, and so many requests more that may
// wait for theirs. A request takes its turn anew for each position, so that a long batch lets
// others through.
class WorkSlots {
 public:
  WorkSlots(unsigned turns, unsigned waiting) : free_(turns), most_(turns + waiting) {}

  // While it lives a request is among those that may take turns.
  class Admission {
   public:
    explicit Admission(WorkSlots& slots) : slots_(&slots) {}

    Admission(Admission&& other) noexcept : slots_(std::exchange(other.slots_, nullptr)) {}

    Admission& operator=(Admission&&) = delete;
    Admission(const Admission&) = delete;
    Admission& operator=(const Admission&) = delete;
    ~Admission();

   private:
    WorkSlots* slots_;
  };

  // While it lives it is the request's turn.
  class Turn {
   public:
    // Waits.
    explicit Turn(WorkSlots& slots);
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;
    ~Turn();

   private:
    WorkSlots& slots_;
  };

  // Nothing when too many wait already.
  [[nodiscard]] std::optional<Admission> admit();

  // Requests admitted, with those whose turn it is.
  [[nodiscard]] unsigned admitted() const;

 private:
  mutable std::mutex mutex_;
  std::condition_variable freed_;
  unsigned free_;
  unsigned admitted_ = 0;
  unsigned most_;
};

}  // namespace shinpan::server
