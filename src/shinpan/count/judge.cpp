#include "shinpan/count/verdict.hpp"

namespace shinpan::count {

Verdict judge(const rules::Position& position,
              const Terms& terms,
              const life::Agreement& agreement,
              Reading reading,
              const life::Limits& limits,
              life::Proofs proofs) {
  return count(position,
               terms,
               life::adjudicate(position, terms.rules, agreement, reading, limits, proofs),
               reading);
}

}  // namespace shinpan::count
