#include "shinpan/base/error.hpp"

namespace shinpan::base {

const char* error_id(ErrorCode code) {
  switch (code) {
    case ErrorCode::FileUnreadable:
      return "file-unreadable";
    case ErrorCode::FileEmpty:
      return "file-empty";
    case ErrorCode::UnknownFormat:
      return "unknown-format";
    case ErrorCode::UnknownEncoding:
      return "unknown-encoding";
    case ErrorCode::SgfNoGame:
      return "sgf-no-game";
    case ErrorCode::SgfSyntax:
      return "sgf-syntax";
    case ErrorCode::SgfWrongGame:
      return "sgf-wrong-game";
    case ErrorCode::BadSize:
      return "bad-size";
    case ErrorCode::BadPoint:
      return "bad-point";
    case ErrorCode::BadProperty:
      return "bad-property";
    case ErrorCode::BadMove:
      return "bad-move";
    case ErrorCode::BadSetup:
      return "bad-setup";
    case ErrorCode::BadBoardText:
      return "bad-board-text";
    case ErrorCode::BadRecord:
      return "bad-record";
    case ErrorCode::BadRules:
      return "bad-rules";
    case ErrorCode::BadNumber:
      return "bad-number";
    case ErrorCode::BadJson:
      return "bad-json";
    case ErrorCode::BadRequest:
      return "bad-request";
    case ErrorCode::NoSuchMove:
      return "no-such-move";
    case ErrorCode::NoGroup:
      return "no-group";
    case ErrorCode::ConflictingStatus:
      return "conflicting-status";
    case ErrorCode::TooLarge:
      return "too-large";
    case ErrorCode::WriteFailed:
      return "write-failed";
    case ErrorCode::NoSuchAddress:
      return "no-such-address";
    case ErrorCode::WrongMethod:
      return "wrong-method";
    case ErrorCode::Busy:
      return "busy";
    case ErrorCode::StoreFailed:
      return "store-failed";
    case ErrorCode::Internal:
      return "internal";
  }
  return "unknown";
}

}  // namespace shinpan::base
