#include "shinpan/api/match_json.hpp"

#include "support/board_picture.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace shinpan::api {
namespace {

using namespace referee;
using base::ErrorCode;
using board::Color;
using nlohmann::json;

constexpr Color B = Color::Black;
constexpr Color W = Color::White;

// How a match begins

MatchStart start_of(const json& object) {
  const base::Result<MatchStart> start = match_start_from(object.dump());
  EXPECT_TRUE(start) << object << ' ' << (start ? "" : start.error().detail);
  return start.value();
}

base::Error error_of(const json& object) {
  const base::Result<MatchStart> start = match_start_from(object.dump());
  EXPECT_FALSE(start) << object;
  return start ? base::Error{ErrorCode::Internal, {}, {}} : start.error();
}

TEST(MatchStartTest, Nothing_said_is_an_even_game_under_the_usual_rules) {
  const MatchStart start = start_of(json::object());
  EXPECT_EQ(start.position.size(), board::square(19));
  EXPECT_EQ(start.position.board().empty_points().count(), 361);
  EXPECT_EQ(start.position.to_play(), B);
  EXPECT_EQ(start.terms.rules, rules::Ruleset{});
  EXPECT_EQ(start.terms.komi, rules::HalfPoints{13});
  EXPECT_EQ(start.terms.handicap, 0);
  EXPECT_EQ(start.terms.reading, count::Reading::Customary);
  EXPECT_EQ(start.terms.time[0], TimeSystem(Unlimited{}));
  EXPECT_EQ(start.terms.time[1], TimeSystem(Unlimited{}));
}

TEST(MatchStartTest, Every_field_is_read) {
  const MatchStart start = start_of({{"size", {13, 9}},
                                     {"rules", "aga"},
                                     {"komi", -2.5},
                                     {"handicap", 3},
                                     {"strict", true},
                                     {"time", "byoyomi 1800 30 5"},
                                     {"surprise", {{"deep", {1, 2}}}}});
  EXPECT_EQ(start.position.size(), (board::Size{13, 9}));
  EXPECT_EQ(start.terms.rules.id, "aga");
  EXPECT_EQ(start.terms.komi, rules::HalfPoints{-5});
  EXPECT_EQ(start.terms.handicap, 3);
  EXPECT_EQ(start.terms.reading, count::Reading::Strict);
  for (const TimeSystem& time : start.terms.time) {
    EXPECT_EQ(time, TimeSystem(Byoyomi{1800000, 30000, 5}));
  }
}

TEST(MatchStartTest, Rules_bring_their_own_komi) {
  EXPECT_EQ(start_of({{"rules", "chinese"}}).terms.komi, rules::preset("chinese")->komi);
  EXPECT_EQ(start_of({{"rules", {{"id", "chinese"}, {"komi", 3}}}}).terms.komi,
            rules::HalfPoints{6});
}

TEST(MatchStartTest, Time_in_the_words_of_SGF) {
  const json ing = {{"TM", "3600"}, {"OT", "3x600 Ing, 2 points each"}};
  const MatchStart both = start_of({{"time", ing}});
  EXPECT_TRUE(std::holds_alternative<IngOvertime>(both.terms.time[0]));
  EXPECT_EQ(both.terms.time[0], both.terms.time[1]);
  const MatchStart apart = start_of({{"time", {{"white", ing}, {"black", "absolute 60"}}}});
  EXPECT_EQ(apart.terms.time[0], TimeSystem(Absolute{60000}));
  EXPECT_EQ(apart.terms.time[1], both.terms.time[0]);
  EXPECT_FALSE(match_start_from(R"({"time": {"TM": 3600}})"));
  EXPECT_FALSE(match_start_from(R"({"time": {"OT": "long"}})"));
}

TEST(MatchStartTest, The_players_may_have_different_times) {
  const MatchStart start = start_of(
      {{"time", {{"black", "absolute 60"}, {"white", "fischer 30 5"}, {"green", "none"}}}});
  EXPECT_EQ(start.terms.time[0], TimeSystem(Absolute{60000}));
  EXPECT_EQ(start.terms.time[1], TimeSystem(Fischer{30000, 5000}));
  EXPECT_EQ(start_of({{"time", {{"white", "absolute 60"}}}}).terms.time[0],
            TimeSystem(Unlimited{}));
}

TEST(MatchStartTest, A_record_gives_its_last_position_and_its_terms) {
  const json record = {{"record", "(;SZ[5]RU[Chinese]KM[7]HA[2]AB[bb][dd];W[cc];B[cd])"}};
  const MatchStart start = start_of(record);
  EXPECT_EQ(start.position.size(), board::square(5));
  EXPECT_EQ(start.position.board().stones(B).count(), 3);
  EXPECT_EQ(start.position.board().stones(W).count(), 1);
  EXPECT_EQ(start.position.to_play(), W);
  EXPECT_EQ(start.terms.rules.id, "chinese");
  EXPECT_EQ(start.terms.komi, rules::HalfPoints{14});
  EXPECT_EQ(start.terms.handicap, 2);
}

TEST(MatchStartTest, What_is_said_goes_before_what_the_record_says) {
  const json record = {{"record", "(;SZ[5]RU[Chinese]KM[7]HA[2]AB[bb][dd];W[cc])"},
                       {"size", 19},
                       {"rules", "japanese"},
                       {"komi", 0.5},
                       {"handicap", 0}};
  const MatchStart start = start_of(record);
  EXPECT_EQ(start.position.size(), board::square(5)) << "the board is the record's all the same";
  EXPECT_EQ(start.terms.rules.id, "japanese-1989");
  EXPECT_EQ(start.terms.komi, rules::HalfPoints{1});
  EXPECT_EQ(start.terms.handicap, 0);
}

TEST(MatchStartTest, Prisoners_of_the_record_count) {
  const MatchStart start =
      start_of({{"record", "(;SZ[3]KM[0];B[ba];W[aa];B[ab])"}, {"rules", "japanese"}});
  EXPECT_EQ(start.position.captured(W), 1);
}

TEST(MatchStartTest, What_is_wrong_is_named) {
  struct Wrong {
    const char* text;
    ErrorCode code;
    const char* detail;
  };

  const Wrong all[] = {
      {R"({"size":0})", ErrorCode::BadSize, "0"},
      {R"({"size":26})", ErrorCode::BadSize, "26"},
      {R"({"size":-1})", ErrorCode::BadSize, "-1"},
      {R"({"size":9.5})", ErrorCode::BadSize, "9.5"},
      {R"({"size":"9"})", ErrorCode::BadSize, "\"9\""},
      {R"({"size":[9]})", ErrorCode::BadSize, "[9]"},
      {R"({"size":[9,9,9]})", ErrorCode::BadSize, "[9,9,9]"},
      {R"({"size":[9,257]})", ErrorCode::BadSize, "[9,257]"},
      {R"({"size":265})", ErrorCode::BadSize, "265"},
      {R"({"size":18446744073709551615})", ErrorCode::BadSize, "18446744073709551615"},
      {R"({"size":true})", ErrorCode::BadSize, "true"},
      {R"({"rules":"nobody"})", ErrorCode::BadRules, "nobody"},
      {R"({"rules":7})", ErrorCode::BadRules, ""},
      {R"({"komi":0.3})", ErrorCode::BadNumber, "komi"},
      {R"({"komi":"6.5"})", ErrorCode::BadNumber, "komi"},
      {R"({"komi":1e100})", ErrorCode::BadNumber, "komi"},
      {R"({"handicap":-1})", ErrorCode::BadNumber, "handicap"},
      {R"({"handicap":"two"})", ErrorCode::BadNumber, "handicap"},
      {R"({"strict":1})", ErrorCode::BadRequest, "strict"},
      {R"({"time":"soon"})", ErrorCode::BadRequest, "soon"},
      {R"({"time":30})", ErrorCode::BadRequest, "time"},
      {R"({"time":["none"]})", ErrorCode::BadRequest, "time"},
      {R"({"time":{"black":5}})", ErrorCode::BadRequest, "time"},
      {R"({"time":"absolute -1"})", ErrorCode::BadNumber, "-1"},
      {R"({"record":5})", ErrorCode::BadRequest, "record"},
      {R"({"record":"nonsense"})", ErrorCode::UnknownFormat, ""},
      {R"({"record":" "})", ErrorCode::FileEmpty, ""},
  };
  for (const Wrong& wrong : all) {
    const base::Result<MatchStart> start = match_start_from(wrong.text);
    ASSERT_FALSE(start) << wrong.text;
    EXPECT_EQ(start.error().code, wrong.code) << wrong.text;
    EXPECT_EQ(start.error().detail, wrong.detail) << wrong.text;
  }
}

TEST(MatchStartTest, A_record_that_begins_with_stones_without_liberties_is_no_start) {
  EXPECT_EQ(error_of({{"record", "(;SZ[3]AB[ba][ab]AW[aa])"}}).code, ErrorCode::BadSetup);
}

TEST(MatchStartTest, What_is_no_object_is_no_start) {
  for (const char* const text : {"", "[]", "19", "null", "{", "{\"size\":\"\xff\"}"}) {
    const base::Result<MatchStart> start = match_start_from(text);
    ASSERT_FALSE(start) << text;
    EXPECT_EQ(start.error().code, ErrorCode::BadJson) << text;
  }
}

TEST(MatchStartTest, Deep_nesting_is_no_danger) {
  constexpr std::size_t kDepth = 300000;
  for (const char* const name : {"size", "rules", "komi", "handicap", "strict", "time", "record"}) {
    const std::string text = std::string("{\"") + name + "\":" + std::string(kDepth, '[') +
                             std::string(kDepth, ']') + '}';
    const base::Result<MatchStart> start = match_start_from(text);
    ASSERT_FALSE(start) << name;
    EXPECT_LT(start.error().detail.size(), 1000U) << name;
  }
}

// What is told of one

struct Walk {
  Match match;

