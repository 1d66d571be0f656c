#include "commands.hpp"
#include "files.hpp"
#include "shinpan/explain/error_text.hpp"
#include "shinpan/explain/phrase.hpp"
#include "texts.hpp"
#include "worker/worker.hpp"

#include <algorithm>
#include <cmath>
#include <thread>

namespace shinpan::cli {
namespace {

using explain::Language;
using worker::Ending;
using worker::Event;

// Names of streams know no dots, blanks and stars.
bool is_name(const std::string& text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_';
  });
}

worker::Settings settings_of(const WorkerCommand& command, Language language) {
  const auto milliseconds = [](double seconds) {
    return std::max<std::int64_t>(1, static_cast<std::int64_t>(std::ceil(seconds * 1000)));
  };
  worker::Settings out;
  out.url = command.nats;
  out.stream = command.stream;
  out.jobs = command.jobs == 0 ? std::max(1U, std::thread::hardware_concurrency()) : command.jobs;
  out.milliseconds = milliseconds(command.time_limit);
  out.nodes = command.nodes;
  out.silence_ms = milliseconds(command.silence);
  out.deliveries = command.deliveries;
  out.address = command.address;
  out.port = command.port;
  out.language = language;
  return out;
}

// The addresses without the names and passwords that may stand in them.
std::string without_secrets(const std::string& urls) {
  std::string out;
  for (std::size_t at = 0; at < urls.size();) {
    const std::size_t end = std::min(urls.find(',', at), urls.size());
    const std::string url = urls.substr(at, end - at);
    const std::size_t scheme = url.find("://");
    const std::size_t host = url.rfind('@');
    const bool has_user = host != std::string::npos;
    out += has_user && scheme != std::string::npos ? url.substr(0, scheme + 3) : "";
    out += has_user ? url.substr(host + 1) : url;
    out += end < urls.size() ? "," : "";
    at = end + 1;
  }
  return out;
}

std::string line_of(const WorkerCommand& command,
                    Event event,
                    const std::string& text,
                    Language language) {
  switch (event) {
    case Event::Ready:
      return explain::say(
          language,
          {"Shinpan takes games from {subject}; health and metrics: "
           "http://{address}:{port}/metrics. Ctrl-C ends it.",
           "Shinpan берёт партии из {subject}; состояние и счётчики: "
           "http://{address}:{port}/metrics. Ctrl-C заканчивает."},
          {{"subject", command.stream + ".games"}, {"address", command.address}, {"port", text}});
    case Event::Disconnected:
      return explain::say(
          language,
          {"No connection to {url}{why}. Trying on.",
           "Нет связи с {url}{why}. Попытки продолжаются."},
          {{"url", without_secrets(command.nats)}, {"why", text.empty() ? "" : " (" + text + ')'}});
    case Event::Reconnected:
      return explain::in(language, {"Connected again.", "Связь восстановлена."});
    case Event::Draining:
      return explain::in(language,
                         {"Ending; what is in hand is answered first.",
                          "Завершение: сначала ответы на то, что уже взято."});
  }
  return {};
}

std::string trouble_of(const WorkerCommand& command, Ending ending, Language language) {
  switch (ending) {
    case Ending::NotBuilt:
      return explain::in(language,
                         {"This build knows no NATS. Install libnats-dev and build again.",
                          "Эта сборка без NATS. Установите libnats-dev и соберите заново."});
    case Ending::BadUrl:
      return explain::say(language,
                          {"{url} is no address of a server: write nats://host:4222.",
                           "{url} — не адрес сервера: напишите nats://host:4222."},
                          {{"url", command.nats}});
    case Ending::PortTaken:
      return address_taken(language, command.address, command.port);
    case Ending::Drained:
      break;
  }
  return {};
}

}  // namespace

Exit run(const WorkerCommand& command, Language language) {
  if (!is_name(command.stream)) {
    print_error(std::string("shinpan: ") +
                explain::in(language,
                            {"--stream: Latin letters, digits, - and _ only.",
                             "--stream: только латинские буквы, цифры, - и _."}) +
                '\n');
    return Exit::WrongUse;
  }
  std::unique_ptr<server::Store> store;
  if (!command.store.empty()) {
    base::Result<std::unique_ptr<server::Store>> opened = server::Store::open(command.store);
    if (!opened) {
      print_error("shinpan: " + explain::error_text(language, opened.error()) + '\n');
      return Exit::SomeFailed;
    }
    store = std::move(*opened);
  }
  const Ending ending = worker::work(
      settings_of(command, language), store.get(), [&](Event event, const std::string& text) {
        print_error(line_of(command, event, text, language) + '\n');
      });
  if (ending == Ending::Drained) {
    return Exit::Good;
  }
  print_error("shinpan: " + trouble_of(command, ending, language) + '\n');
  return Exit::SomeFailed;
}

}  // namespace shinpan::cli
