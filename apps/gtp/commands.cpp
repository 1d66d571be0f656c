#include "gtp/commands.hpp"

#include "gtp/words.hpp"
#include "shinpan/explain/error_text.hpp"
#include "shinpan/explain/quoted.hpp"

#include <algorithm>

namespace shinpan::gtp {

namespace {

std::string far_corner(board::Size size) {
  return board::vertex(size, board::point_at(size, size.cols - 1, 0));
}

}  // namespace

const std::vector<Command>& all_commands() {
  static const std::vector<Command> kAll = [] {
    std::vector<Command> all;
    for (const std::span<const Command> group : {protocol_commands(),
                                                 board_commands(),
                                                 setup_commands(),
                                                 record_commands(),
                                                 rules_commands(),
                                                 parameter_commands(),
                                                 time_commands(),
                                                 score_commands(),
                                                 analyze_commands(),
                                                 gogui_commands(),
                                                 player_commands()}) {
      all.insert(all.end(), group.begin(), group.end());
    }
    return all;
  }();
  return kAll;
}

const Command* find_command(std::string_view name) {
  const std::vector<Command>& all = all_commands();
  const auto found = std::find_if(
      all.begin(), all.end(), [&](const Command& command) { return command.name == name; });
  return found == all.end() ? nullptr : &*found;
}

Reply run_command(Session& session, std::string_view name, std::string_view arguments) {
  const Command* const command = find_command(name);
  if (command == nullptr) {
    return failure("unknown command: " + explain::quoted(std::string(name)) +
                   " (list_commands names those that exist, help explains them)");
  }
  const Arguments given{arguments, words_of(arguments)};
  if (given.words.size() < command->least || given.words.size() > command->most) {
    const std::string form = std::string(command->name) + (command->usage.empty() ? "" : " ") +
                             std::string(command->usage);
    return failure("syntax error: the form is: " + form);
  }
  return command->run(session, given);
}

Reply bad_color_or_vertex(board::Size size) {
  return failure("invalid color or coordinate: write a color, b or w, then a point from A1 to " +
                 far_corner(size) + " (without I) or pass, as the command needs them");
}

Reply bad_vertex(board::Size size) {
  return failure("invalid coordinate: write a point from A1 to " + far_corner(size) +
                 " (without I)");
}

Reply failed(const base::Error& error) {
  return failure(explain::error_text(explain::Language::English, error));
}

}  // namespace shinpan::gtp
