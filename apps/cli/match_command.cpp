#include "files.hpp"
#include "gtp/match_game.hpp"
#include "gtp/match_text.hpp"
#include "gtp/shell_words.hpp"
#include "gtp_commands.hpp"
#include "limits.hpp"
#include "shinpan/explain/error_text.hpp"
#include "shinpan/explain/phrase.hpp"
#include "shinpan/referee/gtp_time.hpp"
#include "terms.hpp"

#include <array>
#include <csignal>

namespace shinpan::cli {

namespace {

void say_wrong(explain::Language language, const explain::Phrase& what, const std::string& given) {
  print_error("shinpan: " + explain::say(language, what, {{"given", given}}) + '\n');
}

// The words of a command line that starts a program.
std::optional<std::vector<std::string>> words_of(const std::string& command,
                                                 explain::Language language) {
  std::optional<std::vector<std::string>> words = gtp::shell_words(command);
  if (!words || words->empty()) {
    say_wrong(language,
              {"This does not start a program: {given}. Close its quotes and name a program.",
               "Так программу не запустить: {given}. Закройте кавычки и назовите программу."},
              command);
    return std::nullopt;
  }
  return words;
}

std::optional<gtp::MatchSettings> settings_of(const MatchCommand& command,
                                              explain::Language language) {
  gtp::MatchSettings out;
  std::optional<rules::HalfPoints> komi;
  if (!read_terms(command.rules, command.komi, language, out.rules, komi)) {
    return std::nullopt;
  }
  out.size = board::square(static_cast<int>(command.size));
  out.komi = komi.value_or(out.rules.komi);
  out.patience = static_cast<std::int64_t>(command.patience * 1000);
  out.limits = limits_of(command.time_limit, command.nodes);
  if (!command.time.empty()) {
    const auto time = referee::parse_kata_time_settings(command.time);
    if (!time) {
      say_wrong(language,
                {"The time is not understood: {given}. Write, in seconds, absolute 300, byoyomi 60 "
                 "10 3, canadian 300 60 10 or fischer 60 5.",
                 "Время непонятно: {given}. Пишите в секундах: absolute 300, byoyomi 60 10 3, "
                 "canadian 300 60 10 или fischer 60 5."},
                command.time);
      return std::nullopt;
    }
    out.time = *time;
  }
  return out;
}

// Both programs are started once before the first game, so that a wrong command line is said to be
// one and not played out as twenty lost games.
bool can_start(gtp::Player& player, std::int64_t patience, explain::Language language) {
  const bool starts = player.start(patience);
  if (!starts) {
    say_wrong(language,
              {"The program does not start or does not answer: {given}. Try it in a terminal: it "
               "has to answer \"name\".",
               "Программа не запускается или не отвечает: {given}. Попробуйте её в терминале: она "
               "должна ответить на «name»."},
              player.name());
  }
  return starts;
}

// The games so far, whole after each of them, so that a match cut short loses none; the standard
// output gets them once, at the end.
bool write_games(const std::string& name, const std::string& games, explain::Language language) {
  const base::Result<bool> written = name.empty() ? true : write_file(name, games);
  if (!written) {
    print_error("shinpan: " + explain::error_text(language, written.error()) + '\n');
  }
  return written.has_value();
}

// Plays the games; false when they could not be written.
bool play_games(const MatchCommand& command,
                const gtp::MatchSettings& settings,
                std::array<gtp::Player*, 2> players,
                explain::Language language,
                gtp::MatchTally& tally) {
  const std::string file = command.out == "-" ? "" : command.out;
  std::string games;
  bool whole = write_games(file, games, language);
  for (std::size_t number = 1; whole && number <= command.games; ++number) {
    const bool first_is_black = !command.alternate || number % 2 == 1;
    const gtp::PlayedGame game =
        play_game({players[first_is_black ? 0 : 1], players[first_is_black ? 1 : 0]}, settings);
    tally.add(game, first_is_black);
    print(gtp::game_text(language, number, game));
    games += gtp::game_sgf(game, language);
    whole = write_games(file, games, language);
  }
  return whole && (command.out != "-" || write_games(command.out, games, language));
}

}  // namespace

Exit run(const MatchCommand& command, explain::Language language) {
  std::signal(SIGPIPE, SIG_IGN);  // a program that has ended is a lost game, not our end
  const auto black = words_of(command.black, language);
  const auto white = black ? words_of(command.white, language) : std::nullopt;
  const auto settings = white ? settings_of(command, language) : std::nullopt;
  if (!settings) {
    return Exit::WrongUse;
  }
  gtp::Player first(*black);
  gtp::Player second(*white);
  if (!can_start(first, settings->patience, language) ||
      !can_start(second, settings->patience, language)) {
    return Exit::SomeFailed;
  }
  gtp::MatchTally tally;
  const bool written = play_games(command, *settings, {&first, &second}, language, tally);
  print(gtp::tally_text(language, tally, {first.name(), second.name()}));
  first.stop();
  second.stop();
  const bool failed = tally.undecided + tally.rows[0].failures + tally.rows[1].failures > 0;
  return failed || !written ? Exit::SomeFailed : Exit::Good;
}

}  // namespace shinpan::cli
