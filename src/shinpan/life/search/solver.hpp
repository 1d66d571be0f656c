#pragma once

#include "shinpan/life/search/budget.hpp"
#include "shinpan/life/search/goal.hpp"
#include "shinpan/life/search/path.hpp"
#include "shinpan/life/search/table.hpp"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace shinpan::life {

enum class Answer : std::uint8_t {
  Forced,     // the prover can force its goal
  Prevented,  // the other side can prevent it for ever, by play or by a cycle
  Unknown,    // the limit was reached first
};

// Depth-first proof-number search (Nagai 2002) over hypothetical play.
//
// Cycles and graph history. Play that never ends has not reached the goal, so a state met again on
// the current path counts as failure of the prover. A proof never leans on that and holds on every
// path. A disproof may, so it is believed only after `confirm` has built from it a strategy of the
// other side that is closed: from every state in it each action of the prover leads into it again.
// Where the search was misled by its path the state is searched anew, as a root of its own.
class Solver {
 public:
  explicit Solver(Goal& goal);

  // Searches from the state as it stands while the budget lasts. The state is left as it was.
  [[nodiscard]] Answer solve(PlayState& state, Budget& budget);

  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  // A line of best play for both sides from a state that `solve` has settled, at most `length`
  // actions: it ends where the goal is reached or play repeats.
  [[nodiscard]] std::vector<Action> line(PlayState& state, std::size_t length);

  // Writes the strategy behind the answer that `solve` has given for this state. False when the
  // table has lost too much of it, or the budget is spent.
  [[nodiscard]] bool write(PlayState& state, Answer answer, Budget& budget, StrategyWriter& out);

 private:
  struct Child {
    Action action;
    std::uint64_t key;
    Numbers numbers;  // as last looked up; those of unsolved children may have moved on
    bool on_path;
    bool known;  // its numbers came from the table
  };

  // A strategy of the side that prevents the goal: its action in each state, none where the prover
  // is to move.
  using ClosedStrategy = std::unordered_map<std::uint64_t, std::optional<Action>>;

  Answer search(PlayState& state);
  Answer search_below(PlayState& state);
  void expand(PlayState& state,
              std::uint64_t key,
              bool studied,
              std::uint32_t proof_limit,
              std::uint32_t disproof_limit);
  void add_children(PlayState& state);
  [[nodiscard]] Numbers first_numbers(PlayState& state, const Action& action);
  [[nodiscard]] Outlook judge(PlayState& state);
  bool refresh(Child& child) const;
  [[nodiscard]] Numbers combine(bool prover_moves,
                                std::size_t first,
                                std::size_t& best,
                                Numbers& second) const;

  [[nodiscard]] std::uint32_t share_of(std::uint32_t limit,
                                       std::uint32_t now,
                                       std::size_t first,
                                       std::uint32_t Numbers::*number) const;

  [[nodiscard]] bool is_closed(std::uint64_t key) const {
    return prevented_.count(key) != 0 || closed_.count(key) != 0;
  }

  [[nodiscard]] bool is_disproven(std::uint64_t key) const {
    const std::optional<Numbers> numbers = table_.find(key);
    return numbers && numbers->disproven();
  }

  [[nodiscard]] bool confirm(PlayState& state);
  [[nodiscard]] bool confirm_prover(PlayState& state);
  [[nodiscard]] bool confirm_other(PlayState& state);
  [[nodiscard]] std::uint32_t rank_behind(PlayState& state, const std::vector<Action>& actions);
  [[nodiscard]] bool write_node(PlayState& state, bool forced, StrategyWriter& out);
  [[nodiscard]] bool write_choice(PlayState& state, bool forced, StrategyWriter& out);
  [[nodiscard]] bool write_all(PlayState& state, bool forced, StrategyWriter& out);
  [[nodiscard]] bool write_forcing(PlayState& state, StrategyWriter& out);
  [[nodiscard]] bool try_forcing(PlayState& state, const Action& action, StrategyWriter& out);
  [[nodiscard]] bool write_action(PlayState& state,
                                  const Action& action,
                                  bool forced,
                                  StrategyWriter& out);

  Goal& goal_;
  Table table_;
  Path path_;
  std::vector<Child> children_;  // of the nodes on the path, the deepest last
  std::vector<Action> actions_;  // of the node being expanded
  std::uint64_t nodes_ = 0;
  Budget* budget_ = nullptr;
  std::size_t start_depth_ = 0;
  ClosedStrategy closed_;     // the one that confirm is walking
  ClosedStrategy prevented_;  // all that have held: together they are closed as well
  bool stale_ = false;  // confirm has learnt something that the closed strategy may contradict
  bool stopped_ = false;
};

}  // namespace shinpan::life
