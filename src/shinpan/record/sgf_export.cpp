#include "shinpan/record/sgf_export.hpp"

#include "shinpan/base/utf8.hpp"
#include "shinpan/base/version.hpp"
#include "shinpan/record/quantity.hpp"
#include "shinpan/record/sgf_value.hpp"
#include "shinpan/record/stated_result.hpp"
#include "shinpan/record/text_lines.hpp"

#include <algorithm>

namespace shinpan::record {
namespace {

using board::Point;
using board::PointSet;
using board::Size;
using board::Stone;
using rules::Move;

void add_text(SgfTree& tree, std::string_view name, std::string_view text) {
  if (!text.empty()) {
    tree.add_property(name);
    tree.add_raw_value(escaped_sgf_text(base::repaired_utf8(text)));
  }
}

void add_simple_text(SgfTree& tree, std::string_view name, std::string_view text) {
  std::string line(trimmed(text));
  std::replace_if(line.begin(), line.end(), is_blank, ' ');
  add_text(tree, name, line);
}

// The code that SGF has for a result, or its text where the code would say less and the text, read
// again, says the same: in a record that contradicts itself the code and the text can differ.
std::string result_value(const GameRecord& record) {
  std::string code = sgf_result(record.result);
  const bool says_all = read_result(code) == record.result &&
                        record.result.kind != StatedResult::Kind::Unknown &&
                        record.result.kind != StatedResult::Kind::Win;
  return says_all || read_result(record.result_text) != record.result ? code : record.result_text;
}

void add_points(SgfTree& tree, std::string_view name, Size size, const PointSet& points) {
  if (points.empty()) {
    return;
  }
  tree.add_property(name);
  for (const Point point : points) {
    tree.add_raw_value(sgf_point_text(size, point));
  }
}

PointSet stones_of(const rules::Setup& setup, Stone stone) {
  PointSet points;
  for (std::size_t i = 0; i < setup.stones.size(); ++i) {
    if (setup.stones[i] == stone) {
      points.insert({static_cast<std::uint16_t>(i)});
    }
  }
  return points;
}

void add_marks(SgfTree& tree, Size size, const VerdictMarks& marks) {
  add_points(tree, "TB", size, marks.black_territory);
  add_points(tree, "TW", size, marks.white_territory - marks.black_territory);
  PointSet taken;
  const auto add = [&](std::string_view name, const PointSet& points) {
    add_points(tree, name, size, points - taken);
    taken |= points;
  };
  add("MA", marks.dead);
  add("CR", marks.teire);
  add("TR", marks.seki);
  add("SQ", marks.dame);
  add_text(tree, "C", marks.comment);
}

// The node of the at-th move; the last of the main line when there are fewer.
SgfTree::Node node_of_move(const SgfTree& tree, SgfTree::Node game, std::size_t at) {
  SgfTree::Node node = game;
  std::size_t moves = 0;
  while (moves < at || at == 0) {
    moves += tree.find(node, "B") ? 1 : 0;
    moves += tree.find(node, "W") ? 1 : 0;
    const SgfTree::Node next = tree.first_child(node);
    if (moves >= at || next == SgfTree::kNone) {
      break;
    }
    node = next;
  }
  return node;
}

void add_root(SgfTree& tree, const GameRecord& record) {
  tree.add_node(SgfTree::kNone);
  add_text(tree, "GM", "1");
  add_text(tree, "FF", "4");
  add_text(tree, "CA", "UTF-8");
  add_text(tree, "AP", std::string("Shinpan:") + base::kVersion);
  add_text(tree, "SZ", sgf_size_text(record.size));
  if (record.komi) {
    add_text(tree, "KM", points_text(*record.komi));
  }
  if (record.handicap >= 2) {
    add_text(tree, "HA", std::to_string(record.handicap));
  }
  add_simple_text(tree, "RU", record.rules_text);
  add_simple_text(tree, "PB", record.black);
  add_simple_text(tree, "PW", record.white);
  add_simple_text(tree, "DT", record.date);
  add_simple_text(tree, "EV", record.event);
  add_simple_text(tree, "TM", record.times.main_time);
  add_simple_text(tree, "OT", record.times.overtime);
  if (!record.result_text.empty() || record.result.kind != StatedResult::Kind::Unknown) {
    add_simple_text(tree, "RE", result_value(record));
  }
  add_points(tree, "AB", record.size, stones_of(record.start, Stone::Black));
  add_points(tree, "AW", record.size, stones_of(record.start, Stone::White));
  add_text(tree, "PL", std::string(1, board::letter_of(record.start.to_play)));
}

void add_edit(SgfTree& tree, Size size, const Edit& edit) {
  PointSet points[3];
  for (const auto& [point, stone] : edit.points) {
    for (PointSet& set : points) {
      set.erase(point);
    }
    points[static_cast<std::size_t>(stone)].insert(point);
  }
  add_points(tree, "AE", size, points[static_cast<std::size_t>(Stone::Empty)]);
  add_points(tree, "AB", size, points[static_cast<std::size_t>(Stone::Black)]);
  add_points(tree, "AW", size, points[static_cast<std::size_t>(Stone::White)]);
  if (edit.to_play) {
    add_text(tree, "PL", std::string(1, board::letter_of(*edit.to_play)));
  }
}

}  // namespace

void add_verdict(SgfTree& tree,
                 SgfTree::Node game,
                 Size size,
                 const VerdictMarks& marks,
                 std::optional<std::size_t> at) {
  tree.add_node(at ? node_of_move(tree, game, *at) : tree.main_line_end(game));
  add_marks(tree, size, marks);
}

SgfTree sgf_tree(const GameRecord& record) {
  SgfTree tree;
  add_root(tree, record);
  SgfTree::Node node = 0;
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    const Step& step = record.steps[i];
    if (const Move* const move = std::get_if<Move>(&step)) {
      if (move->kind == Move::Kind::Resign) {
        continue;
      }
      node = tree.add_node(node);
      tree.add_property(move->color == board::Color::Black ? "B" : "W");
      tree.add_raw_value(move->kind == Move::Kind::Play ? sgf_point_text(record.size, move->point)
                                                        : "");
      if (i < record.times.left.size()) {
        const bool black = move->color == board::Color::Black;
        add_simple_text(tree, black ? "BL" : "WL", record.times.left[i].seconds);
        add_simple_text(tree, black ? "OB" : "OW", record.times.left[i].moves);
      }
    } else if (const Edit* const edit = std::get_if<Edit>(&step)) {
      node = tree.add_node(node);
      add_edit(tree, record.size, *edit);
    }
  }
  if (!record.black_territory.empty() || !record.white_territory.empty()) {
    VerdictMarks marks;
    marks.black_territory = record.black_territory;
    marks.white_territory = record.white_territory;
    tree.add_node(node);
    add_marks(tree, record.size, marks);
  }
  return tree;
}

std::string to_sgf(const GameRecord& record) {
  return write_sgf(sgf_tree(record));
}

}  // namespace shinpan::record
