#include "shinpan/record/sgf_tree.hpp"

namespace shinpan::record {

SgfTree::Node SgfTree::main_line_end(Node node) const {
  for (Node next = first_child(node); next != kNone; next = first_child(node)) {
    node = next;
  }
  return node;
}

std::pair<SgfTree::Property, SgfTree::Property> SgfTree::properties(Node node) const {
  const bool last = node + 1 == nodes_.size();
  return {nodes_[node].first_property,
          last ? static_cast<Property>(properties_.size()) : nodes_[node + 1].first_property};
}

std::pair<std::uint32_t, std::uint32_t> SgfTree::values(Property property) const {
  const bool last = property + 1 == properties_.size();
  return {
      properties_[property].first_value,
      last ? static_cast<std::uint32_t>(values_.size()) : properties_[property + 1].first_value};
}

std::string_view SgfTree::name(Property property) const {
  const std::size_t begin = properties_[property].name;
  std::size_t end = begin;
  while (end < text_.size() && is_sgf_letter(text_[end])) {
    ++end;
  }
  return std::string_view(text_).substr(begin, end - begin);
}

std::string_view SgfTree::raw(std::uint32_t value) const {
  const ValueData& data = values_[value];
  return std::string_view(text_).substr(data.begin, data.end - data.begin);
}

std::optional<SgfTree::Property> SgfTree::find(Node node, std::string_view wanted) const {
  const std::uint32_t wanted_code = sgf_code(wanted);
  const auto [first, last] = properties(node);
  for (Property p = first; p < last; ++p) {
    if (properties_[p].code == wanted_code) {
      return p;
    }
  }
  return std::nullopt;
}

std::optional<std::string_view> SgfTree::first_raw(Node node, std::string_view wanted) const {
  const std::optional<Property> property = find(node, wanted);
  if (!property) {
    return std::nullopt;
  }
  const auto [first, last] = values(*property);
  return first < last ? std::optional(raw(first)) : std::nullopt;
}

SgfTree::Property SgfTree::add_property(std::string_view name) {
  const Property property = static_cast<Property>(properties_.size());
  const std::uint32_t begin = store(name);
  store("[");  // which ends the name
  properties_.push_back({sgf_code(name), begin, static_cast<std::uint32_t>(values_.size())});
  return property;
}

void SgfTree::add_raw_value(std::string_view raw) {
  const std::uint32_t begin = store(raw);
  values_.push_back({begin, static_cast<std::uint32_t>(text_.size())});
}

void SgfTree::replace_raw_value(std::uint32_t value, std::string_view raw) {
  const std::uint32_t begin = store(raw);
  values_[value] = {begin, static_cast<std::uint32_t>(text_.size())};
}

std::uint32_t SgfTree::store(std::string_view bytes) {
  const auto begin = static_cast<std::uint32_t>(text_.size());
  text_.append(bytes);
  return begin;
}

}  // namespace shinpan::record
