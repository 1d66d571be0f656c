#include "shinpan/api/differences.hpp"

#include "shinpan/board/region.hpp"
#include "shinpan/rules/handicap.hpp"

#include <algorithm>

namespace shinpan::api {

namespace {

using board::Color;
using board::PointSet;
using explain::Difference;
using rules::HalfPoints;
using Kind = Difference::Kind;
using Sides = std::array<HalfPoints, 2>;

bool is_counted(const Judged& judged) {
  return judged.verdict.outcome.ending == count::Ending::Counted;
}

bool by_territory(const Judged& judged) {
  return judged.rules.scoring == rules::Scoring::Territory;
}

// A value of each side, and what Black has of it more than White.
template <class Value>
Sides of_both(Value value) {
  return {value(Color::Black), value(Color::White)};
}

HalfPoints lead(const Sides& sides) {
  return sides[0] - sides[1];
}

count::Owner owner(const Judged& judged, board::Point p) {
  return judged.verdict.owner[p.index];
}

PointSet dead_in_seki(const Judged& judged) {
  PointSet out;
  for (const count::Note& note : judged.verdict.notes) {
    for (const board::Point p : note.points) {
      if (note.kind == count::NoteKind::DeadInSeki) {
        out.insert(p);
      }
    }
  }
  return out;
}

// The causes for which one verdict differs from the reference.
class Comparing {
 public:
  Comparing(const Judged& reference, const Judged& other)
      : reference_(reference),
        other_(other),
        rest_(other.verdict.outcome.margin - reference.verdict.outcome.margin) {}

  std::vector<Difference> causes() {
    compare_stones();
    compare_protection();
    compare_compensation();
    compare_tax();
    compare_points();
    if (other_.rules.black_wins_ties && other_.verdict.outcome.margin == HalfPoints{}) {
      add({Kind::BlackWinsTies});
    }
    return std::move(causes_);
  }

 private:
  void add(Difference difference) {
    difference.rules = {other_.rules.id};
    rest_ -= difference.gain;
    causes_.push_back(std::move(difference));
  }

  // A side's living stones are those that it has put down, less those that the other side has got
  // of it; so between them area and territory differ by what they have put down.
  void compare_stones() {
    if (!by_territory(reference_) || by_territory(other_)) {
      return;
    }
    const Sides stones = of_both([&](Color color) {
      return HalfPoints::points(reference_.board.stones(color).count()) +
             reference_.verdict.side[board::index_of(opposite(color))].prisoners;
    });
    add({Kind::StonesCount, stones, {}, lead(stones)});
  }

  void compare_compensation() {
    const auto handicap = [](const Judged& judged) {
      return of_both([&](Color color) { return compensation_of(judged, color).handicap; });
    };
    const auto button = [](const Judged& judged) {
      return of_both([&](Color color) { return compensation_of(judged, color).button; });
    };
    compare(Kind::Komi, {HalfPoints{}, reference_.komi}, {HalfPoints{}, other_.komi}, 1);
    compare(Kind::Handicap, handicap(reference_), handicap(other_), 1);
    compare(Kind::Button, button(reference_), button(other_), 1);
  }

  void compare_tax() {
    const auto tax = [](const Judged& judged) {
      return of_both([&](Color color) { return judged.verdict.side[board::index_of(color)].tax; });
    };
    compare(Kind::GroupTax, tax(reference_), tax(other_), -1);
  }

  void compare(Kind kind, const Sides& before, const Sides& now, int sign) {
    if (now != before) {
      add({kind, now, {}, HalfPoints{sign * (lead(now) - lead(before)).halves}});
    }
  }

  // By territory a protecting stone fills a point of one's own; by area it stands for the point.
  void compare_protection() {
    if (!by_territory(reference_) || by_territory(other_)) {
      return;
    }
    Difference found{Kind::Protection};
    for (const count::Teire& teire : reference_.verdict.teire) {
      const bool black = teire.color == Color::Black;
      if (owner(reference_, teire.point) == count::Owner::Neutral &&
          owner(other_, teire.point) == (black ? count::Owner::Black : count::Owner::White)) {
        found.points.insert(teire.point);
        found.gain += HalfPoints::points(black ? 1 : -1);
      }
    }
    explained_ |= found.points;
    if (!found.points.empty()) {
      add(std::move(found));
    }
  }

