#include "shinpan/api/verdict_marks.hpp"

namespace shinpan::api {

namespace {

// Under area rules the living stones count, and SGF wants them among the marked points.
void mark_owners(const board::Board& board,
                 const count::Verdict& verdict,
                 bool with_stones,
                 record::VerdictMarks& marks) {
  for (std::size_t i = 0; i < verdict.owner.size(); ++i) {
    const board::Point p{static_cast<std::uint16_t>(i)};
    const count::Owner owner = verdict.owner[i];
    const board::Stone stone = board.at(p);
    const bool counts = owner == count::Owner::Stone && with_stones;
    if (owner == count::Owner::Black || (counts && stone == board::Stone::Black)) {
      marks.black_territory.insert(p);
    } else if (owner == count::Owner::White || (counts && stone == board::Stone::White)) {
      marks.white_territory.insert(p);
    } else if (owner == count::Owner::Neutral && stone == board::Stone::Empty) {
      marks.dame.insert(p);
    }
  }
}

void mark_groups(const count::Verdict& verdict, record::VerdictMarks& marks) {
  for (const life::Group& group : verdict.life.groups) {
    if (group.status == life::Status::Dead) {
      marks.dead |= group.points;
    } else if (group.status == life::Status::Seki) {
      marks.seki |= group.points;
    }
  }
  for (const count::Teire& teire : verdict.teire) {
    marks.teire.insert(teire.point);
  }
}

}  // namespace

record::VerdictMarks verdict_marks(const board::Board& board,
                                   const count::Verdict& verdict,
                                   const rules::Ruleset& rules) {
  record::VerdictMarks marks;
  mark_owners(board, verdict, rules.scoring != rules::Scoring::Territory, marks);
  mark_groups(verdict, marks);
  return marks;
}

}  // namespace shinpan::api
