#include "converter.hpp"

#include "files.hpp"

#include <cerrno>
#include <filesystem>
#include <spawn.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace shinpan::cli {

namespace {

namespace fs = std::filesystem;

// A folder of our own that goes away with its contents.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::error_code error;
    std::string name = (fs::temp_directory_path(error) / "shinpan-XXXXXX").string();
    if (!error && mkdtemp(name.data()) != nullptr) {
      path_ = name;
    }
  }

  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  ~TemporaryFolder() {
    std::error_code ignored;
    if (!path_.empty()) {
      fs::remove_all(path_, ignored);
    }
  }

  [[nodiscard]] const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

Conversion run(std::vector<std::string> arguments) {
  std::vector<char*> pointers;
  pointers.reserve(arguments.size() + 1);
  for (std::string& argument : arguments) {
    pointers.push_back(argument.data());
  }
  pointers.push_back(nullptr);
  pid_t child = 0;
  if (posix_spawnp(&child, pointers[0], nullptr, nullptr, pointers.data(), environ) != 0) {
    return Conversion::ConverterMissing;
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) {
      return Conversion::Failed;
    }
  }
  constexpr int kNotFound = 127;
  if (WIFEXITED(status) && WEXITSTATUS(status) == kNotFound) {
    return Conversion::ConverterMissing;
  }
  return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? Conversion::Done : Conversion::Failed;
}

}  // namespace

Conversion convert_svg(const std::vector<std::string>& pages,
                       PictureFormat format,
                       const std::string& file) {
  const TemporaryFolder folder;
  if (folder.path().empty()) {
    return Conversion::Failed;
  }
  std::vector<std::string> arguments = {"rsvg-convert", "--output", file};
  if (format == PictureFormat::Pdf) {
    arguments.insert(arguments.end(), {"--format", "pdf"});
  } else {
    // Twice the size of the SVG: sharp on today's screens.
    arguments.insert(arguments.end(), {"--format", "png", "--zoom", "2"});
  }
  for (std::size_t i = 0; i < pages.size(); ++i) {
    const std::string page = (folder.path() / ("page-" + std::to_string(i) + ".svg")).string();
    if (!write_file(page, pages[i])) {
      return Conversion::Failed;
    }
    arguments.push_back(page);
  }
  return run(std::move(arguments));
}

}  // namespace shinpan::cli
