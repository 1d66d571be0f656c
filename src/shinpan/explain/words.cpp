#include "shinpan/explain/words.hpp"

#include "shinpan/explain/phrase.hpp"

namespace shinpan::explain {

namespace {

Phrase side_phrase(board::Color color, SideForm form) {
  const bool black = color == board::Color::Black;
  switch (form) {
    case SideForm::Player:
      return black ? Phrase{"Black", "Чёрные"} : Phrase{"White", "Белые"};
    case SideForm::Inside:
      return black ? Phrase{"Black", "чёрные"} : Phrase{"White", "белые"};
    case SideForm::OfPlayer:
      return black ? Phrase{"Black's", "чёрных"} : Phrase{"White's", "белых"};
    case SideForm::ToPlayer:
      return black ? Phrase{"Black", "чёрным"} : Phrase{"White", "белым"};
    case SideForm::GroupOf:
      return black ? Phrase{"Black group", "Чёрная группа"} : Phrase{"White group", "Белая группа"};
    case SideForm::StoneOf:
      return black ? Phrase{"black stone", "чёрный камень"} : Phrase{"white stone", "белый камень"};
    case SideForm::StonesOf:
      return black ? Phrase{"black stones", "чёрные камни"} : Phrase{"white stones", "белые камни"};
  }
  return {};
}

}  // namespace

const char* side_text(Language language, board::Color color, SideForm form) {
  return in(language, side_phrase(color, form));
}

std::string points_text(Language language,
                        board::Size size,
                        const std::vector<board::Point>& points,
                        std::size_t most) {
  // One point over the limit is named rather than counted.
  const std::size_t shown = points.size() <= most + 1 ? points.size() : most;
  std::string out;
  for (std::size_t i = 0; i < shown; ++i) {
    out += (i == 0 ? "" : ", ") + board::vertex(size, points[i]);
  }
  if (shown < points.size()) {
    out += say(
        language, {" and {n} more", " и ещё {n}"}, {{"n", std::to_string(points.size() - shown)}});
  }
  return out;
}

std::string points_text(Language language,
                        board::Size size,
                        const board::PointSet& points,
                        std::size_t most) {
  std::vector<board::Point> list;
  for (const board::Point p : points) {
    list.push_back(p);
  }
  return points_text(language, size, list, most);
}

}  // namespace shinpan::explain
