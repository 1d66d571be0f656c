#include "count_arguments.hpp"

#include "option_adder.hpp"

namespace shinpan::cli {

namespace {

using explain::Language;

void add_answers(OptionAdder& add, CountCommand& command, const CountChecks& checks) {
  add.option("--method",
             command.method,
             "NAME",
             {"How to count, or all to compare; without it the methods are listed",
              "Способ подсчёта или all, чтобы сравнить все; без него способы перечисляются"})
      ->check(checks.method);
  add.flag("--steps",
           command.steps,
           {"Draw the board after each step", "Рисовать доску после каждого шага"});
  add.flag("--json",
           command.json,
           {"One JSON object per line per method, with the board after each step",
            "По строке JSON на способ, с доской после каждого шага"});
  add.flag("--leave-neutral",
           command.leave_neutral,
           {"Neutral points stay unfilled, by area too",
            "Нейтральные пункты не занимаются и по площади"});
}

// Without extra arguments: the next word is an input, not another stone.
void add_statuses(OptionAdder& add, CountCommand& command) {
  add.option(
         "--dead",
         command.dead,
         "P,..",
         {"Stones agreed dead, such as D4,Q16", "Камни, по соглашению мёртвые, например D4,Q16"})
      ->delimiter(',')
      ->allow_extra_args(false);
  add.option(
         "--alive", command.alive, "P,..", {"Stones agreed alive", "Камни, по соглашению живые"})
      ->delimiter(',')
      ->allow_extra_args(false);
  add.flag("--use-marks",
           command.use_marks,
           {"Take the record's territory marks as the players' agreement",
            "Принять отметки территории в записи как соглашение игроков"});
}

void add_terms(OptionAdder& add, CountCommand& command, const CountChecks& checks) {
  add.option("--rules",
             command.rules,
             "ID",
             {"Rule set by which statuses are judged, instead of the record's",
              "Правила, по которым судятся статусы, вместо указанных в записи"});
  add.option("--komi",
             command.komi,
             "K",
             {"Komi, instead of the record's", "Коми вместо указанного в записи"});
  add_statuses(add, command);
  add.option("--at", command.at, "N", {"Count after this move", "Считать после этого хода"})
      ->check(checks.move);
  add.option("--time-limit",
             command.time_limit,
             "S",
             {"Seconds to judge a position (10); 0: none",
              "Секунд на суждение о позиции (10); 0 — без предела"})
      ->check(checks.seconds);
  add.option("--nodes",
             command.nodes,
             "N",
             {"Limit in search nodes instead: the same answer on every machine",
              "Предел в узлах поиска: ответ одинаков на любой машине"})
      ->check(checks.nodes);
}

}  // namespace

void add_options(CLI::App& app,
                 CountCommand& command,
                 Language language,
                 const CountChecks& checks) {
  OptionAdder add(app, language);
  add_answers(add, command, checks);
  add_terms(add, command, checks);
  add.footer(
      {"Examples:\n"
       "  shinpan count\n"
       "  shinpan count --method japanese --steps game.sgf\n"
       "  shinpan count --method all game.sgf",
       "Примеры:\n"
       "  shinpan count\n"
       "  shinpan count --method japanese --steps game.sgf\n"
       "  shinpan count --method all game.sgf"});
}

}  // namespace shinpan::cli
