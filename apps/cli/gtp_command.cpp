#include "environment.hpp"
#include "files.hpp"
#include "gtp/serve.hpp"
#include "gtp_commands.hpp"
#include "limits.hpp"
#include "shinpan/explain/phrase.hpp"
#include "terms.hpp"

#include <filesystem>
#include <iostream>

namespace shinpan::cli {

namespace {

// What a controller names: a file, never the standard input or a device.
base::Result<std::string> load(const std::string& name) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(name, error)) {
    return base::Error{base::ErrorCode::FileUnreadable, {}, name};
  }
  return read_file(name);
}

}  // namespace

Exit run(const GtpCommand& command, explain::Language language) {
  gtp::Terms terms;
  if (!read_terms(command.rules, command.komi, language, terms.rules, terms.komi)) {
    return Exit::WrongUse;
  }
  terms.reading = command.strict ? count::Reading::Strict : count::Reading::Customary;
  terms.limits = limits_of(command.time_limit, command.nodes);
  terms.load = load;
  if (input_is_terminal()) {
    print_error(explain::in(language,
                            {"Shinpan speaks GTP; try: help, quit\n",
                             "Shinpan говорит на GTP; попробуйте: help, quit\n"}));
  }
  gtp::Session session(terms);
  gtp::serve(std::cin, std::cout, session);
  return Exit::Good;
}

}  // namespace shinpan::cli
