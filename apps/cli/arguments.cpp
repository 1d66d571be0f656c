#include "arguments.hpp"

#include "checks.hpp"
#include "contact_arguments.hpp"
#include "count_arguments.hpp"
#include "environment.hpp"
#include "files.hpp"
#include "gtp_arguments.hpp"
#include "judge_arguments.hpp"
#include "leaflet_arguments.hpp"
#include "shinpan/base/version.hpp"
#include "shinpan/board/size.hpp"
#include "shinpan/count/methods/method.hpp"
#include "shinpan/explain/phrase.hpp"
#include "texts.hpp"
#include "worker_arguments.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>
#include <iostream>
#include <limits>

namespace shinpan::cli {

namespace {

using explain::Language;

constexpr std::uint64_t kMostMoves = 1'000'000'000;

// The language of help must be known before the command line is read: help is printed while
// reading.
Language language_of(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    std::string value;
    if (argument == "--lang" && i + 1 < argc) {
      value = argv[i + 1];
    } else if (argument.compare(0, 7, "--lang=") == 0) {
      value = argument.substr(7);
    }
    if (const std::optional<Language> named = explain::parse_language(value)) {
      return *named;
    }
  }
  return language_of_environment();
}

// The program's command line: the options of each command, and which was chosen.
class CommandLine {
 public:
  explicit CommandLine(Language language) : language_(language), checks_(language) {
    app_.name("shinpan");
    translate();
    app_.description(
        text("Shinpan, a referee for finished games of Go: which stones are alive, whose is each "
             "point, who won, and why.",
             "Shinpan, судья оконченных партий в го: какие камни живы, чей каждый пункт, кто "
             "выиграл и почему."));
    app_.footer(
        text("Begin with:  shinpan judge game.sgf\nHelp on a command:  shinpan judge --help\nExit "
             "status: 0 done; 1 some input failed; 2 wrong use.",
             "Начните так:  shinpan judge game.sgf\nСправка о команде:  shinpan judge --help\nКод "
             "выхода: 0 — сделано; 1 — с каким-то входом не вышло; 2 — неверный вызов."));
    app_.set_version_flag("--version",
                          std::string("shinpan ") + base::kVersion,
                          text("Print the version", "Показать версию"));
    app_.require_subcommand(1);
    app_.failure_message(
        [this](const CLI::App*, const CLI::Error& error) { return wrong_use(error); });
    add_judge();
    add_status();
    add_count();
    add_replay();
    add_rules();
    add_draw();
    add_convert();
    add_bench();
    add_gtp();
    add_match();
    add_leaflet();
    add_serve();
    add_worker();
    for (CLI::App* command : app_.get_subcommands({})) {
      command->get_help_ptr()->group(text("Options", "Параметры"));
      command->group(text("Subcommands", "Команды"));
      add(command, "--lang", language_name_, "ru|en", "Language of the answer", "Язык ответа")
          ->check(checks_.one_of({"ru", "en"}));
    }
  }

  Exit read_and_run(int argc, char** argv) {
    const std::string first = argc > 1 ? argv[1] : "";
    const bool known =
        !app_.get_subcommands([&](const CLI::App* command) { return command->get_name() == first; })
             .empty();
    unknown_command_ = first.empty() || first.front() == '-' || known ? "" : first;
    try {
      app_.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
      return app_.exit(error) == 0 ? Exit::Good : Exit::WrongUse;
    }
    return chosen_ ? chosen_() : Exit::WrongUse;
  }

 private:
  [[nodiscard]] std::string text(const char* english, const char* russian) const {
    return explain::in(language_, {english, russian});
  }

  void translate() {
    app_.option_defaults()->group(text("Options", "Параметры"));
    app_.set_help_flag("-h,--help", text("Print this help and exit", "Показать эту справку"));
    const auto formatter = std::make_shared<CLI::Formatter>();
    formatter->column_width(28);
    if (language_ == Language::Russian) {
      for (const auto& [from, to] : {std::pair{"Usage", "Вызов"},
                                     {"Options", "Параметры"},
                                     {"OPTIONS", "ПАРАМЕТРЫ"},
                                     {"SUBCOMMAND", "КОМАНДА"},
                                     {"Subcommands", "Команды"},
                                     {"Positionals", "Входы"},
                                     {"REQUIRED", "ОБЯЗАТЕЛЬНО"},
                                     {"Excludes", "Несовместимо с"}}) {
        formatter->label(from, to);
      }
    }
    app_.formatter(formatter);
  }

