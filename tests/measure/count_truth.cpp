// Counts positions whose dead stones are given and prints what it finds, a line for each line read.
//
// In, separated by tabs: name, rule set, "customary" or "strict", komi in half points, black stones
// taken, white stones taken, rows of the board joined by '/' (X black, O white, x o dead ones, .
// empty). Out: name, rows of the verdict (A alive, S in seki, D dead, b w territory, - neutral),
// result, "true" or "false" for finished, protecting stones, microseconds.
#include "shinpan/count/verdict.hpp"

#include <chrono>
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>

namespace {

using namespace shinpan;

struct Case {
  std::string name;
  count::Terms terms;
  count::Reading reading = count::Reading::Customary;
  rules::Setup setup;
  board::PointSet dead;
};

Case parse(const std::string& line) {
  Case out;
  std::istringstream in(line);
  std::string rules;
  std::string reading;
  std::string rows;
  int captured_black = 0;
  int captured_white = 0;
  in >> out.name >> rules >> reading >> out.terms.komi.halves >> captured_black >> captured_white >>
      rows;
  out.terms.rules = *rules::preset(rules);
  out.reading = reading == "strict" ? count::Reading::Strict : count::Reading::Customary;
  const std::size_t cols = rows.find('/') == std::string::npos ? rows.size() : rows.find('/');
  const std::size_t lines = (rows.size() + 1) / (cols + 1);
  out.setup =
      rules::Setup::empty({static_cast<std::uint8_t>(cols), static_cast<std::uint8_t>(lines)});
  std::size_t i = 0;
  for (const char c : rows) {
    if (c == '/') {
      continue;
    }
    if (c == 'X' || c == 'x') {
      out.setup.stones[i] = board::Stone::Black;
    } else if (c == 'O' || c == 'o') {
      out.setup.stones[i] = board::Stone::White;
    }
    if (c == 'x' || c == 'o') {
      out.dead.insert({static_cast<std::uint16_t>(i)});
    }
    ++i;
  }
  out.setup.captured_black = captured_black;
  out.setup.captured_white = captured_white;
  return out;
}

life::Life given_life(const board::Board& board, const board::PointSet& dead) {
  life::Life out;
  for (const board::Point root : board.roots()) {
    life::Group group;
    group.color = board::color_of(board.at(root));
    group.points = board.chain(root);
    group.status = dead.contains(root) ? life::Status::Dead : life::Status::Alive;
    group.basis = life::Basis::Agreement;
    group.reason = life::Reason::Agreed;
    out.groups.push_back(group);
  }
  return out;
}

char letter(const count::Verdict& verdict, board::Point p) {
  for (const life::Group& group : verdict.life.groups) {
    if (group.points.contains(p)) {
      return group.status == life::Status::Dead   ? 'D'
             : group.status == life::Status::Seki ? 'S'
                                                  : 'A';
    }
  }
  switch (verdict.owner[p.index]) {
    case count::Owner::Black:
      return 'b';
    case count::Owner::White:
      return 'w';
    default:
      return '-';
  }
}

void print(const Case& c, const count::Verdict& verdict, double microseconds) {
  std::string rows;
  const board::Size size = c.setup.size;
  for (int i = 0; i < size.area(); ++i) {
    if (i > 0 && i % size.cols == 0) {
      rows += '/';
    }
    rows += letter(verdict, {static_cast<std::uint16_t>(i)});
  }
  std::string teire;
  for (const count::Teire& t : verdict.teire) {
    teire += (teire.empty() ? "" : ",");
    teire += board::letter_of(t.color) + board::vertex(size, t.point);
  }
  std::printf("%s\t%s\t%s\t%s\t%s\t%.1f\n",
              c.name.c_str(),
              rows.c_str(),
              count::result_text(verdict.outcome).c_str(),
              verdict.finished ? "true" : "false",
              teire.empty() ? "-" : teire.c_str(),
              microseconds);
}

}  // namespace

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    const Case c = parse(line);
    const auto position = rules::Position::from(c.setup);
    if (!position) {
      std::printf("%s\terror\n", c.name.c_str());
      continue;
    }
    const life::Life life = given_life(position->board(), c.dead);
    const auto start = std::chrono::steady_clock::now();
    const count::Verdict verdict = count::count(*position, c.terms, life, c.reading);
    const std::chrono::duration<double, std::micro> spent =
        std::chrono::steady_clock::now() - start;
    print(c, verdict, spent.count());
  }
  return 0;
}
