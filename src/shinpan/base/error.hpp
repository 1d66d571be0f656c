#pragma once

#include <cstdint>
#include <string>
#include <utility>

namespace shinpan::base {

// Every way in which input can be wrong. Each has a sentence in Russian and English, with the way
// to mend it, in explain/error_text.cpp; the identifiers below are what JSON shows (error_id).
enum class ErrorCode : std::uint8_t {
  FileUnreadable,
  FileEmpty,
  UnknownFormat,
  UnknownEncoding,
  SgfNoGame,
  SgfSyntax,
  SgfWrongGame,
  BadSize,
  BadPoint,
  BadProperty,
  BadMove,
  BadSetup,
  BadBoardText,
  BadRecord,
  BadRules,
  BadNumber,
  BadJson,
  BadRequest,
  NoSuchMove,
  ConflictingStatus,
  NoGroup,
  TooLarge,
  WriteFailed,
  // Of a program that serves requests.
  NoSuchAddress,
  WrongMethod,
  Busy,
  StoreFailed,
  Internal,
};

// The stable identifier of a code: lower case words joined by '-', for example "sgf-syntax".
[[nodiscard]] const char* error_id(ErrorCode code);

// Where in the input: counted from 1, 0 when it does not apply.
struct Where {
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  std::uint32_t move = 0;

  bool operator==(const Where&) const = default;
};

// A fault of the input. `detail` is the piece of input or the name that is wrong, never a sentence.
struct Error {
  ErrorCode code;
  Where where{};
  std::string detail{};

  bool operator==(const Error&) const = default;
};

}  // namespace shinpan::base
