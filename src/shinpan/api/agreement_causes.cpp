#include "shinpan/api/agreement_causes.hpp"

#include "shinpan/api/agreement.hpp"
#include "shinpan/board/region.hpp"
#include "shinpan/rules/handicap.hpp"

#include <algorithm>

namespace shinpan::api {

namespace {

using board::Color;
using board::PointSet;
using explain::AgreementCause;
using life::Group;
using life::Status;
using rules::HalfPoints;
using Kind = AgreementCause::Kind;

// The points of both sides that belong to them.
std::array<PointSet, 2> land_of(const count::Verdict& verdict) {
  std::array<PointSet, 2> out;
  for (std::size_t i = 0; i < verdict.owner.size(); ++i) {
    const board::Point p{static_cast<std::uint16_t>(i)};
    if (verdict.owner[i] == count::Owner::Black) {
      out[0].insert(p);
    } else if (verdict.owner[i] == count::Owner::White) {
      out[1].insert(p);
    }
  }
  return out;
}

PointSet changed_land(const count::Verdict& before, const count::Verdict& now) {
  const std::array<PointSet, 2> was = land_of(before);
  const std::array<PointSet, 2> is = land_of(now);
  return (was[0] - is[0]) | (is[0] - was[0]) | (was[1] - is[1]) | (is[1] - was[1]);
}

// The life with these whole chains, all of one group, given another status.
void set_status(life::Life& life, const PointSet& chains, Status status) {
  for (std::size_t i = 0; i < life.groups.size(); ++i) {
    if (!life.groups[i].points.intersects(chains)) {
      continue;
    }
    if (life.groups[i].points != chains) {
      life.groups.push_back(life.groups[i]);
      life.groups.back().points -= chains;
      life.groups[i].points = chains;
    }
    life.groups[i].status = status;
    return;
  }
}

bool is_living(const Group& group) {
  return group.status == Status::Alive || group.status == Status::Seki;
}

bool is_proved(const Group& group) {
  return group.basis != life::Basis::Estimate;
}

// The cause contradicts the status of this group too; an estimate is the weakest ground for one,
// an agreement the next.
void rest_on(AgreementCause& cause, const Group& group) {
  const bool weaker = cause.basis != life::Basis::Estimate &&
                      (cause.basis != life::Basis::Agreement || !is_proved(group));
  if (weaker) {
    cause.basis = group.basis;
  }
}

// Half points from which a wrong sign tells itself from chance: every count that is off by one
// point turns a lead of half a point round.
constexpr int kPlain = 4;

bool is_plain(HalfPoints value) {
  return value.halves >= kPlain || value.halves <= -kPlain;
}

class Trying {
 public:
  Trying(HalfPoints wanted, const CountedGame& game, const Judged& judged)
      : wanted_(wanted), game_(game), judged_(judged), verdict_(judged.verdict) {}

  std::vector<AgreementCause> causes(const record::GameRecord& record,
                                     const std::optional<explain::RecordAgreement::Marks>& marks) {
    // Where the marks give the result, the record itself says how it came about.
    if (marks && try_marks(record, *marks)) {
      return std::move(causes_);
    }
    try_groups();
    try_races();
    try_nothing_dead();
    try_protection();
    try_seki_eyes();
    try_neutral_points();
    try_komi(record);
    try_handicap();
    try_scoring();
    try_captures();
    try_notation();
    return std::move(causes_);
  }

 private:
  [[nodiscard]] bool by_territory() const {
    return judged_.rules.scoring == rules::Scoring::Territory;
  }

  [[nodiscard]] HalfPoints margin() const { return verdict_.outcome.margin; }

  [[nodiscard]] count::Verdict again(life::Life life, const count::Terms& terms) const {
    return count::count(game_.position, terms, std::move(life), judged_.reading);
  }

  [[nodiscard]] bool fits(const count::Verdict& verdict) const {
    return verdict.outcome.margin == wanted_;
  }

  void add_when(bool gives_it, AgreementCause cause) {
    if (gives_it) {
      causes_.push_back(std::move(cause));
    }
  }

  // The count that the marks state, point by point: what is marked and holds no stone of the side
  // itself is its land, chains with a mark for the other side are dead.
  bool try_marks(const record::GameRecord& record, const explain::RecordAgreement::Marks& marks) {
    if (marks.agree() || judged_.rules.tax == rules::Tax::All) {
      return false;
    }
    const PointSet dead = dead_by_marks(judged_.board, record);
    std::array<HalfPoints, 2> total;
    for (const Color color : board::kColors) {
      const count::Side& side = verdict_.side[board::index_of(color)];
      const PointSet own = judged_.board.stones(color);
      const PointSet taken = dead & judged_.board.stones(opposite(color));
      const PointSet& marked =
          color == Color::Black ? record.black_territory : record.white_territory;
      const int land = ((marked | taken) - own).count();
      const int stones = by_territory() ? taken.count() : (own - dead).count();
      total[board::index_of(color)] =
          HalfPoints::points(land + stones) + side.prisoners + side.komi - side.penalty;
    }
    AgreementCause cause{Kind::Marks};
    cause.points = marks.stones.empty() ? marks.points : marks.stones;
    for (const Group& group : verdict_.life.groups) {
      if (group.points.intersects(marks.stones)) {
        rest_on(cause, group);
      }
    }
    add_when(total[0] - total[1] == wanted_, std::move(cause));
    return !causes_.empty();
  }

