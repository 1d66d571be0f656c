#include "server/http.hpp"

#include <gtest/gtest.h>

#include <arpa/inet.h>
#include <csignal>
#include <future>
#include <pthread.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

// What goes over the wire, byte by byte, where a library for clients would mend it.
namespace shinpan::server {
namespace {

constexpr std::size_t kLargest = 50000;

// A server on a free port, stopped by the signal that stops the program.
class HttpTest : public testing::Test {
 protected:
  void SetUp() override {
    sigset_t stop;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &stop, nullptr);  // for the thread that waits for it alone
    std::promise<int> port;
    serving_ = std::thread([&] {
      Settings settings;
      settings.port = 0;
      settings.largest_body = kLargest;
      Service service(settings, std::move(*Store::open("")));
      ended_well_ = serve(service, [&](int at) { port.set_value(at); });
    });
    port_ = port.get_future().get();
  }

  void TearDown() override {
    kill(getpid(), SIGTERM);
    serving_.join();
    EXPECT_TRUE(ended_well_);
  }

  // All that is answered until the server closes the connection. `later` is sent when an answer to
  // `sent` has come.
  std::string exchange(const std::string& sent, const std::string& later = "") const {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port_));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    send_all(socket, sent);
    std::string out = later.empty() ? "" : received(socket);
    send_all(socket, later);
    for (std::string more = received(socket); !more.empty(); more = received(socket)) {
      out += more;
    }
    close(socket);
    return out;
  }

  // A body in chunks, which does not say its length beforehand.
  std::string in_chunks(const std::string& headers, std::size_t bytes) const {
    std::string request = "POST /v1/judge HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + headers +
                          "Transfer-Encoding: chunked\r\n\r\n";
    const bool form = headers.find("multipart") != std::string::npos;
    const auto add = [&](const std::string& chunk) {
      char size[32];
      std::snprintf(size, sizeof size, "%zx\r\n", chunk.size());
      request += size + chunk + "\r\n";
    };
    if (form) {
      add("--x\r\nContent-Disposition: form-data; name=\"f\"; filename=\"g\"\r\n\r\n");
    }
    for (std::size_t sent = 0; sent < bytes; sent += 1000) {
      add(std::string(1000, 'x'));
    }
    if (form) {
      add("\r\n--x--\r\n");
    }
    return exchange(request + "0\r\n\r\n");
  }

 private:
  static void send_all(int socket, const std::string& bytes) {
    for (std::size_t at = 0; at < bytes.size();) {
      const ssize_t sent = send(socket, bytes.data() + at, bytes.size() - at, MSG_NOSIGNAL);
      if (sent <= 0) {
        return;  // it reads no further
      }
      at += static_cast<std::size_t>(sent);
    }
  }

  static std::string received(int socket) {
    char piece[4096];
    const ssize_t size = recv(socket, piece, sizeof piece, 0);
    return size > 0 ? std::string(piece, static_cast<std::size_t>(size)) : std::string();
  }

  int port_ = 0;
  bool ended_well_ = false;
  std::thread serving_;
};

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t out = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++out;
  }
  return out;
}

TEST_F(HttpTest, The_limit_holds_for_bodies_that_do_not_say_their_length) {
  EXPECT_TRUE(has(in_chunks("", 40000), " 422 "));
  EXPECT_TRUE(has(in_chunks("", 60000), " 413 "));
  const std::string form = "Content-Type: multipart/form-data; boundary=x\r\n";
  EXPECT_TRUE(has(in_chunks(form, 40000), " 422 "));
  EXPECT_TRUE(has(in_chunks(form, 60000), " 413 "));
  EXPECT_TRUE(has(in_chunks(form, 60000), "too-large"));
}

TEST_F(HttpTest, The_limit_holds_for_what_was_compressed) {
  // 200000 times 'x', by gzip.
  constexpr unsigned char kBomb[] = {
      0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xed, 0xc1, 0x31, 0x01, 0x00,
      0x00, 0x00, 0xc2, 0xa0, 0xda, 0x8b, 0x6f, 0x06, 0x7f, 0xa0, 0x00, 0x00, 0x00, 0x00, 0x00,
      0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
      0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
      0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
      0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
      0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
      0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
      0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
      0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
      0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
      0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
      0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
      0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
      0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0xd7, 0x00, 0x72, 0x02, 0xbf, 0x51,
      0x40, 0x0d, 0x03, 0x00};
  const std::string body(reinterpret_cast<const char*>(kBomb), sizeof kBomb);
  const std::string answer = exchange(
      "POST /v1/judge HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Encoding: gzip\r\n"
      "Content-Length: " +
      std::to_string(body.size()) + "\r\n\r\n" + body);
  EXPECT_TRUE(has(answer, " 413 ")) << answer;
}

TEST_F(HttpTest, The_same_part_is_not_sent_many_times) {
  std::string ranges = "0-";
  for (int i = 0; i < 1000; ++i) {
    ranges += ",0-";
  }
  for (const std::string& range : {ranges, std::string("5-10"), std::string("99999999-")}) {
    const std::string answer = exchange(
        "GET /v1/openapi.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\nRange: bytes=" + range +
        "\r\n\r\n");
    EXPECT_TRUE(has(answer, " 200 OK"));
    EXPECT_EQ(count(answer, "\"openapi\""), 1U);
    EXPECT_TRUE(has(answer, "Content-Type: application/json\r\n"));
  }
}

TEST_F(HttpTest, What_follows_an_answer_to_a_request_with_a_body_unread_is_no_request) {
  const std::string hidden = "GET /v1/rules HTTP/1.1\r\nHost: x\r\n\r\n";
  const std::string answer = exchange("GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: " +
                                          std::to_string(hidden.size()) + "\r\n\r\n",
                                      hidden);
  EXPECT_EQ(count(answer, "HTTP/1.1"), 1U) << answer;
  EXPECT_TRUE(has(answer, "ok"));
}

TEST_F(HttpTest, Nothing_of_a_request_becomes_a_header) {
  const std::string answer = exchange(
      "GET /v1/games/a%0d%0aX-Bad:%20yes HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  EXPECT_TRUE(has(answer, " 404 "));
  EXPECT_FALSE(has(answer, "\r\nX-Bad"));
}

TEST_F(HttpTest, Bytes_that_are_no_request_are_answered) {
  EXPECT_TRUE(has(exchange("\x16\x03\x01 nonsense\r\nConnection: close\r\n\r\n"), " 400 "));
  EXPECT_TRUE(has(exchange("TRACE / HTTP/1.1\r\nConnection: close\r\n\r\n"), " 400 "));
}

TEST_F(HttpTest, Several_games_are_streamed_to_their_end) {
  const std::string answer = exchange(
      "POST /v1/judge HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 16\r\n\r\n"
      "(;SZ[3])(;SZ[4])");
  EXPECT_EQ(count(answer, "\"result\""), 2U) << answer;
  EXPECT_EQ(answer.substr(answer.size() - 5), "0\r\n\r\n");
}

}  // namespace
}  // namespace shinpan::server
