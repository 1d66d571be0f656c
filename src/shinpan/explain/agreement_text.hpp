#pragma once

#include "shinpan/board/point_set.hpp"
#include "shinpan/explain/language.hpp"
#include "shinpan/life/status.hpp"
#include "shinpan/rules/half_points.hpp"

#include <optional>
#include <string>
#include <vector>

namespace shinpan::explain {

// One thing that, counted otherwise than in the verdict, gives exactly the recorded result.
struct AgreementCause {
  enum class Kind : std::uint8_t {
    Marks,       // points: stones and empty points that the record marks otherwise
    GroupAlive,  // points: stones of `color` that are dead here
    GroupDead,   // points: stones of `color` that live here
    Race,  // points: stones of `color` that live here and die; others: stones that live instead
    NothingDead,    // no stone is taken off; points: those that are here
    Protection,     // points: the protecting stones of `color`; number: how many do not count
    SekiEyes,       // points: count, and do not here
    NoSekiEyes,     // points: do not count, and do here
    NeutralPoints,  // points: are filled in turn, `color` first
    Komi,           // before: here; amount: in the record
    Handicap,       // before, amount: White's compensation
    ByArea,
    ByTerritory,
    Prisoners,   // stones taken during play do not count
    DeadStones,  // stones taken off after it do not count besides their points
    Winner,      // the other side won by as much
    Zi,          // the margin is in zi, two points each
  };

  Kind kind = Kind::Marks;
  board::Color color = board::Color::Black;
  board::PointSet points{};
  board::PointSet others{};
  int number = 0;
  rules::HalfPoints before{};
  rules::HalfPoints amount{};
  life::Status status = life::Status::Alive;  // of the group here
  std::optional<life::Basis> basis{};         // the weakest that the contradicted statuses rest on
};

// A verdict beside what the record of the game says.
struct RecordAgreement {
  enum class State : std::uint8_t {
    Agrees,
    Differs,
    NotCompared,
  };

  // Why the results are not compared.
  enum class Reason : std::uint8_t {
    NoResult,
    Unreadable,
    Resignation,
    Time,
    Forfeit,
    IllegalMove,
    Void,
    Unfinished,       // by the record
    EarlierPosition,  // the position judged is not the last one
    Undecided,        // the verdict is
  };

  // What the record's territory marks say otherwise.
  struct Marks {
    board::PointSet stones;
    board::PointSet points;  // empty ones

    [[nodiscard]] bool agree() const { return stones.empty() && points.empty(); }
  };

  State state = State::NotCompared;
  Reason reason = Reason::NoResult;  // of NotCompared only
  std::string recorded{};            // "W+5.5", as SGF has it; or what is written and not readable
  std::string judged{};
  // What Black's lead is greater by in the record; nothing where that states no margin.
  std::optional<rules::HalfPoints> gain{};
  std::vector<AgreementCause> causes{};  // each of them alone suffices; of Differs only
  std::optional<Marks> marks{};
  bool finished = true;  // by the verdict
};

inline constexpr int kReasonCount = static_cast<int>(RecordAgreement::Reason::Undecided) + 1;

// The identifiers that JSON shows.
[[nodiscard]] const char* cause_id(AgreementCause::Kind kind);
[[nodiscard]] const char* reason_id(RecordAgreement::Reason reason);

// "resignation": why a result is not compared, as a part of a list.
[[nodiscard]] const char* reason_text(Language language, RecordAgreement::Reason reason);

// "White group F6 (2 stones) counts as alive": what would have to be so; no sentence.
[[nodiscard]] std::string cause_text(Language language,
                                     board::Size size,
                                     const AgreementCause& cause);

// The difference of the results and what explains it, in sentences.
[[nodiscard]] std::string result_agreement_text(Language language,
                                                board::Size size,
                                                const RecordAgreement& agreement);

// What the marks say otherwise; nothing where the record has none.
[[nodiscard]] std::string marks_agreement_text(Language language,
                                               board::Size size,
                                               const RecordAgreement& agreement);

// The same as result_agreement_text for one line of a list:
// "record W+5.5, judged W+3.5 (estimated): ...".
[[nodiscard]] std::string mismatch_text(Language language,
                                        board::Size size,
                                        const RecordAgreement& agreement,
                                        bool proved);

}  // namespace shinpan::explain
