#include "commands.hpp"
#include "converter.hpp"
#include "files.hpp"
#include "leaflet/booklet.hpp"
#include "leaflet/leaflet.hpp"
#include "shinpan/explain/error_text.hpp"
#include "shinpan/explain/phrase.hpp"
#include "texts.hpp"

#include <cctype>
#include <filesystem>

namespace shinpan::cli {

namespace {

using explain::Language;
using leaflet::Fonts;
using Pages = std::vector<std::string>;

bool ends_in(const std::string& file, std::string_view ending) {
  std::string out = std::filesystem::path(file).extension().string();
  for (char& c : out) {
    c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return out == ending;
}

std::string file_of(const LeafletCommand& command, Language language) {
  if (!command.out.empty()) {
    return command.out;
  }
  return std::string(command.problems ? "shinpan-problems-" : "shinpan-leaflet-") +
         (language == Language::Russian ? "ru.pdf" : "en.pdf");
}

base::Result<Pages> pages_of(const LeafletCommand& command, Language language, Fonts fonts) {
  const leaflet::Sources sources = leaflet::sources();
  base::Result<Pages> pages = command.problems ? leaflet::problem_pages(sources, language, fonts)
                                               : leaflet::leaflet_pages(sources, language, fonts);
  return pages && command.booklet ? base::Result<Pages>(leaflet::booklet(*pages)) : pages;
}

Exit complain(const base::Error& error, Language language) {
  print_error("shinpan: " + explain::error_text(language, error) + '\n');
  return Exit::SomeFailed;
}

// "leaflet-1.svg", one for each page.
Exit write_drawings(const Pages& pages, const std::string& file, Language language) {
  const std::filesystem::path path(file);
  for (std::size_t i = 0; i < pages.size(); ++i) {
    const std::string name = path.stem().string() + '-' + std::to_string(i + 1) + ".svg";
    const base::Result<bool> written = write_file((path.parent_path() / name).string(), pages[i]);
    if (!written) {
      return complain(written.error(), language);
    }
  }
  return Exit::Good;
}

// The converter takes another font where PT Sans is missing; the PDF names those it took.
bool has_font(const std::string& file) {
  const base::Result<std::string> bytes = read_file(file);
  return bytes && bytes->find("+PTSans") != std::string::npos;
}

Exit write_pdf(const LeafletCommand& command,
               const Pages& pages,
               const std::string& file,
               Language language) {
  Conversion done = convert_svg(pages, PictureFormat::Pdf, file);
  if (done == Conversion::Done && !has_font(file)) {
    print_error(font_missing(language) + '\n');
    const base::Result<Pages> smaller = pages_of(command, language, Fonts::Others);
    done = smaller ? convert_svg(*smaller, PictureFormat::Pdf, file) : Conversion::Failed;
  }
  switch (done) {
    case Conversion::Done:
      print_error(written_to(language, file) + '\n');
      return Exit::Good;
    case Conversion::ConverterMissing:
      print_error(converter_missing(language, file) + '\n');
      return Exit::SomeFailed;
    case Conversion::Failed:
      break;
  }
  return complain({base::ErrorCode::WriteFailed, {}, file}, language);
}

}  // namespace

Exit run(const LeafletCommand& command, Language language) {
  const std::string file = file_of(command, language);
  if (!ends_in(file, ".pdf") && !ends_in(file, ".svg")) {
    print_error("shinpan: " +
                explain::say(language,
                             {"{file}: give a name that ends in .pdf or .svg.",
                              "{file}: дайте имя, которое кончается на .pdf или .svg."},
                             {{"file", file}}) +
                '\n');
    return Exit::WrongUse;
  }
  const base::Result<Pages> pages = pages_of(command, language, Fonts::PtSans);
  if (!pages) {
    return complain(pages.error(), language);
  }
  return ends_in(file, ".svg") ? write_drawings(*pages, file, language)
                               : write_pdf(command, *pages, file, language);
}

}  // namespace shinpan::cli
