#pragma once

#include "shinpan/count/methods/table.hpp"

namespace shinpan::count {

// One procedure each, from the board as it was handed over to both sums. Each is in the file of its
// name.
void by_territory(Table& table);
void by_japanese_hand(Table& table);
void by_area(Table& table);
void by_chinese_hand(Table& table);
void by_pass_stones(Table& table);
void by_bowl(Table& table);
void by_ing_filling(Table& table);
void by_stones(Table& table);
void by_stones_taxed(Table& table);
void by_filling(Table& table);

}  // namespace shinpan::count
