#include "shinpan/explain/phrase.hpp"

#include <algorithm>

namespace shinpan::explain {

std::string fill(std::string_view pattern, std::initializer_list<Slot> slots) {
  std::string out;
  while (!pattern.empty()) {
    const std::size_t open = pattern.find('{');
    const std::size_t close = open == std::string_view::npos ? open : pattern.find('}', open);
    if (close == std::string_view::npos) {
      break;
    }
    const std::string_view name = pattern.substr(open + 1, close - open - 1);
    const Slot* slot = std::find_if(
        slots.begin(), slots.end(), [&](const Slot& candidate) { return candidate.name == name; });
    out += pattern.substr(0, open);
    if (slot != slots.end()) {
      out += slot->value;
    } else {
      out += pattern.substr(open, close - open + 1);
    }
    pattern.remove_prefix(close + 1);
  }
  out += pattern;
  return out;
}

std::string say(Language language, const Phrase& phrase, std::initializer_list<Slot> slots) {
  return fill(in(language, phrase), slots);
}

}  // namespace shinpan::explain
