#include "shinpan/life/search/strategy_writer.hpp"

namespace shinpan::life {

using proof::Word;

void StrategyWriter::action(const Action& action) {
  switch (action.kind) {
    case Action::Kind::Play:
      return word(Word::Kind::Play, action.point);
    case Action::Kind::Pass:
      return word(Word::Kind::Pass);
    case Action::Kind::PassForKo:
      return word(Word::Kind::PassFor, action.point);
  }
}

StrategyWriter::Node StrategyWriter::node(const Goal& goal, std::uint64_t key) const {
  const auto nodes = begun_.find(&goal);
  if (nodes == begun_.end()) {
    return Node::None;
  }
  const auto found = nodes->second.find(key);
  if (found == nodes->second.end()) {
    return Node::None;
  }
  return found->second.complete ? Node::Complete : Node::Open;
}

void StrategyWriter::begin_node(const Goal& goal, std::uint64_t key) {
  begun_[&goal][key] = {++labels_, false};
  order_.emplace_back(&goal, key);
  words_.push_back({Word::Kind::Label, {}, labels_});
}

void StrategyWriter::end_node(const Goal& goal, std::uint64_t key) {
  begun_[&goal].at(key).complete = true;
}

void StrategyWriter::go_back(const Mark& mark) {
  words_.resize(mark.words);
  for (; order_.size() > mark.nodes; order_.pop_back()) {
    begun_[order_.back().first].erase(order_.back().second);
  }
}

void StrategyWriter::refer(const Goal& goal, std::uint64_t key) {
  words_.push_back({Word::Kind::Reference, {}, begun_[&goal].at(key).label});
}

}  // namespace shinpan::life
