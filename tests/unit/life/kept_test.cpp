#include "shinpan/life/kept.hpp"

#include "shinpan/board/symmetry.hpp"
#include "support/board_picture.hpp"

#include <gtest/gtest.h>

#include <map>

namespace shinpan::life {
namespace {

using board::Board;
using board::Color;
using board::Point;
using board::PointSet;
using board::Stone;
using support::at;
using support::Picture;

constexpr const char* kBentFour = R"(
    . X O O O X .
    O X X X O X X
    O O O X O O X
    X X O O O X X
    . X X O O X .
    X X . X X X X)";

constexpr const char* kOpen = R"(
    . . . X O . .
    . X . X O . .
    . . X X O O .
    . . X O O . .
    X X X O . . O
    O O O O . . .
    . O . . . O .)";

class Memory : public Kept {
 public:
  std::optional<std::string> find(std::string_view name) override {
    const auto found = lives.find(std::string(name));
    hits += found != lives.end() ? 1 : 0;
    return found != lives.end() ? std::optional(found->second) : std::nullopt;
  }

  void keep(std::string_view name, std::string_view life) override {
    lives[std::string(name)] = life;
  }

  std::map<std::string, std::string> lives;
  int hits = 0;
};

rules::Ruleset japanese() {
  return *rules::preset("japanese-1989");
}

