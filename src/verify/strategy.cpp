#include "verify/claims.hpp"
#include "verify/life.hpp"

#include <unordered_map>
#include <utility>

namespace verify {
namespace {

// Nodes that may lie one in another; a node holds about a kilobyte.
constexpr std::size_t kDeepest = 20000;

// A state, and what is to be shown of it.
struct Question : State {
  Kind goal;
  Point asked;  // a stone of the chain asked about, which is watched

  bool operator==(const Question&) const = default;

  // The chain, by now or before. `Empties` asks about none.
  [[nodiscard]] bool is_taken() const { return !standing[asked]; }
};

// A node that has been begun and not ended.
struct Node {
  Question question;
  std::string_view until{};  // the bracket that ends what is read below it; none for one action
  std::optional<std::uint32_t> label{};
  std::vector<Action> unanswered{};  // by the other side
  PointSet takable{};                // new stones that have been shown to be
};

class Walk {
 public:
  Walk(Words& words, const Position& position, const Claim& claim)
      : words_(words), position_(position), claim_(claim) {}

  void run() {
    const PointSet asked = claim_.kind == Kind::Empties ? PointSet() : only(claim_.point);
    const PointSet watched = (claim_.on | asked) & position_.board.stones[claim_.owner];
    open({{position_.board, claim_.first, watched, position_.lifts_all, {}},
          claim_.kind,
          claim_.point});
    while (!nodes_.empty()) {
      read_word(words_.take());
    }
    words_.expect("}");
  }

 private:
  void need(bool holds, std::string_view reason) const { words_.need(holds, reason); }

  [[nodiscard]] const Question& now() const { return nodes_.back().question; }

  [[nodiscard]] bool is(Kind goal) const { return now().goal == goal; }

  // Whether their owner is the prover, and to show that stones stay.
  [[nodiscard]] bool is_kept() const { return is(Kind::Keeps) || is(Kind::Renews); }

  // Whether the prover is to move.
  [[nodiscard]] bool is_prover() const { return is_kept() == (now().to_move == claim_.owner); }

  [[nodiscard]] PointSet new_stones() const {
    return claim_.on & now().board.stones[claim_.owner] & ~now().standing;
  }

  void open(Question question) {
    need(nodes_.size() < kDeepest, "the strategy is too deep");
    need(question.goal != Kind::Keeps || !question.is_taken(), "the chain has been taken");
    nodes_.push_back({std::move(question)});
  }

  // Ends the node that is read, and those above that end with it.
  void close() {
    do {
      if (nodes_.back().label) {
        labels_.at(*nodes_.back().label).second = true;
      }
      nodes_.pop_back();
    } while (!nodes_.empty() && nodes_.back().until.empty());
  }

  void read_word(std::string_view word) {
    Node& node = nodes_.back();
    if (node.until == ")") {
      need(word == node.until, "')' is wanted");
      node.until = {};
      return is(Kind::Renews) ? close() : void();
    }
    if (node.until == "]") {
      return word == node.until ? end_replies() : act(word);
    }
    if (!word.empty() && word.back() == ':') {
      read_label(to_number(word.substr(0, word.size() - 1)));
    } else if (!word.empty() && word.front() == '=') {
      read_reference(to_number(word.substr(1)));
    } else if (is(Kind::Takes) && now().is_taken()) {
      need(word == "captured", "the chain has been taken: 'captured' is wanted");
      close();
    } else if (word == "enclosed" || word == "alive" || word == "joined") {
      need(holds(word), "'" + std::string(word) + "' does not hold here");
      close();
    } else if (word == "(" || word == "new") {
      need(is(word == "(" ? Kind::Clears : Kind::Renews), "no new stone counts here");
      read_new_stone();
    } else if (word == "[") {
      need(!is_prover(), "the prover is to move");
      node.unanswered = now().actions(claim_.area);
      node.until = "]";
    } else {
      act(word);
    }
  }