  explicit Walk(std::string_view picture, std::string_view rules = "japanese")
      : match(support::Picture(picture).position(B), terms(rules)) {}

  static MatchTerms terms(std::string_view rules) {
    MatchTerms out;
    out.rules = rules::preset(rules).value();
    out.komi = out.rules.komi;
    return out;
  }

  [[nodiscard]] board::Point at(std::string_view vertex) const {
    return support::at(match.board().size(), vertex);
  }

  Walk& then(const Action& action, Milliseconds when = 0) {
    const std::optional<Objection> refused = match.apply({action, when});
    EXPECT_FALSE(refused) << action_kind(action.index()).id << ' ' << objection_id(refused->code);
    return *this;
  }

  [[nodiscard]] json shown() const {
    const std::string text = match_json(match);
    EXPECT_EQ(text.find('\n'), std::string::npos);
    const json out = json::parse(text);
    EXPECT_EQ(out["phase"], phase_id(match.phase()));
    EXPECT_EQ(out["events"], match.events().size());
    for (const json& id : out["allowed"]) {
      EXPECT_TRUE(id.is_string());
    }
    return out;
  }
};

constexpr const char* kBoard = R"(
  . X O .
  X X O O
  . X O X
  . X O .)";

bool allows(const json& state, const char* id) {
  const json& allowed = state["allowed"];
  return std::find(allowed.begin(), allowed.end(), id) != allowed.end();
}

