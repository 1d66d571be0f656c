#pragma once

#include "gtp/reply.hpp"
#include "gtp/session.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::gtp {

// What stands behind the name of a command.
struct Arguments {
  std::string_view text;
  std::vector<std::string> words;  // of the text
};

// As many words as one likes.
inline constexpr std::size_t kAnyNumber = static_cast<std::size_t>(-1);

// One command of the table.
struct Command {
  std::string_view name;
  std::string_view usage;  // of its arguments, empty when it has none
  std::size_t least;       // how many words it takes
  std::size_t most;
  Reply (*run)(Session& session, const Arguments& arguments);  // with so many words
  std::string_view help;                                       // one line
  // False for what a referee can only decline: known_command says no, and asking says why.
  bool offered = true;
};

// The commands by what they are about; each group is a file of its own.
[[nodiscard]] std::span<const Command> protocol_commands();
[[nodiscard]] std::span<const Command> board_commands();
[[nodiscard]] std::span<const Command> setup_commands();
[[nodiscard]] std::span<const Command> record_commands();
[[nodiscard]] std::span<const Command> rules_commands();
[[nodiscard]] std::span<const Command> parameter_commands();
[[nodiscard]] std::span<const Command> time_commands();
[[nodiscard]] std::span<const Command> score_commands();
[[nodiscard]] std::span<const Command> analyze_commands();
[[nodiscard]] std::span<const Command> gogui_commands();
[[nodiscard]] std::span<const Command> player_commands();

// All of them, in that order.
[[nodiscard]] const std::vector<Command>& all_commands();

// The command of this name; nullptr when there is none.
[[nodiscard]] const Command* find_command(std::string_view name);

// Runs the command with this name; an unknown name and a wrong number of arguments are answers too.
[[nodiscard]] Reply run_command(Session& session,
                                std::string_view name,
                                std::string_view arguments);

// What several commands answer.
[[nodiscard]] Reply bad_color_or_vertex(board::Size size);
[[nodiscard]] Reply bad_vertex(board::Size size);
[[nodiscard]] Reply failed(const base::Error& error);

}  // namespace shinpan::gtp
