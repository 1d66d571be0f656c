#include "judge_arguments.hpp"

#include "option_adder.hpp"

namespace shinpan::cli {

void add_batch_options(CLI::App& app, JudgeCommand& command, explain::Language language) {
  OptionAdder add(app, language);
  add.flag("--lines",
           command.lines,
           {"The standard input holds requests in JSON, one a line, however it begins",
            "На стандартном вводе запросы в JSON, по одному в строке, с чего бы он ни начинался"});
  add.flag("--unordered",
           command.unordered,
           {"Answers as soon as they are ready, in any order",
            "Ответы по мере готовности, в любом порядке"});
  add.option("--skip-done",
             command.skip_done,
             "F",
             {"Requests in JSON: leave out those whose id has an answer in this file",
              "Запросы в JSON: пропустить те, на чей id в этом файле уже есть ответ"});
  add.option("--store",
             command.store,
             "F",
             {"SQLite file that keeps statuses: a position that was judged before, turned or with "
              "colours changed, is not searched again",
              "Файл SQLite, где хранятся статусы: встречавшаяся позиция, пусть повёрнутая или в "
              "других цветах, заново не перебирается"});
}

}  // namespace shinpan::cli
