#include "gtp_arguments.hpp"

#include "option_adder.hpp"

namespace shinpan::cli {

namespace {

using explain::Language;
using explain::Phrase;

constexpr Phrase kRules = {"Rule set (see: shinpan rules); default: japanese-1989",
                           "Правила (см. shinpan rules); по умолчанию japanese-1989"};
constexpr Phrase kKomi = {"Komi; default: that of the rules", "Коми; по умолчанию как в правилах"};
constexpr Phrase kTimeLimit = {
    "Seconds for a verdict (10); past it the rest is estimated; 0: none",
    "Секунд на решение (10); сверх того остаток оценивается; 0 — без предела"};
constexpr Phrase kNodes = {"Limit in search nodes instead: the same answer on every machine",
                           "Предел в узлах поиска: ответ одинаков на любой машине"};

}  // namespace

void add_options(CLI::App& app,
                 GtpCommand& command,
                 Language language,
                 const OptionChecks& checks) {
  OptionAdder add(app, language);
  add.option("--rules", command.rules, "ID", kRules);
  add.option("--komi", command.komi, "K", kKomi);
  add.flag("--strict",
           command.strict,
           {"Judge positions exactly as they stand: neutral points stay unfilled",
            "Судить позиции буквально: нейтральные пункты остаются незанятыми"});
  add.option("--time-limit", command.time_limit, "S", kTimeLimit)->check(checks.seconds);
  add.option("--nodes", command.nodes, "N", kNodes)->check(checks.nodes);
  add.footer(
      {"Reads GTP commands, one a line, and answers them; for GoGui, Sabaki and scripts.\n"
       "Examples:\n"
       "  printf 'loadsgf game.sgf\\nfinal_score\\n' | shinpan gtp\n"
       "  shinpan gtp --rules chinese      then type: help",
       "Читает команды GTP по одной в строке и отвечает; для GoGui, Sabaki и сценариев.\n"
       "Примеры:\n"
       "  printf 'loadsgf game.sgf\\nfinal_score\\n' | shinpan gtp\n"
       "  shinpan gtp --rules chinese      и наберите: help"});
}

void add_options(CLI::App& app,
                 MatchCommand& command,
                 Language language,
                 const OptionChecks& checks) {
  OptionAdder add(app, language);
  add.option("--black",
             command.black,
             "CMD",
             {"The GTP program that plays Black, split into words like a shell command line; no "
              "shell runs it",
              "Программа GTP за чёрных; делится на слова как в оболочке, но сама оболочка не "
              "запускается"})
      ->required();
  add.option("--white",
             command.white,
             "CMD",
             {"The GTP program that plays White", "Программа GTP за белых"})
      ->required();
  add.option("--games", command.games, "N", {"Number of games (1)", "Число партий (1)"})
      ->check(checks.games);
  add.flag("--alternate",
           command.alternate,
           {"Change colors after each game", "Менять цвета после каждой партии"});
  add.option("--size", command.size, "S", {"Size of the board (19)", "Размер доски (19)"})
      ->check(checks.size);
  add.option("--rules", command.rules, "ID", kRules);
  add.option("--komi", command.komi, "K", kKomi);
  add.option("--time",
             command.time,
             "T",
             {"Clock in seconds: 'absolute 300', 'byoyomi 60 10 3', 'canadian 300 60 10', 'fischer "
              "60 5'; default: none",
              "Часы в секундах: 'absolute 300', 'byoyomi 60 10 3', 'canadian 300 60 10', 'fischer "
              "60 5'; по умолчанию без часов"});
  add.option("--patience",
             command.patience,
             "S",
             {"Seconds for an answer that no clock bounds (120); then the program has lost",
              "Секунд на ответ, который не ограничен часами (120); дольше — проигрыш"})
      ->check(checks.seconds);
  add.option("--out",
             command.out,
             "F",
             {"Write the games into this SGF file", "Записать партии в этот файл SGF"});
  add.option("--time-limit", command.time_limit, "S", kTimeLimit)->check(checks.seconds);
  add.option("--nodes", command.nodes, "N", kNodes)->check(checks.nodes);
  add.footer(
      {"Every move is checked, and the end is judged as by: shinpan judge.\n"
       "Exit status 1 when a program failed or a game could not be decided.\n"
       "Example:\n"
       "  shinpan match --black 'gnugo --mode gtp' --white 'gnugo --mode gtp --level 1' \\\n"
       "    --size 9 --games 20 --alternate --out games.sgf",
       "Каждый ход проверяется, конец судится так же, как в shinpan judge.\n"
       "Код выхода 1, если программа отказала или партию не удалось рассудить.\n"
       "Пример:\n"
       "  shinpan match --black 'gnugo --mode gtp' --white 'gnugo --mode gtp --level 1' \\\n"
       "    --size 9 --games 20 --alternate --out games.sgf"});
}

}  // namespace shinpan::cli
