#include "shinpan/api/verdict_picture.hpp"

#include "shinpan/api/report.hpp"
#include "shinpan/base/version.hpp"
#include "shinpan/draw/sheet.hpp"
#include "shinpan/explain/label.hpp"
#include "shinpan/explain/outcome_text.hpp"
#include "shinpan/explain/phrase.hpp"

namespace shinpan::api {

namespace {

using explain::Label;
using explain::label;
using explain::Language;

Label label_of(draw::Mark mark) {
  switch (mark) {
    case draw::Mark::Dead:
      return Label::LegendDead;
    case draw::Mark::Seki:
      return Label::LegendSeki;
    case draw::Mark::Undecided:
      return Label::LegendUndecided;
    case draw::Mark::BlackTerritory:
      return Label::LegendBlackTerritory;
    case draw::Mark::WhiteTerritory:
      return Label::LegendWhiteTerritory;
    case draw::Mark::Neutral:
      return Label::LegendNeutral;
    case draw::Mark::Teire:
      return Label::LegendTeire;
  }
  return Label::LegendNeutral;
}

}  // namespace

draw::Picture verdict_picture(const Judged& judged, Language language) {
  draw::Picture picture = draw::picture_of(judged.board, judged.verdict);
  picture.last_move = judged.last_move;
  for (const draw::Mark mark : draw::marks_used(picture)) {
    picture.legend.push_back({mark, label(language, label_of(mark))});
  }
  picture.title = explain::fill(
      label(language, Label::PictureTitle),
      {{"result",
        explain::standing_text(language, judged.verdict.outcome, judged.verdict.finished)}});
  picture.description = terms_text(judged, language) + '.';
  for (const Section& section : report_sections(judged, language)) {
    for (const std::string& line : section.lines) {
      picture.description += ' ' + line + (line.back() == '.' ? "" : ".");
    }
  }
  return picture;
}

std::vector<std::string> ruling_pages(const Judged& judged, Language language) {
  using Kind = draw::SheetLine::Kind;
  draw::Sheet sheet;
  sheet.above = {{Kind::Title, label(language, Label::RulingTitle)},
                 {Kind::Body, terms_text(judged, language)}};
  for (const Label name : {Label::RulingBlack, Label::RulingWhite}) {
    sheet.above.push_back({Kind::Blank, label(language, name)});
  }
  sheet.picture = verdict_picture(judged, language);
  bool is_result = true;
  for (const Section& section : report_sections(judged, language)) {
    if (!section.heading.empty()) {
      sheet.below.push_back({Kind::Heading, section.heading});
    }
    for (const std::string& line : section.lines) {
      sheet.below.push_back({is_result ? Kind::Heading : Kind::Body, line});
      is_result = false;
    }
  }
  for (const Label name : {Label::RulingReferee, Label::RulingDate}) {
    sheet.below.push_back({Kind::Blank, label(language, name)});
  }
  sheet.footer = std::string("Shinpan ") + base::kVersion;
  return draw::sheet_pages(sheet);
}

}  // namespace shinpan::api
