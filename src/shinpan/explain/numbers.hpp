#pragma once

#include "shinpan/explain/language.hpp"
#include "shinpan/rules/half_points.hpp"

#include <cstdint>
#include <string>

namespace shinpan::explain {

// A noun with the forms that stand behind a number: 1 stone, 2 stones; 1 камень, 2 камня, 5 камней.
struct Noun {
  const char* english_one;
  const char* english_many;
  const char* russian_one;
  const char* russian_few;
  const char* russian_many;
};

inline constexpr Noun kScorePoint = {"point", "points", "очко", "очка", "очков"};
inline constexpr Noun kStone = {"stone", "stones", "камень", "камня", "камней"};
inline constexpr Noun kBoardPoint = {"point", "points", "пункт", "пункта", "пунктов"};
inline constexpr Noun kMove = {"move", "moves", "ход", "хода", "ходов"};
inline constexpr Noun kGame = {"game", "games", "партия", "партии", "партий"};

// The form of the noun behind the number.
[[nodiscard]] const char* noun_after(Language language, std::int64_t number, const Noun& noun);

// "2 stones", "5 камней".
[[nodiscard]] std::string counted(Language language, std::int64_t number, const Noun& noun);

// "4.5 points", "4,5 очка", "1 point".
[[nodiscard]] std::string counted(Language language, rules::HalfPoints number, const Noun& noun);

// "4.5" in English and in formats, "4,5" in Russian sentences; no fraction when there is none.
[[nodiscard]] std::string number_text(Language language, rules::HalfPoints number);

}  // namespace shinpan::explain
