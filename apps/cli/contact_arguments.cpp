#include "contact_arguments.hpp"

#include "option_adder.hpp"

namespace shinpan::cli {

void add_contact_options(CLI::App& app, ServeCommand& command, explain::Language language) {
  OptionAdder add(app, language);
  add.option("--operator",
             command.operator_name,
             "NAME",
             {"Take contacts of readers who want news of the Atlas: who is responsible for them "
              "(none are taken); with --contact and --store",
              "Принимать контакты читателей, которым нужны новости Атласа: кто за них отвечает (не "
              "принимаются); вместе с --contact и --store"});
  add.option("--contact",
             command.contact,
             "ADDRESS",
             {"Where to ask that operator about data",
              "Куда обращаться к этому оператору с вопросами о данных"});
}

}  // namespace shinpan::cli
