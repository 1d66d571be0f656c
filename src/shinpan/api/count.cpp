#include "shinpan/api/count.hpp"

#include <algorithm>

namespace shinpan::api {

namespace {

// Whose turn it was when the passes began that ended the game: those are no moves that would be
// made before neutral points are filled.
board::Color turn_at_stop(const rules::Game& game) {
  board::Color turn = game.position().to_play();
  const auto& moves = game.moves();
  for (auto move = moves.rbegin(); move != moves.rend(); ++move) {
    if (move->kind != rules::Move::Kind::Pass) {
      break;
    }
    turn = move->color;
  }
  return turn;
}

rules::Position position_at_stop(const rules::Game& game) {
  const rules::Position position = game.position();
  return rules::Position::from(position.board(),
                               turn_at_stop(game),
                               position.captured(board::Color::Black),
                               position.captured(board::Color::White));
}

}  // namespace

base::Result<CountedGame> count_game(const record::GameRecord& record,
                                     const CountOptions& options) {
  JudgeOptions customary = options.judge;
  customary.reading = count::Reading::Customary;
  const base::Result<Judged> judged = judge(record, customary);
  if (!judged) {
    return judged.error();
  }
  const base::Result<record::Replay> replayed = record::replay(record, judged->rules, customary.at);
  if (!replayed) {
    return replayed.error();
  }
  count::Terms terms;
  terms.rules = judged->rules;
  terms.komi = judged->komi;
  terms.handicap = judged->handicap;
  terms.passes = replayed->passes;
  terms.first_pass = replayed->first_pass;
  CountedGame out{
      *judged,
      {position_at_stop(replayed->game), std::move(terms), judged->verdict.life, options.neutral},
      {}};
  for (const count::Method method : options.methods) {
    out.counts.push_back(count::count_by(method, out.stopped));
  }
  return out;
}

std::vector<SharedCause> shared_causes(const CountedGame& game) {
  std::vector<SharedCause> out;
  const auto territory =
      std::find_if(game.counts.begin(), game.counts.end(), [](const count::Counted& counted) {
        return counted.method == count::Method::Territory;
      });
  if (territory == game.counts.end() || territory->outcome.ending != count::Ending::Counted) {
    return out;
  }
  for (const count::Counted& other : game.counts) {
    for (const count::Cause& cause : count::causes(game.stopped, *territory, other)) {
      const auto same = std::find_if(
          out.begin(), out.end(), [&](const SharedCause& known) { return known.cause == cause; });
      if (same == out.end()) {
        out.push_back({cause, {other.method}});
      } else {
        same->methods.push_back(other.method);
      }
    }
  }
  std::stable_sort(out.begin(), out.end(), [](const SharedCause& a, const SharedCause& b) {
    return a.cause.kind < b.cause.kind;
  });
  return out;
}

}  // namespace shinpan::api
