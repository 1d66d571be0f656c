#include "worker/queue.hpp"

#include <algorithm>
#include <condition_variable>
#include <cstring>
#include <mutex>
#include <nats/nats.h>
#include <vector>

namespace shinpan::worker {
namespace {

constexpr std::int64_t kNanoseconds = 1'000'000;  // in a millisecond
constexpr std::int64_t kPatienceMs = 5000;
constexpr std::int64_t kWaitMs = 1000;
constexpr std::int64_t kReconnectMs = 250;
constexpr const char* kConsumer = "workers";

std::string said(natsStatus status, jsErrCode code = static_cast<jsErrCode>(0)) {
  std::string out = natsStatus_GetText(status);
  if (code != 0) {
    out += ", JetStream error " + std::to_string(static_cast<int>(code));
  }
  return out;
}

// The servers of an address with commas.
std::vector<std::string> servers_of(const std::string& url) {
  std::vector<std::string> out;
  for (std::size_t begin = 0; begin <= url.size();) {
    const std::size_t end = std::min(url.find(',', begin), url.size());
    if (end > begin) {
      out.push_back(url.substr(begin, end - begin));
    }
    begin = end + 1;
  }
  return out;
}

}  // namespace

void Destroy::operator()(natsConnection* connection) const {
  natsConnection_Destroy(connection);
}

void Destroy::operator()(natsMsg* message) const {
  natsMsg_Destroy(message);
}

void Destroy::operator()(natsSubscription* subscription) const {
  natsSubscription_Destroy(subscription);
}

void Destroy::operator()(jsCtx* context) const {
  jsCtx_Destroy(context);
}

std::string_view Message::text() const {
  return {natsMsg_GetData(message_.get()),
          static_cast<std::size_t>(natsMsg_GetDataLength(message_.get()))};
}

std::uint64_t Message::deliveries() const {
  jsMsgMetaData* data = nullptr;
  if (natsMsg_GetMetaData(&data, message_.get()) != NATS_OK) {
    return 1;
  }
  const std::uint64_t out = data->NumDelivered;
  jsMsgMetaData_Destroy(data);
  return out;
}

std::uint64_t Message::number() const {
  jsMsgMetaData* data = nullptr;
  if (natsMsg_GetMetaData(&data, message_.get()) != NATS_OK) {
    return natsMsg_GetSequence(message_.get());  // one that was read, not given out
  }
  const std::uint64_t out = data->Sequence.Stream;
  jsMsgMetaData_Destroy(data);
  return out;
}

void Message::acknowledge() {
  natsMsg_Ack(message_.get(), nullptr);
}

void Message::in_progress() {
  natsMsg_InProgress(message_.get(), nullptr);
}

struct Queue::Client {
  struct DestroyOptions {
    void operator()(natsOptions* options) const { natsOptions_Destroy(options); }
  };

  Change change;
  std::unique_ptr<natsOptions, DestroyOptions> options;
  std::mutex mutex;  // of all below
  std::condition_variable has_closed;
  bool is_closed = false;
  std::unique_ptr<natsConnection, Destroy> connection;
  std::unique_ptr<jsCtx, Destroy> context;

  static void lost(natsConnection* from, void* self) {
    const char* reason = nullptr;
    natsConnection_GetLastError(from, &reason);
    static_cast<Client*>(self)->change(false, reason == nullptr ? "" : reason);
  }

  // The last that is heard of a connection.
  static void closed(natsConnection*, void* self) {
    auto* const client = static_cast<Client*>(self);
    const std::lock_guard lock(client->mutex);
    client->is_closed = true;
    client->has_closed.notify_all();
  }

  static void back(natsConnection*, void* self) { static_cast<Client*>(self)->change(true, ""); }

