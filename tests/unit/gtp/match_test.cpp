#include "gtp/match_game.hpp"
#include "gtp/match_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>

namespace shinpan::gtp {
namespace {

using testing::HasSubstr;
using Cause = GameEnd::Cause;
using Kind = record::StatedResult::Kind;

// A program of a few lines: what it answers to genmove, everything else with success.
Player scripted(const std::string& to_genmove) {
  return Player({"sh",
                 "-c",
                 "while read -r c a; do case $c in genmove) " + to_genmove +
                     ";; known_command) echo '= false'; echo;; final_score) echo '= B+1'; echo;;"
                     " quit) exit;; *) echo \"= $c\"; echo;; esac; done"});
}

constexpr const char* kPasses = "echo '= pass'; echo";

// A program that makes these moves, then passes.
Player playing(const std::string& moves) {
  return scripted("n=$((n+1)); i=0; v=pass; for m in " + moves +
                  "; do i=$((i+1)); if [ $i = $n ]; then v=$m; fi; done; echo \"= $v\"; echo");
}

MatchSettings small_board() {
  MatchSettings settings;
  settings.size = board::square(5);
  settings.komi = rules::HalfPoints{1};
  settings.patience = 20000;
  settings.limits = {0, 20000};
  return settings;
}

class Match : public testing::Test {
 protected:
  void SetUp() override { std::signal(SIGPIPE, SIG_IGN); }

  PlayedGame play(Player black, Player white) {
    PlayedGame game = play_game({&black, &white}, settings_);
    black.stop();
    white.stop();
    return game;
  }

