#pragma once

#include "support/reference_board.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

// The status of chains under the Japanese 1989 rules by nothing but the definition: the whole graph
// of hypothetical play is built, and what a side can force is found backwards from where it has it
// (attractors). A cycle has captured nothing; the exception for unequal cycles is not made.
namespace reference {

enum class Verdict : std::uint8_t {
  Uncapturable,
  Capturable1,
  Capturable2,
  Dead,
  TooLarge,
};

// Which stones are asked whether they are a new uncapturable one.
enum class Asked : std::uint8_t {
  EveryNewStone,    // all that stand, whenever the opponent is to move
  StoneJustPlayed,  // the letter of the definition
};

// A directed graph in which each node belongs to one of two players.
class Arena {
 public:
  // Nodes in order, each with its successors.
  void add(bool attacker_moves, const std::vector<std::uint32_t>& to) {
    attacker_moves_.push_back(attacker_moves ? 1 : 0);
    to_.insert(to_.end(), to.begin(), to.end());
    first_.push_back(static_cast<std::uint32_t>(to_.size()));
  }

  [[nodiscard]] std::size_t size() const { return attacker_moves_.size(); }

  // Where one side can force a node of `target` in finitely many moves, never through `barred`.
  [[nodiscard]] std::vector<char> attractor(bool for_attacker,
                                            std::vector<char> target,
                                            const std::vector<char>& barred = {}) {
    reverse();
    std::vector<std::uint32_t> left(size());
    std::vector<std::uint32_t> work;
    for (std::uint32_t node = 0; node < size(); ++node) {
      left[node] = first_[node + 1] - first_[node];
      if (target[node] != 0) {
        work.push_back(node);
      }
    }
    while (!work.empty()) {
      const std::uint32_t node = work.back();
      work.pop_back();
      for (std::uint32_t i = from_first_[node]; i < from_first_[node + 1]; ++i) {
        const std::uint32_t before = from_[i];
        if (target[before] != 0 || (!barred.empty() && barred[before] != 0)) {
          continue;
        }
        --left[before];
        if ((attacker_moves_[before] != 0) == for_attacker || left[before] == 0) {
          target[before] = 1;
          work.push_back(before);
        }
      }
    }
    return target;
  }

 private:
  void reverse() {
    if (from_first_.size() == size() + 1) {
      return;
    }
    from_first_.assign(size() + 1, 0);
    for (const std::uint32_t node : to_) {
      ++from_first_[node + 1];
    }
    for (std::size_t node = 0; node < size(); ++node) {
      from_first_[node + 1] += from_first_[node];
    }
    from_.resize(to_.size());
    std::vector<std::uint32_t> place(from_first_.begin(), from_first_.end() - 1);
    for (std::uint32_t node = 0; node < size(); ++node) {
      for (std::uint32_t i = first_[node]; i < first_[node + 1]; ++i) {
        from_[place[to_[i]]++] = node;
      }
    }
  }

  std::vector<char> attacker_moves_;
  std::vector<std::uint32_t> first_{0};
  std::vector<std::uint32_t> to_;
  std::vector<std::uint32_t> from_first_;
  std::vector<std::uint32_t> from_;
};

class Solver {
 public:
  Solver(Rules rules, std::size_t most_states) : rules_(std::move(rules)), most_(most_states) {}

  // Puts every legal position of the board into the graph, for many positions of one size.
  void add_every_position() {
    std::uint64_t count = 1;
    for (int p = 0; p < rules_.area(); ++p) {
      count *= 3;
    }
    for (std::uint64_t stones = 0; stones < count; ++stones) {
      const State state = rules_.state({stones, 0});
      if (rules_.is_legal_position(state)) {
        start(state, 'X');
        start(state, 'O');
      }
    }
    close();
  }

