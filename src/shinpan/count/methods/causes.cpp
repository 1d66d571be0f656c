#include "shinpan/count/methods/causes.hpp"

#include "shinpan/board/region.hpp"
#include "shinpan/count/methods/noted.hpp"
#include "shinpan/rules/handicap.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::count {

using board::Color;
using board::index_of;
using board::Point;
using board::PointSet;
using rules::HalfPoints;

namespace {

HalfPoints lead(const Both<HalfPoints>& figures) {
  return figures[0] - figures[1];
}

int value_of(Owner owner) {
  return owner == Owner::Black ? 1 : owner == Owner::White ? -1 : 0;
}

class Comparing {
 public:
  Comparing(const Stopped& stopped, const Counted& territory, const Counted& other)
      : stopped_(stopped), territory_(territory), other_(other) {}

  std::vector<Cause> causes() {
    if (other_.terms.rules.scoring != rules::Scoring::Territory) {
      compare_stones();
      compare_neutral_points();
      compare_protection();
      compare_points();
    }
    compare_tax();
    compare_handicap();
    compare_first_pass();
    if (other_.outcome.black_wins_ties && other_.outcome.margin == HalfPoints{}) {
      causes_.push_back({Cause::Kind::TiesToBlack, {}, {}, {}});
    }
    return std::move(causes_);
  }

 private:
  // A side's living stones are those that it has put down less those that the other side holds: so
  // far area and territory differ by what both have put down.
  void compare_stones() {
    Both<HalfPoints> put;
    for (const Color color : board::kColors) {
      put[index_of(color)] = HalfPoints::points(stopped_.position.board().stones(color).count() +
                                                stopped_.position.captured(color));
    }
    causes_.push_back({Cause::Kind::StonesPutDown, put, {}, lead(put)});
  }

  void compare_neutral_points() {
    const Both<PointSet>& taken = other_.neutral_taken;
    const PointSet all = taken[0] | taken[1];
    if (!all.empty()) {
      const Both<HalfPoints> got = {HalfPoints::points(taken[0].count()),
                                    HalfPoints::points(taken[1].count())};
      causes_.push_back({Cause::Kind::NeutralPoints, got, all, lead(got)});
    }
  }

  // By territory a protecting stone fills a point of one's own; otherwise it stands for the point.
  void compare_protection() {
    Cause found{Cause::Kind::Protection, {}, {}, {}};
    for (const Teire& teire : territory_.verdict.teire) {
      const int gain = value_of(other_.verdict.owner[teire.point.index]);
      if (gain != 0 && territory_.verdict.owner[teire.point.index] == Owner::Neutral) {
        found.points.insert(teire.point);
        found.gain += HalfPoints::points(gain);
      }
    }
    explained_ = found.points;
    if (!found.points.empty()) {
      causes_.push_back(found);
    }
  }

  // Points of another owner, and dead stones in a seki, which are neither prisoners nor living.
  void compare_points() {
    Cause found{Cause::Kind::SettledByRules, {}, {}, {}};
    for (const Point p : stopped_.position.board().geometry().all - explained_) {
      const Owner before = territory_.verdict.owner[p.index];
      const Owner now = other_.verdict.owner[p.index];
      if (before != now) {
        found.points.insert(p);
        found.gain += HalfPoints::points(value_of(now) - value_of(before));
      }
    }
    const PointSet left = noted(territory_.verdict, NoteKind::DeadInSeki);
    const board::Board& board = stopped_.position.board();
    found.gain -= HalfPoints::points((left & board.stones(Color::Black)).count() -
                                     (left & board.stones(Color::White)).count());
    found.points |= left;
    if (found.points.empty()) {
      return;
    }
    if (!left.empty() || are_beside_seki(found.points)) {
      found.kind = Cause::Kind::Seki;
    }
    causes_.push_back(found);
  }

  [[nodiscard]] bool are_beside_seki(const PointSet& points) const {
    const PointSet beside = board::border(stopped_.position.board().geometry(), points);
    const std::vector<life::Group>& groups = territory_.verdict.life.groups;
    return std::any_of(groups.begin(), groups.end(), [&](const life::Group& group) {
      return group.status == life::Status::Seki && group.points.intersects(beside);
    });
  }

  void compare_tax() {
    const auto tax = [](const Counted& counted) {
      return Both<HalfPoints>{counted.verdict.side[0].tax, counted.verdict.side[1].tax};
    };
    add_if_other(Cause::Kind::GroupTax, tax(territory_), tax(other_), -1);
  }

  void compare_handicap() {
    const auto given = [](const Counted& counted) {
      return Both<HalfPoints>{
          HalfPoints{}, rules::handicap_compensation(counted.terms.rules, counted.terms.handicap)};
    };
    add_if_other(Cause::Kind::Handicap, given(territory_), given(other_), 1);
  }

  void compare_first_pass() {
    const auto brought = [](const Counted& counted) {
      Both<HalfPoints> out{};
      if (counted.terms.rules.button && counted.terms.first_pass) {
        out[index_of(*counted.terms.first_pass)] = HalfPoints{1};
      }
      return out;
    };
    add_if_other(Cause::Kind::FirstPass, brought(territory_), brought(other_), 1);
  }

  void add_if_other(Cause::Kind kind,
                    const Both<HalfPoints>& before,
                    const Both<HalfPoints>& now,
                    int sign) {
    if (before != now) {
      const HalfPoints gain{sign * (lead(now) - lead(before)).halves};
      causes_.push_back({kind, now, {}, gain});
    }
  }

  const Stopped& stopped_;
  const Counted& territory_;
  const Counted& other_;
  PointSet explained_;
  std::vector<Cause> causes_;
};

}  // namespace

std::vector<Cause> causes(const Stopped& stopped, const Counted& territory, const Counted& other) {
  return Comparing(stopped, territory, other).causes();
}

}  // namespace shinpan::count
