#pragma once

#include "shinpan/explain/phrase.hpp"

#include <CLI/CLI.hpp>

namespace shinpan::cli {

// Adds options whose help is in the language of the answer.
class OptionAdder {
 public:
  OptionAdder(CLI::App& app, explain::Language language) : app_(app), language_(language) {}

  template <class Value>
  CLI::Option* option(const char* name,
                      Value& value,
                      const char* value_name,
                      const explain::Phrase& help) {
    return app_.add_option(name, value, explain::in(language_, help))->option_text(value_name);
  }

  void flag(const char* name, bool& value, const explain::Phrase& help) {
    app_.add_flag(name, value, explain::in(language_, help))->option_text(" ");
  }

  void footer(const explain::Phrase& text) { app_.footer(explain::in(language_, text)); }

 private:
  CLI::App& app_;
  explain::Language language_;
};

}  // namespace shinpan::cli