  MatchSettings settings_ = small_board();
};

TEST_F(Match, Passes_end_a_game_that_the_verdict_counts) {
  const PlayedGame game = play(playing("C1 C2 C3 C4 C5"), playing("D1 D2 D3 D4 D5"));
  EXPECT_EQ(game.end.cause, Cause::Counted);
  EXPECT_EQ(game.record.result.kind, Kind::Points);
  EXPECT_EQ(game.record.result.margin, rules::HalfPoints{9});
  EXPECT_EQ(game.record.black, "name version");
  EXPECT_EQ(game.scores[0], "B+1");
  EXPECT_FALSE(same_result(*game.scores[0], game.record.result));
  EXPECT_TRUE(same_result("B+4.5", game.record.result));
  const std::string sgf = game_sgf(game, explain::Language::English);
  EXPECT_THAT(sgf, HasSubstr("RE[B+4.5]"));
  EXPECT_THAT(sgf, HasSubstr("TB["));
}

TEST_F(Match, An_open_end_has_no_winner) {
  const PlayedGame game = play(scripted(kPasses), scripted(kPasses));
  EXPECT_EQ(game.end.cause, Cause::Undecided);
  EXPECT_EQ(game.record.result.kind, Kind::Unknown);
}

TEST_F(Match, An_illegal_move_loses_and_the_record_says_why) {
  const PlayedGame game = play(playing("C3"), playing("C3"));
  EXPECT_EQ(game.end.cause, Cause::Illegal);
  EXPECT_EQ(game.end.loser, board::Color::White);
  const std::string sgf = game_sgf(game, explain::Language::English);
  EXPECT_THAT(sgf, HasSubstr("RE[B+F]"));
  EXPECT_THAT(sgf, HasSubstr("illegal move, White C3: the point is taken"));
}

TEST_F(Match, Resignation_is_a_result) {
  const PlayedGame game = play(scripted("echo '= resign'; echo"), scripted(kPasses));
  EXPECT_EQ(game.end.cause, Cause::Resigned);
  EXPECT_THAT(game_sgf(game, explain::Language::English), HasSubstr("RE[W+R]"));
}

TEST_F(Match, A_program_that_dies_loses_and_plays_the_next_game) {
  Player black = scripted("exit 3");
  Player white = scripted(kPasses);
  for (int i = 0; i < 2; ++i) {
    const PlayedGame game = play_game({&black, &white}, settings_);
    EXPECT_EQ(game.end.cause, Cause::Gone);
    EXPECT_EQ(game.record.result.winner, board::Color::White);
    EXPECT_TRUE(game.end.is_failure());
  }
  const PlayedGame other = play_game({&white, &white}, settings_);
  EXPECT_EQ(other.end.cause, Cause::Undecided);
}

TEST_F(Match, A_program_that_hangs_loses) {
  settings_.patience = 300;
  const PlayedGame game = play(scripted(kPasses), scripted("sleep 60"));
  EXPECT_EQ(game.end.cause, Cause::Silent);
  EXPECT_EQ(game.end.loser, board::Color::White);
}

TEST_F(Match, A_program_that_talks_without_end_loses) {
  const PlayedGame game = play(scripted("yes '= D4'"), scripted(kPasses));
  EXPECT_EQ(game.end.cause, Cause::Noise);
}

TEST_F(Match, What_is_no_move_loses) {
  const PlayedGame game = play(scripted("echo '= Z99'; echo"), scripted(kPasses));
  EXPECT_EQ(game.end.cause, Cause::Garbled);
  EXPECT_EQ(game.end.detail, "Z99");
}

TEST_F(Match, The_clock_is_kept) {
  settings_.time = referee::Absolute{300};
  const PlayedGame game = play(scripted("sleep 5; echo '= pass'; echo"), scripted(kPasses));
  EXPECT_EQ(game.end.cause, Cause::Time);
  EXPECT_THAT(game_sgf(game, explain::Language::English), HasSubstr("RE[W+T]"));
  EXPECT_LT(game.milliseconds[0], 4000);
}

TEST_F(Match, Overtime_is_time) {
  settings_.time = referee::Byoyomi{0, 5000, 1};
  EXPECT_EQ(play(scripted(kPasses), scripted(kPasses)).end.cause, Cause::Undecided);
  settings_.time = referee::Canadian{0, 200, 5};
  EXPECT_EQ(play(scripted("sleep 5"), scripted(kPasses)).end.cause, Cause::Time);
}

TEST_F(Match, A_program_that_does_not_start_is_noticed) {
  Player none({"no-such-program-anywhere"});
  EXPECT_FALSE(none.start(1000));
  Player white = scripted(kPasses);
  EXPECT_EQ(play_game({&none, &white}, settings_).end.cause, Cause::Gone);
}

TEST_F(Match, A_match_is_summed_up_by_player) {
  Player first = scripted("echo '= resign'; echo");
  Player second = scripted("echo '= resign'; echo");
  MatchTally tally;
  tally.add(play_game({&first, &second}, settings_), true);
  tally.add(play_game({&second, &first}, settings_), false);
  EXPECT_EQ(tally.rows[0].wins, 1);
  EXPECT_EQ(tally.rows[1].wins, 1);
}

std::optional<std::string> gnugo() {
  for (const char* path : {"/usr/games/gnugo", "/usr/bin/gnugo", "/usr/local/bin/gnugo"}) {
    if (std::filesystem::exists(path)) {
      return path;
    }
  }
  return std::nullopt;
}

TEST_F(Match, GNU_Go_finishes_games_that_are_judged_alike_from_their_records) {
  const std::optional<std::string> program = gnugo();
  if (!program) {
    GTEST_SKIP() << "GNU Go is not installed (Debian package gnugo)";
  }
  settings_.size = board::square(9);
  settings_.komi = rules::HalfPoints{13};
  settings_.patience = 120000;
  Player first({*program, "--mode", "gtp", "--level", "0", "--seed", "1"});
  Player second({*program, "--mode", "gtp", "--level", "0", "--seed", "2"});
  for (int i = 0; i < 2; ++i) {
    const PlayedGame game =
        i == 0 ? play_game({&first, &second}, settings_) : play_game({&second, &first}, settings_);
    EXPECT_TRUE(game.end.cause == Cause::Counted || game.end.cause == Cause::Resigned)
        << game_text(explain::Language::English, 1, game);
    const auto import = record::read(game_sgf(game, explain::Language::English));
    ASSERT_TRUE(import && import->games.front());
    const record::GameRecord& record = *import->games.front();
    EXPECT_EQ(record.result, game.record.result);
    api::JudgeOptions options;
    options.limits = settings_.limits;
    const base::Result<api::Judged> judged = api::judge(record, options);
    ASSERT_TRUE(judged);
    if (game.end.cause == Cause::Counted) {
      EXPECT_TRUE(same_result(count::result_text(judged->verdict.outcome), game.record.result));
    }
  }
  first.stop();
  second.stop();
}

}  // namespace
}  // namespace shinpan::gtp
