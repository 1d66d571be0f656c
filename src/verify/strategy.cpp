#include "verify/claims.hpp"
#include "verify/enclosed.hpp"
#include "verify/unconditional.hpp"

#include <unordered_map>
#include <utility>

namespace verify {
namespace {

// Nodes that may lie one in another; a node holds about a kilobyte.
constexpr std::size_t kDeepest = 20000;

// What a node is to show, and of which state.
struct Question {
  Kind goal;
  Point asked;
  State state;
  bool is_taken = false;  // the chain asked about, by now or before

  bool operator==(const Question&) const = default;
};

// What the node below a node, the one that is read now, stands for.
enum class Below : std::uint8_t {
  Step,    // the prover's action
  Reply,   // one of the other side's actions
  Taking,  // that a new stone can be taken
  New,     // that a new stone cannot be taken
};

// A node that has been begun and not ended.
struct Node {
  Question question;
  Below below = Below::Step;
  std::optional<std::uint32_t> label{};
  std::vector<Action> unanswered{};  // by the other side
  PointSet takable{};                // new stones that have been shown to be
};

class Walk {
 public:
  Walk(Words& words, const Position& position, const Claim& claim)
      : words_(words), position_(position), claim_(claim) {}

  void run() {
    const Board& board = position_.board;
    const PointSet watched = claim_.on & board.stones.of(claim_.owner);
    open({claim_.kind, claim_.point, {board, claim_.first, watched, position_.lifts_all, {}}});
    while (!nodes_.empty()) {
      read_word(words_.take());
    }
    words_.expect("}");
  }

 private:
  void need(bool holds, std::string_view reason) const { words_.need(holds, reason); }

  [[nodiscard]] const Question& asked() const { return nodes_.back().question; }

  [[nodiscard]] const State& state() const { return nodes_.back().question.state; }

  [[nodiscard]] bool is(Kind goal) const { return asked().goal == goal; }

  [[nodiscard]] bool is_owners_turn() const { return state().to_move == claim_.owner; }

  [[nodiscard]] bool is_provers_turn() const {
    return is_owners_turn() == (is(Kind::Keeps) || is(Kind::Renews));
  }

  [[nodiscard]] PointSet new_stones() const {
    return claim_.on & state().board.stones.of(claim_.owner) & ~state().standing;
  }

  void open(Question question) {
    need(nodes_.size() < kDeepest, "the strategy is too deep");
    const PointSet& stones = question.state.board.stones.of(claim_.owner);
    question.is_taken |= question.goal != Kind::Empties && !stones[question.asked];
    need(question.goal != Kind::Keeps || !question.is_taken, "the chain has been taken");
    nodes_.push_back({std::move(question)});
  }

  // Ends the node that is read, and those above that end with it.
  void close() {
    while (true) {
      if (nodes_.back().label) {
        labels_.at(*nodes_.back().label).second = true;
      }
      nodes_.pop_back();
      if (nodes_.empty() || nodes_.back().below == Below::Reply) {
        return;
      }
      const Below ended = std::exchange(nodes_.back().below, Below::Step);
      if (ended != Below::Step) {
        words_.expect(")");
      }
      if (ended == Below::Taking) {
        return;
      }
    }
  }

  void read_word(std::string_view word) {
    if (nodes_.back().below == Below::Reply) {
      return word == "]" ? end_replies() : act(word);
    }
    if (!word.empty() && word.back() == ':') {
      read_label(to_number(word.substr(0, word.size() - 1)));
    } else if (!word.empty() && word.front() == '=') {
      read_reference(to_number(word.substr(1)));
    } else if (is(Kind::Takes) && asked().is_taken) {
      need(word == "captured", "the chain has been taken: 'captured' is wanted");
      close();
    } else if (word == "enclosed" || word == "alive" || word == "joined") {
      need(holds(word), "'" + std::string(word) + "' does not hold here");
      close();
    } else if (word == "(") {
      need(is(Kind::Clears), "nothing is to be shown of a new stone here");
      read_new_stone(Below::Taking, Kind::Takes);
    } else if (word == "new") {
      need(is(Kind::Renews), "'new' does not count here");
      read_new_stone(Below::New, Kind::Keeps);
    } else if (word == "[") {
      need(!is_provers_turn(), "the prover is to move");
      nodes_.back().unanswered = state().actions(claim_.area);
      nodes_.back().below = Below::Reply;
    } else {
      act(word);
    }
  }