Life judged(const rules::Position& position,
            Kept* kept,
            Reading reading = Reading::Customary,
            const rules::Ruleset& rules = japanese(),
            Limits limits = {.milliseconds = 0, .nodes = 20'000}) {
  limits.kept = kept;
  return adjudicate(position, rules, {}, reading, limits);
}

void expect_equal(const Life& one, const Life& other) {
  EXPECT_EQ(one.groups, other.groups);
  EXPECT_EQ(one.teire, other.teire);
  EXPECT_EQ(one.nodes, other.nodes);
  EXPECT_EQ(one.limit_reached, other.limit_reached);
}

rules::Position image_of(const Board& board, board::Symmetry symmetry, bool swapped) {
  rules::Setup setup;
  setup.size = board::image(symmetry, board.size());
  setup.stones.assign(static_cast<std::size_t>(board.size().area()), Stone::Empty);
  for (const Point p : board.geometry().all) {
    if (!board.is_empty(p)) {
      const Color color = color_of(board.at(p));
      setup.stones[board::image(symmetry, board.size(), p).index] =
          stone_of(swapped ? opposite(color) : color);
    }
  }
  return rules::Position::from(setup).value();
}

TEST(KeptTest, What_is_kept_is_what_would_be_worked_out) {
  for (const char* picture : {kBentFour, kOpen}) {
    for (const Reading reading : {Reading::Customary, Reading::Strict}) {
      const Picture p(picture);
      const Life alone = judged(p.position(), nullptr, reading);
      Memory memory;
      expect_equal(judged(p.position(), &memory, reading), alone);
      EXPECT_EQ(memory.hits, 0);
      EXPECT_EQ(memory.lives.size(), 1U);
      expect_equal(judged(p.position(), &memory, reading), alone);
      EXPECT_EQ(memory.hits, 1);
    }
  }
}

TEST(KeptTest, All_sixteen_images_are_one) {
  const Board board = Picture(kBentFour).board();
  Memory memory;
  for (const board::Symmetry symmetry : board::kSymmetries) {
    for (const bool swapped : {false, true}) {
      const rules::Position position = image_of(board, symmetry, swapped);
      expect_equal(judged(position, &memory), judged(position, nullptr));
    }
  }
  EXPECT_EQ(memory.lives.size(), 1U);
  EXPECT_EQ(memory.hits, 15);
}

TEST(KeptTest, Rule_sets_that_only_count_otherwise_share_what_is_kept) {
  const rules::Position position = Picture(kOpen).position();
  Memory memory;
  judged(position, &memory, Reading::Customary, *rules::preset("chinese"));
  judged(position, &memory, Reading::Customary, *rules::preset("aga"));
  EXPECT_EQ(memory.hits, 1);
}

TEST(KeptTest, Whatever_changes_the_answer_changes_the_name) {
  const Picture p(kOpen);
  const Board board = p.board();
  const Limits limits{.milliseconds = 0, .nodes = 5};
  const auto name = [&](const Agreement& agreement,
                        const rules::Ruleset& rules,
                        Reading reading,
                        const Limits& within,
                        const PointSet& closely) {
    return name_of(board, agreement, rules, reading, within, closely);
  };
  PointSet stone;
  stone.insert(at(p.size(), "B6"));
  rules::Ruleset suicide = japanese();
  suicide.suicide = true;
  rules::Ruleset any = japanese();
  any.ko_pass = rules::KoPass::Any;
  rules::Ruleset playout = japanese();
  playout.settlement = rules::Settlement::Playout;
  std::map<std::string, int> names;
  for (const auto& [agreement, rules, reading, within, closely] :
       std::initializer_list<std::tuple<Agreement, rules::Ruleset, Reading, Limits, PointSet>>{
           {{}, japanese(), Reading::Customary, limits, {}},
           {{stone, {}}, japanese(), Reading::Customary, limits, {}},
           {{{}, stone}, japanese(), Reading::Customary, limits, {}},
           {{}, suicide, Reading::Customary, limits, {}},
           {{}, any, Reading::Customary, limits, {}},
           {{}, playout, Reading::Customary, limits, {}},
           {{}, japanese(), Reading::Strict, limits, {}},
           {{}, japanese(), Reading::Customary, {.milliseconds = 0, .nodes = 6}, {}},
           {{}, japanese(), Reading::Customary, {.milliseconds = 0, .nodes = 5, .seed = 2}, {}},
           {{},
            japanese(),
            Reading::Customary,
            {.milliseconds = 0, .nodes = 5, .table_entries = 1},
            {}},
           {{}, japanese(), Reading::Customary, limits, stone}}) {
    ++names[name(agreement, rules, reading, within, closely)];
  }
  EXPECT_EQ(names.size(), 11U);
}

TEST(KeptTest, What_a_clock_or_the_caller_cuts_short_is_not_kept) {
  const Picture p(kBentFour);
  const Stop stop = [] { return true; };
  Memory memory;
  const Life cut = judged(p.position(),
                          &memory,
                          Reading::Strict,
                          japanese(),
                          {.milliseconds = 1000, .nodes = 0, .stop = &stop});
  EXPECT_TRUE(cut.limit_reached);
  EXPECT_TRUE(memory.lives.empty());
  judged(p.position(), &memory, Reading::Strict, japanese(), {.milliseconds = 0, .nodes = 3});
  EXPECT_EQ(memory.lives.size(), 1U);
}

TEST(KeptTest, A_proof_is_always_worked_out) {
  const Picture p(kBentFour);
  Memory memory;
  Limits limits{.milliseconds = 0, .nodes = 20'000};
  limits.kept = &memory;
  for (int i = 0; i < 2; ++i) {
    const Life life =
        adjudicate(p.position(), japanese(), {}, Reading::Strict, limits, Proofs::Written);
    EXPECT_TRUE(life.proof.has_value());
  }
  EXPECT_TRUE(memory.lives.empty());
}

TEST(KeptTest, A_damaged_text_is_no_life) {
  const Picture p(kBentFour);
  const Life life = judged(p.position(), nullptr, Reading::Strict);
  const std::string text = life_text(life, p.board());
  ASSERT_TRUE(life_from(text, p.board()));
  for (std::size_t cut = 0; cut < text.size(); ++cut) {
    EXPECT_FALSE(life_from(text.substr(0, cut), p.board())) << cut;
  }
  EXPECT_FALSE(life_from(text + "1 ", p.board()));
  EXPECT_FALSE(life_from(text, Picture(kOpen).board()));
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string damaged = text;
    damaged[i] = 'x';
    EXPECT_FALSE(life_from(damaged, p.board())) << i;
  }
}

TEST(KeptTest, A_damaged_store_is_passed_over) {
  const Picture p(kBentFour);
  Memory memory;
  const Life life = judged(p.position(), &memory, Reading::Strict);
  memory.lives.begin()->second = "1 2 3";
  expect_equal(judged(p.position(), &memory, Reading::Strict), life);
}

}  // namespace
}  // namespace shinpan::life
