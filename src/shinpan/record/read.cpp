#include "shinpan/record/charset.hpp"
#include "shinpan/record/finish_record.hpp"
#include "shinpan/record/formats.hpp"
#include "shinpan/record/sgf_tree.hpp"
#include "shinpan/record/text_lines.hpp"

#include <array>

namespace shinpan::record {
namespace {

struct Format {
  std::string_view name;
  bool (*recognises)(std::string_view);
  Games (*read)(std::string_view);
  std::string_view extensions;  // each with its point, split by spaces
};

// Nearly every record begins with its game.
bool begins_as_sgf(std::string_view text) {
  return starts_with(trimmed(text), "(") && looks_like_sgf(text);
}

// In the order in which they are tried: the ones that are hard to mistake first.
constexpr std::array kFormats{
    Format{"sgf", begins_as_sgf, read_sgf, ".sgf"},
    Format{"ugf", looks_like_ugf, read_ugf, ".ugf .ugi"},
    Format{"gib", looks_like_gib, read_gib, ".gib"},
    Format{"case", looks_like_case, read_case, ".case"},
    Format{"sgf", looks_like_sgf, read_sgf, ".sgf"},
    Format{"ngf", looks_like_ngf, read_ngf, ".ngf"},
    Format{"text", looks_like_text_board, read_text_boards, ".txt"},
};

char small(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool has_extension(std::string_view name, std::string_view extensions) {
  const std::size_t point = name.rfind('.');
  if (point == std::string_view::npos) {
    return false;
  }
  std::string extension(name.substr(point));
  for (char& c : extension) {
    c = small(c);
  }
  while (!extensions.empty()) {
    if (next_field(extensions, ' ') == extension) {
      return true;
    }
  }
  return false;
}

// A request may hold a record, but what it says beside it, its rules above all, would be lost.
bool is_json_object(std::string_view text) {
  text = trimmed(text);
  return starts_with(text, "{") &&
         (starts_with(trimmed(text.substr(1)), "\"") || starts_with(trimmed(text.substr(1)), "}"));
}

// The extension decides between formats that both recognise the text.
const Format* recognise(std::string_view text, std::string_view name) {
  const Format* found = nullptr;
  for (const Format& format : kFormats) {
    const bool named = has_extension(name, format.extensions);
    if ((found == nullptr || named) && format.recognises(text)) {
      found = &format;
      if (named || format.recognises == begins_as_sgf) {
        break;
      }
    }
  }
  return found;
}

// CA's value, found before the text is parsed: the second byte of a character may be ']' or '\'.
std::string_view sgf_charset(std::string_view bytes) {
  for (std::size_t at = bytes.find("CA["); at != std::string_view::npos;
       at = bytes.find("CA[", at + 1)) {
    const char before = at == 0 ? ' ' : bytes[at - 1];
    if (is_blank(before) || before == ';' || before == ']' || before == '(') {
      const std::string_view value = bytes.substr(at + 3, bytes.substr(at + 3).find(']'));
      return value.size() <= 40 ? trimmed(value) : std::string_view{};
    }
  }
  return {};
}

std::string_view declared_charset(std::string_view bytes) {
  const std::string_view begin = bytes.substr(0, 4096);
  return looks_like_ugf(begin) ? ugf_charset(begin) : sgf_charset(bytes);
}

base::ErrorCode unrecognised(std::string_view name) {
  if (has_extension(name, ".sgf")) {
    return base::ErrorCode::SgfNoGame;
  }
  for (const Format& format : kFormats) {
    if (format.recognises != looks_like_text_board && has_extension(name, format.extensions)) {
      return base::ErrorCode::BadRecord;
    }
  }
  return base::ErrorCode::UnknownFormat;
}

}  // namespace

base::Result<Import> read(std::string_view bytes, std::string_view name) {
  if (bytes.size() > SgfTree::kMaxText) {
    return base::Error{base::ErrorCode::TooLarge};
  }
  if (trimmed(bytes).empty()) {
    return base::Error{base::ErrorCode::FileEmpty};
  }
  const Decoded decoded = decode(bytes, declared_charset(bytes));
  const Format* const format =
      is_json_object(decoded.utf8) ? nullptr : recognise(decoded.utf8, name);
  if (format == nullptr) {
    return base::Error{unrecognised(name), {}, std::string(name)};
  }
  Import import{std::string(format->name), decoded.encoding, format->read(decoded.utf8)};
  if (decoded.guessed) {
    for (base::Result<GameRecord>& game : import.games) {
      if (game) {
        warn(*game, WarningCode::GuessedEncoding, {}, decoded.encoding);
      }
    }
  }
  return import;
}

}  // namespace shinpan::record