  // What is wrong with the command line. Options that have checks of their own say it themselves.
  [[nodiscard]] std::string wrong_use(const CLI::Error& error) const {
    const std::string said = error.what();
    std::string out = said;
    const auto kind = static_cast<CLI::ExitCodes>(error.get_exit_code());
    if (!unknown_command_.empty()) {
      out = text("There is no such command: ", "Нет такой команды: ") + unknown_command_;
    } else if (kind == CLI::ExitCodes::ArgumentMismatch) {
      out = said.substr(0, said.find(':')) + text(": a value is missing", ": нет значения");
    } else if (language_ == Language::Russian) {
      const std::size_t colon = said.find(": ");
      if (kind == CLI::ExitCodes::ExtrasError) {
        out = "Лишнее в командной строке" + (colon == std::string::npos ? "" : said.substr(colon));
      } else if (kind == CLI::ExitCodes::RequiredError) {
        out = said.find("subcommand") != std::string::npos
                  ? "Не названа команда"
                  : "Не хватает: " + said.substr(0, said.find(" is required"));
      } else if (kind == CLI::ExitCodes::ExcludesError) {
        out = said;
        const std::size_t at = out.find("excludes");
        out = at == std::string::npos ? out : out.replace(at, 8, "несовместимо с");
      } else if (kind != CLI::ExitCodes::ValidationError) {
        out = "Неверное значение параметра: " + said;
      }
    }
    return "shinpan: " + out + '\n' +
           text("Run with --help for more information.", "Справка: --help.") + '\n';
  }

  // An option with the name of its value and what it does, in both languages.
  template <class Value>
  CLI::Option* add(CLI::App* command,
                   const char* name,
                   Value& value,
                   const char* value_name,
                   const char* english,
                   const char* russian) {
    return command->add_option(name, value, text(english, russian))->option_text(value_name);
  }

  CLI::Option* add_flag(
      CLI::App* command, const char* name, bool& value, const char* english, const char* russian) {
    return command->add_flag(name, value, text(english, russian))->option_text(" ");
  }

  CLI::App* add_command(const char* name, const char* english, const char* russian) {
    return app_.add_subcommand(name, text(english, russian));
  }

  template <class Command>
  void run_when_chosen(CLI::App* app, Command& command) {
    app->callback(
        [this, &command] { chosen_ = [this, &command] { return run(command, language_); }; });
  }

  // Inputs with the standard input as the default, unless that is a terminal where nothing would
  // come.
  void add_inputs(CLI::App* command, std::vector<std::string>& inputs) {
    CLI::Option* option =
        command->add_option("inputs",
                            inputs,
                            text("Records, folders of records, or - for the standard input",
                                 "Записи, папки с записями или - (стандартный ввод)"));
    option->option_text(" ");
    if (input_is_terminal()) {
      option->required();
    } else {
      inputs = {"-"};
    }
  }

  void add_judge() {
    CLI::App* command = add_command("judge",
                                    "Judge the final position of each record",
                                    "Рассудить итоговую позицию каждой записи");
    add_inputs(command, judge_.inputs);
    add_judge_terms(command);
    add_judge_limits(command);
    add_judge_answers(command);
    command->footer(text("Examples:\n", "Примеры:\n") +
                    "  shinpan judge game.sgf\n"
                    "  shinpan judge --rules chinese --json games/ > verdicts.jsonl\n"
                    "  shinpan judge --json --jobs 2 - < requests.ndjson > answers.ndjson\n"
                    "  shinpan judge --dead D4,Q16 --svg verdict.svg game.sgf\n"
                    "  shinpan judge --rules all game.sgf\n"
                    "  xclip -o | shinpan judge -");
    run_when_chosen(command, judge_);
  }

  void add_judge_terms(CLI::App* command) {
    add(command,
        "--rules",
        judge_.rules,
        "ID",
        "Rule set (see: shinpan rules), or all to compare them; default: the record's, else "
        "japanese-1989",
        "Правила (см. shinpan rules) или all, чтобы сравнить все; по умолчанию из записи, иначе "
        "japanese-1989");
    add(command,
        "--komi",
        judge_.komi,
        "K",
        "Komi, instead of the record's",
        "Коми вместо указанного в записи");
    add_flag(command,
             "--strict",
             judge_.strict,
             "Judge the position exactly as it stands: neutral points stay unfilled",
             "Судить позицию буквально: нейтральные пункты остаются незанятыми");
    // Without extra arguments: the next word is an input, not another stone.
    add(command,
        "--dead",
        judge_.dead,
        "P,..",
        "Stones agreed dead, such as D4,Q16",
        "Камни, по соглашению мёртвые, например D4,Q16")
        ->delimiter(',')
        ->allow_extra_args(false);
    add(command,
        "--alive",
        judge_.alive,
        "P,..",
        "Stones agreed alive",
        "Камни, по соглашению живые")
        ->delimiter(',')
        ->allow_extra_args(false);
    add_flag(command,
             "--use-marks",
             judge_.use_marks,
             "Take the record's territory marks as the players' agreement",
             "Принять отметки территории в записи как соглашение игроков");
    add(command, "--at", judge_.at, "N", "Judge after this move", "Судить после этого хода")
        ->check(checks_.whole(0, kMostMoves));
  }

