#include "shinpan/draw/svg_marks.hpp"

#include <cstdlib>
#include <vector>

namespace shinpan::draw {

namespace {

using board::Color;

// Tenths of a user unit as a decimal number: no float reaches the document.
std::string tenths(int value) {
  std::string out = value < 0 ? "-" : "";
  const int size = std::abs(value);
  out += std::to_string(size / 10);
  if (size % 10 != 0) {
    out += '.';
    out += static_cast<char>('0' + size % 10);
  }
  return out;
}

std::string circle(int x, int y, int radius_tenths, const std::string& attributes) {
  return "<circle cx=\"" + std::to_string(x) + "\" cy=\"" + std::to_string(y) + "\" r=\"" +
         tenths(radius_tenths) + "\" " + attributes + "/>";
}

std::string square(int x, int y, int side_tenths, const std::string& attributes) {
  const std::string side = tenths(side_tenths);
  return "<rect x=\"" + tenths(x * 10 - side_tenths / 2) + "\" y=\"" +
         tenths(y * 10 - side_tenths / 2) + "\" width=\"" + side + "\" height=\"" + side + "\" " +
         attributes + "/>";
}

std::string path(int x, int y, const char* shape, const std::string& attributes) {
  return "<path transform=\"translate(" + std::to_string(x) + ' ' + std::to_string(y) + ")\" d=\"" +
         shape + "\" " + attributes + "/>";
}

// Visible on a stone of the colour.
const char* ink_on(Color stone) {
  return stone == Color::Black ? "#ffffff" : "#1a1a1a";
}

const char* fill_of(Color color) {
  return color == Color::Black ? "#1a1a1a" : "#ffffff";
}

}  // namespace

std::string stone_svg(int x, int y, Color color) {
  const char* paint = color == Color::Black
                          ? "fill=\"url(#black)\" stroke=\"#000000\" stroke-width=\"0.6\""
                          : "fill=\"url(#white)\" stroke=\"#5c5346\" stroke-width=\"0.9\"";
  return circle(x, y, 150, paint);
}

std::string dead_stone_svg(int x, int y, Color color) {
  const std::string stroke = color == Color::Black ? "#000000" : "#5c5346";
  return circle(x,
                y,
                92,
                std::string("fill=\"") + fill_of(color) + "\" fill-opacity=\"0.8\" stroke=\"" +
                    stroke + "\" stroke-width=\"0.9\"") +
         path(x,
              y,
              "M-5-5 5 5M5-5-5 5",
              std::string("fill=\"none\" stroke=\"") +
                  (color == Color::Black ? "#ffffff" : "#c0231c") +
                  "\" stroke-width=\"2\" stroke-linecap=\"round\"");
}

std::string seki_svg(int x, int y, Color stone) {
  return path(x,
              y,
              "M0-8.5 7.4 4.3-7.4 4.3z",
              std::string("fill=\"none\" stroke=\"") + ink_on(stone) +
                  "\" stroke-width=\"1.8\" stroke-linejoin=\"round\"");
}

std::string undecided_svg(int x, int y, Color stone) {
  return "<text x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y + 7) +
         "\" class=\"mark\" fill=\"" + ink_on(stone) + "\">?</text>";
}

std::string last_move_svg(int x, int y, Color stone) {
  return circle(
      x, y, 60, std::string("fill=\"none\" stroke=\"") + ink_on(stone) + "\" stroke-width=\"1.8\"");
}

std::string shade_svg(int x, int y, Color owner) {
  const char* paint = owner == Color::Black ? "fill=\"#1a1a1a\" fill-opacity=\"0.24\""
                                            : "fill=\"#ffffff\" fill-opacity=\"0.52\"";
  return square(x, y, kCell * 10, paint);
}

std::string territory_svg(int x, int y, Color owner) {
  const char* stroke = owner == Color::Black ? "#1a1a1a" : "#5c5346";
  return square(
      x,
      y,
      90,
      std::string("fill=\"") + fill_of(owner) + "\" stroke=\"" + stroke + "\" stroke-width=\"1\"");
}

std::string neutral_svg(int x, int y) {
  return path(x, y, "M0-5 5 0 0 5-5 0z", "fill=\"#8a5a2b\" stroke=\"#fff4dc\" stroke-width=\"1\"");
}

std::string teire_svg(int x, int y, Color owner) {
  return circle(x,
                y,
                95,
                std::string("fill=\"") + fill_of(owner) + "\" fill-opacity=\"0.35\" stroke=\"" +
                    fill_of(owner) + "\" stroke-width=\"2.6\" stroke-dasharray=\"5 2.5\"");
}

std::string legend_svg(int x, int y, Mark mark) {
  std::string out = square(x, y, 260, "fill=\"#e6bc74\" stroke=\"#b98d48\" stroke-width=\"0.8\"");
  switch (mark) {
    case Mark::Dead:
      return out + dead_stone_svg(x, y, Color::Black);
    case Mark::Seki:
      return out + circle(x, y, 115, "fill=\"url(#black)\"") + seki_svg(x, y, Color::Black);
    case Mark::Undecided:
      return out + circle(x, y, 115, "fill=\"url(#black)\"") + undecided_svg(x, y, Color::Black);
    case Mark::BlackTerritory:
      return out + square(x, y, 260, "fill=\"#1a1a1a\" fill-opacity=\"0.24\"") +
             territory_svg(x, y, Color::Black);
    case Mark::WhiteTerritory:
      return out + square(x, y, 260, "fill=\"#ffffff\" fill-opacity=\"0.52\"") +
             territory_svg(x, y, Color::White);
    case Mark::Neutral:
      return out + neutral_svg(x, y);
    case Mark::Teire:
      return out + teire_svg(x, y, Color::Black);
  }
  return out;
}

}  // namespace shinpan::draw
