#include "shinpan/api/sgf_text.hpp"

#include "shinpan/api/report.hpp"
#include "shinpan/record/sgf_export.hpp"

namespace shinpan::api {

namespace {

std::string sgf_result(const count::Outcome& outcome) {
  switch (outcome.ending) {
    case count::Ending::Counted:
      return count::result_text(outcome);
    case count::Ending::Void:
    case count::Ending::BothLose:  // SGF has no word for it; the comment says it
      return "Void";
    case count::Ending::Undecided:
      return "?";
  }
  return "?";
}

void mark_owners(const Judged& judged, record::VerdictMarks& marks) {
  const bool with_stones = judged.rules.scoring != rules::Scoring::Territory;
  for (std::size_t i = 0; i < judged.verdict.owner.size(); ++i) {
    const board::Point p{static_cast<std::uint16_t>(i)};
    const count::Owner owner = judged.verdict.owner[i];
    const board::Stone stone = judged.board.at(p);
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

void mark_groups(const Judged& judged, record::VerdictMarks& marks) {
  for (const life::Group& group : judged.verdict.life.groups) {
    if (group.status == life::Status::Dead) {
      marks.dead |= group.points;
    } else if (group.status == life::Status::Seki) {
      marks.seki |= group.points;
    }
  }
  for (const count::Teire& teire : judged.verdict.teire) {
    marks.teire.insert(teire.point);
  }
}

std::string comment(const Judged& judged, explain::Language language) {
  std::string out = terms_text(judged, language) + '\n';
  for (const Section& section : report_sections(judged, language)) {
    out += section.heading.empty() ? "" : section.heading + ":\n";
    for (const std::string& line : section.lines) {
      out += line + '\n';
    }
  }
  out.pop_back();
  return out;
}

// Whether a count may replace the stated result. A resignation stays one, whatever the board says.
bool was_counted(record::StatedResult::Kind kind) {
  using Kind = record::StatedResult::Kind;
  return kind != Kind::Resignation && kind != Kind::Time && kind != Kind::Forfeit &&
         kind != Kind::Illegal;
}

std::size_t move_count(const record::GameRecord& record) {
  std::size_t count = 0;
  for (const record::Step& step : record.steps) {
    count += std::holds_alternative<rules::Move>(step) ? 1U : 0U;
  }
  return count;
}

}  // namespace

std::string verdict_to_sgf(const record::GameRecord& record,
                           const Judged& judged,
                           explain::Language language) {
  record::GameRecord told = record;
  const std::string_view name = rules::sgf_name(judged.rules);
  told.rules_text = name.empty() ? judged.rules.id : std::string(name);
  told.komi = judged.komi;
  if (was_counted(record.result.kind)) {
    told.result = {};
    told.result_text = sgf_result(judged.verdict.outcome);
  }
  // The record's own marks would stand beside the verdict's.
  told.has_marks = false;
  told.black_territory.clear();
  told.white_territory.clear();
  record::SgfTree tree = record::sgf_tree(told);
  record::VerdictMarks marks;
  mark_owners(judged, marks);
  mark_groups(judged, marks);
  marks.comment = comment(judged, language);
  const bool earlier = judged.moves < move_count(record);
  record::add_verdict(tree,
                      tree.games().front(),
                      record.size,
                      marks,
                      earlier ? std::optional<std::size_t>(judged.moves) : std::nullopt);
  return record::write_sgf(tree);
}

}  // namespace shinpan::api
