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

For example, after `shinpan judge --strict --proof bent-four.proof examples/bent-four.txt`

  shinpan-verify bent-four.proof

Status: 0 all are verified, 1 one is not, 2 a file cannot be read to its end or states nothing.
docs/en/proof.md says what a proof is.
)";

// Of statuses verified, of statuses that are not, of files that cannot be read to their end.
using Counts = std::array<int, 3>;

void check(const std::string& file, bool is_quiet, Counts& counts) {
  std::ifstream stream(file, std::ios::binary);
  std::istream& input = file == "-" ? std::cin : stream;
  const std::string text(std::istreambuf_iterator<char>(input), {});
  const verify::Report report = verify::verify(text);
  for (const verify::CheckedPosition& position : report.positions) {
    for (const auto& [status, point, refusal] : position.statuses) {
      const bool is_verified = refusal.empty();
      ++counts.at(is_verified ? 0 : 1);
      if (!is_quiet || !is_verified) {
        std::cout << (is_verified ? "VERIFIED " : "NOT VERIFIED ") << status << ' ' << point << " ("
                  << position.name << (is_verified ? ")" : "): ") << refusal << '\n';
      }
    }
  }
  if (!report.error.empty()) {
    const bool is_missing = file != "-" && !stream.is_open();
    ++counts[2];
    std::cerr << "shinpan-verify: " << file << ": "
              << (is_missing ? "there is no such file" : report.error) << '\n';
  }
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
  Counts counts{};
  for (const std::string& file : arguments) {
    check(file, is_quiet, counts);
  }
  if (is_quiet) {
    std::cout << counts[0] << " verified, " << counts[1] << " not verified\n";
  }
  return counts[2] > 0 ? 2 : counts[1] > 0 ? 1 : 0;
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
