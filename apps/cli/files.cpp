#include "files.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>

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

std::vector<std::string> records_under(const fs::path& folder) {
  std::vector<std::string> out;
  std::error_code error;
  fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, error);
  for (; !error && at != fs::recursive_directory_iterator(); at.increment(error)) {
    std::error_code unreadable;
    if (at->is_regular_file(unreadable) && is_record_name(at->path())) {
      out.push_back(at->path().string());
    }
  }
  std::sort(out.begin(), out.end());
  return out;
}

base::Result<std::string> read_stream(std::FILE* stream, const std::string& name) {
  std::string bytes;
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
    std::error_code error;
    if (name != "-" && fs::is_directory(name, error)) {
      const std::vector<std::string> inside = records_under(name);
      out.insert(out.end(), inside.begin(), inside.end());
    } else {
      out.push_back(name);
    }
  }
  return out;
}

base::Result<std::string> read_file(const std::string& name) {
  if (name == "-") {
    return read_stream(stdin, name);
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
    return true;
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

void print(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fflush(stdout);
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
