#include "leaflet/figures.hpp"

#include "shinpan/api/count.hpp"
#include "shinpan/explain/numbers.hpp"
#include "shinpan/explain/phrase.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace shinpan::leaflet {

namespace {

using base::Error;
using base::ErrorCode;
using base::Result;
using board::Color;
using board::Point;
using board::PointSet;
using nlohmann::json;
using rules::HalfPoints;
using Names = std::vector<std::string>;

// The same answer on every machine.
constexpr std::uint64_t kNodes = 200000;

Color color_of(const std::string& side) {
  return side == "W" ? Color::White : Color::Black;
}

std::optional<rules::Move> move_of(board::Size size, const std::string& text) {
  const Color color = color_of(text.substr(0, 1));
  const std::string where = text.size() > 2 ? text.substr(2) : "";
  if (where == "pass") {
    return rules::Move::pass(color);
  }
  const std::optional<Point> point = board::parse_vertex(size, where);
  return point ? std::optional(rules::Move::play(color, *point)) : std::nullopt;
}

Names names_of(board::Size size, const PointSet& points) {
  Names out;
  for (const Point p : points) {
    out.push_back(board::vertex(size, p));
  }
  return out;
}

Names sorted(Names names) {
  std::sort(names.begin(), names.end());
  return names;
}

Names teire_of(board::Size size, const count::Verdict& verdict) {
  Names out;
  for (const count::Teire& teire : verdict.teire) {
    out.push_back(board::vertex(size, teire.point));
  }
  return out;
}

// The words of the book's claims.
const char* word_of(rules::Refusal refusal) {
  switch (refusal) {
    case rules::Refusal::Occupied:
      return "occupied";
    case rules::Refusal::Ko:
      return "ko";
    case rules::Refusal::Suicide:
      return "suicide";
    case rules::Refusal::PositionalRepetition:
    case rules::Refusal::SituationalRepetition:
      return "repetition";
    default:
      return "outside";
  }
}

const char* word_of(life::Status status) {
  switch (status) {
    case life::Status::Alive:
      return "alive";
    case life::Status::Seki:
      return "seki";
    case life::Status::Dead:
      return "dead";
    case life::Status::Undecided:
      return "undecided";
  }
  return "undecided";
}

// "legal", or why not.
std::string legality(const rules::Game& game, const json& asked) {
  const std::optional<rules::Move> move = move_of(game.board().size(), asked.at("move"));
  if (!move) {
    return "outside";
  }
  const std::optional<rules::Refusal> refusal = game.refusal(*move);
  return refusal ? word_of(*refusal) : "legal";
}

// The points whose stones the last move took.
Names taken(const rules::Game& game) {
  rules::Game before = game;
  if (!before.undo()) {
    return {};
  }
  const PointSet gone = game.board().empty_points() - before.board().empty_points();
  return names_of(game.board().size(), gone);
}

HalfPoints whole(std::size_t number) {
  return HalfPoints::points(static_cast<std::int32_t>(number));
}

Result<rules::Position> start_of(const json& board) {
  const json& rows = board.at("rows");
  rules::Setup setup;
  setup.size = {static_cast<std::uint8_t>(rows.at(0).get<std::string>().size()),
                static_cast<std::uint8_t>(rows.size())};
  for (const json& row : rows) {
    for (const char sign : row.get<std::string>()) {
      setup.stones.push_back(sign == 'X'   ? board::Stone::Black
                             : sign == 'O' ? board::Stone::White
                                           : board::Stone::Empty);
    }
  }
  setup.to_play = color_of(board.value("to_play", "B"));
  if (board.contains("prisoners")) {
    // What a side has taken are the other's stones.
    setup.captured_black = board.at("prisoners").value("W", 0);
    setup.captured_white = board.at("prisoners").value("B", 0);
  }
  return rules::Position::from(setup);
}

}  // namespace

Error Figures::fault(const std::string& what) const {
  return {ErrorCode::Internal, {}, board_->value("id", "board") + ": " + what};
}