  // Everything else: points and stones of another fate.
  void compare_points() {
    PointSet points;
    for (const board::Point p : other_.board.geometry().all - explained_) {
      if (owner(other_, p) != owner(reference_, p)) {
        points.insert(p);
      }
    }
    const PointSet left = dead_in_seki(reference_) - dead_in_seki(other_);
    if (points.empty() && rest_ == HalfPoints{}) {
      return;
    }
    if (are_seki_eyes(points)) {
      add({Kind::SekiEyes, {}, points, rest_});
    } else if (other_.rules.settlement == rules::Settlement::NothingDead) {
      add({Kind::NothingDead, {}, {}, rest_});
    } else if (!left.empty()) {
      add({Kind::DeadInSeki, {}, left, rest_});
    } else {
      add({Kind::OtherPoints, {}, points, rest_});
    }
  }

  [[nodiscard]] bool are_seki_eyes(const PointSet& points) const {
    PointSet seki;
    for (const life::Group& group : reference_.verdict.life.groups) {
      if (group.status == life::Status::Seki) {
        seki |= group.points;
      }
    }
    const board::Geometry& geometry = other_.board.geometry();
    const std::vector<PointSet> parts = components(geometry, points);
    return other_.rules.tax == rules::Tax::None && reference_.rules.tax != rules::Tax::None &&
           !points.empty() && other_.board.empty_points().includes(points) &&
           std::all_of(parts.begin(), parts.end(), [&](const PointSet& part) {
             return border(geometry, part).intersects(seki);
           });
  }

  const Judged& reference_;
  const Judged& other_;
  HalfPoints rest_;     // of the margins' difference, not explained so far
  PointSet explained_;  // points of another owner that have their cause
  std::vector<Difference> causes_;
};

// The rule sets of each cause are in the order of the verdicts.
void mark_all_by_area(const std::vector<Judged>& all, std::vector<Difference>& differences) {
  std::vector<std::string> by_area;
  for (const Judged& judged : all) {
    if (is_counted(judged) && !by_territory(judged)) {
      by_area.push_back(judged.rules.id);
    }
  }
  for (Difference& difference : differences) {
    difference.by_area = by_area.size() > 1 && difference.rules == by_area;
  }
}

}  // namespace

explain::Compensation compensation_of(const Judged& judged, Color color) {
  explain::Compensation out;
  const bool white = color == Color::White;
  if (white && !by_territory(judged)) {
    out.handicap = rules::handicap_compensation(judged.rules, judged.handicap);
  }
  const HalfPoints komi = white ? judged.komi : HalfPoints{};
  out.button = judged.verdict.side[board::index_of(color)].komi - komi - out.handicap;
  return out;
}

const Judged& reference_of(const std::vector<Judged>& all) {
  const auto found = std::find_if(all.begin(), all.end(), by_territory);
  return found == all.end() ? all.front() : *found;
}

std::vector<Difference> differences(const std::vector<Judged>& all) {
  std::vector<Difference> out;
  if (all.empty() || !is_counted(reference_of(all))) {
    return out;
  }
  for (const Judged& other : all) {
    if (!is_counted(other)) {
      continue;
    }
    for (Difference& cause : Comparing(reference_of(all), other).causes()) {
      const auto same = std::find_if(
          out.begin(), out.end(), [&](const Difference& known) { return known.same_cause(cause); });
      if (same == out.end()) {
        out.push_back(std::move(cause));
      } else {
        same->rules.push_back(other.rules.id);
      }
    }
  }
  mark_all_by_area(all, out);
  std::stable_sort(out.begin(), out.end(), [](const Difference& a, const Difference& b) {
    return a.kind < b.kind;
  });
  return out;
}

}  // namespace shinpan::api
