#include "gtp/commands.hpp"
#include "shinpan/base/version.hpp"
#include "shinpan/explain/quoted.hpp"

namespace shinpan::gtp {

namespace {

Reply protocol_version(Session&, const Arguments&) {
  return success("2");
}

Reply name(Session&, const Arguments&) {
  return success("Shinpan");
}

Reply version(Session&, const Arguments&) {
  return success(base::kVersion);
}

Reply known_command(Session&, const Arguments& arguments) {
  const Command* const command = find_command(arguments.words[0]);
  return success(command != nullptr && command->offered ? "true" : "false");
}

Reply list_commands(Session&, const Arguments&) {
  std::string out;
  for (const Command& command : all_commands()) {
    out += command.offered ? std::string(command.name) + '\n' : std::string();
  }
  return success(out);
}

std::string help_line(const Command& command) {
  return std::string(command.name) + (command.usage.empty() ? "" : " ") +
         std::string(command.usage) + ": " + std::string(command.help);
}

Reply help(Session&, const Arguments& arguments) {
  std::string out;
  for (const Command& command : all_commands()) {
    if (arguments.words.empty() || arguments.words[0] == command.name) {
      out += help_line(command) + '\n';
    }
  }
  return out.empty() ? failure("no such command: " + explain::quoted(arguments.words[0]) +
                               " (list_commands names those that exist)")
                     : success(out);
}

Reply quit(Session& session, const Arguments&) {
  session.quit();
  return success();
}

constexpr Command kCommands[] = {
    {"protocol_version", "", 0, 0, protocol_version, "2"},
    {"name", "", 0, 0, name, "the name of the program"},
    {"version", "", 0, 0, version, "its version"},
    {"known_command", "NAME", 1, 1, known_command, "true or false"},
    {"list_commands", "", 0, 0, list_commands, "the names, one a line"},
    {"help", "[NAME]", 0, 1, help, "what each command does, one a line"},
    {"quit", "", 0, 0, quit, "ends the session"},
};

}  // namespace

std::span<const Command> protocol_commands() {
  return kCommands;
}

}  // namespace shinpan::gtp
