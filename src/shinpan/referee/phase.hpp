#pragma once

#include <cstdint>
#include <initializer_list>

namespace shinpan::referee {

// Where a match stands. docs/en/procedure.md draws the ways between them.
enum class Phase : std::uint8_t {
  Play,          // moves in turn, clocks running
  Stopped,       // after the passes: statuses are agreed on, or play is resumed
  Confirmation,  // hypothetical play on a copy of the board (Japanese 1989, Article 7)
  Filling,       // dame and teire are filled by agreement, without turns (Article 9); no way back
  Ended,         // the statuses stand and the board is counted; the result waits to be confirmed
  Over,          // the result is final
};

inline constexpr Phase kPhases[] = {
    Phase::Play, Phase::Stopped, Phase::Confirmation, Phase::Filling, Phase::Ended, Phase::Over};

// The stable identifier of a phase: "play", "stopped", ...
[[nodiscard]] const char* phase_id(Phase phase);

// Some of the phases.
class PhaseSet {
 public:
  constexpr PhaseSet(std::initializer_list<Phase> phases) {
    for (const Phase phase : phases) {
      bits_ = static_cast<std::uint8_t>(bits_ | bit(phase));
    }
  }

  [[nodiscard]] constexpr bool contains(Phase phase) const { return (bits_ & bit(phase)) != 0; }

  bool operator==(const PhaseSet&) const = default;

 private:
  [[nodiscard]] static constexpr std::uint8_t bit(Phase phase) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(phase));
  }

  std::uint8_t bits_ = 0;
};

}  // namespace shinpan::referee
