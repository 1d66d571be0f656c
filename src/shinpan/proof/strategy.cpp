#include "shinpan/proof/strategy.hpp"

#include <unordered_map>

namespace shinpan::proof {

Strategy with_used_labels(const Strategy& strategy) {
  std::unordered_map<std::uint32_t, std::uint32_t> used;
  for (const Word& word : strategy) {
    if (word.kind == Word::Kind::Reference) {
      used.try_emplace(word.number, 0);
    }
  }
  Strategy out;
  std::uint32_t next = 0;
  for (Word word : strategy) {
    if (word.kind == Word::Kind::Label) {
      const auto known = used.find(word.number);
      if (known == used.end()) {
        continue;
      }
      word.number = known->second = ++next;
    } else if (word.kind == Word::Kind::Reference) {
      word.number = used.at(word.number);  // its label stands above
    }
    out.push_back(word);
  }
  return out;
}

}  // namespace shinpan::proof
