#include "worker/worker.hpp"

#include "worker/answer.hpp"
#include "worker/queue.hpp"
#include "worker/status_server.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <mutex>
#include <pthread.h>
#include <thread>
#include <vector>

namespace shinpan::worker {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kPause{500};
constexpr milliseconds kBetweenLooks{2000};
// After being told to stop, for a server that does not answer.
constexpr int kLastAttempts = 6;

// Told once, known to all who wait.
class StopSign {
 public:
  void raise() {
    const std::lock_guard lock(mutex_);
    raised_ = true;
    told_.notify_all();
  }

  [[nodiscard]] bool raised() const {
    const std::lock_guard lock(mutex_);
    return raised_;
  }

  // Until the time has passed or it is raised.
  void wait(milliseconds time) {
    std::unique_lock lock(mutex_);
    told_.wait_for(lock, time, [&] { return raised_; });
  }

 private:
  mutable std::mutex mutex_;
  std::condition_variable told_;
  bool raised_ = false;
};

class Worker {
 public:
  Worker(const Settings& settings, server::Store* store, const Listener& listener)
      : settings_(settings),
        store_(store),
        listener_(listener),
        status_(metrics_),
        queue_(settings,
               [this](bool connected, const std::string& reason) { changed(connected, reason); }) {}

  Ending run(const sigset_t& stops) {
    if (!queue_.has_address()) {
      return Ending::BadUrl;
    }
    port_ = status_.listen(settings_.address, settings_.port);
    if (port_ < 0) {
      return Ending::PortTaken;
    }
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < settings_.jobs; ++i) {
      threads.emplace_back([this] { take(); });
    }
    int signal = 0;
    sigwait(&stops, &signal);
    say(Event::Draining, "");
    stop_.raise();
    for (std::thread& thread : threads) {
      thread.join();
    }
    queue_.flush();
    return Ending::Drained;
  }

 private:
  void say(Event event, const std::string& text) {
    const std::lock_guard lock(saying_);
    listener_(event, text);
  }

  void changed(bool connected, const std::string& reason) {
    const bool before = metrics_.connected.exchange(connected);
    if (before && !connected && !stop_.raised()) {
      say(Event::Disconnected, reason);
    }
    if (connected) {
      look_behind_ = true;
    }
    if (!before && connected && ready_) {
      say(Event::Reconnected, "");
    }
  }

  // Until the streams are there. False when told to stop before.
  bool prepare() {
    bool said = false;
    while (!stop_.raised()) {
      const std::optional<std::string> trouble = queue_.prepare();
      if (!trouble) {
        if (!ready_.exchange(true)) {
          say(Event::Ready, std::to_string(port_));
        }
        return true;
      }
      if (!said && !ready_ && !complained_.exchange(true)) {
        say(Event::Disconnected, *trouble);
      }
      said = true;
      stop_.wait(kPause);
    }
    return false;
  }

  // One thread of work.
  void take() {
    if (!prepare()) {
      return;
    }
    Queue::Taker taker(queue_);
    auto next_look = std::chrono::steady_clock::now();
    while (!stop_.raised()) {
      if (std::chrono::steady_clock::now() >= next_look && look_behind_.exchange(false)) {
        settle_left_behind();
        next_look = std::chrono::steady_clock::now() + kBetweenLooks;
      }
      bool failed = false;
      std::optional<Message> message = taker.next(failed);
      if (message) {
        ++metrics_.in_hand;
        settle(*message);
        --metrics_.in_hand;
      } else if (failed) {
        stop_.wait(kPause);
        if (!prepare()) {
          return;
        }
      }
    }
  }

  // Most of it has an answer already, but nothing is taken on trust.
  void settle_left_behind() {
    const Queue::LeftBehind left = queue_.left_behind();
    for (const std::uint64_t number : left.numbers) {
      std::optional<Message> message = queue_.read(number);
      if (message && answer(*message) != Stored::No) {
        queue_.remove(number);
      }
      if (stop_.raised()) {
        return;
      }
    }
    if (!left.all) {
      look_behind_ = true;
    }
  }

  // Tries until there is a place for it; `No` only when told to stop.
  template <class Store>
  Stored insist(Message& message, const Store& store) {
    int attempts_left = kLastAttempts;
    Stored stored = store();
    while (stored == Stored::No && (!stop_.raised() || --attempts_left > 0)) {
      ++metrics_.retries;
      message.in_progress();
      stop_.raised() ? std::this_thread::sleep_for(kPause) : stop_.wait(kPause);
      stored = store();
    }
    return stored;
  }

  Stored put_aside(Message& message, const std::string& reason) {
    const Stored stored = insist(message, [&] { return queue_.put_aside(message, reason); });
    metrics_.put_aside += stored != Stored::No ? 1U : 0U;
    return stored;
  }

  Stored answer(Message& message) {
    if (message.deliveries() > settings_.deliveries) {
      return put_aside(
          message, "given out " + std::to_string(message.deliveries()) + " times, not answered");
    }
    const Answer answer = answer_to(message.text(), settings_, store_, metrics_);
    if (answer.token.empty()) {
      return put_aside(message, answer.text);
    }
    const Stored stored =
        insist(message, [&] { return queue_.store_answer(answer.token, answer.text); });
    if (stored == Stored::TooLarge) {
      return put_aside(message, "its answer is larger than a message may be");
    }
    metrics_.answered += stored == Stored::Yes ? 1U : 0U;
    metrics_.repeated += stored == Stored::Already ? 1U : 0U;
    return stored;
  }

  void settle(Message& message) {
    const auto began = std::chrono::steady_clock::now();
    metrics_.redelivered += message.deliveries() > 1 ? 1U : 0U;
    if (answer(message) == Stored::No) {
      ++metrics_.left;
      return;
    }
    message.acknowledge();
    metrics_.microseconds +=
        static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::microseconds>(
                                       std::chrono::steady_clock::now() - began)
                                       .count());
  }

  const Settings& settings_;
  server::Store* store_;
  const Listener& listener_;
  std::mutex saying_;
  StopSign stop_;
  Metrics metrics_;
  std::atomic<bool> ready_ = false;
  std::atomic<bool> complained_ = false;
  std::atomic<bool> look_behind_ = true;
  int port_ = -1;
  StatusServer status_;
  Queue queue_;
};

}  // namespace

Ending work(const Settings& settings, server::Store* store, const Listener& listener) {
  std::signal(SIGPIPE, SIG_IGN);  // a server that went away is no reason to end
  sigset_t stops;
  sigemptyset(&stops);
  sigaddset(&stops, SIGINT);
  sigaddset(&stops, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &stops, nullptr);  // before any thread begins, so that all inherit it
  return Worker(settings, store, listener).run(stops);
}

}  // namespace shinpan::worker
