#include "arguments.hpp"

#include "environment.hpp"
#include "files.hpp"
#include "shinpan/base/version.hpp"
#include "shinpan/explain/phrase.hpp"

#include <CLI/CLI.hpp>

#include <cstring>
#include <functional>

namespace shinpan::cli {

namespace {

using explain::Language;

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
  explicit CommandLine(Language language) : language_(language) {
    app_.name("shinpan");
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
    translate();
    add_judge();
    add_replay();
    add_rules();
    add_draw();
    add_convert();
    add_bench();
    for (CLI::App* command : app_.get_subcommands({})) {
      command
          ->add_option("--lang",
                       language_name_,
                       text("Language of the answer: ru or en", "Язык ответа: ru или en"))
          ->check(CLI::IsMember({"ru", "en"}));
    }
  }

  Exit read_and_run(int argc, char** argv) {
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

  // Inputs with the standard input as the default, unless that is a terminal where nothing would
  // come.
  void add_inputs(CLI::App* command, std::vector<std::string>& inputs) {
    CLI::Option* option =
        command->add_option("inputs",
                            inputs,
                            text("Records, folders of records, or - for the standard input",
                                 "Записи, папки с записями или - (стандартный ввод)"));
    if (input_is_terminal()) {
      option->required();
    } else {
      inputs = {"-"};
      option->default_str("-");
    }
  }

  void add_judge() {
    CLI::App* command = app_.add_subcommand("judge",
                                            text("Judge the final position of each record",
                                                 "Рассудить итоговую позицию каждой записи"));
    add_inputs(command, judge_.inputs);
    add_judge_terms(command);
    add_judge_limits(command);
    add_judge_answers(command);
    command->footer(
        text("Examples:\n"
             "  shinpan judge game.sgf\n"
             "  shinpan judge --rules chinese --json games/ > verdicts.jsonl\n"
             "  shinpan judge --dead D4,Q16 --svg verdict.svg game.sgf\n"
             "  shinpan judge --rules all game.sgf\n"
             "  xclip -o | shinpan judge -",
             "Примеры:\n"
             "  shinpan judge game.sgf\n"
             "  shinpan judge --rules chinese --json games/ > verdicts.jsonl\n"
             "  shinpan judge --dead D4,Q16 --svg verdict.svg game.sgf\n"
             "  shinpan judge --rules all game.sgf\n"
             "  xclip -o | shinpan judge -"));
    command->callback([this] { chosen_ = [this] { return run(judge_, language_); }; });
  }

  void add_judge_terms(CLI::App* command) {
    command->add_option("--rules",
                        judge_.rules,
                        text("Rule set (see: shinpan rules), or all to compare them; default: the "
                             "record's, else japanese-1989",
                             "Правила (см. shinpan rules) или all, чтобы сравнить все; по "
                             "умолчанию из записи, иначе japanese-1989"));
    command->add_option("--komi",
                        judge_.komi,
                        text("Komi, instead of the record's", "Коми вместо указанного в записи"));
    command->add_flag("--strict",
                      judge_.strict,
                      text("Judge the position exactly as it stands: neutral points stay unfilled",
                           "Судить позицию буквально: нейтральные пункты остаются незанятыми"));
    command
        ->add_option("--dead",
                     judge_.dead,
                     text("Stones agreed dead, such as D4,Q16",
                          "Камни, по соглашению мёртвые, например D4,Q16"))
        ->delimiter(',');
    command
        ->add_option(
            "--alive", judge_.alive, text("Stones agreed alive", "Камни, по соглашению живые"))
        ->delimiter(',');
    command->add_flag("--use-marks",
                      judge_.use_marks,
                      text("Take the record's territory marks as the players' agreement",
                           "Принять отметки территории в записи как соглашение игроков"));
    command->add_option(
        "--at", judge_.at, text("Judge after this move", "Судить после этого хода"));
  }

  void add_judge_limits(CLI::App* command) {
    constexpr double kDay = 86400;
    constexpr unsigned kMostThreads = 256;
    command
        ->add_option(
            "--time-limit",
            judge_.time_limit,
            text("Seconds per position (10); past it the rest is estimated; 0: none",
                 "Секунд на позицию (10); сверх того остаток оценивается; 0 — без предела"))
        ->check(CLI::Range(0.0, kDay));
    command->add_option("--nodes",
                        judge_.nodes,
                        text("Limit in search nodes instead: the same answer on every machine",
                             "Предел в узлах поиска: ответ одинаков на любой машине"));
    command->add_option(
        "--seed", judge_.seed, text("Seed of the estimate (1)", "Начальное число для оценки (1)"));
    command
        ->add_option(
            "--jobs", judge_.jobs, text("Threads for a batch (1)", "Потоков для пачки записей (1)"))
        ->check(CLI::Range(1U, kMostThreads));
  }

  void add_judge_answers(CLI::App* command) {
    CLI::Option* json = command->add_flag(
        "--json",
        judge_.json,
        text("One JSON object per line per position", "По строке JSON на позицию"));
    CLI::Option* sgf = command->add_flag(
        "--sgf",
        judge_.sgf,
        text("The record with the verdict as marks", "Запись с решением в виде отметок"));
    json->excludes(sgf);
    command->add_option("--svg",
                        judge_.svg,
                        text("Draw the verdict into this file", "Нарисовать решение в этот файл"));
    command->add_option(
        "--png",
        judge_.png,
        text("The same as PNG (needs rsvg-convert)", "То же в PNG (нужен rsvg-convert)"));
    command->add_option(
        "--pdf",
        judge_.pdf,
        text("A ruling to print (needs rsvg-convert)", "Решение для печати (нужен rsvg-convert)"));
  }

  void add_replay() {
    CLI::App* command = app_.add_subcommand(
        "replay", text("Check every move of each record", "Проверить каждый ход каждой записи"));
    add_inputs(command, replay_.inputs);
    command->add_option(
        "--rules",
        replay_.rules,
        text("Rule set, instead of the record's", "Правила вместо указанных в записи"));
    command->add_flag("--json",
                      replay_.json,
                      text("One JSON object per line per game", "По строке JSON на партию"));
    command->footer(text(
        "Exit status 1 when a move is illegal.\nExample:\n  shinpan replay --rules aga game.sgf",
        "Код выхода 1, если есть недопустимый ход.\nПример:\n  shinpan replay --rules aga "
        "game.sgf"));
    command->callback([this] { chosen_ = [this] { return run(replay_, language_); }; });
  }

  void add_rules() {
    CLI::App* command = app_.add_subcommand(
        "rules",
        text("List the rule sets, or describe one", "Перечислить правила или описать одни из них"));
    command->add_option("id",
                        rules_.id,
                        text("A rule set by its name here, on OGS, in KataGo or in SGF",
                             "Имя правил: здешнее, OGS, KataGo или SGF"));
    command->add_flag("--json",
                      rules_.json,
                      text("As KataGo writes rules", "В том виде, в каком правила пишет KataGo"));
    command->footer(text("Examples:\n  shinpan rules\n  shinpan rules aga --json",
                         "Примеры:\n  shinpan rules\n  shinpan rules aga --json"));
    command->callback([this] { chosen_ = [this] { return run(rules_, language_); }; });
  }

  void add_draw() {
    CLI::App* command = app_.add_subcommand("draw", text("Draw a position", "Нарисовать позицию"));
    command->add_option("input", draw_.input, text("A record, or -", "Запись или -"))->required();
    command->add_option("--at", draw_.at, text("After this move", "После этого хода"));
    command->add_option("--svg", draw_.svg, text("Into this file", "В этот файл"));
    command->add_option(
        "--png",
        draw_.png,
        text("Into this file (needs rsvg-convert)", "В этот файл (нужен rsvg-convert)"));
    command->footer(
        text("Examples:\n  shinpan draw game.sgf --at 50\n  shinpan draw game.sgf --svg board.svg",
             "Примеры:\n  shinpan draw game.sgf --at 50\n  shinpan draw game.sgf --svg board.svg"));
    command->callback([this] { chosen_ = [this] { return run(draw_, language_); }; });
  }

  void add_convert() {
    CLI::App* command = app_.add_subcommand(
        "convert", text("Write a record in another format", "Записать партию в другом формате"));
    command
        ->add_option("from",
                     convert_.from,
                     text("A record in any format, or -", "Запись в любом формате или -"))
        ->required();
    command
        ->add_option(
            "into",
            convert_.into,
            text("The file to write, or -; .txt gives the drawn position, anything else SGF",
                 "Куда записать, или -; .txt даёт нарисованную позицию, прочее — SGF"))
        ->required();
    command
        ->add_option(
            "--to",
            convert_.format,
            text("sgf or text, whatever the file's name", "sgf или text, как бы ни назывался файл"))
        ->check(CLI::IsMember({"sgf", "text"}));
    command->footer(text(
        "Examples:\n  shinpan convert game.gib game.sgf\n  shinpan convert game.sgf - --to text",
        "Примеры:\n  shinpan convert game.gib game.sgf\n  shinpan convert game.sgf - --to text"));
    command->callback([this] { chosen_ = [this] { return run(convert_, language_); }; });
  }

  void add_bench() {
    CLI::App* command = app_.add_subcommand(
        "bench",
        text("Judge fixed positions: one signature of the verdicts, and the time",
             "Рассудить постоянный набор позиций: подпись решений и время"));
    command->add_option(
        "--nodes", bench_.nodes, text("Search nodes per position", "Узлов поиска на позицию"));
    command->footer(
        text("The signature is the same for every compiler and machine while no verdict changes.",
             "Подпись одинакова для всех компиляторов и машин, пока не меняется ни одно решение."));
    command->callback([this] { chosen_ = [this] { return run(bench_, language_); }; });
  }

  CLI::App app_;
  Language language_;
  std::string language_name_;
  JudgeCommand judge_;
  ReplayCommand replay_;
  RulesCommand rules_;
  DrawCommand draw_;
  ConvertCommand convert_;
  BenchCommand bench_;
  std::function<Exit()> chosen_;
};

}  // namespace

Exit run_arguments(int argc, char** argv) {
  return CommandLine(language_of(argc, argv)).read_and_run(argc, argv);
}

}  // namespace shinpan::cli
