#pragma once

#include "shinpan/life/search/state.hpp"
#include "shinpan/proof/strategy.hpp"

#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

namespace shinpan::life {

class Goal;

// Writes down a strategy as a proof (docs/en/proof.md), each state of it once.
class StrategyWriter {
 public:
  void word(proof::Word::Kind kind, board::Point point = {}) { words_.push_back({kind, point, 0}); }

  void action(const Action& action);

  // How far the node of a state is: nodes are told apart by the goal that they serve.
  enum class Node : std::uint8_t {
    None,
    Open,  // begun, and not ended
    Complete,
  };
  [[nodiscard]] Node node(const Goal& goal, std::uint64_t key) const;

  void begin_node(const Goal& goal, std::uint64_t key);
  void end_node(const Goal& goal, std::uint64_t key);
  // Instead of a node that has been begun above.
  void refer(const Goal& goal, std::uint64_t key);

  // A place to go back to when what was written from there on leads nowhere.
  struct Mark {
    std::size_t words;
    std::size_t nodes;
  };

  [[nodiscard]] Mark mark() const { return {words_.size(), order_.size()}; }

  void go_back(const Mark& mark);

  [[nodiscard]] proof::Strategy take() { return proof::with_used_labels(words_); }

 private:
  struct Begun {
    std::uint32_t label;
    bool complete;
  };

  proof::Strategy words_;
  std::unordered_map<const Goal*, std::unordered_map<std::uint64_t, Begun>> begun_;
  std::vector<std::pair<const Goal*, std::uint64_t>> order_;  // in which they were begun
  std::uint32_t labels_ = 0;
};

}  // namespace shinpan::life
