#include "leaflet/type.hpp"

#include "shinpan/base/utf8.hpp"

#include <algorithm>
#include <array>

namespace shinpan::leaflet {

namespace {

// The advance widths of PT Sans in thousandths of its size.
using Widths = std::array<std::int16_t, 95>;
using Letters = std::array<std::int16_t, 64>;

constexpr Widths kLatin = {
    // from the space to the tilde
    267, 305, 335, 545, 545, 773, 814, 218, 280, 280, 351, 505, 225, 360,  214, 354, 545, 545, 545,
    545, 545, 545, 545, 545, 545, 545, 219, 256, 505, 505, 505, 436, 1064, 585, 584, 571, 654, 536,
    517, 612, 672, 291, 291, 610, 517, 791, 673, 684, 559, 684, 595, 531,  555, 652, 568, 828, 618,
    558, 545, 304, 380, 304, 500, 408, 280, 496, 540, 451, 538, 508, 319,  537, 547, 268, 267, 479,
    292, 812, 547, 536, 541, 537, 340, 421, 339, 539, 482, 735, 515, 466,  447, 346, 238, 346, 505,
};

constexpr Widths kLatinBold = {
    253, 294, 402, 567, 567, 840, 814, 254, 327, 327, 378, 527, 252, 360,  246, 408, 567, 567, 567,
    567, 567, 567, 567, 567, 567, 567, 269, 290, 527, 527, 527, 454, 1059, 605, 591, 559, 647, 522,
    508, 609, 651, 285, 334, 620, 514, 800, 657, 670, 572, 670, 602, 530,  568, 627, 602, 862, 633,
    592, 539, 324, 424, 324, 500, 444, 316, 496, 536, 433, 539, 508, 321,  536, 545, 269, 268, 491,
    294, 805, 545, 537, 540, 536, 351, 422, 349, 538, 477, 721, 525, 478,  458, 371, 227, 371, 527,
};

constexpr Letters kCyrillic = {
    // from U+0410 to U+044F
    585, 550, 584, 442, 669, 536, 806, 541, 681, 681, 610, 624, 791, 672, 684, 659,
    559, 571, 555, 553, 780, 618, 687, 605, 877, 913, 630, 769, 555, 577, 893, 569,
    496, 536, 499, 369, 541, 508, 659, 441, 546, 546, 478, 503, 645, 540, 536, 535,
    541, 451, 398, 466, 680, 515, 548, 490, 736, 753, 497, 660, 464, 465, 719, 475,
};

constexpr Letters kCyrillicBold = {
    605, 570, 591, 458, 691, 522, 839, 526, 666, 666, 620, 623, 800, 651, 670, 639,
    572, 559, 568, 568, 802, 633, 682, 606, 861, 911, 664, 798, 569, 574, 897, 580,
    496, 537, 505, 376, 568, 508, 693, 432, 545, 545, 489, 515, 666, 537, 537, 532,
    540, 433, 418, 478, 700, 525, 559, 505, 754, 783, 539, 703, 490, 459, 734, 503,
};

struct Sign {
  char32_t code_point;
  std::int16_t width;
  std::int16_t bold;
};

constexpr Sign kSigns[] = {
    {0xA0, 267, 253},     {0xAB, 478, 488},   {0xB7, 267, 253},   {0xBB, 478, 488},
    {0xD7, 505, 527},     {0x401, 536, 522},  {0x451, 508, 508},  {0x2013, 660, 660},
    {0x2014, 820, 820},   {0x2018, 194, 223}, {0x2019, 194, 223}, {0x201C, 340, 396},
    {0x201D, 340, 396},   {0x201E, 340, 396}, {0x2022, 452, 452}, {0x2026, 759, 809},
    {0x2116, 1023, 1027}, {0x2212, 505, 527}, {0x2265, 505, 527},
};

constexpr int kWidest = 1100;  // of what is in no table

int advance(char32_t c, bool bold) {
  if (c >= 0x20 && c < 0x7F) {
    return (bold ? kLatinBold : kLatin)[c - 0x20];
  }
  if (c >= 0x410 && c < 0x450) {
    return (bold ? kCyrillicBold : kCyrillic)[c - 0x410];
  }
  const Sign* const found = std::find_if(
      std::begin(kSigns), std::end(kSigns), [c](const Sign& s) { return s.code_point == c; });
  return found == std::end(kSigns) ? kWidest : bold ? found->bold : found->width;
}

}  // namespace

int text_width(std::string_view text, Face face, int size) {
  int thousandths = 0;
  for (std::size_t at = 0; at < text.size();) {
    thousandths += advance(base::next_code_point(text, at), face == Face::Bold);
  }
  return (thousandths * size + 999) / 1000;
}

}  // namespace shinpan::leaflet
