#include "server/work_slots.hpp"

namespace shinpan::server {

WorkSlots::Admission::~Admission() {
  if (slots_ != nullptr) {
    const std::lock_guard lock(slots_->mutex_);
    --slots_->admitted_;
  }
}

WorkSlots::Turn::Turn(WorkSlots& slots) : slots_(slots) {
  std::unique_lock lock(slots_.mutex_);
  slots_.freed_.wait(lock, [&] { return slots_.free_ > 0; });
  --slots_.free_;
}

WorkSlots::Turn::~Turn() {
  {
    const std::lock_guard lock(slots_.mutex_);
    ++slots_.free_;
  }
  slots_.freed_.notify_one();
}

std::optional<WorkSlots::Admission> WorkSlots::admit() {
  const std::lock_guard lock(mutex_);
  if (admitted_ >= most_) {
    return std::nullopt;
  }
  ++admitted_;
  return Admission(*this);
}

unsigned WorkSlots::admitted() const {
  const std::lock_guard lock(mutex_);
  return admitted_;
}

}  // namespace shinpan::server
