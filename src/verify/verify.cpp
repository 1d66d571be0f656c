#include "verify/verify.hpp"

#include "verify/claims.hpp"

namespace verify {
namespace {

// Whether the second of two values is there, behind a name; without the name it is the first.
bool read_choice(Words& words, const std::array<std::string_view, 3>& choice) {
  const auto& [name, no, yes] = choice;
  if (words.peek() != name) {
    return false;
  }
  words.expect(name);
  const bool is_yes = words.peek() == yes;
  words.expect(is_yes ? yes : no);
  return is_yes;
}

Position read_head(Words& words, CheckedPosition& out) {
  words.expect("size");
  const std::uint32_t width = words.number();
  const std::uint32_t height = words.number();
  words.need(std::min(width, height) >= 1 && std::max(width, height) <= kLargest,
             "a side is from 1 to 25");
  out.width = static_cast<int>(width);
  out.height = static_cast<int>(height);
  Board board{out.width, out.height};
  words.expect("board");
  for (std::size_t y = 1; y <= height; ++y) {
    const std::string& row = out.rows.emplace_back(words.take());
    words.need(row.size() == width && row.find_first_not_of(".XO") == row.npos, "a wrong row");
    for (std::size_t x = 0; x < width; ++x) {
      const Point p = y * kStride + x;
      board.points.set(p);
      board.stones.black.set(p, row[x] == 'X');
      board.stones.white.set(p, row[x] == 'O');
    }
  }
  for (const PointSet& stones : {board.stones.black, board.stones.white}) {
    const PointSet living = connected(next_to(board.empty()), stones);
    words.need(living == stones, "a chain without liberties");
  }
  out.is_suicide_allowed = read_choice(words, {"suicide", "forbidden", "allowed"});
  out.is_ko_pass_any = read_choice(words, {"ko-pass", "specific", "any"});
  return {board, out.is_suicide_allowed, out.is_ko_pass_any};
}

// Reads an item. Where something is refused, says why and goes on behind the item.
template <typename Read>
std::string refusal_of(Words& words, Read read) {
  try {
    read();
    words.need(words.is_at_item(), "'" + shown(words.peek()) + "' is not wanted here");
  } catch (const Refusal& refusal) {
    words.skip_item();
    return refusal.what();
  }
  return {};
}

void check_status(Words& words, const Position& position, const CheckedStatus& status) {
  const auto point = position.board.find(status.point);
  words.need(point && position.board.stones.both()[*point], "no stone stands at this point");
  words.expect("by");
  Cited claims;
  do {
    const std::uint32_t number = words.number();
    const auto found = position.claims.find(number);
    const std::string name = "claim " + std::to_string(number);
    words.need(found != position.claims.end(), name + " is not above");
    words.need(found->second.refusal.empty(), name + " is refused, " + found->second.refusal);
    claims.insert(&found->second);
  } while (!words.is_at_item());
  words.need(follows(position.board, status.status, *point, claims),
             "it does not follow from these claims");
}

void read_position(Words& words, CheckedPosition& out) {
  words.expect("position");
  out.name = shown(words.take_rest_of_line());
  Position position;
  const std::string refused = refusal_of(words, [&] { position = read_head(words, out); });
  // Of a position that is refused, everything is.
  const auto refusal_there = [&](auto read) {
    return refusal_of(words, [&] { refused.empty() ? read() : throw Refusal(refused); });
  };
  while (words.peek() != "end") {
    if (words.peek() == "claim") {
      words.expect("claim");
      const std::uint32_t number = words.number();
      words.need(position.claims.empty() || number > position.claims.rbegin()->first,
                 "the numbers of claims must go up");
      Claim& claim = position.claims[number];
      claim.refusal = refusal_there([&] { read_claim(words, position, claim); });
      if (claim.refusal.empty() && claim.kind == Kind::Living) {
        position.eyes |= claim.on;
        position.walls.of(claim.owner) |= claim.covers;
      }
    } else {
      words.expect("status");
      CheckedStatus& status = out.statuses.emplace_back();
      status.status = shown(words.take());
      status.status += ' ' + shown(words.take());
      status.point = shown(words.take());
      status.refusal = refusal_there([&] { check_status(words, position, status); });
    }
  }
  words.expect("end");
}

}  // namespace

Report verify(std::string_view text) {
  Report report;
  Words words(text);
  bool has_status = false;
  try {
    words.expect("shinpan-proof");
    words.expect("1");
    while (!words.peek().empty()) {
      read_position(words, report.positions.emplace_back());
      has_status = has_status || !report.positions.back().statuses.empty();
    }
    words.need(has_status, "the text states nothing");
  } catch (const std::exception& error) {
    report.error = error.what();
  }
  return report;
}

}  // namespace verify
