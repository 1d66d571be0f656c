#include "leaflet_arguments.hpp"

#include "option_adder.hpp"

namespace shinpan::cli {

void add_options(CLI::App& app, LeafletCommand& command, explain::Language language) {
  OptionAdder add(app, language);
  add.option("--out",
             command.out,
             "F",
             {"Into this file; .svg gives a drawing of each page (shinpan-leaflet-en.pdf)",
              "В этот файл; .svg даёт рисунок каждой страницы (shinpan-leaflet-ru.pdf)"});
  add.flag("--problems",
           command.problems,
           {"A sheet of problems with their answers instead, on A4",
            "Вместо неё лист задач с ответами, A4"});
  add.flag("--booklet",
           command.booklet,
           {"Two pages on each side of A4: print on both sides, turn over the short edge, fold",
            "По две страницы на стороне A4: печатать с двух сторон, переворот по короткому краю, "
            "сложить"});
  app.get_option("--booklet")->excludes("--problems");
  add.footer(
      {"PDF needs rsvg-convert.\n"
       "Examples:\n"
       "  shinpan leaflet --lang en\n"
       "  shinpan leaflet --problems --out problems.pdf",
       "Для PDF нужен rsvg-convert.\n"
       "Примеры:\n"
       "  shinpan leaflet --lang ru\n"
       "  shinpan leaflet --problems --out problems.pdf"});
}

}  // namespace shinpan::cli