Result<Figures> Figures::from(const json& board) {
  Figures out(board);
  const Result<rules::Position> start = start_of(board);
  const std::optional<rules::Ruleset> rules = rules::preset(board.value("rules", "atlas"));
  if (!start || !rules) {
    return out.fault(rules ? "rows" : "rules");
  }
  out.games_.emplace_back(*start, *rules);
  for (const json& step : board.value("steps", json::array())) {
    rules::Game game = out.games_.back();
    const std::string said = legality(game, step);
    if (said != step.value("illegal", "legal")) {
      return out.fault(step.at("move").get<std::string>() + " is " + said);
    }
    if (said == "legal") {
      game.play(*move_of(game.board().size(), step.at("move")));
      out.games_.push_back(std::move(game));
    }
  }
  return out;
}

Result<rules::Game> Figures::moment(const json& asked) const {
  const std::size_t after = asked.value("after", std::size_t{0});
  if (after >= games_.size()) {
    return fault("after " + std::to_string(after));
  }
  rules::Game game = games_[after];
  for (const json& text : asked.value("moves", json::array())) {
    const std::optional<rules::Move> move = move_of(game.board().size(), text);
    if (!move || game.play(*move)) {
      return fault(text.get<std::string>());
    }
  }
  return game;
}

record::GameRecord Figures::record_of(const rules::Game& game, const json& asked) const {
  const rules::Position position = game.position();
  record::GameRecord out;
  out.size = position.size();
  out.start.size = out.size;
  for (int i = 0; i < out.size.area(); ++i) {
    out.start.stones.push_back(position.board().at({static_cast<std::uint16_t>(i)}));
  }
  out.start.to_play = position.to_play();
  out.start.captured_black = position.captured(Color::Black);
  out.start.captured_white = position.captured(Color::White);
  const json& komi = asked.contains("komi") ? asked : *board_;
  if (komi.contains("komi")) {
    out.komi = HalfPoints{static_cast<std::int32_t>(komi.at("komi").get<double>() * 2)};
  }
  return out;
}

Result<api::Judged> Figures::judged(const rules::Game& game, const json& asked) const {
  api::JudgeOptions options;
  options.rules = rules::preset(asked.value("rules", game.rules().id));
  options.reading = asked.value("strict", false) ? count::Reading::Strict : options.reading;
  options.dead = asked.value("dead", Names());
  options.alive = asked.value("alive", Names());
  options.limits = {0, kNodes};
  return api::judge(record_of(game, asked), options);
}

Result<api::Judged> Figures::verdict() const {
  return judged(last(), json::object());
}

Result<Value> Figures::of_chain(const rules::Game& game, const json& asked) const {
  const board::Board& board = game.board();
  const std::optional<Point> at =
      board::parse_vertex(board.size(), asked.at("at").get<std::string>());
  if (!at || board.is_empty(*at)) {
    return fault("no stone at " + asked.at("at").get<std::string>());
  }
  const std::string kind = asked.at("kind");
  const Point root = board.root(*at);
  if (kind == "liberties") {
    return Value(whole(static_cast<std::size_t>(board.liberty_count(root))));
  }
  if (kind == "stones") {
    return Value(whole(static_cast<std::size_t>(board.chain_size(root))));
  }
  return Value(
      names_of(board.size(), kind == "liberty-points" ? board.liberties(root) : board.chain(root)));
}

Result<Value> Figures::of_method(const rules::Game& game, const json& asked) const {
  const std::optional<count::Method> method =
      count::method_of(asked.at("method").get<std::string>());
  if (!method) {
    return fault("method");
  }
  api::CountOptions options;
  options.judge.rules = rules::preset(asked.value("rules", game.rules().id));
  options.judge.limits = {0, kNodes};
  options.methods = {*method};
  options.neutral = asked.value("leave_neutral", false) ? count::NeutralPoints::Left
                                                        : count::NeutralPoints::Filled;
  const Result<api::CountedGame> counted = api::count_game(record_of(game, asked), options);
  if (!counted) {
    return counted.error();
  }
  const count::Counted& answer = counted->counts.front();
  const HalfPoints lead = answer.outcome.margin;
  const std::string kind = asked.at("kind");
  if (kind == "method-total") {
    return Value(answer.total[board::index_of(color_of(asked.at("side")))]);
  }
  return Value(kind == "method-margin" ? HalfPoints{std::abs(lead.halves)} : lead);
}

