#pragma once

#include "shinpan/life/search/state.hpp"
#include "shinpan/life/search/strategy_writer.hpp"

#include <cstdint>

namespace shinpan::life {

// What is known of a state by looking at it alone.
enum class Outlook : std::uint8_t {
  Reached,      // the prover has what it wants
  Unreachable,  // it cannot get it any more, however both play on
  Open,
};

// What is seen of a state at a glance, and how far off the prover seems to be.
struct Glance {
  Outlook outlook;
  std::uint32_t distance;
};

// What one side, the prover, tries to bring about in finitely many moves whatever the other does.
// Play that never ends has not brought it about. A value: solver.hpp plays any goal.
class Goal {
 public:
  Goal(board::Color prover, const board::PointSet& area) : prover_(prover), area_(area) {}

  Goal(const Goal&) = delete;
  Goal& operator=(const Goal&) = delete;
  virtual ~Goal() = default;

  [[nodiscard]] board::Color prover() const { return prover_; }

  // Where both sides play; everything else must not matter to the goal.
  [[nodiscard]] const board::PointSet& area() const { return area_; }

  // At a glance: asked of every state that is met. Leaves the state as it was.
  [[nodiscard]] virtual Outlook look(PlayState& state) = 0;
  // With more effort, where `look` says Open: asked once a state is searched below.
  [[nodiscard]] virtual Outlook study(PlayState& state) = 0;
  // How far off the prover seems to be, at least 1: where to search first. Never decides anything.
  [[nodiscard]] virtual std::uint32_t distance(const PlayState& state) const = 0;

  // What `look` and, where that leaves it open, `distance` say of the state behind an action of an
  // open one. Most actions need not be played for it: this is asked of every new state of a search.
  [[nodiscard]] virtual Glance look_behind(PlayState& state, const Action& action) {
    state.make(action);
    Glance out{look(state), 1};
    if (out.outlook == Outlook::Open) {
      out.distance = distance(state);
    }
    state.undo();
    return out;
  }

  // Writes why a state is settled that `look` or `study` has called Reached or Unreachable; false
  // when it cannot be written.
  [[nodiscard]] virtual bool write_settled(PlayState& state,
                                           Outlook outlook,
                                           StrategyWriter& out) = 0;

  // Writes what a strategy has to show of an open state besides its next move. `forced`: whose
  // strategy it is, the prover's or the other side's.
  [[nodiscard]] virtual bool write_beside(PlayState& state, bool forced, StrategyWriter& out) {
    static_cast<void>(state);
    static_cast<void>(forced);
    static_cast<void>(out);
    return true;
  }

 private:
  board::Color prover_;
  board::PointSet area_;
};

}  // namespace shinpan::life