  // Every group with the other status, or one of its chains, unless they are proved to live
  // together. What cannot be captured even by a player who passes for ever is left alone: nobody
  // takes it for dead.
  void try_groups() {
    for (const bool proved : {false, true}) {
      for (const Group& group : verdict_.life.groups) {
        if (is_proved(group) != proved ||
            (is_living(group) && group.basis == life::Basis::TwoEyes)) {
          continue;
        }
        if (!try_chains(group, group.points) && !(is_living(group) && proved)) {
          for (const PointSet& chain : chains_of(group)) {
            try_chains(group, chain);
          }
        }
      }
    }
  }

  [[nodiscard]] std::vector<PointSet> chains_of(const Group& group) const {
    std::vector<PointSet> out;
    PointSet rest = group.points;
    while (!rest.empty()) {
      out.push_back(judged_.board.chain(rest.first()));
      rest -= out.back();
    }
    return out.size() > 1 ? out : std::vector<PointSet>{};
  }

  bool try_chains(const Group& group, const PointSet& chains) {
    life::Life life = verdict_.life;
    if (is_living(group)) {
      kill(life, group.color, chains);
    } else {
      set_status(life, chains, Status::Alive);
    }
    const bool gives_it = fits(again(std::move(life), game_.terms));
    AgreementCause cause{
        is_living(group) ? Kind::GroupDead : Kind::GroupAlive, group.color, chains};
    cause.status = group.status;
    rest_on(cause, group);
    add_when(gives_it, std::move(cause));
    return gives_it;
  }

  // What was in a seki with dead stones simply lives.
  void kill(life::Life& life, Color color, const PointSet& chains) const {
    const PointSet around = surroundings(chains);
    for (Group& group : life.groups) {
      if (group.status == Status::Seki && group.color != color && group.points.intersects(around)) {
        group.status = Status::Alive;
      }
    }
    set_status(life, chains, Status::Dead);
  }

  // A group that lives here dies, and what it takes here lives: all of that, or one group of it.
  void try_races() {
    for (const Group& living : verdict_.life.groups) {
      if (!is_living(living) || living.basis == life::Basis::TwoEyes) {
        continue;
      }
      const PointSet around = surroundings(living.points);
      std::vector<const Group*> taken;
      for (const Group& dead : verdict_.life.groups) {
        if (dead.status == Status::Dead && dead.color != living.color &&
            dead.points.intersects(around)) {
          taken.push_back(&dead);
        }
      }
      if (!taken.empty() && !try_race(living, taken) && taken.size() > 1) {
        for (const Group* one : taken) {
          try_race(living, {one});
        }
      }
    }
  }

  bool try_race(const Group& living, const std::vector<const Group*>& taken) {
    AgreementCause cause{Kind::Race, living.color, living.points};
    rest_on(cause, living);
    life::Life life = verdict_.life;
    kill(life, living.color, living.points);
    for (const Group* dead : taken) {
      set_status(life, dead->points, Status::Alive);
      cause.others |= dead->points;
      rest_on(cause, *dead);
    }
    const bool gives_it = fits(again(std::move(life), game_.terms));
    add_when(gives_it, std::move(cause));
    return gives_it;
  }

  // What stands beside the stones or beside the empty points next to them.
  [[nodiscard]] PointSet surroundings(const PointSet& stones) const {
    const board::Geometry& geometry = judged_.board.geometry();
    PointSet reach = stones;
    for (const board::Point p : board::border(geometry, stones) & judged_.board.empty_points()) {
      if (!reach.contains(p)) {
        reach |= board::component(geometry, judged_.board.empty_points(), p);
      }
    }
    return board::border(geometry, reach);
  }

  void try_nothing_dead() {
    life::Life life = verdict_.life;
    AgreementCause cause{Kind::NothingDead};
    int groups = 0;
    for (Group& group : life.groups) {
      if (group.status == Status::Dead) {
        group.status = Status::Alive;
        cause.points |= group.points;
        rest_on(cause, group);
        ++groups;
      }
    }
    if (groups > 1) {
      add_when(fits(again(std::move(life), game_.terms)), std::move(cause));
    }
  }

