#include "arguments.hpp"
#include "files.hpp"

#include <csignal>
#include <exception>

// The one place where whatever was thrown below ends: a sentence and a status, never a crash.
int main(int argc, char** argv) {
  // A reader that has seen enough, such as head, ends the program without a word.
  std::signal(SIGPIPE, SIG_DFL);
  shinpan::cli::open_standard_streams();
  try {
    return static_cast<int>(shinpan::cli::run_arguments(argc, argv));
  } catch (const std::exception& error) {
    shinpan::cli::print_error(std::string("shinpan: ") + error.what() + '\n');
  } catch (...) {
    shinpan::cli::print_error("shinpan: unknown failure\n");
  }
  return static_cast<int>(shinpan::cli::Exit::SomeFailed);
}