  void add_table(CLI::App* command, std::uint64_t& megabytes) {
    add(command,
        "--table-mb",
        megabytes,
        "N",
        "Megabytes of each table of the search at most (64)",
        "Мегабайт на каждую таблицу поиска, не больше (64)")
        ->check(checks_.whole(1, kMostTableMb));
  }

  void add_judge_limits(CLI::App* command) {
    constexpr unsigned kMostThreads = 256;
    add(command,
        "--time-limit",
        judge_.time_limit,
        "S",
        "Seconds per position (10); past it the rest is estimated; 0: none",
        "Секунд на позицию (10); сверх того остаток оценивается; 0 — без предела")
        ->check(checks_.seconds());
    add(command,
        "--nodes",
        judge_.nodes,
        "N",
        "Limit in search nodes instead: the same answer on every machine",
        "Предел в узлах поиска: ответ одинаков на любой машине")
        ->check(checks_.nodes());
    add_table(command, judge_.table_mb);
    add(command,
        "--seed",
        judge_.seed,
        "N",
        "Seed of the estimate (1)",
        "Начальное число для оценки (1)")
        ->check(checks_.whole(0, std::numeric_limits<std::uint64_t>::max()));
    add(command,
        "--jobs",
        judge_.jobs,
        "N",
        "Threads for a batch (1)",
        "Потоков для пачки записей (1)")
        ->check(checks_.whole(1, kMostThreads));
    add_batch_options(*command, judge_, language_);
  }

  void add_judge_answers(CLI::App* command) {
    CLI::Option* json = add_flag(command,
                                 "--json",
                                 judge_.json,
                                 "One JSON object per line per position",
                                 "По строке JSON на позицию");
    CLI::Option* report =
        add_flag(command,
                 "--report",
                 judge_.report,
                 "Compare with the records: a line for each game that differs, and a summary",
                 "Сверить с записями: строка на каждую партию, где результат иной, и итог");
    add_flag(command,
             "--sgf",
             judge_.sgf,
             "The record with the verdict as marks",
             "Запись с решением в виде отметок")
        ->excludes(json)
        ->excludes(report);
    add(command,
        "--svg",
        judge_.svg,
        "F",
        "Draw the verdict into this file",
        "Нарисовать решение в этот файл")
        ->excludes(report);
    add(command,
        "--png",
        judge_.png,
        "F",
        "The same as PNG (needs rsvg-convert)",
        "То же в PNG (нужен rsvg-convert)")
        ->excludes(report);
    add(command,
        "--pdf",
        judge_.pdf,
        "F",
        "A ruling to print (needs rsvg-convert)",
        "Решение для печати (нужен rsvg-convert)")
        ->excludes(report);
    add(command,
        "--proof",
        judge_.proof,
        "F",
        "Why each proved status holds, for shinpan-verify; - writes it instead of the report",
        "Почему верен каждый доказанный статус, для shinpan-verify; - — вместо отчёта")
        ->excludes(report);
  }

  void add_status() {
    CLI::App* command = add_command("status",
                                    "Say what becomes of a group when Black and when White moves "
                                    "first",
                                    "Сказать, что станет с группой, если первыми ходят чёрные и "
                                    "если белые");
    add_inputs(command, status_.inputs);
    add(command,
        "--point",
        status_.points,
        "P,..",
        "Stones of the group: it is dead when all their chains are taken",
        "Камни группы: она мертва, когда взяты все их цепи")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->required();
    add(command, "--at", status_.at, "N", "After this move", "После этого хода")
        ->check(checks_.whole(0, kMostMoves));
    add(command,
        "--time-limit",
        status_.time_limit,
        "S",
        "Seconds for each side to move first (10); 0: none",
        "Секунд на каждую очерёдность хода (10); 0 — без предела")
        ->check(checks_.seconds());
    add(command,
        "--nodes",
        status_.nodes,
        "N",
        "Limit in search nodes instead: the same answer on every machine",
        "Предел в узлах поиска: ответ одинаков на любой машине")
        ->check(checks_.nodes());
    add_table(command, status_.table_mb);
    add_flag(command,
             "--json",
             status_.json,
             "One JSON object per line per position",
             "По строке JSON на позицию");
    command->footer(text("Example:\n", "Пример:\n") + "  shinpan status --point D4 game.sgf");
    run_when_chosen(command, status_);
  }

