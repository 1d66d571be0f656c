#include "files.hpp"

#include "standard_input.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <memory>
#include <system_error>
#include <unistd.h>

namespace shinpan::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostBytes = std::size_t{64} << 20U;

struct Close {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

using File = std::unique_ptr<std::FILE, Close>;

bool is_record_name(const fs::path& path) {
  constexpr const char* kEndings[] = {".sgf", ".gib", ".ngf", ".ugf", ".ugi", ".case"};
  std::string ending = path.extension().string();
  std::transform(ending.begin(), ending.end(), ending.begin(), [](unsigned char c) {
    return static_cast<char>(std::tolower(c));
  });
  return std::find(std::begin(kEndings), std::end(kEndings), ending) != std::end(kEndings);
}

bool is_folder(const fs::path& path) {
  std::error_code error;
  return fs::is_directory(path, error);
}

bool may_look_into(const fs::path& folder) {
  return access(folder.c_str(), R_OK | X_OK) == 0;
}

// The records in a folder, and its folders that may not be looked into.
std::vector<std::string> records_under(const fs::path& folder) {
  std::vector<std::string> out;
  std::error_code error;
  fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, error);
  for (; !error && at != fs::recursive_directory_iterator(); at.increment(error)) {
    std::error_code unreadable;
    const bool record = at->is_regular_file(unreadable) && is_record_name(at->path());
    const bool closed =
        !at->is_symlink(unreadable) && at->is_directory(unreadable) && !may_look_into(at->path());
    if (record || closed) {
      out.push_back(at->path().string());
    }
  }
  std::sort(out.begin(), out.end());
  return out;
}

bool g_output_is_whole = true;

// All of it behind `bytes`.
base::Result<std::string> read_stream(std::FILE* stream,
                                      const std::string& name,
                                      std::string bytes = {}) {
  std::array<char, 65536> buffer;
  std::size_t got = 0;
  while ((got = std::fread(buffer.data(), 1, buffer.size(), stream)) > 0) {
    bytes.append(buffer.data(), got);
    if (bytes.size() > kMostBytes) {
      return base::Error{base::ErrorCode::TooLarge, {}, name};
    }
  }
  if (std::ferror(stream) != 0) {
    return base::Error{base::ErrorCode::FileUnreadable, {}, name};
  }
  return bytes;
}

}  // namespace

std::vector<std::string> expanded(const std::vector<std::string>& names) {
  std::vector<std::string> out;
  for (const std::string& name : names) {
    const std::vector<std::string> inside =
        name != "-" && is_folder(name) ? records_under(name) : std::vector<std::string>();
    if (inside.empty()) {
      out.push_back(name);
    } else {
      out.insert(out.end(), inside.begin(), inside.end());
    }
  }
  return out;
}

base::Result<std::string> read_file(const std::string& name) {
  if (name == "-") {
    return read_stream(stdin, name, take_looked_at());
  }
  if (is_folder(name)) {
    const bool empty = may_look_into(name);
    return base::Error{
        empty ? base::ErrorCode::FileEmpty : base::ErrorCode::FileUnreadable, {}, name};
  }
  const File file(std::fopen(name.c_str(), "rb"));
  if (!file) {
    return base::Error{base::ErrorCode::FileUnreadable, {}, name};
  }
  return read_stream(file.get(), name);
}

base::Result<bool> write_file(const std::string& name, std::string_view bytes) {
  if (name == "-") {
    print(bytes);
    return output_is_whole() ? base::Result<bool>(true)
                             : base::Error{base::ErrorCode::WriteFailed, {}, name};
  }
  File file(std::fopen(name.c_str(), "wb"));
  const bool written =
      file && std::fwrite(bytes.data(), 1, bytes.size(), file.get()) == bytes.size();
  // Closing can fail as well: that is where a full disk may show.
  const bool closed = file && std::fclose(file.release()) == 0;
  if (!written || !closed) {
    return base::Error{base::ErrorCode::WriteFailed, {}, name};
  }
  return true;
}

base::Result<GrowingFile> GrowingFile::create(const std::string& name) {
  std::FILE* const file = name == "-" ? nullptr : std::fopen(name.c_str(), "wb");
  if (name != "-" && file == nullptr) {
    return base::Error{base::ErrorCode::WriteFailed, {}, name};
  }
  return GrowingFile(file);
}

void GrowingFile::append(std::string_view text) {
  if (!file_) {
    return print(text);
  }
  whole_ = whole_ && std::fwrite(text.data(), 1, text.size(), file_.get()) == text.size();
}

bool GrowingFile::close() {
  if (!file_) {
    return output_is_whole();
  }
  return std::fclose(file_.release()) == 0 && whole_;
}

void print(std::string_view text) {
  const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
  const bool flushed = std::fflush(stdout) == 0;
  g_output_is_whole = g_output_is_whole && written && flushed;
}

bool output_is_whole() {
  return g_output_is_whole && std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

void open_standard_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(stream, F_GETFD) == -1) {
      // The lowest free number is this one. The wrong way round: reading or writing still fails.
      static_cast<void>(open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY));
    }
  }
}

void print_error(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
}

std::string numbered_name(const std::string& name, std::size_t input, std::size_t game) {
  if (input == 0 && game == 0) {
    return name;
  }
  const fs::path path(name);
  std::string number = "-" + std::to_string(input + 1);
  if (game > 0) {
    number += "-" + std::to_string(game + 1);
  }
  return (path.parent_path() / (path.stem().string() + number + path.extension().string()))
      .string();
}

}  // namespace shinpan::cli