  // The verdict on the chain of `stone`; the rows of the board one after the other.
  [[nodiscard]] Verdict verdict(std::string_view board,
                                int stone,
                                Asked asked = Asked::EveryNewStone) {
    State state;
    std::copy(board.begin(), board.end(), state.stones.begin());
    const char owner = Rules::at(state, stone);
    const std::uint32_t black_first = start(state, 'X');
    const std::uint32_t white_first = start(state, 'O');
    close();
    if (too_large_) {
      return Verdict::TooLarge;
    }
    const auto first_move = [&](char first) { return first == 'X' ? black_first : white_first; };
    const auto capturable = [&](int p) {
      const char color = Rules::at(state, p);
      return capture(p, color)[first_move(other(color))] != 0;
    };
    if (!capturable(stone)) {
      return Verdict::Uncapturable;
    }
    const Question question{state, first_move(other(owner)), owner, stone, asked};
    const std::vector<int> own = rules_.chain(state, stone);
    const std::optional<bool> level_2 = clean_capture(question, own);
    if (!level_2) {
      return Verdict::TooLarge;
    }
    if (!*level_2) {
      return Verdict::Capturable1;
    }
    std::vector<int> local = own;
    for (std::size_t i = 0; i < local.size(); ++i) {
      for (const int n : rules_.around(local[i])) {
        if (std::find(local.begin(), local.end(), n) == local.end() &&
            (Rules::at(state, n) == '.' || capturable(n))) {
          local.push_back(n);
        }
      }
    }
    const std::optional<bool> level_3 = clean_capture(question, local);
    if (!level_3) {
      return Verdict::TooLarge;
    }
    return *level_3 ? Verdict::Dead : Verdict::Capturable2;
  }

  [[nodiscard]] std::size_t states() const { return keys_.size(); }

 private:
  static constexpr std::uint32_t kNone = 0xFFFFFFFF;

  struct KeyHash {
    std::size_t operator()(const Key& key) const {
      std::uint64_t x = key.stones * 0x9E3779B97F4A7C15ULL ^ (key.rest + 0x7F4A7C15U);
      x = (x ^ (x >> 29U)) * 0xBF58476D1CE4E5B9ULL;
      return static_cast<std::size_t>(x ^ (x >> 32U));
    }
  };

  struct Question {
    const State& state;
    std::uint32_t start;
    char owner;
    int stone;
    Asked asked;
  };

  // A state with what the graph of states does not say.
  struct Seen {
    std::uint32_t node = 0;
    std::uint32_t standing = 0;  // one bit for each chain of the start that has not been taken
    int last = kMaxPoints;       // the stone just played; kMaxPoints: none, or not asked for
  };

  std::uint32_t start(State state, char first) {
    state.to_move = first;
    return number(state);
  }

  std::uint32_t number(const State& state) {
    too_large_ = too_large_ || state.bans.size() > kMaxBans;
    const Key key = rules_.key(state);
    const auto [place, fresh] = numbers_.try_emplace(key, static_cast<std::uint32_t>(keys_.size()));
    if (fresh) {
      keys_.push_back(key);
    }
    return place->second;
  }

  // Expands every state that has not been expanded.
  void close() {
    const std::size_t before = arena_.size();
    while (arena_.size() < keys_.size() && !too_large_) {
      const State state = rules_.state(keys_[arena_.size()]);
      std::vector<std::uint32_t> to;
      for (const State& next : rules_.successors(state)) {
        to.push_back(number(next));
      }
      next_.push_back(to);
      arena_.add(state.to_move == 'X', to);
      too_large_ = too_large_ || keys_.size() > most_;
    }
    if (arena_.size() != before) {
      captures_.clear();
    }
  }

  // Where the opponent of `owner` can force a stone of `owner` off the point.
  const std::vector<char>& capture(int p, char owner) {
    const auto [place, fresh] = captures_.try_emplace({p, owner});
    if (fresh) {
      std::vector<char> target(arena_.size());
      for (std::uint32_t node = 0; node < arena_.size(); ++node) {
        target[node] = rules_.at(keys_[node], p) != owner ? 1 : 0;
      }
      place->second = arena_.attractor(owner == 'O', std::move(target));
    }
    return place->second;
  }