  // Else every message that comes late for a subscription that ended is printed.
  static void silent(natsConnection*, natsSubscription*, natsStatus, void*) {}
};

Queue::Queue(const Settings& settings, Change change)
    : settings_(settings), client_(std::make_unique<Client>()) {
  client_->change = std::move(change);
  natsOptions* options = nullptr;
  if (natsOptions_Create(&options) != NATS_OK) {
    return;
  }
  client_->options.reset(options);
  const std::vector<std::string> servers = servers_of(settings.url);
  std::vector<const char*> names;
  for (const std::string& server : servers) {
    names.push_back(server.c_str());
  }
  options_ok_ =
      !names.empty() &&
      natsOptions_SetServers(options, names.data(), static_cast<int>(names.size())) == NATS_OK;
  natsOptions_SetName(options, "shinpan worker");
  natsOptions_SetTimeout(options, kPatienceMs);
  natsOptions_SetMaxReconnect(options, -1);
  natsOptions_SetReconnectWait(options, kReconnectMs);
  natsOptions_SetFailRequestsOnDisconnect(options, true);
  natsOptions_SetDisconnectedCB(options, Client::lost, client_.get());
  natsOptions_SetReconnectedCB(options, Client::back, client_.get());
  natsOptions_SetClosedCB(options, Client::closed, client_.get());
  natsOptions_SetErrorHandler(options, Client::silent, nullptr);
}

Queue::~Queue() {
  // The client of NATS calls back from a thread of its own.
  std::unique_lock lock(client_->mutex);
  if (client_->connection) {
    natsConnection_Close(client_->connection.get());
    client_->has_closed.wait(lock, [&] { return client_->is_closed; });
  }
}

std::optional<std::string> Queue::prepare() {
  const std::lock_guard lock(client_->mutex);
  if (!client_->connection) {
    natsConnection* connection = nullptr;
    if (const natsStatus status = natsConnection_Connect(&connection, client_->options.get());
        status != NATS_OK) {
      return said(status);
    }
    client_->connection.reset(connection);
    client_->change(true, "");
  }
  if (!client_->context) {
    jsCtx* context = nullptr;
    jsOptions options;
    jsOptions_Init(&options);
    options.Wait = kPatienceMs;
    if (const natsStatus status =
            natsConnection_JetStream(&context, client_->connection.get(), &options);
        status != NATS_OK) {
      return said(status);
    }
    client_->context.reset(context);
  }
  std::optional<std::string> trouble = make_stream("games", settings_.stream + ".games");
  trouble = trouble ? trouble : make_stream("verdicts", settings_.stream + ".verdicts.*");
  trouble = trouble ? trouble : make_stream("dead", settings_.stream + ".dead");
  return trouble ? trouble : make_consumer();
}

std::optional<std::string> Queue::make_stream(const char* kind, const std::string& subject) {
  const std::string name = settings_.stream + '-' + kind;
  jsCtx* const context = client_->context.get();
  jsStreamInfo* info = nullptr;
  auto code = static_cast<jsErrCode>(0);
  natsStatus status = js_GetStreamInfo(&info, context, name.c_str(), nullptr, &code);
  jsStreamInfo_Destroy(info);
  if (status != NATS_NOT_FOUND) {
    return status == NATS_OK ? std::nullopt : std::optional(name + ": " + said(status, code));
  }
  jsStreamConfig config;
  jsStreamConfig_Init(&config);
  const char* subjects[] = {subject.c_str()};
  config.Name = name.c_str();
  config.Subjects = subjects;
  config.SubjectsLen = 1;
  config.Storage = js_FileStorage;
  config.Retention = std::strcmp(kind, "games") == 0 ? js_WorkQueuePolicy : js_LimitsPolicy;
  status = js_AddStream(nullptr, context, &config, nullptr, &code);
  return status == NATS_OK ? std::nullopt : std::optional(name + ": " + said(status, code));
}

std::optional<std::string> Queue::make_consumer() {
  const std::string stream = settings_.stream + "-games";
  jsConsumerConfig config;
  jsConsumerConfig_Init(&config);
  config.Durable = kConsumer;
  config.AckPolicy = js_AckExplicit;
  config.AckWait = settings_.silence_ms * kNanoseconds;
  config.MaxDeliver = -1;
  auto code = static_cast<jsErrCode>(0);
  const natsStatus status =
      js_AddConsumer(nullptr, client_->context.get(), stream.c_str(), &config, nullptr, &code);
  return status == NATS_OK ? std::nullopt : std::optional(stream + ": " + said(status, code));
}

Stored Queue::publish(natsMsg* message, const std::string& id, bool only_one) {
  const std::unique_ptr<natsMsg, Destroy> owner(message);
  jsPubOptions options;
  jsPubOptions_Init(&options);
  options.MsgId = id.c_str();
  options.MaxWait = kPatienceMs;
  options.ExpectNoMessage = only_one;
  jsPubAck* ack = nullptr;
  auto code = static_cast<jsErrCode>(0);
  const natsStatus status = js_PublishMsg(&ack, client_->context.get(), message, &options, &code);
  const bool duplicate = ack != nullptr && ack->Duplicate;
  jsPubAck_Destroy(ack);
  if (status == NATS_OK) {
    return duplicate ? Stored::Already : Stored::Yes;
  }
  if (only_one && code == JSStreamWrongLastSequenceErr) {
    return Stored::Already;
  }
  return status == NATS_MAX_PAYLOAD ? Stored::TooLarge : Stored::No;
}

Stored Queue::store_answer(const std::string& token, const std::string& text) {
  const std::string subject = settings_.stream + ".verdicts." + token;
  natsMsg* message = nullptr;
  const bool made =
      natsMsg_Create(
          &message, subject.c_str(), nullptr, text.data(), static_cast<int>(text.size())) ==
      NATS_OK;
  return made ? publish(message, token, true) : Stored::No;
}

Stored Queue::put_aside(const Message& message, const std::string& reason) {
  const std::string subject = settings_.stream + ".dead";
  const std::string_view text = message.text();
  natsMsg* out = nullptr;
  if (natsMsg_Create(&out, subject.c_str(), nullptr, text.data(), static_cast<int>(text.size())) !=
      NATS_OK) {
    return Stored::No;
  }
  natsMsgHeader_Set(out, "Shinpan-Reason", reason.c_str());
  return publish(out, std::to_string(message.number()), false);
}

Queue::LeftBehind Queue::left_behind() {
  const std::string name = settings_.stream + "-games";
  jsCtx* const context = client_->context.get();
  jsConsumerInfo* consumer = nullptr;
  jsStreamInfo* stream = nullptr;
  LeftBehind out;
  // In this order: a message that comes in between is then not taken for one left behind.
  if (js_GetStreamInfo(&stream, context, name.c_str(), nullptr, nullptr) == NATS_OK &&
      js_GetConsumerInfo(&consumer, context, name.c_str(), kConsumer, nullptr, nullptr) ==
          NATS_OK) {
    // All up to the floor are acknowledged, so what is there below it should not be.
    const std::uint64_t floor = consumer->AckFloor.Stream;
    for (std::uint64_t i = stream->State.FirstSeq; stream->State.Msgs > 0 && i <= floor; ++i) {
      out.numbers.push_back(i);
    }
    const std::uint64_t wait =
        consumer->NumPending + static_cast<std::uint64_t>(consumer->NumAckPending);
    out.all = out.numbers.empty() && stream->State.Msgs <= wait;
  }
  jsConsumerInfo_Destroy(consumer);
  jsStreamInfo_Destroy(stream);
  return out;
}

std::optional<Message> Queue::read(std::uint64_t number) {
  const std::string name = settings_.stream + "-games";
  natsMsg* message = nullptr;
  if (js_GetMsg(&message, client_->context.get(), name.c_str(), number, nullptr, nullptr) !=
      NATS_OK) {
    return std::nullopt;
  }
  return Message(message);
}

void Queue::remove(std::uint64_t number) {
  const std::string name = settings_.stream + "-games";
  js_DeleteMsg(client_->context.get(), name.c_str(), number, nullptr, nullptr);
}

std::optional<Message> Queue::Taker::next(bool& failed) {
  failed = false;
  if (!subscription_) {
    const std::string stream = queue_.settings_.stream + "-games";
    const std::string subject = queue_.settings_.stream + ".games";
    jsSubOptions options;
    jsSubOptions_Init(&options);
    options.Stream = stream.c_str();
    options.Consumer = kConsumer;
    options.ManualAck = true;
    natsSubscription* subscription = nullptr;
    if (js_PullSubscribe(&subscription,
                         queue_.client_->context.get(),
                         subject.c_str(),
                         kConsumer,
                         nullptr,
                         &options,
                         nullptr) != NATS_OK) {
      failed = true;
      return std::nullopt;
    }
    subscription_.reset(subscription);
  }
  natsMsgList list{};
  const natsStatus status = natsSubscription_Fetch(&list, subscription_.get(), 1, kWaitMs, nullptr);
  std::optional<Message> out;
  if (status == NATS_OK && list.Count > 0) {
    out.emplace(list.Msgs[0]);
    list.Msgs[0] = nullptr;  // the list would destroy it
  }
  natsMsgList_Destroy(&list);
  if (status != NATS_OK && status != NATS_TIMEOUT) {
    failed = true;
    subscription_.reset();
  }
  return out;
}

void Queue::flush() {
  const std::lock_guard lock(client_->mutex);
  if (client_->connection) {
    natsConnection_FlushTimeout(client_->connection.get(), kPatienceMs);
  }
}

}  // namespace shinpan::worker
