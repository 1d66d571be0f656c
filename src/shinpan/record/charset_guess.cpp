#include "shinpan/base/utf8.hpp"
#include "shinpan/record/charset.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

// A likelihood for each set: every character costs the negative logarithm of its probability, which
// is the share of its class in ordinary text divided by the size of the class. Costs are hundredths
// of a nat, whole numbers, so that every machine guesses the same.
namespace shinpan::record {
namespace {

using Byte = unsigned char;
using Cost = std::int64_t;

constexpr Cost kAsciiCost = 350;
constexpr Cost kMalformedCost = 2000;
constexpr Cost kWordGain = 400;  // for each character of a word of the game
constexpr std::size_t kMostWords = 40;

struct Step {
  std::size_t length;
  Cost cost;
};

using Reader = Step (*)(const Byte* at, std::size_t left);

constexpr Step kMalformed{1, kMalformedCost};

constexpr bool within(Byte byte, Byte low, Byte high) {
  return byte >= low && byte <= high;
}

Step read_gb18030(const Byte* at, std::size_t left) {
  if (left < 2 || !within(at[0], 0x81, 0xFE)) {
    return kMalformed;
  }
  const Byte lead = at[0];
  const Byte trail = at[1];
  if (within(trail, 0x30, 0x39)) {
    const bool four = left >= 4 && within(at[2], 0x81, 0xFE) && within(at[3], 0x30, 0x39);
    return four ? Step{4, 2000} : kMalformed;
  }
  if (trail < 0x40 || trail == 0x7F || trail == 0xFF) {
    return kMalformed;
  }
  if (trail < 0xA1 || lead < 0xA1) {
    return {2, 1375};  // the extension of GBK
  }
  if (within(lead, 0xB0, 0xD7)) {
    return {2, 834};  // first level of GB 2312: the common characters
  }
  if (within(lead, 0xD8, 0xF7)) {
    return {2, 1150};
  }
  return {2, lead == 0xA1 || lead == 0xA3 ? 823 : 1300};
}

Step read_big5(const Byte* at, std::size_t left) {
  if (left < 2 || !within(at[0], 0x81, 0xFE) ||
      !(within(at[1], 0x40, 0x7E) || within(at[1], 0xA1, 0xFE))) {
    return kMalformed;
  }
  if (within(at[0], 0xA4, 0xC6)) {
    return {2, 868};
  }
  if (within(at[0], 0xC9, 0xF9)) {
    return {2, 1240};
  }
  return {2, within(at[0], 0xA1, 0xA3) ? 900 : 1500};
}

Step read_shift_jis(const Byte* at, std::size_t left) {
  if (within(at[0], 0xA1, 0xDF)) {
    return {1, 1035};  // half-width katakana
  }
  const Byte lead = at[0];
  if (left < 2 || !(within(lead, 0x81, 0x9F) || within(lead, 0xE0, 0xFC)) ||
      !within(at[1], 0x40, 0xFC) || at[1] == 0x7F) {
    return kMalformed;
  }
  if (lead == 0x82 && within(at[1], 0x9F, 0xF1)) {
    return {2, 580};  // hiragana
  }
  if (lead == 0x83 && within(at[1], 0x40, 0x96)) {
    return {2, 606};  // katakana
  }
  if (lead <= 0x82) {
    return {2, 770};
  }
  if (within(lead, 0x88, 0x97) || (lead == 0x98 && at[1] <= 0x72)) {
    return {2, 879};  // first level of JIS X 0208
  }
  return {2, within(lead, 0x98, 0xEA) ? 1230 : 1500};
}

Step read_euc_jp(const Byte* at, std::size_t left) {
  if (left >= 2 && at[0] == 0x8E && within(at[1], 0xA1, 0xDF)) {
    return {2, 1235};
  }
  if (left >= 3 && at[0] == 0x8F && within(at[1], 0xA1, 0xFE) && within(at[2], 0xA1, 0xFE)) {
    return {3, 1700};
  }
  const Byte lead = at[0];
  if (left < 2 || !within(lead, 0xA1, 0xFE) || !within(at[1], 0xA1, 0xFE)) {
    return kMalformed;
  }
  if (lead == 0xA4) {
    return {2, 580};
  }
  if (lead == 0xA5) {
    return {2, 606};
  }
  if (lead == 0xA1 || lead == 0xA3) {
    return {2, 770};
  }
  if (within(lead, 0xB0, 0xCF)) {
    return {2, 879};
  }
  return {2, within(lead, 0xD0, 0xF4) ? 1230 : 1300};
}

Step read_euc_kr(const Byte* at, std::size_t left) {
  if (left < 2 || !within(at[0], 0x81, 0xFE)) {
    return kMalformed;
  }
  const Byte lead = at[0];
  const Byte trail = at[1];
  if (!(within(trail, 0x41, 0x5A) || within(trail, 0x61, 0x7A) || within(trail, 0x81, 0xFE))) {
    return kMalformed;
  }
  if (lead < 0xA1 || trail < 0xA1) {
    return lead <= 0xC6 ? Step{2, 1440} : kMalformed;  // CP949's further syllables
  }
  if (within(lead, 0xB0, 0xC8)) {
    return {2, 783};
  }
  if (within(lead, 0xCA, 0xFD)) {
    return {2, 1240};  // hanja
  }
  return {2, within(lead, 0xA1, 0xA3) ? 886 : 1300};
}

// The single-byte sets look at the neighbours: a capital inside a word is rare, so are Latin
// letters beside Cyrillic ones, and two accented letters in a row.
Cost mixed_alphabets(const Byte* at, std::size_t left) {
  const auto is_latin = [](Byte byte) { return within(byte, 'A', 'Z') || within(byte, 'a', 'z'); };
  return is_latin(at[-1]) || (left > 1 && is_latin(at[1])) ? 400 : 0;
}

Step read_windows_1251(const Byte* at, std::size_t left) {
  const Cost mixed = mixed_alphabets(at, left);
  if (within(at[0], 0xE0, 0xFF) || at[0] == 0xB8) {
    return {1, 370 + mixed};
  }
  if (within(at[0], 0xC0, 0xDF) || at[0] == 0xA8) {
    const bool inside_word = within(at[-1], 0xE0, 0xFF);
    return {1, (inside_word ? 940 : 540) + mixed};
  }
  return {1, 710};
}

Step read_koi8(const Byte* at, std::size_t left) {
  const Cost mixed = mixed_alphabets(at, left);
  if (within(at[0], 0xC0, 0xDF) || at[0] == 0xA3) {
    return {1, 375 + mixed};
  }
  if (within(at[0], 0xE0, 0xFF) || at[0] == 0xB3) {
    const bool inside_word = within(at[-1], 0xC0, 0xDF);
    return {1, (inside_word ? 945 : 545) + mixed};
  }
  return {1, 1000};
}

Step read_windows_1252(const Byte* at, std::size_t /*left*/) {
  const Cost row = at[-1] >= 0x80 ? 300 : 0;
  if (at[0] >= 0xC0 && at[0] != 0xD7 && at[0] != 0xF7) {
    return {1, 420 + row};
  }
  return {1, 750 + row};
}

Step read_utf8(const Byte* at, std::size_t left) {
  const std::size_t length = within(at[0], 0xC2, 0xDF)   ? 2
                             : within(at[0], 0xE0, 0xEF) ? 3
                             : within(at[0], 0xF0, 0xF4) ? 4
                                                         : 0;
  if (length == 0 || length > left) {
    return kMalformed;
  }
  for (std::size_t i = 1; i < length; ++i) {
    if (!within(at[i], 0x80, 0xBF)) {
      return kMalformed;
    }
  }
  return {length, length == 2 ? 500 : 1000};
}

// Words of the game, of its results and of its players, split by spaces.
constexpr std::string_view kGB18030 =
    "\u9ed1 \u767d \u80dc \u8d1f \u76d8 \u76ee \u5b50 \u6bb5 \u68cb \u8d34 \u5148 \u548c "
    "\u65e0 \u5c40 \u624b \u8ba4\u8f93 \u8d85\u65f6 \u56f4\u68cb \u4e2d\u76d8 \u674e \u738b "
    "\u5f20 \u5218 \u9648 \u6768 \u8d75 \u9ec4 \u5468 \u5434 \u67ef \u53e4 \u5e38 \u5b54 "
    "\u9a6c \u7f57 \u65f6 \u8d8a \u676f \u8d5b \u4e2d\u56fd \u97e9\u56fd \u65e5\u672c \u7b2c";
constexpr std::string_view kBig5 =
    "\u9ed1 \u767d \u52dd \u8ca0 \u76e4 \u76ee \u5b50 \u6bb5 \u68cb \u8cbc \u5148 \u5c40 "
    "\u624b \u570d\u68cb \u4e2d\u76e4 \u674e \u738b \u5f35 \u5289 \u9673 \u694a \u8d99 "
    "\u9ec3 \u5468 \u5433 \u6797 \u6642 \u676f \u8cfd \u4e2d\u570b \u97d3\u570b \u65e5\u672c "
    "\u7b2c \u53f0\u7063";
constexpr std::string_view kJP =
    "\u9ed2 \u767d \u756a \u52dd \u8ca0 \u6bb5 \u76ee \u534a \u624b \u5c40 \u5148 "
    "\u540d\u4eba \u672c\u56e0\u574a \u68cb \u7881 \u6226 \u6301 \u4e2d\u62bc\u3057 "
    "\u30b3\u30df \u5bfe\u5c40 \u56f2\u7881 \u4e5d\u6bb5 \u5206 \u6642\u9593 \u79d2 \u7530 "
    "\u5c71 \u672c \u4e95 \u5ddd \u6751 \u6728 \u5c0f \u5927 \u6797 \u9ad8 \u85e4 \u77f3 "
    "\u6b66 \u8d99 \u7b2c \u65e5 \u306e";
constexpr std::string_view kEUCKR =
    "\ud751 \ubc31 \uc2b9 \uc9d1 \ubc18 \ubd88\uacc4 \ub2e8 \uad6d \ub364 \ucd08 \uae09 "
    "\uae30 \uc218 \uc804 \ubc30 \ubc14\ub451 \ub300\uad6d \ubc88 \ubd84 \uc2dc\uac04 \uae40 "
    "\uc774 \ubc15 \ucd5c \uc815 \uc870 \uac15 \uc724 \uc7a5 \uc784 \ud55c \uc624 \uc11c "
    "\uc2e0 \uad8c \ud669 \uc548 \uc1a1 \uc720 \ud64d \uacf5\uac1c \uc628\ub77c\uc778 \uc81c "
    "\uc758";
constexpr std::string_view kRU =
    "\u0447\u0451\u0440\u043d\u044b \u0447\u0435\u0440\u043d\u044b \u0431\u0435\u043b\u044b "
    "\u043f\u0430\u0440\u0442\u0438\u044f \u043e\u0447\u043a \u043d\u0438\u0447\u044c\u044f "
    "\u043a\u044e \u0434\u0430\u043d \u043f\u043e\u0431\u0435\u0434\u0430 \u0441\u0434\u0430 "
    "\u0433\u043e \u043e\u0432 \u0438\u043d \u0430\u043d \u0441\u0442 \u0435\u043d";

struct Candidate {
  std::string_view charset;
  Reader read;
  std::string_view words;
};

constexpr std::array kCandidates{
    Candidate{"UTF-8", read_utf8, ""},
    Candidate{"GB18030", read_gb18030, kGB18030},
    Candidate{"Big5", read_big5, kBig5},
    Candidate{"Shift_JIS", read_shift_jis, kJP},
    Candidate{"EUC-JP", read_euc_jp, kJP},
    Candidate{"EUC-KR", read_euc_kr, kEUCKR},
    Candidate{"windows-1251", read_windows_1251, kRU},
    Candidate{"KOI8-R", read_koi8, kRU},
    Candidate{"windows-1252", read_windows_1252, ""},
};

Cost cost_of(std::string_view bytes, Reader read) {
  Cost total = 0;
  // A byte before the first one, for the sets that look back.
  std::string padded(1, ' ');
  padded += bytes;
  const Byte* at = reinterpret_cast<const Byte*>(padded.data()) + 1;
  std::size_t left = bytes.size();
  while (left > 0) {
    const Step step = *at < 0x80 ? Step{1, kAsciiCost} : read(at, left);
    total += step.cost;
    at += step.length;
    left -= step.length;
  }
  return total;
}

Cost word_gain(std::string_view utf8, std::string_view words) {
  std::size_t characters = 0;
  while (!words.empty() && characters < kMostWords) {
    const std::string_view word = words.substr(0, words.find(' '));
    words.remove_prefix(std::min(word.size() + 1, words.size()));
    std::size_t length = 0;
    for (std::size_t at = 0; at < word.size(); ++length) {
      static_cast<void>(base::next_code_point(word, at));
    }
    for (std::size_t at = utf8.find(word); at != std::string_view::npos && characters < kMostWords;
         at = utf8.find(word, at + word.size())) {
      characters += length;
    }
  }
  return static_cast<Cost>(std::min(characters, kMostWords)) * kWordGain;
}

// The lines that hold other bytes than ASCII, up to a length that is plenty for a guess.
std::string telling_part(std::string_view bytes) {
  constexpr std::size_t kEnough = 65536;
  std::string part;
  while (!bytes.empty() && part.size() < kEnough) {
    const std::size_t length = std::min(bytes.find('\n'), bytes.size() - 1) + 1;
    const std::string_view line = bytes.substr(0, length);
    if (std::any_of(
            line.begin(), line.end(), [](char c) { return static_cast<Byte>(c) >= 0x80; })) {
      part += line;
    }
    bytes.remove_prefix(length);
  }
  return part;
}

}  // namespace

std::string_view guess_charset(std::string_view bytes) {
  const std::string part = telling_part(bytes);
  std::string_view best;
  Cost best_cost = 0;
  for (const Candidate& candidate : kCandidates) {
    Cost cost = cost_of(part, candidate.read);
    if (!candidate.words.empty()) {
      if (const std::optional<std::string> text =
              convert(part, candidate.charset, Malformed::Replaced)) {
        cost -= word_gain(*text, candidate.words);
      } else {
        continue;
      }
    }
    if (best.empty() || cost < best_cost) {
      best = candidate.charset;
      best_cost = cost;
    }
  }
  return best;
}

}  // namespace shinpan::record
