#pragma once

#include "gtp/verdict_points.hpp"
#include "shinpan/api/judge.hpp"

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>

namespace shinpan::gtp {

// Reads a whole file by its name.
using LoadFile = std::function<base::Result<std::string>(const std::string&)>;

// What a session begins with.
struct Terms {
  rules::Ruleset rules{};
  std::optional<rules::HalfPoints> komi{};  // nothing: that of the rule set
  count::Reading reading = count::Reading::Customary;
  life::Limits limits{};
  int least_confidence = kLeastConfidence;  // per mille; an estimate below it is no answer
  LoadFile load{};                          // nothing: loadsgf reads no files
};

// One game that a controller sets up, plays and asks about. It is kept as a record, so that its
// verdict is the one that `shinpan judge` gives on that record.
class Session {
 public:
  explicit Session(Terms terms = {});

  // The game
  [[nodiscard]] const rules::Game& game() const { return game_; }

  [[nodiscard]] const board::Board& board() const { return game_.board(); }

  [[nodiscard]] board::Size size() const { return record_.size; }

  [[nodiscard]] int handicap() const { return record_.handicap; }

  // Nothing has been placed or played.
  [[nodiscard]] bool is_fresh() const;

  // An empty board of this size, which must be valid. Rules and komi stay.
  void clear(board::Size size);
  // Black's stones before the game of White's first move; the session must be fresh.
  void place_handicap(std::span<const board::Point> points);
  // A game that begins with these stones. BadSetup when a chain has no liberty; then nothing has
  // changed.
  base::Result<bool> set_position(const rules::Setup& setup);
  // Why the rule set lets nobody, or not that side, go on after the passes; see after_stop.hpp.
  [[nodiscard]] std::optional<std::string> stop_refusal(const rules::Move& move) const;
  // Makes the move; why it may not be made, in words, where it may not.
  std::optional<std::string> play(const rules::Move& move);
  // Takes the last move back; false when there is none since the board was last set up.
  bool undo();
  // Puts stones down or takes them off, or changes whose turn it is.
  void edit(const record::Edit& edit);
  // The game of a record after its first `at` moves, all by default, with its komi and, where they
  // are understood, its rules. NoSuchMove, BadSetup, BadSize; then nothing has changed.
  base::Result<bool> load(const record::GameRecord& record, std::optional<std::size_t> at);

  // The terms
  [[nodiscard]] const rules::Ruleset& rules() const { return terms_.rules; }

  void set_rules(const rules::Ruleset& rules);
  [[nodiscard]] rules::HalfPoints komi() const;
  void set_komi(rules::HalfPoints komi);

  [[nodiscard]] const life::Limits& limits() const { return terms_.limits; }

  void set_limits(const life::Limits& limits);

  [[nodiscard]] count::Reading reading() const { return terms_.reading; }

  void set_reading(count::Reading reading);

  [[nodiscard]] int least_confidence() const { return terms_.least_confidence; }

  void set_least_confidence(int per_mille) { terms_.least_confidence = per_mille; }

  [[nodiscard]] const LoadFile& load_file() const { return terms_.load; }

  // The game as a record, with komi and rules.
  [[nodiscard]] record::GameRecord record() const;

  // The verdict, kept until the position or the terms change. An error when a chain stands without
  // liberties.
  [[nodiscard]] base::Result<const api::Judged*> verdict();

  void forget_verdict() { judged_.reset(); }

  // Settings of time by the command that sent them, as they came; no clock runs here.
  std::map<std::string, std::string>& time() { return time_; }

  [[nodiscard]] bool has_quit() const { return quit_; }

  void quit() { quit_ = true; }

 private:
  void rebuild();

  Terms terms_;
  record::GameRecord record_;
  rules::Game game_;
  std::optional<api::Judged> judged_;
  std::map<std::string, std::string> time_;
  bool quit_ = false;
};

}  // namespace shinpan::gtp
