#include "server/http.hpp"

#include <httplib.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <pthread.h>
#include <thread>

namespace shinpan::server {
namespace {

// A connection that says nothing holds a thread no longer than this.
constexpr std::time_t kSeconds = 5;
// A request's body has to be there, and an answer's reader to have waited no longer, within this.
constexpr std::chrono::seconds kPatience{60};
// Threads besides those for requests at work or waiting, for short questions.
constexpr unsigned kMoreThreads = 8;

// Behind a proxy on the same machine, what that says last; it may have been told more by others.
std::string client_of(const httplib::Request& from) {
  const bool is_near = from.remote_addr == "127.0.0.1" || from.remote_addr == "::1";
  const std::string passed_on = is_near ? from.get_header_value("X-Forwarded-For") : "";
  const std::size_t before = passed_on.find_last_of(", ");
  return passed_on.empty() ? from.remote_addr : passed_on.substr(before + 1);
}

Request request_of(const httplib::Request& from) {
  Request out;
  out.method = from.method == "HEAD" ? "GET" : from.method;
  out.path = from.path;
  out.query = {from.params.begin(), from.params.end()};
  out.content_type = from.get_header_value("Content-Type");
  out.accept_language = from.get_header_value("Accept-Language");
  out.accept_encoding = from.get_header_value("Accept-Encoding");
  out.host = from.get_header_value("Host");
  out.origin = from.get_header_value("Origin");
  out.fetch_site = from.get_header_value("Sec-Fetch-Site");
  out.client = client_of(from);
  return out;
}

// Of a form with files the first one is the body, as pages send a record that somebody chose. The
// status of the refusal when it could not be read, 0 where the library has set it. The library
// holds only what says its length to the limit, neither what comes in chunks nor what was
// compressed.
std::optional<int> read_body(const httplib::Request& from,
                             const httplib::ContentReader& read,
                             std::size_t most,
                             Request& to) {
  const auto last_moment = std::chrono::steady_clock::now() + kPatience;
  std::size_t bytes = 0;
  int refused = 0;
  const auto count = [&](std::size_t length) {
    bytes += length;
    if (bytes > most) {
      refused = 413;
    } else if (std::chrono::steady_clock::now() > last_moment) {
      refused = 408;
    }
    return refused == 0;
  };
  const auto append = [&](const char* data, std::size_t length) {
    to.body.append(data, length);
    return true;
  };
  if (!from.is_multipart_form_data()) {
    const bool well = read([&](const char* data, std::size_t length) {
      return count(length) && append(data, length);
    });
    return well ? std::nullopt : std::optional<int>(refused);
  }
  int parts = 0;
  to.content_type.clear();
  const bool well = read(
      [&](const httplib::MultipartFormData&) {
        ++parts;
        return true;
      },
      [&](const char* data, std::size_t length) {
        return count(length) && (parts > 1 || append(data, length));
      });
  return well ? std::nullopt : std::optional<int>(refused);
}

// Sends a stream. Nothing may be thrown into the library here, which would end the program.
bool send(const std::function<void(const Sink&)>& stream, httplib::DataSink& sink) {
  std::chrono::steady_clock::duration waited{};
  bool well = true;
  try {
    stream([&](std::string_view piece) {
      const auto began = std::chrono::steady_clock::now();
      well = well && sink.is_writable() && sink.write(piece.data(), piece.size());
      waited += std::chrono::steady_clock::now() - began;
      return well = well && waited < kPatience;
    });
  } catch (...) {
    return false;
  }
  return well;
}

enum class Then {
  GoOn,
  Close,  // something of the request has not been read, and would be taken for the next one
};

void write(Answer&& answer, httplib::Response& to, Then then) {
  to.status = answer.status;
  for (const auto& [name, value] : answer.headers) {
    to.set_header(name, value);
  }
  // The library compresses what it is given as content; what is compressed already must not be.
  if (!answer.stream && then == Then::GoOn && to.has_header("Content-Encoding")) {
    const std::size_t size = answer.body.size();
    to.set_content_provider(size,
                            answer.type,
                            [body = std::move(answer.body)](
                                std::size_t at, std::size_t length, httplib::DataSink& sink) {
                              return sink.write(body.data() + at, length);
                            });
    return;
  }
  if (!answer.stream && then == Then::GoOn) {
    to.set_content(std::move(answer.body), answer.type);
    return;
  }
  if (!answer.stream) {
    answer.stream = [body = std::move(answer.body)](const Sink& sink) { sink(body); };
  }
  to.set_chunked_content_provider(
      answer.type, [stream = std::move(answer.stream), then](std::size_t, httplib::DataSink& sink) {
        if (!send(stream, sink)) {
          return false;
        }
        sink.done();
        return then == Then::GoOn;
      });
}

// Answers that the library makes by itself are ours too: too large, not to be read.
void write_refusal(const httplib::Request& from, httplib::Response& to, Then then) {
  if (!to.body.empty() || to.content_provider_) {
    return;
  }
  const base::ErrorCode code = to.status == 413   ? base::ErrorCode::TooLarge
                               : to.status == 404 ? base::ErrorCode::NoSuchAddress
                               : to.status == 500 ? base::ErrorCode::Internal
                                                  : base::ErrorCode::BadRequest;
  write(Service::refusal(to.status, code, "", from.get_header_value("Accept-Language")), to, then);
}

// Parts of an answer are not sent: a short request may ask for the same part a thousand times. Who
// asks for some is sent all, which HTTP allows. The request is the library's own, and no constant.
httplib::Server::HandlerResponse forget_ranges(const httplib::Request& from, httplib::Response&) {
  const_cast<httplib::Request&>(from).ranges.clear();
  return httplib::Server::HandlerResponse::Unhandled;
}

void set_up(httplib::Server& http, Service& service) {
  const Settings& settings = service.settings();
  const unsigned threads = settings.jobs + settings.waiting + kMoreThreads;
  http.new_task_queue = [threads] { return new httplib::ThreadPool(threads); };
  http.set_payload_max_length(settings.largest_body);
  http.set_keep_alive_timeout(kSeconds);
  http.set_read_timeout(kSeconds);
  http.set_write_timeout(kSeconds);
  http.set_tcp_nodelay(true);
  // The library's own choice would let two servers share a port.
  http.set_socket_options([](socket_t socket) {
    const int yes = 1;
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  });
  const httplib::Server::Handler answer = [&service](const httplib::Request& from,
                                                     httplib::Response& to) {
    const bool has_body = from.has_header("Content-Length") || from.has_header("Transfer-Encoding");
    write(service.answer(request_of(from)), to, has_body ? Then::Close : Then::GoOn);
  };
  const httplib::Server::HandlerWithContentReader answer_body =
      [&service](
          const httplib::Request& from, httplib::Response& to, const httplib::ContentReader& read) {
        Request request = request_of(from);
        const std::optional<int> refused =
            read_body(from, read, service.settings().largest_body, request);
        if (refused) {
          to.status = *refused == 0 ? to.status : *refused;
          write_refusal(from, to, Then::Close);
        } else {
          write(service.answer(request), to, Then::GoOn);
        }
      };
  http.set_pre_routing_handler(forget_ranges);
  http.Get(".*", answer).Options(".*", answer);
  http.Post(".*", answer_body).Put(".*", answer_body);
  http.Patch(".*", answer_body).Delete(".*", answer_body);
  http.set_error_handler([](const httplib::Request& from, httplib::Response& to) {
    write_refusal(from, to, Then::GoOn);
  });
  http.set_exception_handler(
      [](const httplib::Request&, httplib::Response& to, std::exception_ptr) { to.status = 500; });
}

}  // namespace

bool serve(Service& service, const std::function<void(int)>& listening) {
  sigset_t stops;
  sigemptyset(&stops);
  sigaddset(&stops, SIGINT);
  sigaddset(&stops, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &stops, nullptr);  // before any thread begins, so that all inherit it
  httplib::Server http;
  set_up(http, service);
  const Settings& settings = service.settings();
  const int port = settings.port == 0
                       ? http.bind_to_any_port(settings.address)
                       : (http.bind_to_port(settings.address, settings.port) ? settings.port : -1);
  if (port < 0) {
    return false;
  }
  std::atomic<bool> ended = false;
  std::thread waits_for_stop([&] {
    int signal = 0;
    sigwait(&stops, &signal);
    // A stop before the server runs would be lost.
    while (!ended && !http.is_running()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    http.stop();
  });
  listening(port);
  const bool ended_well = http.listen_after_bind();
  ended = true;
  pthread_kill(waits_for_stop.native_handle(), SIGTERM);  // where nobody has stopped it
  waits_for_stop.join();
  return ended_well;
}

}  // namespace shinpan::server