  // By territory each protecting stone costs its owner a point.
  void try_protection() {
    for (const Color color : board::kColors) {
      AgreementCause cause{Kind::Protection, color};
      for (const count::Teire& teire : verdict_.teire) {
        if (teire.color == color) {
          cause.points.insert(teire.point);
        }
      }
      const int gain = (wanted_ - margin()).halves * (color == Color::Black ? 1 : -1);
      cause.number = gain / 2;
      add_when(by_territory() && gain > 0 && gain % 2 == 0 && cause.number <= cause.points.count(),
               std::move(cause));
    }
  }

  void try_seki_eyes() {
    if (judged_.rules.tax == rules::Tax::All) {
      return;
    }
    const bool counted = judged_.rules.tax == rules::Tax::None;
    count::Terms terms = game_.terms;
    terms.rules.tax = counted ? rules::Tax::Seki : rules::Tax::None;
    const count::Verdict verdict = again(verdict_.life, terms);
    add_when(fits(verdict),
             {counted ? Kind::NoSekiEyes : Kind::SekiEyes, {}, changed_land(verdict_, verdict)});
  }

  // By area the neutral points are worth a point each: an odd number of them gives one side one
  // point more.
  void try_neutral_points() {
    if (by_territory() || verdict_.dame.count() % 2 == 0) {
      return;
    }
    for (const Color first : board::kColors) {
      const int gain = first == Color::Black ? 1 : -1;
      add_when(margin() + HalfPoints::points(gain) == wanted_,
               {Kind::NeutralPoints, first, verdict_.dame});
    }
  }

  // None, or the wrong sign; where the record states none, or a half point is missing, also what is
  // usual. Else every small difference would be one of komi.
  void try_komi(const record::GameRecord& record) {
    const HalfPoints here = judged_.komi;
    const HalfPoints needed = margin() + here - wanted_;
    const bool stated = record.komi && *record.komi == here && here != HalfPoints{};
    std::vector<HalfPoints> tried = {{0}};
    if (is_plain(here)) {
      tried.push_back({-here.halves});
    }
    if (!stated || (wanted_ - margin()).halves % 2 != 0) {
      tried.insert(tried.end(), {{1}, {9}, {11}, {13}, {15}, judged_.rules.komi});
    }
    AgreementCause cause{Kind::Komi};
    cause.before = here;
    cause.amount = needed;
    add_when(needed != here && std::find(tried.begin(), tried.end(), needed) != tried.end(),
             std::move(cause));
  }

  void try_handicap() {
    if (by_territory()) {
      return;
    }
    const HalfPoints here = rules::handicap_compensation(judged_.rules, judged_.handicap);
    std::vector<HalfPoints> tried = {here};
    for (const auto bonus :
         {rules::HandicapBonus::None, rules::HandicapBonus::NMinusOne, rules::HandicapBonus::N}) {
      rules::Ruleset rules = judged_.rules;
      rules.handicap_bonus = bonus;
      AgreementCause cause{Kind::Handicap};
      cause.before = here;
      cause.amount = rules::handicap_compensation(rules, judged_.handicap);
      const bool is_new = std::find(tried.begin(), tried.end(), cause.amount) == tried.end();
      tried.push_back(cause.amount);
      add_when(is_new && margin() + here - cause.amount == wanted_, std::move(cause));
    }
  }

  void try_scoring() {
    count::Terms terms = game_.terms;
    terms.rules.scoring = by_territory() ? rules::Scoring::Area : rules::Scoring::Territory;
    terms.rules.tax = by_territory() ? rules::Tax::None : rules::Tax::Seki;
    add_when(fits(again(verdict_.life, terms)),
             {by_territory() ? Kind::ByArea : Kind::ByTerritory});
  }

  void try_captures() {
    const auto& [black, white] = verdict_.side;
    const HalfPoints prisoners = black.prisoners - white.prisoners;
    const HalfPoints dead = black.dead - white.dead;
    add_when(prisoners != HalfPoints{} && margin() - prisoners == wanted_, {Kind::Prisoners});
    add_when(dead != HalfPoints{} && margin() - dead == wanted_, {Kind::DeadStones});
  }

  // What may have gone wrong when the result was written down.
  void try_notation() {
    add_when(is_plain(wanted_) && wanted_.halves == -margin().halves, {Kind::Winner});
    add_when(!by_territory() && wanted_ != HalfPoints{} && 2 * wanted_.halves == margin().halves,
             {Kind::Zi});
  }

  HalfPoints wanted_;
  const CountedGame& game_;
  const Judged& judged_;
  const count::Verdict& verdict_;
  std::vector<AgreementCause> causes_;
};

}  // namespace

std::vector<AgreementCause> agreement_causes(
    HalfPoints wanted,
    const record::GameRecord& record,
    const CountedGame& game,
    const Judged& judged,
    const std::optional<explain::RecordAgreement::Marks>& marks) {
  return Trying(wanted, game, judged).causes(record, marks);
}

}  // namespace shinpan::api
