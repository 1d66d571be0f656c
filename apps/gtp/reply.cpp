#include "gtp/reply.hpp"

namespace shinpan::gtp {

namespace {

// The text as an answer may hold it. A line break at the beginning stays: boards begin on a line of
// their own.
std::string cleaned(std::string_view text) {
  constexpr char kDelete = 127;
  std::string out;
  for (const char c : text) {
    if (c == '\n') {
      if (out.empty() || out.back() != '\n') {
        out += c;
      }
    } else if (c == '\t') {
      out += ' ';
    } else if (static_cast<unsigned char>(c) >= ' ' && c != kDelete) {
      out += c;
    }
  }
  if (!out.empty() && out.back() == '\n') {
    out.pop_back();
  }
  return out;
}

}  // namespace

std::string reply_text(std::string_view id, const Reply& reply) {
  std::string out(1, reply.kind == Reply::Kind::Failure ? '?' : '=');
  out += id;
  if (reply.kind == Reply::Kind::Open) {
    return out + '\n' + cleaned(reply.text) + '\n';
  }
  const std::string text = cleaned(reply.text);
  // "= " and then nothing is what GNU Go writes too; a board begins behind it on the next line.
  return out + ' ' + text + "\n\n";
}

}  // namespace shinpan::gtp
