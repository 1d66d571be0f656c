#include "shinpan/base/random.hpp"
#include "shinpan/board/board.hpp"
#include "shinpan/board/region.hpp"
#include "shinpan/board/symmetry.hpp"
#include "shinpan/rules/game.hpp"
#include "support/board_picture.hpp"

#include <gtest/gtest.h>

#include <vector>

// What holds on any board, tried on random games: seeded, so a failure comes again.
namespace shinpan::board {
namespace {

Size random_size(base::Random& random, std::uint32_t most) {
  return {static_cast<std::uint8_t>(1 + random.below(most)),
          static_cast<std::uint8_t>(1 + random.below(most))};
}

Point random_point(base::Random& random, Size size) {
  return {static_cast<std::uint16_t>(random.below(static_cast<std::uint32_t>(size.area())))};
}

// Mostly alternating, so that kos come about; suicides come as they may.
struct RandomMoves {
  base::Random& random;
  Color color = Color::Black;

  Color next() {
    color = random.below(10) == 0 ? color : opposite(color);
    return color;
  }
};

std::vector<Stone> stones_of(const Board& board) {
  std::vector<Stone> out;
  for (const Point p : board.geometry().all) {
    out.push_back(board.at(p));
  }
  return out;
}

// Everything that a board keeps by itself against what the stones alone say, by slow means.
void expect_consistent(const Board& board) {
  PointSet seen;
  PointSet roots;
  for (const Color color : kColors) {
    for (const PointSet& chain : components(board.geometry(), board.stones(color))) {
      const Point root = board.root(chain.first());
      ASSERT_TRUE(chain.contains(root));
      ASSERT_EQ(board.chain(chain.first()), chain);
      ASSERT_EQ(board.chain_size(root), chain.count());
      ASSERT_EQ(board.liberties(root), border(board.geometry(), chain) & board.empty_points());
      ASSERT_EQ(board.liberty_count(root), board.liberties(root).count());
      for (const Point p : chain) {
        ASSERT_EQ(board.root(p), root);
        ASSERT_EQ(board.at(p), stone_of(color));
      }
      roots.insert(root);
      seen |= chain;
    }
  }
  ASSERT_EQ(board.geometry().all - seen, board.empty_points());
  ASSERT_EQ(board.root_set(), roots);
  ASSERT_EQ(board.hash(), board.fresh_hash());
}

void expect_same(const Board& a, const Board& b) {
  ASSERT_TRUE(same_stones(a, b));
  ASSERT_EQ(a.hash(), b.hash());
  ASSERT_EQ(a.ko_point(), b.ko_point());
  for (const Color color : kColors) {
    ASSERT_EQ(a.captured(color), b.captured(color));
  }
  for (const Point p : a.stones(Color::Black) | a.stones(Color::White)) {
    ASSERT_EQ(a.chain_size(a.root(p)), b.chain_size(b.root(p)));
    ASSERT_EQ(a.liberties(a.root(p)), b.liberties(b.root(p)));
  }
}

TEST(BoardPropertyTest, Chains_and_liberties_are_those_of_the_stones_after_every_move) {
  base::Random random(1);
  for (int game = 0; game < 150; ++game) {
    Board board(random_size(random, game % 3 == 0 ? kMaxSide : 9));
    RandomMoves moves{random};
    for (int i = 0; i < 250; ++i) {
      const Point p = random_point(random, board.size());
      if (board.is_empty(p)) {
        const Color color = moves.next();
        const std::uint64_t foretold = board.hash_after(p, color);
        board.play(p, color);
        ASSERT_EQ(board.hash(), foretold);
        ASSERT_NO_FATAL_FAILURE(expect_consistent(board));
      }
    }
  }
}

TEST(BoardPropertyTest, Taking_moves_back_restores_everything) {
  base::Random random(2);
  for (int game = 0; game < 150; ++game) {
    Board board(random_size(random, game % 3 == 0 ? kMaxSide : 7));
    RandomMoves moves{random};
    std::vector<Board> past;
    for (int i = 0; i < 250; ++i) {
      const Point p = random_point(random, board.size());
      if (board.is_empty(p)) {
        past.push_back(board);
        board.play(p, moves.next());
      } else if (random.below(8) == 0) {
        past.push_back(board);
        board.pass();
      }
      const std::uint32_t back =
          random.below(6) == 0 ? random.below(static_cast<std::uint32_t>(past.size()) + 1) : 0;
      for (std::uint32_t k = 0; k < back; ++k) {
        board.undo();
        ASSERT_NO_FATAL_FAILURE(expect_same(board, past.back()));
        ASSERT_NO_FATAL_FAILURE(expect_consistent(board));
        past.pop_back();
      }
      ASSERT_EQ(board.undo_depth(), past.size());
    }
  }
}

TEST(BoardPropertyTest, A_board_set_up_is_the_same_as_one_played_to) {
  base::Random random(3);
  for (int game = 0; game < 100; ++game) {
    Board played(random_size(random, 13));
    RandomMoves moves{random};
    for (int i = 0; i < 150; ++i) {
      const Point p = random_point(random, played.size());
      if (played.is_empty(p)) {
        played.play_forever(p, moves.next());
      }
    }
    Board set(played.size());
    set.set_all(stones_of(played));
    ASSERT_NO_FATAL_FAILURE(expect_consistent(set));
    ASSERT_NO_FATAL_FAILURE(expect_consistent(played));
    ASSERT_EQ(set.hash(), played.hash());
  }
}

TEST(BoardPropertyTest, The_check_says_what_playing_shows) {
  base::Random random(4);
  for (int game = 0; game < 60; ++game) {
    Board board(random_size(random, 9));
    RandomMoves moves{random};
    for (int i = 0; i < 120; ++i) {
      const Point p = random_point(random, board.size());
      const Color color = moves.next();
      const Legality said = board.check(p, color);
      if (!board.is_empty(p)) {
        ASSERT_EQ(said, Legality::Occupied);
        continue;
      }
      const bool banned = board.ko_point() == p && board.ko_color() == color;
      board.play(p, color);
      ASSERT_EQ(said,
                banned              ? Legality::Ko
                : board.is_empty(p) ? Legality::Suicide
                                    : Legality::Legal);
    }
  }
}

TEST(BoardPropertyTest, A_turned_board_goes_the_same_way) {
  base::Random random(5);
  for (int game = 0; game < 40; ++game) {
    const Size size = random_size(random, 9);
    for (const Symmetry symmetry : kSymmetries) {
      Board board(size);
      Board turned(image(symmetry, size));
      RandomMoves moves{random};
      for (int i = 0; i < 100; ++i) {
        const Point p = random_point(random, size);
        const Color color = moves.next();
        const Point q = image(symmetry, size, p);
        ASSERT_EQ(board.check(p, color), turned.check(q, color));
        if (board.is_empty(p)) {
          board.play(p, color);
          turned.play(q, color);
        }
      }
      for (const Point p : board.geometry().all) {
        const Point q = image(symmetry, size, p);
        ASSERT_EQ(board.at(p), turned.at(q));
        if (!board.is_empty(p)) {
          ASSERT_EQ(board.liberty_count(board.root(p)), turned.liberty_count(turned.root(q)));
        }
      }
      ASSERT_EQ(board.captured(Color::Black), turned.captured(Color::Black));
    }
  }
}

TEST(BoardPropertyTest, Exchanged_colours_go_the_same_way) {
  base::Random random(6);
  for (int game = 0; game < 60; ++game) {
    Board board(random_size(random, 9));
    Board exchanged(board.size());
    RandomMoves moves{random};
    for (int i = 0; i < 120; ++i) {
      const Point p = random_point(random, board.size());
      const Color color = moves.next();
      ASSERT_EQ(board.check(p, color), exchanged.check(p, opposite(color)));
      if (board.is_empty(p)) {
        board.play(p, color);
        exchanged.play(p, opposite(color));
      }
    }
    ASSERT_EQ(board.stones(Color::Black), exchanged.stones(Color::White));
    ASSERT_EQ(board.captured(Color::Black), exchanged.captured(Color::White));
  }
}

TEST(BoardPropertyTest, A_drawn_board_reads_back) {
  base::Random random(7);
  for (int game = 0; game < 60; ++game) {
    Board board(random_size(random, kMaxSide));
    RandomMoves moves{random};
    for (int i = 0; i < 100; ++i) {
      const Point p = random_point(random, board.size());
      if (board.is_empty(p)) {
        board.play_forever(p, moves.next());
      }
    }
    ASSERT_TRUE(same_stones(support::Picture(support::drawn(board)).board(), board));
  }
}

// The look-up of the history against a plain search through all positions.
TEST(GamePropertyTest, Superko_refuses_exactly_the_positions_that_stood_before) {
  base::Random random(8);
  for (int round = 0; round < 120; ++round) {
    rules::Ruleset rules;
    rules.ko = round % 2 == 0 ? rules::KoRule::Positional : rules::KoRule::Situational;
    rules.suicide = true;
    const Size size = random_size(random, 3);
    rules::Game game(*rules::Position::from(rules::Setup::empty(size)), rules);
    std::vector<std::pair<std::vector<Stone>, Color>> past = {
        {stones_of(game.board()), Color::Black}};
    for (int i = 0; i < 200; ++i) {
      if (random.below(5) == 0 && game.undo()) {
        past.pop_back();
        continue;
      }
      const Color color = game.to_play();
      const Point p = random_point(random, size);
      const rules::Move move =
          random.below(4) == 0 ? rules::Move::pass(color) : rules::Move::play(color, p);
      Board after(size);
      after.set_all(stones_of(game.board()));
      bool stood = false;
      if (move.kind == rules::Move::Kind::Play && after.is_empty(p)) {
        after.play(p, color);
        for (const auto& [stones, to_play] : past) {
          const bool same_side = to_play == opposite(color);
          stood = stood || (stones == stones_of(after) &&
                            (same_side || rules.ko == rules::KoRule::Positional));
        }
      }
      const auto refused = game.play(move);
      if (refused && *refused != rules::Refusal::Occupied && *refused != rules::Refusal::Ko) {
        ASSERT_TRUE(stood);
      }
      if (!refused) {
        ASSERT_FALSE(stood);
        past.emplace_back(stones_of(game.board()), game.to_play());
      }
    }
  }
}

TEST(GamePropertyTest, Forced_moves_of_any_kind_can_be_taken_back) {
  base::Random random(9);
  for (int round = 0; round < 60; ++round) {
    const Size size = random_size(random, 6);
    rules::Game game(*rules::Position::from(rules::Setup::empty(size)), {});
    std::vector<rules::Game> past;
    RandomMoves moves{random};
    for (int i = 0; i < 60; ++i) {
      past.push_back(game);
      game.force(rules::Move::play(moves.next(), random_point(random, size)));
      ASSERT_NO_FATAL_FAILURE(expect_consistent(game.board()));
    }
    for (; !past.empty(); past.pop_back()) {
      ASSERT_TRUE(game.undo());
      ASSERT_NO_FATAL_FAILURE(expect_same(game.board(), past.back().board()));
      ASSERT_EQ(game.to_play(), past.back().to_play());
      ASSERT_EQ(game.repetition(), past.back().repetition());
    }
    ASSERT_FALSE(game.undo());
  }
}

}  // namespace
}  // namespace shinpan::board
