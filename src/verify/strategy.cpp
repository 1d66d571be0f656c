#include "verify/claims.hpp"
#include "verify/unconditional.hpp"

#include <unordered_map>
#include <utility>

namespace verify {
namespace {

// Nodes that may lie one in another; a node holds about a kilobyte.
constexpr std::size_t kDeepest = 20000;

// What the node below a node, the one that is read now, stands for.
enum class Below : std::uint8_t {
  Step,    // the prover's action
  Reply,   // one of the other side's actions
  Taking,  // that a new stone can be taken
  New,     // that a new stone cannot be taken
};

// A node that has been begun and not ended.
struct Node {
  State state;
  Kind goal;
  Point asked;
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
    PointSet watched = claim_.on;
    for (const Point p : claim_.area) {
      watched.set(p, watched[p] && position_.board.at(p) == claim_.owner);
    }
    open({position_.board, claim_.first, {}, watched}, claim_.kind, claim_.point);
    while (!nodes_.empty()) {
      if (node().below == Below::Reply) {
        read_reply();
      } else {
        read_step();
      }
    }
    words_.expect("}");
  }

 private:
  Node& node() { return nodes_.back(); }

  [[nodiscard]] bool is(Kind one, Kind two) { return node().goal == one || node().goal == two; }

  void need(bool holds, std::string_view reason) { words_.need(holds, reason); }

  bool is_provers_turn() {
    const bool owner_proves = node().goal == Kind::Keeps || is(Kind::Renews, Kind::Renewed);
    return (node().state.to_move == claim_.owner) == owner_proves;
  }

  // The chain has been taken.
  bool is_gone() {
    return claim_.kind != Kind::Empties && node().state.board.at(node().asked) != claim_.owner;
  }

  bool is_new(Point p) {
    const State& state = node().state;
    return claim_.on[p] && state.board.at(p) == claim_.owner && !state.standing[p];
  }

  void open(State state, Kind goal, Point asked) {
    need(nodes_.size() < kDeepest, "the strategy is too deep");
    nodes_.push_back({std::move(state), goal, asked});
    need(goal != Kind::Keeps || !is_gone(), "the chain has been taken");
    if (is(Kind::Renews, Kind::Clears) && is_gone()) {
      node().goal = goal == Kind::Renews ? Kind::Renewed : Kind::Cleared;
    }
  }

  // Ends the node that is read, and those above that end with it.
  void close() {
    Below ended = Below::Step;
    do {
      if (node().label) {
        labels_.at(*node().label).is_complete = true;
      }
      nodes_.pop_back();
      if (nodes_.empty()) {
        return;
      }
      ended = node().below;
      if (ended == Below::Taking || ended == Below::New) {
        words_.expect(")");
      }
    } while (ended == Below::Step || ended == Below::New);
    node().below = ended == Below::Reply ? Below::Reply : Below::Step;
  }

  void read_step() {
    const std::string_view word = words_.take();
    const bool is_leaf = word == "enclosed" || word == "alive" || word == "joined";
    if (!word.empty() && word.back() == ':') {
      read_label(word.substr(0, word.size() - 1));
    } else if (!word.empty() && word.front() == '=') {
      read_reference(word.substr(1));
    } else if (node().goal == Kind::Takes && is_gone()) {
      need(word == "captured", "the chain has been taken: 'captured' is wanted");
      close();
    } else if (word == "(") {
      need(is(Kind::Clears, Kind::Cleared), "nothing is to be shown of a new stone here");
      open_about(Below::Taking, Kind::Takes);
    } else if (word == "new") {
      need(is(Kind::Renews, Kind::Renewed), "'new' does not count here");
      open_about(Below::New, Kind::Keeps);
    } else if (is_leaf) {
      need(holds(word), "'" + std::string(word) + "' does not hold here");
      close();
    } else if (word == "[") {
      need(!is_provers_turn(), "the prover is to move");
      node().unanswered = actions(node().state, claim_.area, position_.ko_pass);
      node().below = Below::Reply;
    } else {
      act(word);
    }
  }

  void read_label(std::string_view word) {
    const auto number = to_number(word);
    need(number && !node().label && node().takable.none(), "a label is not wanted here");
    const bool is_first = labels_.try_emplace(*number, Labelled{text_of(node())}).second;
    need(is_first, "two nodes have the same number");
    node().label = number;
  }

  void read_reference(std::string_view word) {
    const auto number = to_number(word);
    const auto to = number ? labels_.find(*number) : labels_.end();
    need(to != labels_.end() && number != node().label, "no node of this number above");
    const bool for_ever = node().goal == Kind::Keeps || is(Kind::Renews, Kind::Cleared);
    need(to->second.text == text_of(node()), "the node referred to is of another state or kind");
    need(for_ever || to->second.is_complete, "the node referred to is not complete");
    close();
  }

