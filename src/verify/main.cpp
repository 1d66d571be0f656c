#include "verify/verify.hpp"

#include <algorithm>
#include <array>
#include <exception>
#include <fstream>
#include <iostream>
#include <iterator>

namespace {

constexpr const char* kHelp =
    R"(shinpan-verify: checks the proofs that `shinpan judge --proof` writes

  shinpan-verify [--quiet] FILE...

FILE may be -, the standard input. For each status in the files one line:

  VERIFIED dead captured D4 (game.sgf)
  NOT VERIFIED alive uncapturable Q16 (game.sgf): line 12: no answer to R17

  --quiet     only what is not verified, and a last line with the counts
  --version   the version
  --help      this

For example

  shinpan judge examples/bent-four.txt --rules japanese-1989 --strict --proof bent-four.proof
  shinpan-verify bent-four.proof

Status: 0 all are verified, 1 one is not, 2 a file cannot be read to its end or states nothing.
docs/en/proof.md says what a proof is.
)";

// The exit status; counts what is verified and what is not.
int check(const std::string& file, bool is_quiet, std::array<int, 2>& counts) {
  std::ifstream stream(file, std::ios::binary);
  std::istream& input = file == "-" ? std::cin : stream;
  const std::string text(std::istreambuf_iterator<char>(input), {});
  const verify::Report report = verify::verify(text);
  int exit_status = 0;
  for (const verify::CheckedPosition& position : report.positions) {
    for (const auto& [status, point, refusal] : position.statuses) {
      const bool is_verified = refusal.empty();
      ++counts.at(is_verified ? 0 : 1);
      exit_status = is_verified ? exit_status : 1;
      if (!is_quiet || !is_verified) {
        std::cout << (is_verified ? "VERIFIED " : "NOT VERIFIED ") << status << ' ' << point << " ("
                  << position.name << (is_verified ? ")" : "): ") << refusal << '\n';
      }
    }
  }
  if (report.error.empty()) {
    return exit_status;
  }
  const bool is_missing = file != "-" && !stream.is_open();
  std::cerr << "shinpan-verify: " << file << ": "
            << (is_missing ? "there is no such file" : report.error) << '\n';
  return 2;
}

int run(std::vector<std::string> arguments) {
  const bool is_quiet = std::erase(arguments, "--quiet") > 0;
  const std::string first = arguments.empty() ? "" : arguments.front();
  if (first == "--help" || first == "--version") {
    std::cout << (first == "--help" ? kHelp : "shinpan-verify " SHINPAN_VERSION "\n");
    return 0;
  }
  if (first.empty() || (first.front() == '-' && first != "-")) {
    std::cerr << "shinpan-verify: name the files to check; --help says more\n";
    return 2;
  }
  int exit_status = 0;
  std::array<int, 2> counts{};
  for (const std::string& file : arguments) {
    exit_status = std::max(exit_status, check(file, is_quiet, counts));
  }
  if (is_quiet) {
    std::cout << counts[0] << " verified, " << counts[1] << " not verified\n";
  }
  return exit_status;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const int status = run({argv + 1, argv + argc});
    return std::cout.flush() ? status : 2;
  } catch (const std::exception& error) {
    std::cerr << "shinpan-verify: " << error.what() << '\n';
  }
  return 2;
}
