#include "commands.hpp"
#include "converter.hpp"
#include "environment.hpp"
#include "files.hpp"
#include "shinpan/api/judge.hpp"
#include "shinpan/api/report.hpp"
#include "shinpan/draw/svg.hpp"
#include "shinpan/explain/label.hpp"
#include "shinpan/explain/phrase.hpp"
#include "texts.hpp"

namespace shinpan::cli {

namespace {

base::Result<draw::Picture> picture_at(const record::GameRecord& record,
                                       const DrawCommand& command,
                                       explain::Language language) {
  const base::Result<record::Replay> replayed =
      record::replay(record, api::rules_of(record).rules, command.at);
  if (!replayed) {
    return replayed.error();
  }
  draw::Picture picture = draw::picture_of(replayed->game.board());
  const std::vector<rules::Move>& moves = replayed->game.moves();
  if (!moves.empty() && moves.back().kind == rules::Move::Kind::Play) {
    picture.last_move = moves.back().point;
  }
  picture.title = api::origin_text({command.input, 0}, language);
  if (replayed->moves > 0) {
    picture.description = explain::fill(explain::label(language, explain::Label::AfterMove),
                                        {{"n", std::to_string(replayed->moves)}});
  }
  return picture;
}

base::Result<draw::Picture> picture_in(const std::string& bytes,
                                       const DrawCommand& command,
                                       explain::Language language) {
  const base::Result<record::Import> import = record::read(bytes, command.input);
  if (!import) {
    return import.error();
  }
  if (import->games.empty()) {
    return base::Error{base::ErrorCode::SgfNoGame, {}, {}};
  }
  const base::Result<record::GameRecord>& record = import->games.front();
  return record ? picture_at(*record, command, language)
                : base::Result<draw::Picture>(record.error());
}

Exit complain(const DrawCommand& command, const base::Error& error, explain::Language language) {
  print_error(api::error_line({command.input, 0}, error, language) + '\n');
  return Exit::SomeFailed;
}

Exit write_png(const DrawCommand& command, const std::string& svg, explain::Language language) {
  switch (convert_svg({svg}, PictureFormat::Png, command.png)) {
    case Conversion::Done:
      return Exit::Good;
    case Conversion::ConverterMissing:
      print_error(converter_missing(language, command.png) + '\n');
      return Exit::SomeFailed;
    case Conversion::Failed:
      return complain(command, {base::ErrorCode::WriteFailed, {}, command.png}, language);
  }
  return Exit::SomeFailed;
}

}  // namespace

Exit run(const DrawCommand& command, explain::Language language) {
  const base::Result<std::string> bytes = read_file(command.input);
  if (!bytes) {
    return complain(command, bytes.error(), language);
  }
  const base::Result<draw::Picture> picture = picture_in(*bytes, command, language);
  if (!picture) {
    return complain(command, picture.error(), language);
  }
  if (command.svg.empty() && command.png.empty()) {
    print(draw::to_text(*picture, glyphs_of_environment(), paint_of_environment()));
    return Exit::Good;
  }
  const std::string svg = draw::to_svg(*picture);
  if (!command.svg.empty()) {
    const base::Result<bool> written = write_file(command.svg, svg);
    if (!written) {
      return complain(command, written.error(), language);
    }
  }
  return command.png.empty() ? Exit::Good : write_png(command, svg, language);
}

}  // namespace shinpan::cli
