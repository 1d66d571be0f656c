#include "shinpan/record/charset.hpp"

#include "shinpan/base/utf8.hpp"

#include <array>
#include <cstdint>
#include <cstring>

namespace shinpan::record {
namespace {

struct Alias {
  std::string_view written;  // lower case, letters and digits only
  std::string_view charset;
};

// Names seen in files, and the widest set that people mean by them.
constexpr std::array kAliases{
    Alias{"utf8", "UTF-8"},
    Alias{"utf", "UTF-8"},
    Alias{"unicode", "UTF-8"},
    Alias{"ascii", "UTF-8"},
    Alias{"usascii", "UTF-8"},
    Alias{"gb2312", "GB18030"},
    Alias{"gbk", "GB18030"},
    Alias{"gb", "GB18030"},
    Alias{"cp936", "GB18030"},
    Alias{"gb18030", "GB18030"},
    Alias{"euccn", "GB18030"},
    Alias{"big5", "Big5"},
    Alias{"big5hkscs", "Big5"},
    Alias{"cp950", "Big5"},
    Alias{"shiftjis", "Shift_JIS"},
    Alias{"sjis", "Shift_JIS"},
    Alias{"xsjis", "Shift_JIS"},
    Alias{"mskanji", "Shift_JIS"},
    Alias{"cp932", "Shift_JIS"},
    Alias{"windows31j", "Shift_JIS"},
    Alias{"eucjp", "EUC-JP"},
    Alias{"euckr", "EUC-KR"},
    Alias{"ksc5601", "EUC-KR"},
    Alias{"ksc56011987", "EUC-KR"},
    Alias{"cp949", "EUC-KR"},
    Alias{"uhc", "EUC-KR"},
    Alias{"windows1251", "windows-1251"},
    Alias{"cp1251", "windows-1251"},
    Alias{"koi8r", "KOI8-R"},
    Alias{"windows1252", "windows-1252"},
    Alias{"cp1252", "windows-1252"},
    Alias{"iso88591", "ISO-8859-1"},
    Alias{"latin1", "ISO-8859-1"},
};

// The set that a written name means; the name itself when it is none of ours (ICU may know it).
std::string_view canonical(std::string_view written) {
  std::string key;
  for (const char c : written) {
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
      key += c;
    } else if (c >= 'A' && c <= 'Z') {
      key += static_cast<char>(c - 'A' + 'a');
    }
  }
  for (const Alias& alias : kAliases) {
    if (alias.written == key) {
      return alias.charset;
    }
  }
  return written;
}

bool is_ascii(std::string_view bytes) {
  std::size_t at = 0;
  for (; at + 8 <= bytes.size(); at += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes.data() + at, 8);
    if ((word & 0x8080808080808080ULL) != 0) {
      return false;
    }
  }
  for (; at < bytes.size(); ++at) {
    if (static_cast<unsigned char>(bytes[at]) >= 0x80) {
      return false;
    }
  }
  return true;
}

std::string from_latin1(std::string_view bytes) {
  std::string out;
  out.reserve(bytes.size());
  for (const char c : bytes) {
    base::append_utf8(out, static_cast<unsigned char>(c));
  }
  return out;
}

// A unit that is no half of a pair becomes U+FFFD; an odd last byte is dropped.
std::string from_utf16(std::string_view bytes, bool big_endian) {
  const auto unit = [&](std::size_t at) {
    const auto a = static_cast<unsigned char>(bytes[at]);
    const auto b = static_cast<unsigned char>(bytes[at + 1]);
    return static_cast<char32_t>(big_endian ? a * 256 + b : b * 256 + a);
  };
  std::string out;
  for (std::size_t at = 0; at + 2 <= bytes.size(); at += 2) {
    char32_t c = unit(at);
    if (c >= 0xD800 && c < 0xDC00 && at + 4 <= bytes.size()) {
      const char32_t low = unit(at + 2);
      if (low >= 0xDC00 && low < 0xE000) {
        c = 0x10000 + ((c - 0xD800) << 10U) + (low - 0xDC00);
        at += 2;
      }
    }
    base::append_utf8(out, c);
  }
  return out;
}

std::optional<Decoded> by_byte_order_mark(std::string_view bytes) {
  if (bytes.substr(0, 3) == "\xEF\xBB\xBF") {
    bytes.remove_prefix(3);
    if (base::is_utf8(bytes)) {
      return Decoded{std::string(bytes), "UTF-8"};
    }
  } else if (bytes.substr(0, 2) == "\xFE\xFF") {
    return Decoded{from_utf16(bytes.substr(2), true), "UTF-16BE"};
  } else if (bytes.substr(0, 2) == "\xFF\xFE") {
    return Decoded{from_utf16(bytes.substr(2), false), "UTF-16LE"};
  }
  return std::nullopt;
}

}  // namespace

Decoded decode(std::string_view bytes, std::string_view declared) {
  if (std::optional<Decoded> marked = by_byte_order_mark(bytes)) {
    return *std::move(marked);
  }
  const std::string_view charset = canonical(declared);
  const bool western = charset == "ISO-8859-1" || charset == "windows-1252";
  if (declared.empty() || charset == "UTF-8" || western) {
    if (is_ascii(bytes)) {
      return {std::string(bytes), "UTF-8"};
    }
    if (base::is_utf8(bytes)) {
      return {std::string(bytes), "UTF-8", western};
    }
  }
  if (charset == "ISO-8859-1") {
    return {from_latin1(bytes), "ISO-8859-1"};
  }
  if (!declared.empty() && charset != "UTF-8") {
    if (std::optional<std::string> text = convert(bytes, charset, Malformed::Refused)) {
      return {*std::move(text), std::string(charset)};
    }
    if (base::is_utf8(bytes)) {
      return {std::string(bytes), "UTF-8", !is_ascii(bytes)};
    }
  }
  const std::string_view likeliest = guess_charset(bytes);
  if (likeliest == "UTF-8") {
    return {base::repaired_utf8(bytes), "UTF-8", true};
  }
  if (std::optional<std::string> text = convert(bytes, likeliest, Malformed::Replaced)) {
    return {*std::move(text), std::string(likeliest), true};
  }
  return {from_latin1(bytes), "ISO-8859-1", true};
}

}  // namespace shinpan::record