TEST(MatchJsonTest, Every_state_has_the_same_fields) {
  Walk walk(kBoard);
  const auto names = [](const json& object) {
    std::vector<std::string> out;
    for (const auto& [name, value] : object.items()) {
      out.push_back(name);
    }
    return out;
  };
  const std::vector<std::string> first = names(walk.shown());
  for (const char* const name : {"phase",
                                 "procedure",
                                 "events",
                                 "size",
                                 "to_play",
                                 "passes_in_a_row",
                                 "position",
                                 "captured",
                                 "penalty",
                                 "clock",
                                 "agreed_dead",
                                 "disputed",
                                 "open",
                                 "agreed",
                                 "no_result_offered",
                                 "allowed",
                                 "count",
                                 "result"}) {
    EXPECT_NE(std::find(first.begin(), first.end(), name), first.end()) << name;
  }
  walk.then(Pass{B}).then(Pass{W});
  EXPECT_EQ(names(walk.shown()), first);
  walk.then(Resign{W});
  EXPECT_EQ(names(walk.shown()), first);
}

TEST(MatchJsonTest, Play) {
  Walk walk(kBoard);
  walk.then(Play{B, walk.at("A1")}).then(Pass{W}).then(Penalize{W, rules::HalfPoints{3}});
  const json state = walk.shown();
  EXPECT_EQ(state["phase"], "play");
  EXPECT_EQ(state["procedure"], "japanese");
  EXPECT_EQ(state["size"], json({4, 4}));
  EXPECT_EQ(state["to_play"], "B");
  EXPECT_EQ(state["passes_in_a_row"], 1);
  EXPECT_EQ(state["position"], json({".XO.", "XXOO", ".XOX", "XXO."}));
  EXPECT_EQ(state["captured"], json({{"black", 0}, {"white", 0}}));
  EXPECT_EQ(state["penalty"], json({{"black", 0}, {"white", 1.5}}));
  EXPECT_EQ(state["clock"], json({{"black", nullptr}, {"white", nullptr}}));
  EXPECT_EQ(state["no_result_offered"], false);
  EXPECT_TRUE(state["count"].is_null());
  EXPECT_TRUE(state["result"].is_null());
  EXPECT_TRUE(state["open"].empty());
  EXPECT_TRUE(allows(state, "play"));
  EXPECT_TRUE(allows(state, "time-up"));
  EXPECT_FALSE(allows(state, "claim"));
}