  // A node about a new stone by itself, from the same state.
  void open_about(Below below, Kind goal) {
    const Point p = words_.point(node().state.board);
    need(is_new(p) && node().state.to_move != claim_.owner, "this is not about a new stone");
    if (below == Below::New) {
      words_.expect("(");
    } else {
      node().takable |= set_of(node().state.board.chain(p));
    }
    node().below = below;
    open(State(node().state), goal, p);
  }

  bool holds(std::string_view leaf) {
    const Board& board = node().state.board;
    if (leaf == "enclosed") {
      const bool is_taking = is(Kind::Takes, Kind::Empties) || is(Kind::Clears, Kind::Cleared);
      const Points all_or_one = node().goal == Kind::Takes ? Points{node().asked} : claim_.area;
      return is_taking &&
             is_enclosed(board, position_.walls, claim_.area, claim_.owner, all_or_one);
    }
    if (!is(Kind::Keeps, Kind::Renews)) {
      return false;
    }
    // Suicide is forbidden in hypothetical play, whatever holds for the position.
    return leaf == "joined"
               ? is_joined(board, position_.walls, node().asked)
               : unconditional(board, claim_.owner, false, PointSet().set())[node().asked];
  }

  void read_reply() {
    const std::string_view word = words_.take();
    std::vector<Action>& left = node().unanswered;
    if (word == "]") {
      need(left.empty(), "no answer to " + (left.empty() ? "" : name(left.front())));
      return close();
    }
    const Action reply = action(word);
    auto next = after(node().state, reply, position_.ko_pass);
    const auto found = std::find_if(left.begin(), left.end(), [&](const Action& one) {
      const bool are_passes = one.kind == Action::Kind::Pass && reply.kind == Action::Kind::Pass;
      return one == reply || (are_passes && position_.ko_pass == KoPass::Any);
    });
    need(next && found != left.end(), shown(word) + " is not possible or answered above");
    left.erase(found);
    open(std::move(*next), node().goal, node().asked);
  }

  void act(std::string_view word) {
    const Action step = action(word);
    need(is_provers_turn(), "the other side is to move");
    const bool is_inside =
        std::find(claim_.area.begin(), claim_.area.end(), step.point) != claim_.area.end();
    need(is_inside || step.kind == Action::Kind::Pass, "a play outside the area");
    if (is(Kind::Clears, Kind::Cleared)) {
      for (const Point p : claim_.area) {
        need(!is_new(p) || node().takable[p], "not all new stones are shown to be takable");
      }
    }
    auto next = after(node().state, step, position_.ko_pass);
    need(next.has_value(), "this action is not allowed");
    open(std::move(*next), node().goal, node().asked);
  }

  Action action(std::string_view word) {
    if (word == "pass") {
      return {Action::Kind::Pass, 0};
    }
    const bool is_pass = word.substr(0, 5) == "pass:";
    const auto point = node().state.board.find(is_pass ? word.substr(5) : word);
    need(point.has_value(), "'" + shown(word) + "' is wrong here");
    return {is_pass ? Action::Kind::Pass : Action::Kind::Play, *point};
  }

  std::string name(Action of) {
    const std::string point = of.point == 0 ? "" : node().state.board.name(of.point);
    return of.kind == Action::Kind::Play ? point : (point.empty() ? "pass" : "pass:") + point;
  }

  // Equal texts are equal states asked about in the same way: only the area can have changed.
  std::string text_of(const Node& of) {
    std::string text = std::to_string(static_cast<int>(of.goal)) + ' ' + std::to_string(of.asked);
    text += static_cast<char>(of.state.to_move);
    for (const Ban& ban : of.state.bans) {
      text += static_cast<char>(ban.side);
      text += std::to_string(ban.point) + '-' + std::to_string(ban.taker);
    }
    for (const Point p : claim_.area) {
      text += of.state.standing[p] ? '!' : static_cast<char>(of.state.board.at(p));
    }
    return text;
  }

  // A node that may be referred to.
  struct Labelled {
    std::string text;
    bool is_complete = false;
  };

  Words& words_;
  const Position& position_;
  const Claim& claim_;
  std::vector<Node> nodes_;  // each below the one before
  std::unordered_map<std::uint32_t, Labelled> labels_;
};

}  // namespace

void check_strategy(Words& words, const Position& position, const Claim& claim) {
  Walk(words, position, claim).run();
}

}  // namespace verify
