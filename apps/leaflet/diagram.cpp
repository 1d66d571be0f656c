#include "leaflet/diagram.hpp"

namespace shinpan::leaflet {

namespace {

using board::Point;
using nlohmann::json;

void number_moves(draw::Picture& picture, const rules::Game& game) {
  int number = 0;
  for (const rules::Move& move : game.moves()) {
    ++number;
    if (move.kind == rules::Move::Kind::Play && !game.board().is_empty(move.point)) {
      picture.labels.emplace_back(move.point, std::to_string(number));
    }
  }
}

void add_mark(draw::Picture& picture, const rules::Game& game, const json& mark) {
  const board::Board& board = game.board();
  const std::optional<Point> at =
      board::parse_vertex(board.size(), mark.at("at").get<std::string>());
  const std::string kind = mark.at("is");
  if (!at) {
    return;
  }
  if (kind == "liberties" && !board.is_empty(*at)) {
    int number = 0;
    for (const Point p : board.liberties(board.root(*at))) {
      picture.labels.emplace_back(p, std::to_string(++number));
    }
  } else if (kind == "letter") {
    picture.labels.emplace_back(*at, mark.at("text").get<std::string>());
  } else if (kind == "dash") {
    picture.neutral.insert(*at);
  } else {
    picture.labels.emplace_back(*at, "\u2022");
  }
}

}  // namespace

base::Result<draw::Picture> diagram(const json& board, const Figures& figures, std::size_t steps) {
  const rules::Game& game = figures.after(steps);
  draw::Picture picture = draw::picture_of(game.board());
  if (board.contains("show")) {
    const base::Result<api::Judged> judged = figures.verdict();
    if (!judged) {
      return judged.error();
    }
    picture = draw::picture_of(judged->board, judged->verdict);
  }
  number_moves(picture, game);
  for (const json& mark : board.value("marks", json::array())) {
    add_mark(picture, game, mark);
  }
  return picture;
}

}  // namespace shinpan::leaflet