  void read_label(std::optional<std::uint32_t> label) {
    Node& node = nodes_.back();
    need(label && !node.label && node.takable.none(), "a label is not wanted here");
    need(labels_.try_emplace(*label, now(), false).second, "two nodes have the same number");
    node.label = label;
  }

  void read_reference(std::optional<std::uint32_t> number) {
    const auto to = number ? labels_.find(*number) : labels_.end();
    need(to != labels_.end() && number != nodes_.back().label, "there is no such node above");
    // Play that goes round for ever has taken nothing, and has not brought a new stone either.
    const bool is_for_ever = is(now().is_taken() ? Kind::Clears : Kind::Renews) || is(Kind::Keeps);
    const auto& [question, is_complete] = to->second;
    need(question == now(), "the node referred to is of another state or kind");
    need(is_complete || is_for_ever, "the node referred to is not complete");
    close();
  }

  // Goes on with a node about a new stone by itself, from the same state.
  void read_new_stone() {
    const Point p = words_.point(now().board);
    need(new_stones()[p] && now().to_move != claim_.owner, "this is not about a new stone");
    if (is(Kind::Renews)) {
      words_.expect("(");
    } else {
      nodes_.back().takable |= now().board.chain(p);
    }
    nodes_.back().until = ")";
    State bare = now();
    bare.standing = only(p);  // which stones were taken before means nothing to the one stone
    open({std::move(bare), is(Kind::Renews) ? Kind::Keeps : Kind::Takes, p});
  }

  [[nodiscard]] bool holds(std::string_view leaf) const {
    const Board& board = now().board;
    const Color owner = claim_.owner;
    if (leaf == "enclosed") {
      const PointSet part = is(Kind::Takes) ? only(now().asked) : claim_.area;
      return !is_kept() && is_enclosed(board, position_.walls, claim_.area, owner, part);
    }
    // Suicide is forbidden in hypothetical play, whatever holds for the position.
    const PointSet alive =
        leaf == "joined" ? position_.walls[owner] : living(board, owner, false, board.points);
    return is_kept() && !now().is_taken() && (board.chain(now().asked) & alive).any();
  }

  void act(std::string_view word) {
    const bool is_pass = word == "pass" || word.substr(0, 5) == "pass:";
    const Action action{
        is_pass,
        now().board.find(is_pass ? word.substr(std::min(word.size(), std::size_t{5})) : word)};
    need(action.point != 0 || word == "pass", "'" + shown(word) + "' is not wanted here");
    auto next = now().after(action);
    need(next && (is_pass || claim_.area[action.point]), shown(word) + " is not allowed here");
    if (nodes_.back().until == "]") {
      const auto answered = std::erase_if(nodes_.back().unanswered, [&](const Action& one) {
        return one == action || (now().lifts_all && one.is_pass && is_pass);
      });
      need(answered == 1, shown(word) + " is answered above");
    } else {
      need(is_prover(), "the other side is to move");
      need(!is(Kind::Clears) || (new_stones() & ~nodes_.back().takable).none(),
           "it is not shown that all new stones can be taken");
    }
    open({std::move(*next), now().goal, now().asked});
  }

  // The other side's actions have been read.
  void end_replies() {
    const std::vector<Action>& left = nodes_.back().unanswered;
    const auto [is_pass, point] = left.empty() ? Action() : left.front();
    const std::string name = point == 0 ? "" : to_name(point);
    need(left.empty(), "no answer to " + (is_pass ? "pass " + name : name));
    close();
  }

  Words& words_;
  const Position& position_;
  const Claim& claim_;
  std::vector<Node> nodes_;  // each below the one before
  std::unordered_map<std::uint32_t, std::pair<Question, bool>> labels_;  // with: it is complete
};

}  // namespace

void check_strategy(Words& words, const Position& position, const Claim& claim) {
  Walk(words, position, claim).run();
}

}  // namespace verify
