#include "commands.hpp"
#include "files.hpp"
#include "shinpan/api/board_text.hpp"
#include "shinpan/api/report.hpp"
#include "shinpan/record/sgf_export.hpp"
#include "texts.hpp"

#include <filesystem>

namespace shinpan::cli {

namespace {

bool wants_text(const ConvertCommand& command) {
  if (!command.format.empty()) {
    return command.format == "text";
  }
  return std::filesystem::path(command.into).extension() == ".txt";
}

base::Result<std::string> converted(const record::GameRecord& record, bool text) {
  return text ? api::board_text(record) : base::Result<std::string>(record::to_sgf(record));
}

}  // namespace

Exit run(const ConvertCommand& command, explain::Language language) {
  bool failed = false;
  const auto complain = [&](std::size_t game, const base::Error& error) {
    print_error(api::error_line({command.from, game}, error, language) + '\n');
    failed = true;
  };
  const base::Result<std::string> bytes = read_file(command.from);
  if (!bytes) {
    complain(0, bytes.error());
    return Exit::SomeFailed;
  }
  const base::Result<record::Import> import = record::read(*bytes, command.from);
  if (!import) {
    complain(0, import.error());
    return Exit::SomeFailed;
  }
  std::string out;
  for (std::size_t game = 0; game < import->games.size(); ++game) {
    const base::Result<record::GameRecord>& record = import->games[game];
    const base::Result<std::string> text = record ? converted(*record, wants_text(command))
                                                  : base::Result<std::string>(record.error());
    const bool left_out = record && !wants_text(command) &&
                          (record->start.captured_black != 0 || record->start.captured_white != 0);
    if (left_out) {
      print_error(
          api::origin_text({command.from, game}, language) + ": " +
          prisoners_left_out(language, record->start.captured_black, record->start.captured_white) +
          '\n');
    }
    if (text) {
      out += (out.empty() ? "" : "\n") + *text;
    } else {
      complain(game, text.error());
    }
  }
  if (!out.empty()) {
    const base::Result<bool> written = write_file(command.into, out);
    if (!written) {
      complain(0, written.error());
    }
  }
  return failed ? Exit::SomeFailed : Exit::Good;
}

}  // namespace shinpan::cli
