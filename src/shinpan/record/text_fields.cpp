#include "shinpan/record/quantity.hpp"
#include "shinpan/record/text_board.hpp"
#include "shinpan/record/text_lines.hpp"

namespace shinpan::record {
namespace {

using board::Color;

constexpr std::size_t kNowhere = std::string_view::npos;
constexpr std::int32_t kMostStones = 9999;

int stone_number(std::string_view text) {
  const std::optional<std::int32_t> number = leading_number(trimmed(text));
  return number && *number <= kMostStones ? *number : 0;
}

std::optional<Color> side(std::string_view plain) {
  if (plain.empty()) {
    return std::nullopt;
  }
  if (plain[0] == 'b' || plain[0] == 'x' || plain[0] == '#') {
    return Color::Black;
  }
  return plain[0] == 'w' || plain[0] == 'o' ? std::optional(Color::White) : std::nullopt;
}

// "b 2 w 3": the prisoners that each side holds.
void read_prisoners(std::string_view plain, TextFields& fields) {
  while (!plain.empty()) {
    const std::optional<Color> holder = side(plain);
    const std::size_t digit = plain.find_first_of("0123456789");
    if (!holder || digit == kNowhere) {
      return;
    }
    const int number = stone_number(plain.substr(digit));
    (*holder == Color::Black ? fields.captured_white : fields.captured_black) = number;
    const std::size_t next = plain.find_first_of("bw", digit);
    plain.remove_prefix(next == kNowhere ? plain.size() : next);
  }
}

// The value of a name in a JSON object on one line, without quotation marks.
std::string_view json_value(std::string_view json, std::string_view name) {
  const std::string quoted = '"' + std::string(name) + "\":";
  const std::size_t at = json.find(quoted);
  if (at == kNowhere) {
    return {};
  }
  std::string_view value = json.substr(at + quoted.size());
  value = trimmed(value.substr(0, value.find_first_of(",}")));
  if (value.size() >= 2 && value.front() == '"' && value.back() == '"') {
    value = value.substr(1, value.size() - 2);
  }
  return value;
}

// KataGo prints its rules as JSON; its compact form is what parse_rules reads.
std::string compact_rules(std::string_view json) {
  const auto flag = [&](std::string_view name) {
    return json_value(json, name) == "true" ? "1" : "0";
  };
  std::string text = "ko" + std::string(json_value(json, "ko"));
  text += "score" + std::string(json_value(json, "scoring"));
  text += "tax" + std::string(json_value(json, "tax"));
  text += std::string("sui") + flag("suicide") + "button" + flag("hasButton");
  text += "whb" + std::string(json_value(json, "whiteHandicapBonus"));
  return text + "fpok" + flag("friendlyPassOk");
}

void read_rules(std::string_view value, TextFields& fields) {
  if (value.empty() || value.front() != '{') {
    fields.rules = value;
    return;
  }
  fields.rules = compact_rules(value);
  if (const std::optional<Komi> komi = read_komi(json_value(value, "komi"))) {
    fields.komi = komi->points;
  }
}

bool ends_with(std::string_view text, std::string_view end) {
  return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

// "Black (X) Prisoners: 2", as Leela Zero says what each side has taken.
bool read_held(std::string_view plain, TextFields& fields) {
  bool found = false;
  for (const auto& [words, taken] :
       {std::pair{"black (x) prisoners:", &TextFields::captured_white},
        std::pair{"white (o) prisoners:", &TextFields::captured_black}}) {
    const std::size_t at = plain.find(words);
    if (at != kNowhere) {
      fields.*taken = stone_number(plain.substr(plain.find(':', at) + 1));
      found = true;
    }
  }
  return found;
}

// "BLACK (X) has captured 3 stones", "White to play".
bool read_sentence(std::string_view plain, TextFields& fields) {
  const std::size_t captured = plain.find("has captured");
  if (captured != kNowhere) {
    const bool black = plain.rfind("black", captured) != kNowhere;
    const int number = stone_number(plain.substr(captured + 12));
    (black ? fields.captured_white : fields.captured_black) = number;
    return true;
  }
  bool found = read_held(plain, fields);
  for (const std::string_view words : {" to play", " to move"}) {
    std::string_view before = plain.substr(0, plain.find(words));
    if (before.size() == plain.size()) {
      continue;
    }
    if (ends_with(before, " (x)") || ends_with(before, " (o)")) {
      before.remove_suffix(4);
    }
    if (ends_with(before, "black") || ends_with(before, "white")) {
      fields.to_play = ends_with(before, "black") ? Color::Black : Color::White;
      found = true;
    }
  }
  return found;
}

// The number behind the word komi: "komi 5.5", "komi is 5.5", "komi: 5.5"; empty when none is.
std::string_view number_behind(std::string_view rest) {
  for (const std::string_view between :
       {" ", ":", "=", " ", "is ", "was ", "of ", "\u2014 ", "- ", " "}) {
    rest.remove_prefix(starts_with(rest, between) ? between.size() : 0);
  }
  const std::size_t sign = starts_with(rest, "-") ? 1 : 0;
  if (rest.size() <= sign || !is_digit(rest[sign])) {
    return {};
  }
  std::string_view number = rest.substr(0, rest.find_first_not_of("-0123456789.,"));
  while (number.back() == '.' || number.back() == ',') {
    number.remove_suffix(1);
  }
  return number;
}

// The number before it: "6.5 komi"; empty when none is.
std::string_view number_before(std::string_view before) {
  before = trimmed(before);
  const std::size_t other = before.find_last_not_of("0123456789.");
  const std::string_view number = before.substr(other == kNowhere ? 0 : other + 1);
  return !number.empty() && is_digit(number.front()) && is_digit(number.back())
             ? number
             : std::string_view{};
}

// A komi anywhere in a line; Pachi puts all on one line, people write sentences.
bool read_komi_in_passing(std::string_view plain, TextFields& fields) {
  constexpr std::string_view kWords[] = {
      "komi", "\u043a\u043e\u043c\u0438", "\u041a\u043e\u043c\u0438"};
  for (const std::string_view word : kWords) {
    const std::size_t at = plain.find(word);
    if (at == kNowhere || fields.komi) {
      continue;
    }
    std::string_view number = number_behind(plain.substr(at + word.size()));
    if (number.empty()) {
      number = number_before(plain.substr(0, at));
    }
    const std::optional<Komi> komi = number.empty() ? std::nullopt : read_komi(number);
    if (komi) {
      fields.komi = komi->points;
      return true;
    }
  }
  return false;
}

// "Move: 45  Komi: 7.5  Handicap: 0  Captures B: 2 W: 3", as Pachi says what each side has taken.
bool read_captures(std::string_view plain, TextFields& fields) {
  const std::size_t at = plain.find("captures b:");
  if (at == kNowhere) {
    return false;
  }
  read_prisoners(plain.substr(at + 9), fields);
  return true;
}

std::string field_name(std::string_view plain) {
  std::string name;
  for (const char c : trimmed(plain)) {
    name += c == '-' || c == '_' ? ' ' : c;
  }
  return name;
}

}  // namespace

bool TextFields::read_line(std::string_view line) {
  const std::string plain = plain_text(line);
  const bool sentence = read_sentence(plain, *this);
  if (sentence || read_captures(plain, *this)) {
    read_komi_in_passing(plain, *this);
    return true;
  }
  const std::size_t colon = line.find(':');
  if (colon == kNowhere) {
    return read_komi_in_passing(plain, *this);
  }
  const std::string name = field_name(plain_text(line.substr(0, colon)));
  const std::string_view value = trimmed(line.substr(colon + 1));
  const std::string plain_value = plain_text(value);
  if (name == "komi") {
    const std::optional<Komi> read = read_komi(value);
    komi = read ? std::optional(read->points) : komi;
  } else if (name == "rules" || name == "rule" || name == "ruleset") {
    read_rules(value, *this);
  } else if (name == "to play" || name == "to move" || name == "next player" || name == "next" ||
             name == "turn") {
    to_play = side(plain_value);
  } else if (name == "captured black" || name == "black captured" || name == "b stones captured") {
    captured_black = stone_number(value);
  } else if (name == "captured white" || name == "white captured" || name == "w stones captured") {
    captured_white = stone_number(value);
  } else if (name == "prisoners") {
    read_prisoners(plain_value, *this);
  } else if (name == "handicap") {
    handicap = stone_number(value);
  } else if (name == "black" || name == "black player") {
    black = value;
  } else if (name == "white" || name == "white player") {
    white = value;
  } else if (name == "result") {
    result = value;
  } else if (name == "title") {
    title = value;
  } else {
    return read_komi_in_passing(plain, *this);
  }
  return true;
}

}  // namespace shinpan::record