TEST(MatchJsonTest, Stones_taken_are_counted) {
  Walk walk(kBoard);
  walk.then(Pass{B}).then(Play{W, walk.at("D1")});
  EXPECT_EQ(walk.shown()["captured"], json({{"black", 1}, {"white", 0}}));
}

TEST(MatchJsonTest, A_stop_shows_what_is_open_disputed_and_agreed) {
  Walk walk(kBoard);
  walk.then(Pass{B}).then(Pass{W});
  json state = walk.shown();
  EXPECT_EQ(state["phase"], "stopped");
  EXPECT_EQ(state["open"].size(), 11U);
  EXPECT_TRUE(allows(state, "claim"));
  EXPECT_FALSE(allows(state, "play"));
  walk.then(Claim{B, walk.at("D2"), ChainStatus::Alive});
  walk.then(Claim{W, walk.at("D2"), ChainStatus::Dead});
  EXPECT_EQ(walk.shown()["disputed"], json({"D2"}));
  board::PointSet dead;
  dead.insert(walk.at("D2"));
  walk.then(ClaimAll{B, dead}).then(ClaimAll{W, dead}).then(AgreeEnd{W});
  state = walk.shown();
  EXPECT_EQ(state["agreed_dead"], json({"D2"}));
  EXPECT_TRUE(state["disputed"].empty());
  EXPECT_TRUE(state["open"].empty());
  EXPECT_EQ(state["agreed"],
            json({{"end", {"W"}},
                  {"filling", json::array()},
                  {"no_result", json::array()},
                  {"result", json::array()}}));
}

TEST(MatchJsonTest, Hypothetical_play_shows_its_own_board_and_turn) {
  Walk walk(kBoard);
  walk.then(Pass{B}).then(Pass{W}).then(AskConfirmation{B, walk.at("D2")});
  EXPECT_EQ(walk.shown()["to_play"], "W");
  walk.then(Play{W, walk.at("D1")});
  const json state = walk.shown();
  EXPECT_EQ(state["phase"], "confirmation");
  EXPECT_EQ(state["position"], json({".XO.", "XXOO", ".XO.", ".XOO"}));
  EXPECT_EQ(state["to_play"], "B");
  EXPECT_EQ(state["captured"], json({{"black", 0}, {"white", 0}})) << "of the game itself";
  EXPECT_TRUE(allows(state, "end-confirmation"));
}

