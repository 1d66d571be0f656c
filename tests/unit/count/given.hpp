#pragma once

#include "shinpan/count/verdict.hpp"
#include "support/board_picture.hpp"

#include <string>
#include <string_view>

// Positions whose dead stones are given: X black, O white, x o dead ones.
namespace shinpan::count {

struct Given {
  rules::Setup setup;
  board::PointSet dead;

  explicit Given(std::string_view picture) {
    std::string alive(picture);
    for (char& c : alive) {
      c = c == 'x' ? 'X' : c == 'o' ? 'O' : c;
    }
    setup = support::Picture(alive).setup();
    const support::Picture marked(picture);
    dead = marked.points_marked('x') | marked.points_marked('o');
  }

  [[nodiscard]] rules::Position position() const { return rules::Position::from(setup).value(); }

  // Each chain is a group of its own: dead as given, else alive.
  [[nodiscard]] life::Life life() const {
    life::Life out;
    const rules::Position all = position();
    for (const board::Point root : all.board().roots()) {
      life::Group group;
      group.color = board::color_of(all.board().at(root));
      group.points = all.board().chain(root);
      group.status = dead.contains(root) ? life::Status::Dead : life::Status::Alive;
      group.basis = life::Basis::Agreement;
      group.reason = life::Reason::Agreed;
      group.confidence = 1000;
      out.groups.push_back(group);
    }
    return out;
  }

  [[nodiscard]] Verdict counted(const Terms& terms = {},
                                Reading reading = Reading::Customary) const {
    return count(position(), terms, life(), reading);
  }
};

[[nodiscard]] inline Terms terms_of(std::string_view rules) {
  Terms out;
  out.rules = rules::preset(rules).value();
  return out;
}

// A alive, S in seki, D dead, N undecided, b w territory, - neutral; a line for each row.
[[nodiscard]] inline std::string letters(const Verdict& verdict, board::Size size) {
  std::string flat;
  for (const Owner owner : verdict.owner) {
    flat += owner == Owner::Black ? 'b' : owner == Owner::White ? 'w' : '-';
  }
  for (const life::Group& group : verdict.life.groups) {
    for (const board::Point p : group.points) {
      flat[p.index] = "ASDN"[static_cast<std::size_t>(group.status)];
    }
  }
  std::string out;
  for (int i = 0; i < size.area(); ++i) {
    out += flat[static_cast<std::size_t>(i)];
    out += (i + 1) % size.cols == 0 ? '\n' : ' ';
  }
  return out;
}

[[nodiscard]] inline std::string letters(const Given& given, const Verdict& verdict) {
  return letters(verdict, given.setup.size);
}

// The same form of an expected picture.
[[nodiscard]] inline std::string expected(std::string_view picture) {
  std::string out;
  for (const char c : picture) {
    if (c == '\n') {
      if (!out.empty()) {
        out.back() = '\n';
      }
    } else if (c != ' ') {
      out += c;
      out += ' ';
    }
  }
  out.back() = '\n';
  return out;
}

}  // namespace shinpan::count
