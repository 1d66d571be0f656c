#pragma once

#include "shinpan/api/judge.hpp"
#include "shinpan/base/result.hpp"
#include "shinpan/explain/language.hpp"

#include <nlohmann/json.hpp>

#include <map>
#include <string>
#include <variant>
#include <vector>

namespace shinpan::leaflet {

// What a slot of a text stands for: a number, or points by name.
using Value = std::variant<rules::HalfPoints, std::vector<std::string>>;

// A board of the book (atlas/format.md), asked through the engine. The facts and claims that
// printed pages use are known here; atlas/check.py knows them all. Errors are faults of the book:
// Internal with the board's id and what is wrong.
class Figures {
 public:
  // Plays the board's steps; those that it calls illegal must be.
  [[nodiscard]] static base::Result<Figures> from(const nlohmann::json& board);

  // The position after so many of its steps.
  [[nodiscard]] const rules::Game& after(std::size_t steps) const { return games_[steps]; }

  // After all of them.
  [[nodiscard]] const rules::Game& last() const { return games_.back(); }

  [[nodiscard]] base::Result<Value> fact(const std::string& name) const;

  // True when every claim holds.
  [[nodiscard]] base::Result<bool> hold() const;

  // The verdict about the position that the page shows.
  [[nodiscard]] base::Result<api::Judged> verdict() const;

 private:
  explicit Figures(const nlohmann::json& board) : board_(&board) {}

  [[nodiscard]] base::Error fault(const std::string& what) const;
  [[nodiscard]] base::Result<rules::Game> moment(const nlohmann::json& asked) const;
  [[nodiscard]] record::GameRecord record_of(const rules::Game& game,
                                             const nlohmann::json& asked) const;
  [[nodiscard]] base::Result<api::Judged> judged(const rules::Game& game,
                                                 const nlohmann::json& asked) const;
  [[nodiscard]] base::Result<Value> of_chain(const rules::Game& game,
                                             const nlohmann::json& asked) const;
  [[nodiscard]] base::Result<Value> of_method(const rules::Game& game,
                                              const nlohmann::json& asked) const;
  [[nodiscard]] base::Result<Value> of_verdict(const rules::Game& game,
                                               const nlohmann::json& asked) const;
  [[nodiscard]] base::Result<Value> found(const nlohmann::json& asked) const;
  [[nodiscard]] base::Result<bool> holds(const nlohmann::json& claim) const;
  [[nodiscard]] base::Result<bool> holds_on_board(const rules::Game& game,
                                                  const nlohmann::json& claim) const;
  [[nodiscard]] base::Result<bool> holds_of_verdict(const rules::Game& game,
                                                    const nlohmann::json& claim) const;

  const nlohmann::json* board_;
  std::vector<rules::Game> games_;
};

// The value as texts show it: "4", "7,5", "C4, B3"; the number that a noun beside it counts.
[[nodiscard]] std::string value_text(const Value& value, explain::Language language);
[[nodiscard]] rules::HalfPoints value_number(const Value& value);

}  // namespace shinpan::leaflet
