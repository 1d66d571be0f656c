#include "shinpan/count/verdict.hpp"

namespace shinpan::count {

Verdict judge(const rules::Position& position,
              const Terms& terms,
              const life::Agreement& agreement,
              Reading reading,
              const life::Limits& limits) {
  return count(position,
               terms,
               life::adjudicate(position, terms.rules, agreement, reading, limits),
               reading);
}

}  // namespace shinpan::count