  void add_count() {
    CLI::App* command = add_command("count",
                                    "Count the end of a game step by step, by any method",
                                    "Подсчитать конец партии по шагам, любым способом");
    add_inputs(command, count_.inputs);
    command->get_option("inputs")->required(false);
    std::vector<std::string> methods = {"all"};
    for (const count::Method method : count::kMethods) {
      methods.emplace_back(count::method_id(method));
    }
    add_options(*command,
                count_,
                language_,
                {checks_.one_of(methods),
                 checks_.whole(0, kMostMoves),
                 checks_.seconds(),
                 checks_.nodes()});
    run_when_chosen(command, count_);
  }

  void add_replay() {
    CLI::App* command = add_command(
        "replay", "Check every move of each record", "Проверить каждый ход каждой записи");
    add_inputs(command, replay_.inputs);
    add(command,
        "--rules",
        replay_.rules,
        "ID",
        "Rule set, instead of the record's",
        "Правила вместо указанных в записи");
    add_flag(command,
             "--json",
             replay_.json,
             "One JSON object per line per game",
             "По строке JSON на партию");
    command->footer(text("Exit status 1 when a move is illegal.\nExample:\n",
                         "Код выхода 1, если есть недопустимый ход.\nПример:\n") +
                    "  shinpan replay --rules aga game.sgf");
    run_when_chosen(command, replay_);
  }

  void add_rules() {
    CLI::App* command = add_command("rules",
                                    "List the rule sets, or describe one",
                                    "Перечислить правила или описать одни из них");
    add(command,
        "id",
        rules_.id,
        " ",
        "A rule set by its name here, on OGS, in KataGo or in SGF",
        "Имя правил: здешнее, OGS, KataGo или SGF");
    add_flag(command,
             "--json",
             rules_.json,
             "As KataGo writes rules",
             "В том виде, в каком правила пишет KataGo");
    command->footer(text("Examples:\n", "Примеры:\n") +
                    "  shinpan rules\n  shinpan rules aga --json");
    run_when_chosen(command, rules_);
  }

  void add_draw() {
    CLI::App* command = add_command("draw", "Draw a position", "Нарисовать позицию");
    add(command, "input", draw_.input, " ", "A record, or -", "Запись или -")->required();
    add(command, "--at", draw_.at, "N", "After this move", "После этого хода")
        ->check(checks_.whole(0, kMostMoves));
    add(command, "--svg", draw_.svg, "F", "Into this file", "В этот файл");
    add(command,
        "--png",
        draw_.png,
        "F",
        "Into this file (needs rsvg-convert)",
        "В этот файл (нужен rsvg-convert)");
    command->footer(text("Examples:\n", "Примеры:\n") +
                    "  shinpan draw game.sgf --at 50\n  shinpan draw game.sgf --svg board.svg");
    run_when_chosen(command, draw_);
  }

  void add_convert() {
    CLI::App* command = add_command(
        "convert", "Write a record in another format", "Записать партию в другом формате");
    add(command,
        "from",
        convert_.from,
        " ",
        "A record in any format, or -",
        "Запись в любом формате или -")
        ->required();
    add(command,
        "into",
        convert_.into,
        " ",
        "The file to write, or -; .txt gives the drawn position, anything else SGF",
        "Куда записать, или -; .txt даёт нарисованную позицию, прочее — SGF")
        ->required();
    add(command,
        "--to",
        convert_.format,
        "FORMAT",
        "sgf or text, whatever the file's name",
        "sgf или text, как бы ни назывался файл")
        ->check(checks_.one_of({"sgf", "text"}));
    command->footer(text("Examples:\n", "Примеры:\n") +
                    "  shinpan convert game.gib game.sgf\n  shinpan convert game.sgf - --to text");
    run_when_chosen(command, convert_);
  }

  void add_bench() {
    CLI::App* command =
        add_command("bench",
                    "Judge fixed positions: one signature of the verdicts, and the time",
                    "Рассудить постоянный набор позиций: подпись решений и время");
    add(command,
        "--nodes",
        bench_.nodes,
        "N",
        "Search nodes per position (20000)",
        "Узлов поиска на позицию (20000)")
        ->check(checks_.nodes(1));
    command->footer(
        text("The signature is the same for every compiler and machine while no verdict changes.",
             "Подпись одинакова для всех компиляторов и машин, пока не меняется ни одно решение."));
    run_when_chosen(command, bench_);
  }