  void read_label(std::optional<std::uint32_t> label) {
    Node& node = nodes_.back();
    need(label && !node.label && node.takable.none(), "a label is not wanted here");
    need(labels_.try_emplace(*label, asked(), false).second, "two nodes have the same number");
    node.label = label;
  }

  void read_reference(std::optional<std::uint32_t> number) {
    const auto to = number ? labels_.find(*number) : labels_.end();
    need(to != labels_.end() && number != nodes_.back().label, "there is no such node above");
    // Play that goes round for ever has taken nothing, and has not brought a new stone either.
    const bool is_for_ever = is(Kind::Keeps) || (is(Kind::Renews) && !asked().is_taken) ||
                             (is(Kind::Clears) && asked().is_taken);
    const auto& [question, is_complete] = to->second;
    need(question == asked(), "the node referred to is of another state or kind");
    need(is_complete || is_for_ever, "the node referred to is not complete");
    close();
  }

  // Goes on with a node about a new stone by itself, from the same state.
  void read_new_stone(Below below, Kind goal) {
    const Point p = words_.point(state().board);
    need(new_stones()[p] && !is_owners_turn(), "this is not about a new stone");
    if (below == Below::New) {
      words_.expect("(");
    } else {
      nodes_.back().takable |= state().board.chain(p);
    }
    nodes_.back().below = below;
    State bare = state();
    bare.standing.reset();  // which stones were taken before means nothing to the one stone
    open({goal, p, std::move(bare)});
  }

  [[nodiscard]] bool holds(std::string_view leaf) const {
    const Board& board = state().board;
    const Color owner = claim_.owner;
    const bool is_kept = is(Kind::Keeps) || is(Kind::Renews);
    if (leaf == "enclosed") {
      const PointSet part = is(Kind::Takes) ? only(asked().asked) : claim_.area;
      return !is_kept && is_enclosed(board, position_.walls, claim_.area, owner, part);
    }
    // Suicide is forbidden in hypothetical play, whatever holds for the position.
    const PointSet alive =
        leaf == "joined" ? position_.walls.of(owner) : living(board, owner, false, board.points);
    return is_kept && !asked().is_taken && (board.chain(asked().asked) & alive).any();
  }

  void act(std::string_view word) {
    const bool is_pass = word == "pass" || word.substr(0, 5) == "pass:";
    const auto point =
        state().board.find(is_pass ? word.substr(std::min(word.size(), std::size_t{5})) : word);
    need(point || word == "pass", "'" + shown(word) + "' is not wanted here");
    const Action action{is_pass, point.value_or(0)};
    auto next = state().after(action);
    need(next && (is_pass || claim_.area[*point]), shown(word) + " is not allowed here");
    if (nodes_.back().below == Below::Reply) {
      const auto answered = std::erase_if(nodes_.back().unanswered, [&](const Action& one) {
        return one == action || (state().lifts_all && one.is_pass && is_pass);
      });
      need(answered == 1, shown(word) + " is answered above");
    } else {
      need(is_provers_turn(), "the other side is to move");
      need(!is(Kind::Clears) || (new_stones() & ~nodes_.back().takable).none(),
           "it is not shown that all new stones can be taken");
    }
    open({asked().goal, asked().asked, std::move(*next), asked().is_taken});
  }

  // The other side's actions have been read.
  void end_replies() {
    const std::vector<Action>& left = nodes_.back().unanswered;
    const auto [is_pass, point] = left.empty() ? Action() : left.front();
    const std::string name = point == 0 ? "" : state().board.name(point);
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
