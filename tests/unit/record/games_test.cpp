#include "shinpan/record/finish_record.hpp"
#include "shinpan/record/sgf_export.hpp"
#include "test_data.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <map>

// Whole games against what is known of them: final board, captures, number of moves, komi,
// handicap.
namespace shinpan::record {
namespace {

using board::Color;

class Collection {
 public:
  Collection(std::filesystem::path folder, const char* index) : folder_(std::move(folder)) {
    const std::vector<std::string> lines = lines_of(folder_ / index);
    for (std::size_t i = 1; i < lines.size(); ++i) {
      games_.push_back(fields_of(lines[i]));
    }
    for (const std::string& line : lines_of(folder_ / "truth.jsonl")) {
      nlohmann::json truth = nlohmann::json::parse(line);
      const std::string file = truth["file"];
      truth_[file] = std::move(truth);
    }
  }

  // Checks every game; the number of games.
  std::size_t check() const {
    for (const std::vector<std::string>& game : games_) {
      check_game(game);
    }
    return games_.size();
  }

 private:
  // Columns of the index.
  static constexpr std::size_t kFile = 0;
  static constexpr std::size_t kHandicap = 5;
  static constexpr std::size_t kMoves = 7;

  void check_game(const std::vector<std::string>& game) const {
    const std::string& file = game[kFile];
    const GameRecord record = only_game(bytes_of(folder_ / file), file);
    const base::Result<Replay> replayed = replay(record, rules::Ruleset{});
    ASSERT_TRUE(replayed) << file;
    EXPECT_EQ(std::to_string(replayed->moves), game[kMoves]) << file;
    if (!game[kHandicap].empty() && game[kHandicap] != "1") {
      EXPECT_EQ(std::to_string(record.handicap), game[kHandicap]) << file;
    }
    EXPECT_FALSE(has_warning(record, WarningCode::SyntaxRepaired)) << file;
    EXPECT_FALSE(has_warning(record, WarningCode::UnreadableProperty)) << file;
    EXPECT_FALSE(has_warning(record, WarningCode::UnknownRules)) << file << record.rules_text;
    const auto truth = truth_.find(file);
    if (truth != truth_.end()) {
      check_end(*replayed, record, truth->second);
    }
    check_written(record, *replayed, file);
  }

  static void check_end(const Replay& replayed,
                        const GameRecord& record,
                        const nlohmann::json& truth) {
    const std::string file = truth["file"];
    EXPECT_EQ(rows_of(replayed.game.board()), truth["board"].get<std::vector<std::string>>())
        << file;
    EXPECT_EQ(replayed.game.captured(Color::Black), truth["captured_black"].get<int>()) << file;
    EXPECT_EQ(replayed.game.captured(Color::White), truth["captured_white"].get<int>()) << file;
    ASSERT_TRUE(record.komi.has_value()) << file;
    EXPECT_EQ(record.komi->halves, static_cast<int>(truth["komi"].get<double>() * 2)) << file;
  }

  // Written as SGF and read again it is the same game.
  static void check_written(const GameRecord& record,
                            const Replay& replayed,
                            const std::string& file) {
    const GameRecord again = only_game(to_sgf(record));
    EXPECT_EQ(again.start, record.start) << file;
    EXPECT_EQ(again.komi, record.komi) << file;
    EXPECT_EQ(again.handicap, record.handicap) << file;
    EXPECT_EQ(again.result, record.result) << file;
    EXPECT_EQ(again.black_territory, record.black_territory) << file;
    EXPECT_EQ(again.white_territory, record.white_territory) << file;
    const base::Result<Replay> second = replay(again, rules::Ruleset{});
    ASSERT_TRUE(second) << file;
    EXPECT_EQ(second->moves, replayed.moves) << file;
    EXPECT_TRUE(same_stones(second->game.board(), replayed.game.board())) << file;
  }

  std::filesystem::path folder_;
  std::vector<std::vector<std::string>> games_;
  std::map<std::string, nlohmann::json> truth_;
};

TEST(Games, The_games_of_the_repository_end_as_is_known) {
  EXPECT_EQ(Collection(data_folder() / "games", "SOURCES.tsv").check(), 14U);
}

TEST(Games, All_games_of_the_development_set_end_as_is_known) {
  const std::filesystem::path shared = shared_data();
  if (shared.empty() || !std::filesystem::exists(shared / "games-dev/games.tsv")) {
    GTEST_SKIP() << "no folder games-dev under SHINPAN_SHARED or ../shared";
  }
  EXPECT_EQ(Collection(shared / "games-dev", "games.tsv").check(), 1248U);
}

}  // namespace
}  // namespace shinpan::record
