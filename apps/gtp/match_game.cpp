#include "gtp/match_game.hpp"

#include "gtp/match_text.hpp"
#include "gtp/verdict_points.hpp"
#include "gtp/words.hpp"
#include "shinpan/api/sgf_text.hpp"
#include "shinpan/explain/quoted.hpp"
#include "shinpan/record/quantity.hpp"
#include "shinpan/record/sgf_export.hpp"
#include "shinpan/record/stated_result.hpp"
#include "shinpan/referee/gtp_time.hpp"
#include "shinpan/referee/match.hpp"
#include "shinpan/referee/sgf_time.hpp"

#include <algorithm>

namespace shinpan::gtp {

namespace {

using board::Color;
using Cause = GameEnd::Cause;

// After how many milliseconds of thought the clock is out; nothing without a limit.
std::optional<std::int64_t> time_to_run(const referee::Clock& clock) {
  if (std::holds_alternative<referee::Unlimited>(clock.system())) {
    return std::nullopt;
  }
  std::int64_t low = 0;
  std::int64_t high = std::int64_t{1} << 50U;
  while (low < high) {
    const std::int64_t middle = low + (high - low) / 2;
    referee::Clock then = clock;
    then.run(middle);
    if (then.is_out()) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}

Cause cause_of(Answer::Kind kind) {
  switch (kind) {
    case Answer::Kind::Gone:
      return Cause::Gone;
    case Answer::Kind::Silent:
      return Cause::Silent;
    case Answer::Kind::Noise:
      return Cause::Noise;
    case Answer::Kind::Success:
    case Answer::Kind::Failure:
      break;
  }
  return Cause::Refused;
}

// One game in play.
class Table {
 public:
  Table(std::array<Player*, 2> players, const MatchSettings& settings)
      : players_(players),
        settings_(settings),
        match_(rules::Position::from(board::Board(settings.size), Color::Black),
               {settings.rules, settings.komi, 0, {}, {settings.time, settings.time}}) {
    out_.record.size = settings.size;
    out_.record.start = rules::Setup::empty(settings.size);
    out_.record.komi = settings.komi;
    const referee::SgfTimeSettings time = referee::sgf_time_settings(settings.time);
    out_.record.times.main_time = time.main_time;
    out_.record.times.overtime = time.overtime;
    const std::string_view name = rules::sgf_name(settings.rules);
    out_.record.rules_text = name.empty() ? rules::katago_compact(settings.rules) : name;
  }

  PlayedGame play() {
    for (const Color color : board::kColors) {
      if (!ended_ && !player(color).start(settings_.patience)) {
        lose(color, Cause::Gone, "name");
      }
      set_up(color);
    }
    out_.record.black = players_[0]->name();
    out_.record.white = players_[1]->name();
    const auto most = static_cast<std::size_t>(5 * settings_.size.area());
    while (!ended_ && match_.phase() == referee::Phase::Play) {
      if (match_.events().size() >= most) {
        end({Cause::TooLong});
      } else if (is_equal_cycle()) {
        end({Cause::Repetition});
      } else {
        move(match_.to_move());
      }
    }
    if (!ended_) {
      judge();
    }
    return std::move(out_);
  }

 private:
  Player& player(Color color) { return *players_[board::index_of(color)]; }

  void end(const GameEnd& how) {
    ended_ = true;
    out_.end = how;
    record::StatedResult& result = out_.record.result;
    result.winner = board::opposite(how.loser);
    switch (how.cause) {
      case Cause::Resigned:
        result.kind = record::StatedResult::Kind::Resignation;
        break;
      case Cause::Time:
        result.kind = record::StatedResult::Kind::Time;
        break;
      case Cause::Repetition:
      case Cause::TooLong:
        result.kind = record::StatedResult::Kind::Void;
        break;
      case Cause::Counted:
      case Cause::Undecided:
        break;
      default:
        result.kind = record::StatedResult::Kind::Forfeit;
        break;
    }
  }

  void lose(Color loser, Cause cause, const std::string& detail) {
    end({cause, loser, explain::quoted(detail)});
  }

  // A command that has to succeed.
  bool order(Color color, const std::string& command) {
    if (ended_) {
      return false;
    }
    const Answer answer = player(color).ask(command, settings_.patience);
    if (!answer.ok()) {
      const std::string said = answer.text.empty() ? "" : ": " + answer.text;
      lose(color, cause_of(answer.kind), command + said);
    }
    return answer.ok();
  }

  // The same for one that the program may not know.
  void order_if_known(Color color, const std::string& command) {
    const std::string name = command.substr(0, command.find(' '));
    if (!ended_ && player(color).knows(name, settings_.patience)) {
      static_cast<void>(player(color).ask(command, settings_.patience));
    }
  }

  void set_up(Color color) {
    const board::Size size = settings_.size;
    order(color,
          size.is_square() ? "boardsize " + std::to_string(size.cols)
                           : "rectangular_boardsize " + std::to_string(size.cols) + ' ' +
                                 std::to_string(size.rows));
    order(color, "clear_board");
    order(color, "komi " + record::points_text(settings_.komi));
    const std::string_view name = rules::katago_name(settings_.rules);
    if (!name.empty()) {
      order_if_known(color, "kata-set-rules " + std::string(name));
    }
    set_time(color);
  }

  // In the first way of telling the time that the program knows and that can tell it.
  void set_time(Color color) {
    struct Way {
      const char* command;
      std::optional<std::string> text;
    };

    const Way ways[] = {{"kata-time_settings", referee::kata_time_settings_text(settings_.time)},
                        {"kgs-time_settings", referee::kgs_time_settings_text(settings_.time)},
                        {"time_settings", referee::time_settings_text(settings_.time)}};
    const bool unlimited = std::holds_alternative<referee::Unlimited>(settings_.time);
    for (const Way& way : ways) {
      if (!unlimited && way.text && !ended_ &&
          player(color).knows(way.command, settings_.patience)) {
        const std::string command = std::string(way.command) + ' ' + *way.text;
        static_cast<void>(player(color).ask(command, settings_.patience));
        return;
      }
    }
  }

  [[nodiscard]] bool is_equal_cycle() const {
    const std::optional<rules::Repetition> cycle = match_.no_result_offered();
    return cycle && cycle->black_lost == cycle->white_lost;
  }

  void move(Color color) {
    const referee::Clock& clock = match_.clock(color);
    const std::string side = color_word(color);
    if (const std::optional<std::string> left = referee::time_left_text(clock)) {
      order_if_known(color, "time_left " + side + ' ' + *left);
    }
    const std::optional<std::int64_t> limit = time_to_run(clock);
    const std::string command = "genmove " + side;
    const Answer answer = player(color).ask(command, limit.value_or(settings_.patience));
    out_.milliseconds[board::index_of(color)] += answer.milliseconds;
    now_ += answer.milliseconds;
    if (limit && (answer.kind == Answer::Kind::Silent || answer.milliseconds >= *limit)) {
      lose(color, Cause::Time, {});
    } else if (!answer.ok()) {
      lose(color,
           cause_of(answer.kind),
           command + (answer.text.empty() ? std::string() : ": " + answer.text));
    } else {
      make(color, answer.text);
    }
  }

  void make(Color color, const std::string& vertex) {
    if (lower(vertex) == "resign") {
      lose(color, Cause::Resigned, {});
      return;
    }
    const std::optional<rules::Move> move = parse_move(settings_.size, color_word(color), vertex);
    if (!move) {
      lose(color, Cause::Garbled, vertex);
      return;
    }
    const bool is_pass = move->kind == rules::Move::Kind::Pass;
    const referee::Action action = is_pass ? referee::Action(referee::Pass{color})
                                           : referee::Action(referee::Play{color, move->point});
    if (const std::optional<referee::Objection> objection = match_.apply({action, now_})) {
      const rules::Refusal refusal = objection->refusal.value_or(rules::Refusal::GameOver);
      end({Cause::Illegal, color, {}, *move, refusal});
      return;
    }
    out_.record.steps.emplace_back(*move);
    const referee::SgfTimeLeft left = referee::sgf_time_left(match_.clock(color));
    out_.record.times.left.push_back({left.seconds, left.moves});
    order(board::opposite(color),
          std::string("play ") + color_word(color) + ' ' + move_vertex(settings_.size, *move));
  }

  // The end by the verdict that `shinpan judge` gives.
  void judge() {
    api::JudgeOptions options;
    options.rules = settings_.rules;
    options.limits = settings_.limits;
    base::Result<api::Judged> judged = api::judge(out_.record, options);
    const bool counted = judged && is_countable(*judged);
    end({counted ? Cause::Counted : Cause::Undecided});
    if (judged) {
      out_.judged = std::move(*judged);
    }
    if (counted) {
      set_counted(out_.judged->verdict.outcome);
    }
    for (const Color color : board::kColors) {
      const Answer answer = player(color).ask("final_score", settings_.patience);
      if (answer.ok()) {
        out_.scores[board::index_of(color)] = explain::quoted(answer.text);
      }
    }
  }

  void set_counted(const count::Outcome& outcome) {
    record::StatedResult& result = out_.record.result;
    const int halves = outcome.margin.halves;
    result.winner = halves >= 0 ? Color::Black : Color::White;
    result.margin = rules::HalfPoints{std::abs(halves)};
    result.kind = halves != 0               ? record::StatedResult::Kind::Points
                  : outcome.black_wins_ties ? record::StatedResult::Kind::Win
                                            : record::StatedResult::Kind::Draw;
  }

  std::array<Player*, 2> players_;
  const MatchSettings& settings_;
  referee::Match match_;
  referee::Milliseconds now_ = 0;
  PlayedGame out_{};
  bool ended_ = false;
};

}  // namespace

PlayedGame play_game(std::array<Player*, 2> players, const MatchSettings& settings) {
  return Table(players, settings).play();
}

bool same_result(const std::string& score, const record::StatedResult& result) {
  const record::StatedResult said = record::read_result(score);
  const bool won = result.kind == record::StatedResult::Kind::Points;
  return said.kind == result.kind &&
         (!won || (said.winner == result.winner && said.margin == result.margin));
}

std::string game_sgf(const PlayedGame& game, explain::Language language) {
  if (game.judged) {
    return api::verdict_to_sgf(game.record, *game.judged, language);
  }
  record::SgfTree tree = record::sgf_tree(game.record);
  record::VerdictMarks marks;
  marks.comment = end_text(language, game);
  record::add_verdict(tree, tree.games().front(), game.record.size, marks);
  return record::write_sgf(tree, record::SgfCharset::Utf8);
}

}  // namespace shinpan::gtp