Result<Value> Figures::of_verdict(const rules::Game& game, const json& asked) const {
  const Result<api::Judged> judgement = judged(game, asked);
  if (!judgement) {
    return judgement.error();
  }
  const count::Verdict& verdict = judgement->verdict;
  const board::Size size = game.board().size();
  const std::string kind = asked.at("kind");
  const count::Side& side = verdict.side[board::index_of(color_of(asked.value("side", "B")))];
  const std::pair<const char*, HalfPoints> sums[] = {
      {"territory", side.territory},
      {"prisoners", side.prisoners},
      {"dead", side.dead},
      {"living", side.stones},
      {"tax", side.tax},
      {"total", side.total},
      {"area", side.territory + side.stones},
      {"komi", judgement->komi},
      {"lead", verdict.outcome.margin},
      {"margin", {std::abs(verdict.outcome.margin.halves)}},
      {"neutral",
       whole(static_cast<std::size_t>(
           std::count(verdict.owner.begin(), verdict.owner.end(), count::Owner::Neutral)))},
  };
  for (const auto& [name, value] : sums) {
    if (kind == name) {
      return Value(value);
    }
  }
  const std::pair<const char*, Names> lists[] = {
      {"dame", names_of(size, verdict.dame)},
      {"seki-liberties", names_of(size, verdict.seki_liberties)},
      {"teire", teire_of(size, verdict)},
  };
  for (const auto& [name, points] : lists) {
    if (kind == name) {
      return Value(whole(points.size()));
    }
    if (kind == std::string(name) + "-points") {
      return Value(points);
    }
  }
  return fault("no such kind of fact: " + kind);
}

Result<Value> Figures::found(const json& asked) const {
  const Result<rules::Game> game = moment(asked);
  if (!game) {
    return game.error();
  }
  const board::Board& board = game->board();
  const std::string kind = asked.at("kind");
  if (kind == "liberties" || kind == "liberty-points" || kind == "stones" ||
      kind == "chain-points") {
    return of_chain(*game, asked);
  }
  if (kind == "captured" || kind == "captured-points") {
    const Names gone = taken(*game);
    return kind == "captured" ? Value(whole(gone.size())) : Value(gone);
  }
  if (kind == "points") {
    return Value(whole(static_cast<std::size_t>(board.size().area())));
  }
  if (kind == "width") {
    return Value(whole(board.size().cols));
  }
  if (kind == "on-board") {
    const std::string side = asked.value("side", "");
    const int black = side == "W" ? 0 : board.stones(Color::Black).count();
    const int white = side == "B" ? 0 : board.stones(Color::White).count();
    return Value(whole(static_cast<std::size_t>(black + white)));
  }
  return kind.compare(0, 7, "method-") == 0 ? of_method(*game, asked) : of_verdict(*game, asked);
}

Result<Value> Figures::fact(const std::string& name) const {
  const json facts = board_->value("facts", json::object());
  return facts.contains(name) ? found(facts.at(name)) : fault("no such fact: " + name);
}

Result<bool> Figures::holds_on_board(const rules::Game& game, const json& claim) const {
  const std::string kind = claim.at("kind");
  if (kind == "legal") {
    return legality(game, claim) == "legal";
  }
  if (kind == "illegal") {
    return legality(game, claim) == claim.at("because").get<std::string>();
  }
  if (kind == "captures") {
    return sorted(taken(game)) == sorted(claim.at("points").get<Names>());
  }
  if (kind == "same-board") {
    return same_stones(game.board(), games_.at(claim.at("as_after")).board());
  }
  const bool atari = kind == "atari";
  const std::string at = atari ? claim.at("at") : claim.at("points").at(0);
  const Result<Value> chain =
      of_chain(game, {{"kind", atari ? "liberties" : "chain-points"}, {"at", at}});
  if (!chain) {
    return chain.error();
  }
  if (atari) {
    return value_number(*chain) == HalfPoints::points(1);
  }
  const Names stones = sorted(std::get<Names>(*chain));
  const Names named = claim.at("points");
  if (kind == "not-chained") {
    return !std::binary_search(stones.begin(), stones.end(), named.at(1));
  }
  return claim.value("whole", true)
             ? sorted(named) == stones
             : std::all_of(named.begin(), named.end(), [&](const std::string& name) {
                 return std::binary_search(stones.begin(), stones.end(), name);
               });
}

