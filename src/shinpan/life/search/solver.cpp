#include "shinpan/life/search/solver.hpp"

#include <algorithm>
#include <unordered_set>

namespace shinpan::life {
namespace {

constexpr std::uint32_t kInfinite = Numbers::kInfinite;
// A bound on the depth of recursion; a line that long counts as the limit reached.
constexpr std::size_t kDeepest = 3000;

std::uint32_t add(std::uint32_t a, std::uint32_t b) {
  return std::min(a + b, kInfinite);
}

// Leaves a little room above the second best child, so that the search does not hop between two
// children at every node.
std::uint32_t with_margin(std::uint32_t second) {
  return second >= kInfinite ? kInfinite : std::min(second + second / 4 + 1, kInfinite);
}

}  // namespace

Solver::Solver(Goal& goal) : goal_(goal) {}

Answer Solver::solve(PlayState& state, Budget& budget) {
  budget_ = &budget;
  table_.allow(budget.table_entries());
  stopped_ = false;
  start_depth_ = state.depth();
  if (prevented_.count(state.key()) != 0) {
    return Answer::Prevented;
  }
  const Answer first = search(state);
  if (first != Answer::Prevented) {
    return first;
  }
  while (!stopped_) {
    closed_.clear();
    stale_ = false;
    const bool holds = confirm(state);
    if (stopped_) {
      break;
    }
    if (holds && !stale_) {
      prevented_.merge(closed_);
      return Answer::Prevented;
    }
    const std::optional<Numbers> now = table_.find(state.key());
    if (now && now->proven()) {
      return Answer::Forced;
    }
  }
  return Answer::Unknown;
}

Outlook Solver::judge(PlayState& state) {
  const Outlook outlook = goal_.look(state);
  return outlook == Outlook::Open ? goal_.study(state) : outlook;
}

// One search from an empty path: Prevented here may still lean on a cycle.
Answer Solver::search(PlayState& state) {
  const Outlook outlook = judge(state);
  if (outlook != Outlook::Open) {
    return outlook == Outlook::Reached ? Answer::Forced : Answer::Prevented;
  }
  return search_below(state);
}

// The same for a state that its looks do not settle.
Answer Solver::search_below(PlayState& state) {
  path_.clear();
  children_.clear();
  const std::uint64_t key = state.key();
  while (true) {
    const std::optional<Numbers> known = table_.find(key);
    if (known && known->proven()) {
      return Answer::Forced;
    }
    if (known && known->disproven()) {
      return Answer::Prevented;
    }
    if (stopped_ || budget_->exhausted()) {
      stopped_ = true;
      return Answer::Unknown;
    }
    expand(state, key, known.has_value(), kInfinite, kInfinite);
  }
}

// The keys of all children are made first: the table is far larger than any cache, and so its lines
// are on their way meanwhile. Only what it does not know is looked at.
void Solver::add_children(PlayState& state) {
  actions_.clear();
  state.actions(goal_.area(), actions_);
  const std::size_t first = children_.size();
  for (const Action& action : actions_) {
    const std::uint64_t key = state.key_after(action);
    table_.prefetch(key);
    children_.push_back({action, key, kDisproven, path_.contains(key), false});
  }
  for (std::size_t i = first; i < children_.size(); ++i) {
    Child& child = children_[i];
    if (child.on_path) {
      continue;
    }
    if (const std::optional<Numbers> found = table_.find(child.key)) {
      child.numbers = *found;
      child.known = true;
      continue;
    }
    child.numbers = first_numbers(state, child.action);
    if (child.numbers.proven() || child.numbers.disproven()) {
      table_.store(child.key, child.numbers, 1);
    }
  }
}

// Those of a state that has never been searched, behind an action of this one.
Numbers Solver::first_numbers(PlayState& state, const Action& action) {
  const Glance glance = goal_.look_behind(state, action);
  if (glance.outlook != Outlook::Open) {
    return glance.outlook == Outlook::Reached ? proven_at(0) : kDisproven;
  }
  const bool prover_next = state.to_move() != goal_.prover();
  return {prover_next ? glance.distance : glance.distance + 1, 1, 0};
}

// Looks a child up again; true when its numbers have changed. An entry can have given way to
// others.
bool Solver::refresh(Child& child) const {
  if (child.on_path) {
    return false;
  }
  const std::optional<Numbers> now = table_.find(child.key);
  child.known = now.has_value();
  if (!now || (now->proof == child.numbers.proof && now->disproof == child.numbers.disproof)) {
    return false;
  }
  child.numbers = *now;
  return true;
}

// The numbers of a node from those of its children, `best` the child to search next, and in
// `second` the numbers that the next best child limits the search with. Where all children must be
// solved their numbers are not added up but the largest is taken, and one for each other that is
// open (weak proof-number search, Ueda et al. 2008): most children share most of what is below
// them.
Numbers Solver::combine(bool prover_moves,
                        std::size_t first,
                        std::size_t& best,
                        Numbers& second) const {
  Numbers out = prover_moves ? Numbers{kInfinite, 0, kInfinite} : Numbers{0, kInfinite, 0};
  std::uint32_t least = kInfinite + 1;
  second = {kInfinite, kInfinite, 0};
  best = first;
  std::uint32_t unsolved = 0;
  for (std::size_t i = first; i < children_.size(); ++i) {
    const Numbers n = children_[i].numbers;
    const std::uint32_t choice = prover_moves ? n.proof : n.disproof;
    if (prover_moves) {
      out.disproof = std::max(out.disproof, n.disproof);
      unsolved += n.disproof != 0 ? 1U : 0U;
      out.rank = n.proven() ? std::min(out.rank, n.rank + 1) : out.rank;
    } else {
      out.proof = std::max(out.proof, n.proof);
      unsolved += n.proof != 0 ? 1U : 0U;
      out.rank = std::max(out.rank, n.rank + 1);
    }
    std::uint32_t& runner_up = prover_moves ? second.proof : second.disproof;
    if (choice < least) {
      runner_up = std::min(least, kInfinite);
      least = choice;
      best = i;
    } else {
      runner_up = std::min(runner_up, choice);
    }
  }
  (prover_moves ? out.proof : out.disproof) = std::min(least, kInfinite);
  std::uint32_t& all = prover_moves ? out.disproof : out.proof;
  all = add(all, unsolved > 1 ? unsolved - 1 : 0);
  // One infinite number means solved, and then the other is zero.
  if (out.proof == 0) {
    return proven_at(out.rank);
  }
  return out.disproof == 0 ? kDisproven : out;
}

// How far the number of one child may grow before that of the node, where all children count,
// reaches its limit.
std::uint32_t Solver::share_of(std::uint32_t limit,
                               std::uint32_t now,
                               std::size_t first,
                               std::uint32_t Numbers::*number) const {
  if (limit >= kInfinite) {
    return kInfinite;
  }
  std::uint32_t most = 0;
  for (std::size_t i = first; i < children_.size(); ++i) {
    most = std::max(most, children_[i].numbers.*number);
  }
  return limit - (now - most);
}

// `studied`: the state has been expanded before, and so its looks do not settle it.
void Solver::expand(PlayState& state,
                    std::uint64_t key,
                    bool studied,
                    std::uint32_t proof_limit,
                    std::uint32_t disproof_limit) {
  const std::uint64_t before = nodes_++;
  budget_->spend();
  const bool prover_moves = state.to_move() == goal_.prover();
  const Outlook outlook = studied ? Outlook::Open : goal_.study(state);
  if (outlook != Outlook::Open) {
    table_.store(key, outlook == Outlook::Reached ? proven_at(0) : kDisproven, nodes_ - before);
    return;
  }
  path_.push(key);
  const std::size_t first = children_.size();
  add_children(state);
  while (true) {
    std::size_t best = first;
    Numbers second;
    const Numbers now = combine(prover_moves, first, best, second);
    stopped_ = stopped_ || budget_->exhausted() || path_.size() >= kDeepest;
    if (now.proof == 0 || now.disproof == 0 || now.proof >= proof_limit ||
        now.disproof >= disproof_limit || stopped_) {
      table_.store(key, now, nodes_ - before);
      break;
    }
    if (refresh(children_[best])) {
      continue;
    }
    std::uint32_t proof = 0;
    std::uint32_t disproof = 0;
    if (prover_moves) {
      proof = std::min(proof_limit, with_margin(second.proof));
      disproof = share_of(disproof_limit, now.disproof, first, &Numbers::disproof);
    } else {
      proof = share_of(proof_limit, now.proof, first, &Numbers::proof);
      disproof = std::min(disproof_limit, with_margin(second.disproof));
    }
    const Child child = children_[best];
    state.make(child.action);
    expand(state, child.key, child.known, proof, disproof);
    state.undo();
    refresh(children_[best]);
  }
  children_.resize(first);
  path_.pop();
}

// Walks the strategy of the side that prevents the goal. False when it does not hold; then the
// table has been corrected or the search stopped, and the whole walk must be made again.
bool Solver::confirm(PlayState& state) {
  if (is_closed(state.key())) {
    return true;  // reached before: the strategy goes on from there
  }
  const Outlook outlook = judge(state);
  if (outlook != Outlook::Open) {
    return outlook == Outlook::Unreachable;
  }
  if (!budget_->spend() || state.depth() >= start_depth_ + kDeepest) {
    stopped_ = true;
    return false;
  }
  if (search_below(state) != Answer::Prevented) {
    return false;
  }
  closed_.emplace(state.key(), std::nullopt);
  return state.to_move() == goal_.prover() ? confirm_prover(state) : confirm_other(state);
}

bool Solver::confirm_prover(PlayState& state) {
  std::vector<Action> actions;
  state.actions(goal_.area(), actions);
  for (const Action& action : actions) {
    state.make(action);
    const bool holds = confirm(state);
    const bool proven = !holds && !stopped_ && search(state) == Answer::Forced;
    const std::optional<Numbers> below = proven ? table_.find(state.key()) : std::nullopt;
    state.undo();
    if (proven) {
      table_.store(state.key(), proven_at(below ? below->rank + 1 : 1), UINT32_MAX);
    }
    if (!holds) {
      stale_ = true;
      return false;
    }
  }
  return true;
}

// Looks for an action that stays in the strategy: one that leads back into it, one that the table
// has settled, and, where the table has lost that, one found by searching again.
bool Solver::confirm_other(PlayState& state) {
  std::vector<Action> actions;
  state.actions(goal_.area(), actions);
  enum class Source : std::uint8_t {
    Closed,
    Known,
    Searched
  };
  for (const Source source : {Source::Closed, Source::Known, Source::Searched}) {
    for (const Action& action : actions) {
      const std::uint64_t key = state.key_after(action);
      if (source == Source::Closed ? !is_closed(key)
                                   : source == Source::Known && !is_disproven(key)) {
        continue;
      }
      state.make(action);
      const bool chosen = source != Source::Searched || search(state) == Answer::Prevented;
      const bool holds = chosen && confirm(state);
      state.undo();
      if (holds) {
        closed_[state.key()] = action;
        return true;
      }
      if (stopped_ || stale_) {
        return false;
      }
    }
  }
  // Every action loses: the state was disproven on some path only.
  table_.store(state.key(), proven_at(rank_behind(state, actions)), UINT32_MAX);
  stale_ = true;
  return false;
}

// The rank of a state in which each action of the side that prevents the goal leads to a proven
// one.
std::uint32_t Solver::rank_behind(PlayState& state, const std::vector<Action>& actions) {
  std::uint32_t rank = 0;
  for (const Action& action : actions) {
    const std::optional<Numbers> n = table_.find(state.key_after(action));
    rank = n && n->proven() ? std::max(rank, n->rank) : rank;
  }
  return rank + 1;
}

bool Solver::write(PlayState& state, Answer answer, Budget& budget, StrategyWriter& out) {
  budget_ = &budget;
  stopped_ = false;
  return answer != Answer::Unknown && write_node(state, answer == Answer::Forced, out);
}

bool Solver::write_node(PlayState& state, bool forced, StrategyWriter& out) {
  const std::uint64_t key = state.key();
  const StrategyWriter::Node node = out.node(goal_, key);
  if (node != StrategyWriter::Node::None) {
    out.refer(goal_, key);
    // What must be reached may not go round.
    return !forced || node == StrategyWriter::Node::Complete;
  }
  const Outlook outlook = judge(state);
  if (outlook != Outlook::Open) {
    return (outlook == Outlook::Reached) == forced && goal_.write_settled(state, outlook, out);
  }
  out.begin_node(goal_, key);
  const bool chooses = (state.to_move() == goal_.prover()) == forced;
  const bool written = goal_.write_beside(state, forced, out) &&
                       (chooses ? write_choice(state, forced, out) : write_all(state, forced, out));
  out.end_node(goal_, key);
  return written;
}

bool Solver::write_choice(PlayState& state, bool forced, StrategyWriter& out) {
  if (forced) {
    return write_forcing(state, out);
  }
  const auto found = prevented_.find(state.key());
  return found != prevented_.end() && found->second &&
         write_action(state, *found->second, forced, out);
}

bool Solver::write_action(PlayState& state,
                          const Action& action,
                          bool forced,
                          StrategyWriter& out) {
  out.action(action);
  state.make(action);
  const bool written = write_node(state, forced, out);
  state.undo();
  return written;
}

// The prover's actions by their ranks, the lowest first. A table that has lost and found again what
// it knew may have ranks that lead round; then the next one is tried, and at last those that it has
// lost.
bool Solver::write_forcing(PlayState& state, StrategyWriter& out) {
  std::vector<Action> actions;
  state.actions(goal_.area(), actions);
  std::vector<std::pair<std::uint32_t, Action>> known;
  std::vector<Action> lost;
  for (const Action& action : actions) {
    const std::uint64_t key = state.key_after(action);
    const bool open = out.node(goal_, key) == StrategyWriter::Node::Open;
    const std::optional<Numbers> n = table_.find(key);
    if (!open && n && n->proven()) {
      known.emplace_back(n->rank, action);
    } else if (!open && !n) {
      lost.push_back(action);
    }
  }
  std::stable_sort(
      known.begin(), known.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  return std::any_of(known.begin(),
                     known.end(),
                     [&](const auto& each) { return try_forcing(state, each.second, out); }) ||
         std::any_of(lost.begin(), lost.end(), [&](const Action& action) {
           return try_forcing(state, action, out);
         });
}

// Leaves nothing behind where the action does not lead to the goal.
bool Solver::try_forcing(PlayState& state, const Action& action, StrategyWriter& out) {
  if (stopped_ || !budget_->spend()) {
    return false;
  }
  const StrategyWriter::Mark mark = out.mark();
  state.make(action);
  const bool forces = search(state) == Answer::Forced;
  state.undo();
  if (forces && write_action(state, action, true, out)) {
    return true;
  }
  out.go_back(mark);
  return false;
}

bool Solver::write_all(PlayState& state, bool forced, StrategyWriter& out) {
  std::vector<Action> actions;
  state.actions(goal_.area(), actions);
  out.word(proof::Word::Kind::OpenAll);
  bool written = true;
  for (const Action& action : actions) {
    out.action(action);
    state.make(action);
    // An entry that has given way to others is made anew.
    written = (!forced || search(state) == Answer::Forced) && write_node(state, forced, out);
    state.undo();
    if (!written) {
      break;
    }
  }
  out.word(proof::Word::Kind::CloseAll);
  return written;
}

// Each side follows the solved numbers; a side without a choice that matters takes its first
// action.
std::vector<Action> Solver::line(PlayState& state, std::size_t length) {
  std::vector<Action> out;
  std::unordered_set<std::uint64_t> seen;
  while (out.size() < length && judge(state) == Outlook::Open && seen.insert(state.key()).second) {
    const std::optional<Numbers> here = table_.find(state.key());
    const bool prover_moves = state.to_move() == goal_.prover();
    std::vector<Action> actions;
    state.actions(goal_.area(), actions);
    const Action* chosen = &actions.front();
    for (const Action& action : actions) {
      const std::optional<Numbers> n = table_.find(state.key_after(action));
      const bool wins = n && here &&
                        ((prover_moves && here->proven() && n->proven()) ||
                         (!prover_moves && here->disproven() && n->disproven()));
      if (wins) {
        chosen = &action;
        break;
      }
    }
    out.push_back(*chosen);
    state.make(*chosen);
  }
  for (std::size_t i = 0; i < out.size(); ++i) {
    state.undo();
  }
  return out;
}

}  // namespace shinpan::life
