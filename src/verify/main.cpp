#include "verify/verify.hpp"

#include <cstdio>
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

struct Counts {
  int verified = 0;
  int refused = 0;
  int unread = 0;
};

bool read_all(const std::string& file, std::string& text) {
  std::ifstream stream(file, std::ios::binary);
  std::istream& input = file == "-" ? std::cin : stream;
  text.assign(std::istreambuf_iterator<char>(input), {});
  return file == "-" || (stream.is_open() && !stream.bad());
}

void check(const std::string& file, bool is_quiet, Counts& counts) {
  std::string text;
  verify::Report report;
  if (read_all(file, text)) {
    report = verify::verify(text);
  } else {
    report.error = "the file cannot be read";
  }
  for (const verify::CheckedPosition& position : report.positions) {
    for (const verify::CheckedStatus& status : position.statuses) {
      const bool is_verified = status.refusal.empty();
      ++(is_verified ? counts.verified : counts.refused);
      const std::string what = status.status + ' ' + status.point + " (" + position.name + ")";
      if (!is_verified) {
        std::cout << "NOT VERIFIED " << what << ": " << status.refusal << '\n';
      } else if (!is_quiet) {
        std::cout << "VERIFIED " << what << '\n';
      }
    }
  }
  if (!report.error.empty()) {
    ++counts.unread;
    std::cerr << "shinpan-verify: " << file << ": " << report.error << '\n';
  }
}

int run(const std::vector<std::string>& arguments) {
  std::vector<std::string> files;
  bool is_quiet = false;
  for (const std::string& argument : arguments) {
    if (argument == "--help" || argument == "--version") {
      std::cout << (argument == "--help" ? kHelp : "shinpan-verify " SHINPAN_VERSION "\n");
      return 0;
    }
    if (argument == "--quiet") {
      is_quiet = true;
    } else if (argument.size() > 1 && argument.front() == '-') {
      std::cerr << "shinpan-verify: there is no option " << argument << "; try --help\n";
      return 2;
    } else {
      files.push_back(argument);
    }
  }
  if (files.empty()) {
    std::cerr << "shinpan-verify: no file is named; try --help\n";
    return 2;
  }
  Counts counts;
  for (const std::string& file : files) {
    check(file, is_quiet, counts);
  }
  if (is_quiet) {
    std::cout << counts.verified << " verified, " << counts.refused << " not verified\n";
  }
  return counts.unread > 0 ? 2 : counts.refused > 0 ? 1 : 0;
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
