#include "shinpan/record/charset.hpp"

#if SHINPAN_WITH_ICU
#include <unicode/ucnv.h>

#include <array>
#include <memory>
#endif

namespace shinpan::record {

#if SHINPAN_WITH_ICU

namespace {

struct CloseConverter {
  void operator()(UConverter* converter) const { ucnv_close(converter); }
};

using Converter = std::unique_ptr<UConverter, CloseConverter>;

// ICU's table that takes the vendor extensions people use under the plain name.
const char* icu_name(std::string_view charset, std::string& storage) {
  if (charset == "EUC-KR") {
    return "windows-949";
  }
  if (charset == "Shift_JIS") {
    return "windows-31j";
  }
  if (charset == "Big5") {
    return "Big5-HKSCS";
  }
  storage = charset;
  return storage.c_str();
}

Converter open_converter(std::string_view charset, Malformed malformed) {
  UErrorCode status = U_ZERO_ERROR;
  std::string storage;
  Converter converter(ucnv_open(icu_name(charset, storage), &status));
  if (U_FAILURE(status)) {
    return nullptr;
  }
  if (malformed == Malformed::Refused) {
    ucnv_setToUCallBack(
        converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
  }
  return U_FAILURE(status) ? nullptr : std::move(converter);
}

}  // namespace

std::optional<std::string> convert(std::string_view bytes,
                                   std::string_view charset,
                                   Malformed malformed) {
  const Converter from = open_converter(charset, malformed);
  const Converter to = open_converter("UTF-8", malformed);
  if (!from || !to) {
    return std::nullopt;
  }
  std::string out;
  std::array<char, 4096> chunk;
  std::array<UChar, 1024> pivot;
  const char* source = bytes.data();
  const char* const source_end = source + bytes.size();
  UChar* pivot_source = pivot.data();
  UChar* pivot_target = pivot.data();
  UBool reset = true;
  UErrorCode status = U_BUFFER_OVERFLOW_ERROR;
  while (status == U_BUFFER_OVERFLOW_ERROR) {
    status = U_ZERO_ERROR;
    char* target = chunk.data();
    ucnv_convertEx(to.get(),
                   from.get(),
                   &target,
                   chunk.data() + chunk.size(),
                   &source,
                   source_end,
                   pivot.data(),
                   &pivot_source,
                   &pivot_target,
                   pivot.data() + pivot.size(),
                   reset,
                   true,
                   &status);
    reset = false;
    out.append(chunk.data(), target);
  }
  return U_FAILURE(status) ? std::nullopt : std::optional(std::move(out));
}

#else

std::optional<std::string> convert(std::string_view /*bytes*/,
                                   std::string_view /*charset*/,
                                   Malformed /*malformed*/) {
  return std::nullopt;
}

#endif

}  // namespace shinpan::record
