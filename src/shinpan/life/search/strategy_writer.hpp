#pragma once

#include "shinpan/life/search/state.hpp"
#include "shinpan/proof/strategy.hpp"

#include <cstdint>
#include <unordered_map>

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

  [[nodiscard]] proof::Strategy take() { return proof::with_used_labels(words_); }

 private:
  struct Begun {
    std::uint32_t label;
    bool complete;
  };

  proof::Strategy words_;
  std::unordered_map<const Goal*, std::unordered_map<std::uint64_t, Begun>> begun_;
  std::uint32_t labels_ = 0;
};

}  // namespace shinpan::life
