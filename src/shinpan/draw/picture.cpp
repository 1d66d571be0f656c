#include "shinpan/draw/picture.hpp"

namespace shinpan::draw {

namespace {

void mark_groups(Picture& picture, const life::Life& life) {
  for (const life::Group& group : life.groups) {
    switch (group.status) {
      case life::Status::Alive:
        break;
      case life::Status::Seki:
        picture.seki |= group.points;
        break;
      case life::Status::Dead:
        picture.dead |= group.points;
        break;
      case life::Status::Undecided:
        picture.undecided |= group.points;
        break;
    }
  }
}

void mark_owners(Picture& picture, const std::vector<count::Owner>& owner) {
  for (std::size_t i = 0; i < owner.size() && i < picture.stones.size(); ++i) {
    const board::Point p{static_cast<std::uint16_t>(i)};
    switch (owner[i]) {
      case count::Owner::Black:
        picture.black_territory.insert(p);
        break;
      case count::Owner::White:
        picture.white_territory.insert(p);
        break;
      case count::Owner::Neutral:
        if (picture.stones[i] == board::Stone::Empty) {
          picture.neutral.insert(p);
        }
        break;
      case count::Owner::Stone:
        break;
    }
  }
}

}  // namespace

Picture picture_of(const board::Board& board) {
  Picture picture;
  picture.size = board.size();
  picture.stones.reserve(static_cast<std::size_t>(board.size().area()));
  for (int i = 0; i < board.size().area(); ++i) {
    picture.stones.push_back(board.at({static_cast<std::uint16_t>(i)}));
  }
  return picture;
}

Picture picture_of(const board::Board& board, const count::Verdict& verdict) {
  Picture picture = picture_of(board);
  mark_groups(picture, verdict.life);
  mark_owners(picture, verdict.owner);
  for (const count::Teire& teire : verdict.teire) {
    (teire.color == board::Color::Black ? picture.black_teire : picture.white_teire)
        .insert(teire.point);
  }
  return picture;
}

std::vector<Mark> marks_used(const Picture& picture) {
  std::vector<Mark> out;
  const auto add = [&](Mark mark, const board::PointSet& points) {
    if (!points.empty()) {
      out.push_back(mark);
    }
  };
  add(Mark::Dead, picture.dead);
  add(Mark::Seki, picture.seki);
  add(Mark::Undecided, picture.undecided);
  add(Mark::BlackTerritory, picture.black_territory);
  add(Mark::WhiteTerritory, picture.white_territory);
  add(Mark::Neutral, picture.neutral);
  add(Mark::Teire, picture.black_teire | picture.white_teire);
  return out;
}

board::PointSet star_points(board::Size size) {
  board::PointSet out;
  if (!size.is_square() || size.cols < 7) {
    return out;
  }
  const int far = size.cols >= 12 ? 3 : 2;
  const int last = size.cols - 1;
  const bool middle = size.cols % 2 == 1;
  std::vector<int> lines = {far, last - far};
  if (middle && size.cols >= 15) {
    lines.push_back(last / 2);
  }
  for (const int col : lines) {
    for (const int row : lines) {
      out.insert(board::point_at(size, col, row));
    }
  }
  if (middle) {
    out.insert(board::point_at(size, last / 2, last / 2));
  }
  return out;
}

}  // namespace shinpan::draw
