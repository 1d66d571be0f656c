#pragma once

#include "shinpan/base/result.hpp"

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::cli {

// The files that the names stand for, in order: a folder gives the game records inside it, sorted,
// with those of its folders. "-" stays: it is the standard input. A name that does not exist, a
// folder without records and one that may not be looked into stay too, so that reading them says
// what is wrong.
[[nodiscard]] std::vector<std::string> expanded(const std::vector<std::string>& names);

// All bytes of a file or, for "-", of the standard input. FileUnreadable, or TooLarge above 64 MiB.
[[nodiscard]] base::Result<std::string> read_file(const std::string& name);

// Writes the bytes to a file or, for "-", to the standard output. WriteFailed.
[[nodiscard]] base::Result<bool> write_file(const std::string& name, std::string_view bytes);

// A file that grows piece by piece; "-" is the standard output.
class GrowingFile {
 public:
  // WriteFailed when it cannot be opened.
  [[nodiscard]] static base::Result<GrowingFile> create(const std::string& name);

  void append(std::string_view text);
  // Whether all that was appended has been written; nothing may be appended after it.
  [[nodiscard]] bool close();

 private:
  explicit GrowingFile(std::FILE* file) : file_(file, std::fclose) {}

  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_;  // none: the standard output
  bool whole_ = true;
};

// Writes to the standard output and flushes. What could not be written is remembered.
void print(std::string_view text);
// Whether everything printed so far has been written: a full disk loses no verdict in silence.
[[nodiscard]] bool output_is_whole();
// Opens the standard streams that are closed, so that no file written later takes their place.
void open_standard_streams();
void print_error(std::string_view text);

// The name with "-2" before its ending for the second of several, "-2-3" for its third game.
[[nodiscard]] std::string numbered_name(const std::string& name,
                                        std::size_t input,
                                        std::size_t game);

}  // namespace shinpan::cli
