#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace shinpan::count {

// The ways in which the end of a game is counted on a real board or on paper, each its own
// procedure.
enum class Method : std::uint8_t {
  Territory,    // empty points surrounded, prisoners and dead stones
  Japanese,     // the same by hand: prisoners are laid into territory, the rest is put into tens
  Area,         // living stones and empty points surrounded
  Chinese,      // the same by hand: one side is counted and compared with half of the board
  Aga,          // a stone for each pass; then territory gives the lead that area gives
  Bowl,         // empty points surrounded and the stones left in the opponent's bowl
  Ing,          // each side fills its own points from a bowl of the same size
  Stones,       // everything but two eyes of each group is filled, stones and eyes are counted
  StonesTaxed,  // the same, stones alone
  Filling,      // every point is filled, stones are counted
  Button,       // area; the first pass earns half a point
};

inline constexpr std::array kMethods = {Method::Territory,
                                        Method::Japanese,
                                        Method::Area,
                                        Method::Chinese,
                                        Method::Aga,
                                        Method::Bowl,
                                        Method::Ing,
                                        Method::Stones,
                                        Method::StonesTaxed,
                                        Method::Filling,
                                        Method::Button};

// The name on the command line and in JSON: "territory", "stones-taxed".
[[nodiscard]] std::string_view method_id(Method method);

[[nodiscard]] std::optional<Method> method_of(std::string_view id);

}  // namespace shinpan::count