  // Whether the opponent can force the removal of the chain so that its owner never gets a new
  // uncapturable stone on one of the points. Nothing when there are too many states.
  std::optional<bool> clean_capture(const Question& question, const std::vector<int>& points) {
    const char owner = question.owner;
    std::vector<std::vector<int>> chains{rules_.chain(question.state, question.stone)};
    std::vector<int> chain_of(static_cast<std::size_t>(rules_.area()), -1);
    for (const int p : points) {
      if (Rules::at(question.state, p) == owner && question.asked == Asked::EveryNewStone) {
        const std::vector<int> chain = rules_.chain(question.state, p);
        const bool known = std::any_of(chains.begin(), chains.end(), [&](const auto& c) {
          return std::find(c.begin(), c.end(), p) != c.end();
        });
        if (!known) {
          chains.push_back(chain);
        }
      }
    }
    for (std::size_t i = 0; i < chains.size(); ++i) {
      for (const int p : chains[i]) {
        chain_of[static_cast<std::size_t>(p)] = static_cast<int>(i);
      }
    }
    std::vector<const std::vector<char>*> capturable(static_cast<std::size_t>(rules_.area()));
    for (const int p : points) {
      capturable[static_cast<std::size_t>(p)] = &capture(p, owner);
    }

    std::vector<Seen> seen{{question.start, (1U << chains.size()) - 1U, kMaxPoints}};
    // By what the graph does not say, then by node.
    std::map<std::pair<std::uint32_t, int>, std::vector<std::uint32_t>> numbers;
    const auto number_of = [&](const Seen& next) -> std::uint32_t& {
      std::vector<std::uint32_t>& of_node = numbers[{next.standing, next.last}];
      of_node.resize(keys_.size(), kNone);
      return of_node[next.node];
    };
    number_of(seen[0]) = 0;
    Arena arena;
    std::vector<char> bad;
    std::vector<char> removed;
    while (arena.size() < seen.size()) {
      const Seen here = seen[arena.size()];
      const Key& key = keys_[here.node];
      const bool attacker_moves = Rules::to_move(key) != owner;
      removed.push_back((here.standing & 1U) == 0 ? 1 : 0);
      bool is_bad = false;
      for (const int p : points) {
        const int chain = chain_of[static_cast<std::size_t>(p)];
        const bool old = chain >= 0 && ((here.standing >> static_cast<unsigned>(chain)) & 1U) != 0;
        const bool asked = question.asked == Asked::EveryNewStone ? !old : p == here.last;
        is_bad = is_bad || (attacker_moves && asked && rules_.at(key, p) == owner &&
                            (*capturable[static_cast<std::size_t>(p)])[here.node] == 0);
      }
      bad.push_back(is_bad ? 1 : 0);
      std::vector<std::uint32_t> to;
      for (const std::uint32_t node : next_[here.node]) {
        Seen next{node, here.standing, kMaxPoints};
        const Key& after = keys_[node];
        for (std::size_t i = 0; i < chains.size(); ++i) {
          if (rules_.at(after, chains[i][0]) != owner) {
            next.standing &= ~(1U << i);
          }
        }
        for (int p = 0; question.asked == Asked::StoneJustPlayed && p < rules_.area(); ++p) {
          if (rules_.at(after, p) == owner && rules_.at(key, p) == '.') {
            next.last = p;
          }
        }
        std::uint32_t& number = number_of(next);
        if (number == kNone) {
          number = static_cast<std::uint32_t>(seen.size());
          seen.push_back(next);
        }
        to.push_back(number);
      }
      arena.add(attacker_moves, to);
      if (seen.size() > 2 * most_) {
        return std::nullopt;
      }
    }
    const std::vector<char> lost = arena.attractor(false, bad);
    std::vector<char> won(arena.size());
    for (std::size_t i = 0; i < won.size(); ++i) {
      won[i] = removed[i] != 0 && lost[i] == 0 ? 1 : 0;
    }
    return arena.attractor(true, won, bad)[0] != 0;
  }

  Rules rules_;
  std::size_t most_;
  bool too_large_ = false;
  std::vector<Key> keys_;
  std::unordered_map<Key, std::uint32_t, KeyHash> numbers_;
  std::vector<std::vector<std::uint32_t>> next_;
  Arena arena_;  // of the states of the graph; Black is the attacker
  std::map<std::pair<int, char>, std::vector<char>> captures_;
};

}  // namespace reference
