#include "shinpan/count/verdict.hpp"

#include <algorithm>
#include <chrono>

namespace shinpan::count {
namespace {

using board::PointSet;
using std::chrono::steady_clock;

// Groups that are in seki by estimate alone. Where neither side can move, playouts leave both sides
// alone, and so tell a seki from a bent four or another shape that only hypothetical play kills no
// better than by chance.
PointSet estimated_seki(const Verdict& verdict) {
  PointSet out;
  for (const life::Group& group : verdict.life.groups) {
    if (group.status == life::Status::Seki && group.basis == life::Basis::Estimate) {
      out |= group.points;
    }
  }
  return out;
}

// What is left of the limits; nothing when they are used up.
std::optional<life::Limits> rest_of(const life::Limits& limits,
                                    const life::Life& life,
                                    steady_clock::duration passed) {
  life::Limits out = limits;
  if (limits.nodes != 0) {
    out.nodes -= std::min(life.nodes, limits.nodes);
  }
  if (limits.milliseconds != 0) {
    out.milliseconds -= std::chrono::ceil<std::chrono::milliseconds>(passed).count();
  }
  const bool used_up =
      (limits.nodes != 0 && out.nodes == 0) || (limits.milliseconds != 0 && out.milliseconds <= 0);
  return used_up ? std::nullopt : std::optional(out);
}

}  // namespace

Verdict judge(const rules::Position& position,
              const Terms& terms,
              const life::Agreement& agreement,
              Reading reading,
              const life::Limits& limits,
              life::Proofs proofs) {
  const auto started = steady_clock::now();
  const auto counted = [&](const life::Limits& within, const PointSet& closely) {
    life::Life life =
        life::adjudicate(position, terms.rules, agreement, reading, within, proofs, closely);
    return count(position, terms, std::move(life), reading);
  };
  Verdict verdict = counted(limits, {});
  const PointSet doubtful = reading == Reading::Customary ? estimated_seki(verdict) : PointSet{};
  const std::optional<life::Limits> rest =
      rest_of(limits, verdict.life, steady_clock::now() - started);
  if (doubtful.empty() || !rest) {
    return verdict;
  }
  const std::uint64_t spent = verdict.life.nodes;
  verdict = counted(*rest, doubtful);
  verdict.life.nodes += spent;
  return verdict;
}

}  // namespace shinpan::count
