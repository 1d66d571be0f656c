#include "gtp/serve.hpp"

#include "gtp/commands.hpp"
#include "gtp/line.hpp"

namespace shinpan::gtp {

namespace {

Reply answer(Session& session, const Line& line) {
  return line.command.empty() ? failure("no command behind the number " + line.id.substr(0, 20))
                              : run_command(session, line.command, line.arguments);
}

}  // namespace

void serve(std::istream& input, std::ostream& output, Session& session) {
  bool open = false;
  const auto say = [&](std::string_view id, const Reply& reply) {
    open = reply.kind == Reply::Kind::Open;
    output << reply_text(id, reply) << std::flush;
  };
  while (!session.has_quit()) {
    const std::optional<RawLine> raw = read_line(input);
    if (open) {  // whatever comes ends an analysis
      output << '\n' << std::flush;
      open = false;
    }
    if (!raw) {
      break;
    }
    const std::optional<Line> line = parse_line(raw->text);
    if (!line) {
      continue;
    }
    say(line->id,
        raw->too_long ? failure("line too long: a command has at most a million characters")
                      : answer(session, *line));
  }
}

}  // namespace shinpan::gtp
