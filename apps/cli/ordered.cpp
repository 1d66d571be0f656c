#include "ordered.hpp"

#include <algorithm>
#include <atomic>

namespace shinpan::cli {

namespace {

// What the workers and the deliverer share.
struct Shared {
  std::mutex mutex;
  std::condition_variable finished;
  std::vector<std::optional<std::vector<Message>>> messages;  // of each piece of work, once done
  std::atomic<std::size_t> next{0};
};

void worker(Shared& shared, const std::function<void(std::size_t, const Emit&)>& work) {
  const std::size_t count = shared.messages.size();
  for (std::size_t i = shared.next++; i < count; i = shared.next++) {
    std::vector<Message> said;
    work(i, [&](Message message) { said.push_back(std::move(message)); });
    {
      const std::lock_guard<std::mutex> lock(shared.mutex);
      shared.messages[i] = std::move(said);
    }
    shared.finished.notify_one();
  }
}

}  // namespace

void in_order(std::size_t count,
              unsigned threads,
              const std::function<void(std::size_t, const Emit&)>& work,
              const std::function<void(const Message&)>& deliver,
              const std::function<void(std::size_t)>& done) {
  if (threads <= 1 || count <= 1) {
    for (std::size_t i = 0; i < count; ++i) {
      work(i, deliver);
      done(i + 1);
    }
    return;
  }
  Shared shared;
  shared.messages.resize(count);
  std::vector<std::thread> pool;
  for (unsigned t = 0; t < threads && t < count; ++t) {
    pool.emplace_back([&] { worker(shared, work); });
  }
  for (std::size_t i = 0; i < count; ++i) {
    std::vector<Message> said;
    {
      std::unique_lock<std::mutex> lock(shared.mutex);
      shared.finished.wait(lock, [&] { return shared.messages[i].has_value(); });
      said = std::move(*shared.messages[i]);
      shared.messages[i] = std::vector<Message>();
    }
    for (const Message& message : said) {
      deliver(message);
    }
    done(i + 1);
  }
  for (std::thread& thread : pool) {
    thread.join();
  }
}

void as_ready(std::size_t count,
              unsigned threads,
              const std::function<void(std::size_t, const Emit&)>& work,
              const std::function<void(const Message&)>& deliver,
              const std::function<void(std::size_t)>& done) {
  std::atomic<std::size_t> next{0};
  std::mutex delivering;
  std::size_t finished = 0;
  const auto worker = [&] {
    for (std::size_t i = next++; i < count; i = next++) {
      std::vector<Message> said;
      work(i, [&](Message message) { said.push_back(std::move(message)); });
      const std::lock_guard<std::mutex> lock(delivering);
      std::for_each(said.begin(), said.end(), deliver);
      done(++finished);
    }
  };
  std::vector<std::thread> others;
  for (unsigned t = 1; t < threads && t < count; ++t) {
    others.emplace_back(worker);
  }
  worker();
  for (std::thread& thread : others) {
    thread.join();
  }
}

}  // namespace shinpan::cli
