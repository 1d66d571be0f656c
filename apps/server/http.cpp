#include "server/http.hpp"

#include <httplib.h>

#include <csignal>
#include <pthread.h>
#include <thread>

namespace shinpan::server {
namespace {

// A connection that says nothing holds a thread no longer than this.
constexpr std::time_t kSeconds = 5;
// Threads besides those for requests at work or waiting, for short questions.
constexpr unsigned kMoreThreads = 8;

Request request_of(const httplib::Request& from) {
  Request out;
  out.method = from.method == "HEAD" ? "GET" : from.method;
  out.path = from.path;
  out.query = {from.params.begin(), from.params.end()};
  out.content_type = from.get_header_value("Content-Type");
  out.accept_language = from.get_header_value("Accept-Language");
  return out;
}

// Of a form with files the first one is the body, as pages send a record that somebody chose. False
// when it could not be read; then the library has set the status.
bool read_body(const httplib::Request& from, const httplib::ContentReader& read, Request& to) {
  const auto append = [&](const char* data, std::size_t length) {
    to.body.append(data, length);
    return true;
  };
  if (!from.is_multipart_form_data()) {
    return read(append);
  }
  int parts = 0;
  to.content_type.clear();
  return read(
      [&](const httplib::MultipartFormData&) {
        ++parts;
        return true;
      },
      [&](const char* data, std::size_t length) { return parts > 1 || append(data, length); });
}

void write(Answer&& answer, httplib::Response& to) {
  to.status = answer.status;
  for (const auto& [name, value] : answer.headers) {
    to.set_header(name, value);
  }
  if (!answer.stream) {
    to.set_content(std::move(answer.body), answer.type);
    return;
  }
  to.set_chunked_content_provider(
      answer.type, [stream = std::move(answer.stream)](std::size_t, httplib::DataSink& sink) {
        stream([&](std::string_view piece) {
          return sink.is_writable() && sink.write(piece.data(), piece.size());
        });
        sink.done();
        return true;
      });
}

// Answers that the library makes by itself are ours too: too large, not to be read.
void write_refusal(const httplib::Request& from, httplib::Response& to) {
  if (!to.body.empty()) {
    return;
  }
  const base::ErrorCode code = to.status == 413   ? base::ErrorCode::TooLarge
                               : to.status == 404 ? base::ErrorCode::NoSuchAddress
                               : to.status == 500 ? base::ErrorCode::Internal
                                                  : base::ErrorCode::BadRequest;
  write(Service::refusal(to.status, code, "", from.get_header_value("Accept-Language")), to);
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
    write(service.answer(request_of(from)), to);
  };
  const httplib::Server::HandlerWithContentReader answer_body =
      [&service](
          const httplib::Request& from, httplib::Response& to, const httplib::ContentReader& read) {
        Request request = request_of(from);
        if (read_body(from, read, request)) {
          write(service.answer(request), to);
        }
      };
  http.Get(".*", answer).Options(".*", answer);
  http.Post(".*", answer_body).Put(".*", answer_body);
  http.Patch(".*", answer_body).Delete(".*", answer_body);
  http.set_error_handler(
      [](const httplib::Request& from, httplib::Response& to) { write_refusal(from, to); });
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
  std::thread waits_for_stop([&] {
    int signal = 0;
    sigwait(&stops, &signal);
    http.stop();
  });
  listening(port);
  const bool ended_well = http.listen_after_bind();
  waits_for_stop.join();
  return ended_well;
}

}  // namespace shinpan::server