  void add_serve() {
    constexpr std::size_t kMostKibibytes = 1048576;
    constexpr unsigned kMostThreads = 256;
    constexpr unsigned kMostWaiting = 10000;
    CLI::App* command =
        add_command("serve", "Answer requests over HTTP", "Отвечать на запросы по HTTP");
    add(command,
        "--address",
        serve_.address,
        "A",
        "Address to listen at (127.0.0.1: this machine only)",
        "Адрес (127.0.0.1 — только эта машина)");
    add(command,
        "--port",
        serve_.port,
        "N",
        "Port (8080); 0: any free one",
        "Порт (8080); 0 — любой свободный")
        ->check(checks_.whole(0, 65535));
    add(command,
        "--store",
        serve_.store,
        "F",
        "SQLite file that keeps games and verdicts; default: in memory",
        "Файл SQLite, где хранятся партии и решения; по умолчанию — в памяти");
    add(command,
        "--time-limit",
        serve_.time_limit,
        "S",
        "Seconds for a position at most, whatever is asked (10)",
        "Секунд на позицию самое большее, что бы ни просили (10)")
        ->check(checks_.seconds());
    add(command,
        "--largest-body",
        serve_.largest_body,
        "KIB",
        "Largest request in KiB (4096); larger ones get status 413",
        "Наибольший запрос в КиБ (4096); большие получают статус 413")
        ->check(checks_.whole(1, kMostKibibytes));
    add(command,
        "--jobs",
        serve_.jobs,
        "N",
        "Positions judged at once (0: as many as there are cores)",
        "Сколько позиций судить сразу (0 — по числу ядер)")
        ->check(checks_.whole(0, kMostThreads));
    add(command,
        "--waiting",
        serve_.waiting,
        "N",
        "Requests that may wait besides (64); more get status 429",
        "Сколько ещё запросов могут ждать (64); прочие получают статус 429")
        ->check(checks_.whole(0, kMostWaiting));
    add_contact_options(*command, serve_, language_);
    command->footer(text("Example:\n", "Пример:\n") +
                    "  shinpan serve --port 8080\n"
                    "  curl --data-binary @game.sgf 'http://127.0.0.1:8080/v1/judge?lang=en'");
    run_when_chosen(command, serve_);
  }

  [[nodiscard]] OptionChecks checks() const {
    constexpr unsigned kMostGames = 1'000'000;
    return {checks_.seconds(),
            checks_.nodes(),
            checks_.whole(1, board::kMaxSide),
            checks_.whole(1, kMostGames)};
  }

  void add_gtp() {
    CLI::App* command = add_command(
        "gtp", "Answer a GTP controller as a referee", "Отвечать контроллеру GTP как судья");
    add_options(*command, gtp_, language_, checks());
    run_when_chosen(command, gtp_);
  }

  void add_match() {
    CLI::App* command = add_command("match",
                                    "Let two GTP programs play, referee and judge their games",
                                    "Свести две программы GTP, судить их партии");
    add_options(*command, match_, language_, checks());
    run_when_chosen(command, match_);
  }

  void add_worker() {
    CLI::App* command =
        add_command("worker", "Judge games from a queue of NATS", "Судить партии из очереди NATS");
    add_options(*command, worker_, language_, checks_);
    run_when_chosen(command, worker_);
  }

  void add_leaflet() {
    CLI::App* command = add_command("leaflet",
                                    "Print the Atlas's leaflet for a first game, or its problems",
                                    "Напечатать памятку Атласа к первой партии или его задачи");
    add_options(*command, leaflet_, language_);
    run_when_chosen(command, leaflet_);
  }

  CLI::App app_;
  Language language_;
  Checks checks_;
  std::string language_name_;
  std::string unknown_command_;
  JudgeCommand judge_;
  StatusCommand status_;
  CountCommand count_;
  ReplayCommand replay_;
  RulesCommand rules_;
  DrawCommand draw_;
  ConvertCommand convert_;
  BenchCommand bench_;
  GtpCommand gtp_;
  MatchCommand match_;
  LeafletCommand leaflet_;
  ServeCommand serve_;
  WorkerCommand worker_;
  std::function<Exit()> chosen_;
};

}  // namespace

Exit run_arguments(int argc, char** argv) {
  const Language language = language_of(argc, argv);
  const Exit exit = CommandLine(language).read_and_run(argc, argv);
  std::cout.flush();
  if (output_is_whole() && std::cout.good()) {
    return exit;
  }
  print_error("shinpan: " + output_lost(language) + '\n');
  return exit == Exit::Good ? Exit::SomeFailed : exit;
}

}  // namespace shinpan::cli