TEST(MatchJsonTest, The_filling_shows_its_stones) {
  Walk walk(kBoard);
  walk.then(Pass{B}).then(Pass{W}).then(ClaimAll{B}).then(ClaimAll{W});
  walk.then(AgreeFilling{B});
  EXPECT_EQ(walk.shown()["agreed"]["filling"], json({"B"}));
  walk.then(AgreeFilling{W}).then(Fill{W, walk.at("D4")});
  const json state = walk.shown();
  EXPECT_EQ(state["phase"], "filling");
  EXPECT_EQ(state["position"][0], ".XOO");
  EXPECT_TRUE(allows(state, "fill"));
}

TEST(MatchJsonTest, A_count_waits_to_be_confirmed_and_is_the_result_then) {
  Walk walk(kBoard);
  board::PointSet dead;
  dead.insert(walk.at("D2"));
  walk.then(Pass{B}).then(Pass{W}).then(ClaimAll{B, dead}).then(ClaimAll{W, dead});
  walk.then(AgreeEnd{B}).then(AgreeEnd{W}).then(ConfirmResult{W});
  json state = walk.shown();
  EXPECT_EQ(state["phase"], "ended");
  EXPECT_EQ(state["count"], "W+7.5");  // 3 points to 3 with a prisoner, and 6.5
  EXPECT_TRUE(state["result"].is_null());
  EXPECT_EQ(state["agreed"]["result"], json({"W"}));
  walk.then(ConfirmResult{B});
  state = walk.shown();
  EXPECT_EQ(state["phase"], "over");
  EXPECT_EQ(state["result"], state["count"]);
  EXPECT_TRUE(state["allowed"].empty());
}

TEST(MatchJsonTest, A_game_without_a_count_has_a_result_only) {
  Walk walk(kBoard);
  walk.then(Resign{B});
  const json state = walk.shown();
  EXPECT_EQ(state["phase"], "over");
  EXPECT_TRUE(state["count"].is_null());
  EXPECT_EQ(state["result"], "W+R");
}

TEST(MatchJsonTest, Clocks_show_what_is_left) {
  MatchTerms terms = Walk::terms("japanese");
  terms.time = {Byoyomi{60000, 10000, 3}, Absolute{5000}};
  Match match(support::Picture(kBoard).position(B), terms);
  ASSERT_FALSE(match.apply({Pass{B}, 61000}));
  json clock = json::parse(match_json(match))["clock"];
  EXPECT_EQ(clock["black"], json({{"main", 0}, {"overtime", 10000}, {"units", 3}, {"out", false}}));
  EXPECT_EQ(clock["white"], json({{"main", 5000}, {"overtime", 0}, {"units", 0}, {"out", false}}));
  ASSERT_FALSE(match.apply({TimeUp{W}, 66000}));
  const json state = json::parse(match_json(match));
  EXPECT_EQ(state["clock"]["white"]["out"], true);
  EXPECT_EQ(state["result"], "B+T");
}

TEST(MatchJsonTest, An_objection_has_a_code_and_a_sentence_in_each_language) {
  Walk walk(kBoard);
  const std::optional<Objection> objection = walk.match.apply({Play{B, walk.at("B4")}, 0});
  ASSERT_TRUE(objection);
  const board::Size size = walk.match.board().size();
  const json english = json::parse(objection_json(*objection, size, explain::Language::English));
  const json russian = json::parse(objection_json(*objection, size, explain::Language::Russian));
  EXPECT_EQ(english["code"], "illegal-move");
  EXPECT_EQ(russian["code"], "illegal-move");
  EXPECT_FALSE(english["message"].get<std::string>().empty());
  EXPECT_NE(english["message"], russian["message"]);
}

TEST(MatchJsonTest, A_suggestion_names_its_stones) {
  Walk walk(kBoard);
  Suggestion suggestion;
  suggestion.dead.insert(walk.at("D2"));
  suggestion.undecided.insert(walk.at("B1"));
  EXPECT_EQ(json::parse(suggestion_json(suggestion, board::square(4))),
            json({{"dead", {"D2"}}, {"undecided", {"B1"}}}));
}

}  // namespace
}  // namespace shinpan::api