Result<bool> Figures::holds_of_verdict(const rules::Game& game, const json& claim) const {
  const Result<api::Judged> judgement = judged(game, claim);
  if (!judgement) {
    return judgement.error();
  }
  const count::Verdict& verdict = judgement->verdict;
  const board::Size size = game.board().size();
  const std::string kind = claim.at("kind");
  if (kind == "finished") {
    return verdict.finished == claim.at("is").get<bool>();
  }
  if (kind == "winner") {
    const int lead = verdict.outcome.margin.halves;
    return claim.at("is").get<std::string>() == (lead > 0 ? "B" : lead < 0 ? "W" : "nobody");
  }
  if (kind == "neutral-points") {
    const bool seki = claim.value("seki", false);
    return sorted(names_of(size, seki ? verdict.seki_liberties : verdict.dame)) ==
           sorted(claim.at("points").get<Names>());
  }
  if (kind != "status") {
    return fault("no such kind of claim: " + kind);
  }
  const std::optional<Point> at = board::parse_vertex(size, claim.at("at").get<std::string>());
  for (const life::Group& group : verdict.life.groups) {
    if (at && group.points.contains(*at)) {
      const bool proved = !claim.value("proved", true) || group.basis != life::Basis::Estimate;
      return proved && claim.at("is").get<std::string>() == word_of(group.status);
    }
  }
  return fault("no stone for a status");
}

Result<bool> Figures::holds(const json& claim) const {
  const std::string kind = claim.at("kind");
  const auto number = [&](const json& part) -> Result<HalfPoints> {
    if (part.is_number()) {
      return HalfPoints{static_cast<std::int32_t>(part.get<double>() * 2)};
    }
    const Result<Value> value = fact(part.get<std::string>());
    return value ? Result<HalfPoints>(value_number(*value)) : value.error();
  };
  if (kind == "sum" || kind == "compare") {
    const json parts = kind == "sum" ? claim.at("parts") : json::array({claim.at("left")});
    const Result<HalfPoints> right = number(claim.at(kind == "sum" ? "total" : "right"));
    HalfPoints left;
    for (const json& part : parts) {
      const Result<HalfPoints> value = number(part);
      if (!value) {
        return value.error();
      }
      left += *value;
    }
    if (!right) {
      return right.error();
    }
    const std::string is = claim.value("is", "=");
    return is == "<" ? left < *right : is == ">" ? left > *right : (is == "=") == (left == *right);
  }
  const Result<rules::Game> game = moment(claim);
  if (!game) {
    return game.error();
  }
  constexpr std::array kOfTheBoard = {
      "legal", "illegal", "captures", "same-board", "atari", "chain", "not-chained"};
  const bool of_board = std::any_of(
      kOfTheBoard.begin(), kOfTheBoard.end(), [&](const char* name) { return kind == name; });
  return of_board ? holds_on_board(*game, claim) : holds_of_verdict(*game, claim);
}

Result<bool> Figures::hold() const {
  std::size_t number = 0;
  for (const json& claim : board_->value("claims", json::array())) {
    const Result<bool> held = holds(claim);
    ++number;
    if (!held) {
      return held.error();
    }
    if (!*held) {
      return fault("claim " + std::to_string(number) + " (" + claim.at("kind").get<std::string>() +
                   ") does not hold");
    }
  }
  return true;
}

std::string value_text(const Value& value, explain::Language language) {
  if (const auto* const number = std::get_if<HalfPoints>(&value)) {
    std::string text = explain::number_text(language, *number);
    return text.front() == '-' ? "\u2212" + text.substr(1) : text;
  }
  std::string out;
  for (const std::string& name : std::get<Names>(value)) {
    out += (out.empty() ? "" : ", ") + name;
  }
  return out.empty() ? explain::in(language, {"none", "нет"}) : out;
}

HalfPoints value_number(const Value& value) {
  const auto* const number = std::get_if<HalfPoints>(&value);
  return number != nullptr ? *number : whole(std::get<Names>(value).size());
}

}  // namespace shinpan::leaflet
