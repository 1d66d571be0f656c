#include "shinpan/proof/proof.hpp"

#include <gtest/gtest.h>

namespace shinpan::proof {
namespace {

using board::Color;
using board::Point;
using board::PointSet;
using board::Size;
using board::Stone;
using Kind = Word::Kind;

constexpr Size kSize{3, 2};

Point at(std::string_view vertex) {
  return *board::parse_vertex(kSize, vertex);
}

// Not a proof of anything: every kind of word and claim once.
Proof example() {
  Proof proof;
  proof.size = kSize;
  proof.stones = {
      Stone::Black, Stone::Empty, Stone::White, Stone::Empty, Stone::White, Stone::Empty};
  Claim living;
  living.kind = Claim::Kind::Living;
  living.color = Color::White;
  living.points.insert(at("C2"));
  living.eyes.insert(at("B2"));
  proof.add(living);
  Claim clears;
  clears.kind = Claim::Kind::Clears;
  clears.point = at("A2");
  clears.points.insert(at("A2"));
  clears.first = Color::White;
  clears.strategy = {{Kind::Label, {}, 7},
                     {Kind::OpenOne, {}, 0},
                     {Kind::About, at("B2"), 0},
                     {Kind::Captured, {}, 0},
                     {Kind::CloseOne, {}, 0},
                     {Kind::Play, at("A1"), 0},
                     {Kind::Label, {}, 9},
                     {Kind::OpenAll, {}, 0},
                     {Kind::Pass, {}, 0},
                     {Kind::Reference, {}, 9},
                     {Kind::PassFor, at("A2"), 0},
                     {Kind::Enclosed, {}, 0},
                     {Kind::CloseAll, {}, 0}};
  proof.add(clears);
  proof.statuses.push_back({Clause::Captured, at("A2"), {2, 1}});
  return proof;
}

TEST(ProofTest, The_text_is_that_of_the_grammar) {
  Proof proof = example();
  proof.claims[1].strategy = with_used_labels(proof.claims[1].strategy);
  EXPECT_EQ(
      to_text(proof, "a\nname"),
      "\nposition a name\n"
      "size 3 2\n"
      "board\n"
      "X.O\n"
      ".O.\n"
      "claim 1 living white chains C2 eyes B2\n"
      "claim 2 clears A2 on A2 first white { ( B2 captured ) A1 1: [ pass =1 pass:A2 enclosed ] }\n"
      "status dead captured A2 by 2 1\n"
      "end\n");
}

TEST(ProofTest, Labels_that_nothing_refers_to_are_dropped_and_the_others_numbered_from_one) {
  const Strategy strategy = with_used_labels(example().claims[1].strategy);
  EXPECT_EQ(strategy.size(), example().claims[1].strategy.size() - 1);
  EXPECT_EQ(strategy[5], (Word{Kind::Label, {}, 1}));
  EXPECT_EQ(strategy[8], (Word{Kind::Reference, {}, 1}));
}

TEST(ProofTest, An_image_brought_back_is_the_proof_itself) {
  const Proof proof = example();
  for (const board::Symmetry symmetry : board::kSymmetries) {
    for (const bool swapped : {false, true}) {
      const Proof there = image(proof, symmetry, swapped);
      const Proof back = image(there, inverse(symmetry), swapped);
      EXPECT_EQ(back.size, proof.size);
      EXPECT_EQ(back.stones, proof.stones);
      EXPECT_EQ(back.claims, proof.claims);
      EXPECT_EQ(back.statuses, proof.statuses);
      if (swapped) {
        EXPECT_EQ(there.claims[0].color, Color::Black);
        EXPECT_EQ(there.claims[1].first, Color::Black);
      }
    }
  }
}

}  // namespace
}  // namespace shinpan::proof
