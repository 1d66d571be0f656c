#include "gtp/commands.hpp"
#include "gtp/words.hpp"
#include "shinpan/draw/terminal.hpp"
#include "shinpan/explain/ruleset_text.hpp"
#include "shinpan/record/quantity.hpp"
#include "shinpan/record/sgf_export.hpp"

namespace shinpan::gtp {

namespace {

// A file name, which may hold blanks, and a number of a move behind it.
struct LoadRequest {
  std::string name;
  std::optional<std::size_t> moves;  // how many are to be made
};

LoadRequest parse_load_request(const Arguments& arguments) {
  const std::optional<int> number =
      arguments.words.size() > 1 ? parse_number(arguments.words.back()) : std::nullopt;
  if (!number) {
    return {std::string(arguments.text), std::nullopt};
  }
  const std::string_view text = arguments.text;
  const std::string_view name = text.substr(0, text.find_last_not_of(' ', text.rfind(' ')) + 1);
  // GTP counts from the move that comes next: 1 is the start.
  return {std::string(name), static_cast<std::size_t>(*number > 0 ? *number - 1 : 0)};
}

Reply loadsgf(Session& session, const Arguments& arguments) {
  const LoadRequest request = parse_load_request(arguments);
  if (!session.load_file()) {
    return failure("cannot load file: this session reads no files");
  }
  const base::Result<std::string> bytes = session.load_file()(request.name);
  if (!bytes) {
    return failure("cannot load file: " + failed(bytes.error()).text);
  }
  const base::Result<record::Import> import = record::read(*bytes, request.name);
  if (!import) {
    return failure("cannot load file: " + failed(import.error()).text);
  }
  const base::Result<record::GameRecord>& game = import->games.front();
  const base::Result<bool> done =
      game ? session.load(*game, request.moves) : base::Result<bool>(game.error());
  return done ? success(color_word(session.game().to_play()))
              : failure("cannot load file: " + failed(done.error()).text);
}

Reply printsgf(Session& session, const Arguments&) {
  return success('\n' + record::to_sgf(session.record()));
}

Reply showboard(Session& session, const Arguments&) {
  const rules::Game& game = session.game();
  draw::Picture picture = draw::picture_of(session.board());
  std::string out = '\n' + draw::to_text(picture, draw::Glyphs::Ascii, draw::Paint::Plain);
  out += "Moves made: " + std::to_string(game.moves().size()) +
         ". To play: " + color_word(game.to_play()) + ".\n";
  for (const board::Color color : board::kColors) {
    const std::string side = color == board::Color::Black ? "Black (X)" : "White (O)";
    out += side + " has captured " + std::to_string(game.captured(board::opposite(color))) + ".\n";
  }
  return success(out +
                 "Rules: " + explain::ruleset_name(explain::Language::English, session.rules()) +
                 ", komi " + record::points_text(session.komi()) + ".\n");
}

constexpr Command kCommands[] = {
    {"loadsgf",
     "FILE [MOVE]",
     1,
     kAnyNumber,
     loadsgf,
     "the first game of a record in any format, before that move or at its end, with its komi and "
     "rules; answers whose turn it is"},
    {"printsgf", "", 0, 0, printsgf, "the game as SGF"},
    {"showboard", "", 0, 0, showboard, "the board drawn"},
};

}  // namespace

std::span<const Command> record_commands() {
  return kCommands;
}

}  // namespace shinpan::gtp
