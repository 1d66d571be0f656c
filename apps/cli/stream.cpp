#include "stream.hpp"

#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace shinpan::cli {

namespace {

class Streaming {
 public:
  explicit Streaming(const Stream& stream) : stream_(stream) {}

  void work() {
    while (const std::optional<Piece> piece = next()) {
      hand_over(piece->place, stream_.work(piece->input));
    }
  }

 private:
  // A place counts the pieces without gaps, which the numbers need not do.
  struct Piece {
    std::uint64_t place = 0;
    Numbered input;
  };

  std::optional<Piece> next() {
    const std::lock_guard<std::mutex> reading(reading_);
    {
      std::unique_lock<std::mutex> lock(mutex_);
      room_.wait(lock, [&] { return stopped_ || has_room(); });
      if (stopped_) {
        return std::nullopt;
      }
    }
    std::optional<Numbered> input = stream_.next();
    const std::lock_guard<std::mutex> lock(mutex_);
    if (!input) {
      stopped_ = true;
      return std::nullopt;
    }
    return Piece{read_++, std::move(*input)};
  }

  [[nodiscard]] bool has_room() const {
    return waiting_.size() < kMostWaiting && waiting_bytes_ < kMostWaitingBytes;
  }

  void hand_over(std::uint64_t place, Answered answer) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (!stream_.ordered) {
      deliver(answer);
      return;
    }
    waiting_bytes_ += answer.text.size();
    waiting_.emplace(place, std::move(answer));
    while (!waiting_.empty() && waiting_.begin()->first == delivered_) {
      const auto first = waiting_.begin();
      deliver(first->second);
      waiting_bytes_ -= first->second.text.size();
      waiting_.erase(first);
      ++delivered_;
    }
    room_.notify_one();
  }

  void deliver(const Answered& answer) {
    if (!unwanted_ && !stream_.deliver(answer)) {
      unwanted_ = true;
      stopped_ = true;
    }
  }

  const Stream& stream_;
  std::mutex reading_;  // taken before mutex_
  std::mutex mutex_;
  std::condition_variable room_;
  std::map<std::uint64_t, Answered> waiting_;
  std::size_t waiting_bytes_ = 0;
  std::uint64_t read_ = 0;
  std::uint64_t delivered_ = 0;
  bool stopped_ = false;   // nothing more is read
  bool unwanted_ = false;  // nothing more is delivered
};

}  // namespace

void run_stream(const Stream& stream) {
  Streaming streaming(stream);
  std::vector<std::thread> others;
  for (unsigned t = 1; t < stream.threads; ++t) {
    others.emplace_back([&] { streaming.work(); });
  }
  streaming.work();
  for (std::thread& thread : others) {
    thread.join();
  }
}

}  // namespace shinpan::cli
