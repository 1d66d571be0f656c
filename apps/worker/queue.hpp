#pragma once

#include "worker/settings.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

struct __natsConnection;
struct __natsMsg;
struct __natsSubscription;
struct __jsCtx;

namespace shinpan::worker {

// Calls the function of NATS's client that gives a thing back.
struct Destroy {
  void operator()(__natsConnection* connection) const;
  void operator()(__natsMsg* message) const;
  void operator()(__natsSubscription* subscription) const;
  void operator()(__jsCtx* context) const;
};

// A message that was given to this worker.
class Message {
 public:
  explicit Message(__natsMsg* message) : message_(message) {}

  [[nodiscard]] std::string_view text() const;
  // How often it was given out, this time included; its number in the stream.
  [[nodiscard]] std::uint64_t deliveries() const;
  [[nodiscard]] std::uint64_t number() const;

  // It need not be given to anybody again.
  void acknowledge();
  // It is still being worked at.
  void in_progress();

 private:
  std::unique_ptr<__natsMsg, Destroy> message_;
};

enum class Stored {
  Yes,
  Already,  // the subject, or a message of the same id, has one
  TooLarge,
  No,  // not now
};

// A connection to NATS with the three streams of the worker (worker.hpp). Safe to use from several
// threads.
class Queue {
 public:
  // Told from threads of the client; `connected` false with the reason.
  using Change = std::function<void(bool connected, const std::string& reason)>;

  Queue(const Settings& settings, Change change);
  ~Queue();
  Queue(const Queue&) = delete;
  Queue& operator=(const Queue&) = delete;

  // Whether the settings name servers in a way that can be tried.
  [[nodiscard]] bool has_address() const { return options_ok_; }

  // Connects if it is not connected, and makes what is missing of streams and consumer. Else what
  // is in the way; to be tried again.
  [[nodiscard]] std::optional<std::string> prepare();

  [[nodiscard]] Stored store_answer(const std::string& token, const std::string& text);
  [[nodiscard]] Stored put_aside(const Message& message, const std::string& reason);

  // Messages that were acknowledged and are in the stream all the same: a server that was killed
  // may bring back what it had removed, and gives it to nobody.
  struct LeftBehind {
    std::vector<std::uint64_t> numbers;  // where they may be; what is given out still is not here
    bool all = false;                    // there are no others that cannot be told yet
  };

  [[nodiscard]] LeftBehind left_behind();
  // One of them; nothing where it has gone. It need not be acknowledged but removed.
  [[nodiscard]] std::optional<Message> read(std::uint64_t number);
  void remove(std::uint64_t number);

  // Takes messages, for one thread.
  class Taker {
   public:
    explicit Taker(Queue& queue) : queue_(queue) {}

    // Waits a second at most. Nothing where there is none; `failed` is then whether it could not be
    // asked for one.
    [[nodiscard]] std::optional<Message> next(bool& failed);

   private:
    Queue& queue_;
    std::unique_ptr<__natsSubscription, Destroy> subscription_;
  };

  // Waits until all that was sent has left.
  void flush();

 private:
  struct Client;

  [[nodiscard]] std::optional<std::string> make_stream(const char* kind,
                                                       const std::string& subject);
  [[nodiscard]] std::optional<std::string> make_consumer();
  [[nodiscard]] Stored publish(__natsMsg* message, const std::string& id, bool only_one);

  const Settings& settings_;
  bool options_ok_ = false;
  std::unique_ptr<Client> client_;
};

}  // namespace shinpan::worker
