#include "shinpan/api/event_json.hpp"

#include "shinpan/base/random.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <limits>

namespace shinpan::api {
namespace {

using namespace referee;
using base::ErrorCode;
using base::Random;
using board::Color;
using board::Point;
using board::PointSet;

constexpr Color B = Color::Black;
constexpr Color W = Color::White;
constexpr board::Size kSize{9, 9};

Point at(const char* vertex) {
  return board::parse_vertex(kSize, vertex).value();
}

PointSet set_of(std::initializer_list<const char*> vertices) {
  PointSet out;
  for (const char* const vertex : vertices) {
    out.insert(at(vertex));
  }
  return out;
}

struct Written {
  Event event;
  const char* text;
};

// One of each kind, in the order of Action.
std::vector<Written> one_of_each() {
  return {
      {{Play{B, at("D4")}, 61000}, R"({"event":"play","by":"B","at":"D4","time":61000})"},
      {{Pass{W}, 0}, R"({"event":"pass","by":"W","time":0})"},
      {{Resign{B}, 1}, R"({"event":"resign","by":"B","time":1})"},
      {{Claim{W, at("A9"), ChainStatus::Dead}, 2},
       R"({"event":"claim","by":"W","at":"A9","status":"dead","time":2})"},
      {{ClaimAll{B, set_of({"A1", "J9"})}, 3},
       R"({"event":"claim-all","by":"B","dead":["J9","A1"],"time":3})"},
      {{AskResumption{B, W}, 4}, R"({"event":"ask-resumption","by":"B","first":"W","time":4})"},
      {{AnswerResumption{W, false}, 5},
       R"({"event":"answer-resumption","by":"W","agreed":false,"time":5})"},
      {{AskConfirmation{B, at("E5")}, 6},
       R"({"event":"ask-confirmation","by":"B","at":"E5","time":6})"},
      {{EndConfirmation{W}, 7}, R"({"event":"end-confirmation","by":"W","time":7})"},
      {{AgreeFilling{B}, 8}, R"({"event":"agree-filling","by":"B","time":8})"},
      {{Fill{W, at("J1")}, 9}, R"({"event":"fill","by":"W","at":"J1","time":9})"},
      {{AgreeEnd{B}, 10}, R"({"event":"agree-end","by":"B","time":10})"},
      {{ConfirmResult{W}, 11}, R"({"event":"confirm-result","by":"W","time":11})"},
      {{AgreeNoResult{B}, 12}, R"({"event":"agree-no-result","by":"B","time":12})"},
      {{TimeUp{W}, 13}, R"({"event":"time-up","loser":"W","time":13})"},
      {{Decide{at("C3"), ChainStatus::Alive}, 14},
       R"({"event":"decide","at":"C3","status":"alive","time":14})"},
      {{CallEnd{}, 15}, R"({"event":"call-end","time":15})"},
      {{CallResult{}, 16}, R"({"event":"call-result","time":16})"},
      {{Penalize{W, rules::HalfPoints{5}}, 17},
       R"({"event":"penalize","color":"W","points":2.5,"time":17})"},
      {{DeclareBothLose{BothLoseCause::DisplacedStone}, 18},
       R"({"event":"declare-both-lose","cause":"displaced-stone","time":18})"},
      {{Annul{}, 19}, R"({"event":"annul","time":19})"},
      {{Forfeit{B}, 20}, R"({"event":"forfeit","loser":"B","time":20})"},
      {{Award{W}, 21}, R"({"event":"award","winner":"W","time":21})"},
  };
}

TEST(EventJsonTest, Every_kind_is_written_with_its_fields_and_read_back) {
  const std::vector<Written> all = one_of_each();
  ASSERT_EQ(all.size(), kActionKinds);
  for (std::size_t kind = 0; kind < all.size(); ++kind) {
    ASSERT_EQ(all[kind].event.action.index(), kind);
    EXPECT_EQ(event_json(all[kind].event, kSize), all[kind].text);
    const base::Result<Event> read = event_from(all[kind].text, kSize);
    ASSERT_TRUE(read) << all[kind].text;
    EXPECT_EQ(*read, all[kind].event) << all[kind].text;
  }
}

// Any fields

Color any_color(Random& random) {
  return random.below(2) == 0 ? B : W;
}

class Anything {
 public:
  Anything(Random& random, board::Size size) : random_(random), size_(size) {}

  void operator()(Color& value) { value = any_color(random_); }

  void operator()(Point& value) {
    value.index =
        static_cast<std::uint16_t>(random_.below(static_cast<std::uint32_t>(size_.area())));
  }

  void operator()(PointSet& value) {
    for (std::uint32_t i = random_.below(12); i > 0; --i) {
      Point p;
      (*this)(p);
      value.insert(p);
    }
  }

  void operator()(ChainStatus& value) {
    value = random_.below(2) == 0 ? ChainStatus::Alive : ChainStatus::Dead;
  }

  void operator()(BothLoseCause& value) {
    value = random_.below(2) == 0 ? BothLoseCause::EffectiveMove : BothLoseCause::DisplacedStone;
  }

  void operator()(rules::HalfPoints& value) {
    value.halves = static_cast<std::int32_t>(random_.below(4001)) - 2000;
  }

  void operator()(bool& value) { value = random_.below(2) == 0; }

  template <class Value>
  void operator()(std::optional<Value>& value) {
    if (random_.below(2) == 0) {
      (*this)(value.emplace());
    }
  }

 private:
  Random& random_;
  board::Size size_;
};

template <std::size_t kKind = 0>
Action any_action(std::size_t kind, Anything& fill) {
  if constexpr (kKind < kActionKinds) {
    if (kind != kKind) {
      return any_action<kKind + 1>(kind, fill);
    }
    std::variant_alternative_t<kKind, Action> out{};
    const auto visit = [&](auto&... fields) { (fill(fields), ...); };
    if constexpr (requires { out.by; }) {
      visit(out.by);
    }
    if constexpr (requires { out.at; }) {
      visit(out.at);
    }
    if constexpr (requires { out.status; }) {
      visit(out.status);
    }
    if constexpr (requires { out.dead; }) {
      visit(out.dead);
    }
    if constexpr (requires { out.for_ko; }) {
      visit(out.for_ko);
    }
    if constexpr (requires { out.first; }) {
      visit(out.first);
    }
    if constexpr (requires { out.agreed; }) {
      visit(out.agreed);
    }
    if constexpr (requires { out.loser; }) {
      visit(out.loser);
    }
    if constexpr (requires { out.winner; }) {
      visit(out.winner);
    }
    if constexpr (requires { out.color; }) {
      visit(out.color, out.points);
    }
    if constexpr (requires { out.cause; }) {
      visit(out.cause);
    }
    return out;
  }
  return {};
}

TEST(EventJsonTest, Any_event_is_read_back_equal_on_boards_of_any_size) {
  Random random(20261130);
  for (int i = 0; i < 20000; ++i) {
    const board::Size size{static_cast<std::uint8_t>(1 + random.below(25)),
                           static_cast<std::uint8_t>(1 + random.below(25))};
    Anything fill(random, size);
    Event event{any_action(random.below(kActionKinds), fill),
                static_cast<Milliseconds>(random.next() >> (1 + random.below(63)))};
    const std::string text = event_json(event, size);
    EXPECT_EQ(text.find('\n'), std::string::npos);
    const base::Result<Event> read = event_from(text, size);
    ASSERT_TRUE(read) << text;
    ASSERT_EQ(*read, event) << text;
  }
}

TEST(EventJsonTest, The_longest_time_is_kept_and_a_longer_one_refused) {
  const Event event{Pass{B}, std::numeric_limits<Milliseconds>::max()};
  EXPECT_EQ(event_from(event_json(event, kSize), kSize), event);
  const auto longer = event_from(R"({"event":"pass","by":"B","time":9223372036854775808})", kSize);
  ASSERT_FALSE(longer);
  EXPECT_EQ(longer.error(), (base::Error{ErrorCode::BadNumber, {}, "time"}));
}

TEST(EventJsonTest, What_is_left_out_has_its_default) {
  EXPECT_EQ(event_from(R"({"event":"pass","by":"B"})", kSize), (Event{Pass{B}, 0}));
  EXPECT_EQ(event_from(R"({"event":"pass","by":"B","for_ko":null,"time":null})", kSize),
            (Event{Pass{B}, 0}));
  EXPECT_EQ(event_from(R"({"event":"claim-all","by":"W"})", kSize), (Event{ClaimAll{W}, 0}));
  EXPECT_EQ(event_from(R"({"event":"ask-resumption","by":"W"})", kSize),
            (Event{AskResumption{W}, 0}));
  EXPECT_EQ(event_from(R"({"event":"answer-resumption","by":"W"})", kSize),
            (Event{AnswerResumption{W, true}, 0}));
}

TEST(EventJsonTest, Fields_that_are_not_known_are_passed_over) {
  EXPECT_EQ(
      event_from(R"({"event":"play","by":"B","at":"d4","dead":5,"loser":[],"x":{"y":[1]},"":null})",
                 kSize),
      (Event{Play{B, at("D4")}, 0}));
}

TEST(EventJsonTest, A_field_of_the_wrong_kind_or_missing_is_named) {
  struct Wrong {
    const char* text;
    ErrorCode code;
    const char* detail;
  };

  const Wrong all[] = {
      {R"({})", ErrorCode::BadRequest, "event"},
      {R"({"event":"dance"})", ErrorCode::BadRequest, "event"},
      {R"({"event":"Play","by":"B","at":"D4"})", ErrorCode::BadRequest, "event"},
      {R"({"event":7,"by":"B","at":"D4"})", ErrorCode::BadRequest, "event"},
      {R"({"event":"play","at":"D4"})", ErrorCode::BadRequest, "by"},
      {R"({"event":"play","by":"black","at":"D4"})", ErrorCode::BadRequest, "by"},
      {R"({"event":"play","by":0,"at":"D4"})", ErrorCode::BadRequest, "by"},
      {R"({"event":"play","by":"B"})", ErrorCode::BadRequest, "at"},
      {R"({"event":"play","by":"B","at":""})", ErrorCode::BadRequest, "at"},
      {R"({"event":"play","by":"B","at":44})", ErrorCode::BadRequest, "at"},
      {R"({"event":"play","by":"B","at":"K1"})", ErrorCode::BadPoint, "K1"},
      {R"({"event":"play","by":"B","at":"I5"})", ErrorCode::BadPoint, "I5"},
      {R"({"event":"play","by":"B","at":"A99999999999999999999"})",
       ErrorCode::BadPoint,
       "A99999999999999999999"},
      {R"({"event":"pass","by":"B","for_ko":"Z1"})", ErrorCode::BadPoint, "Z1"},
      {R"({"event":"pass","by":"B","for_ko":1})", ErrorCode::BadRequest, "for_ko"},
      {R"({"event":"pass","by":"B","time":-1})", ErrorCode::BadNumber, "time"},
      {R"({"event":"pass","by":"B","time":1.5})", ErrorCode::BadNumber, "time"},
      {R"({"event":"pass","by":"B","time":"1"})", ErrorCode::BadNumber, "time"},
      {R"({"event":"pass","by":"B","time":99999999999999999999})", ErrorCode::BadNumber, "time"},
      {R"({"event":"claim","by":"B","at":"A1"})", ErrorCode::BadRequest, "status"},
      {R"({"event":"claim","by":"B","at":"A1","status":"seki"})", ErrorCode::BadRequest, "status"},
      {R"({"event":"claim-all","by":"B","dead":"A1"})", ErrorCode::BadRequest, "dead"},
      {R"({"event":"claim-all","by":"B","dead":["A1",2]})", ErrorCode::BadRequest, "dead"},
      {R"({"event":"claim-all","by":"B","dead":["A1","T19"]})", ErrorCode::BadPoint, "T19"},
      {R"({"event":"claim-all","by":"B","dead":["A1",""]})", ErrorCode::BadRequest, "dead"},
      {R"({"event":"ask-resumption","by":"B","first":"x"})", ErrorCode::BadRequest, "first"},
      {R"({"event":"answer-resumption","by":"B","agreed":1})", ErrorCode::BadRequest, "agreed"},
      {R"({"event":"time-up","by":"B"})", ErrorCode::BadRequest, "loser"},
      {R"({"event":"award","loser":"B"})", ErrorCode::BadRequest, "winner"},
      {R"({"event":"penalize","points":1})", ErrorCode::BadRequest, "color"},
      {R"({"event":"penalize","color":"B"})", ErrorCode::BadNumber, "points"},
      {R"({"event":"penalize","color":"B","points":0.3})", ErrorCode::BadNumber, "points"},
      {R"({"event":"penalize","color":"B","points":1e300})", ErrorCode::BadNumber, "points"},
      {R"({"event":"penalize","color":"B","points":"2"})", ErrorCode::BadNumber, "points"},
      {R"({"event":"declare-both-lose"})", ErrorCode::BadRequest, "cause"},
      {R"({"event":"declare-both-lose","cause":"bad luck"})", ErrorCode::BadRequest, "cause"},
  };
  for (const Wrong& wrong : all) {
    const base::Result<Event> read = event_from(wrong.text, kSize);
    ASSERT_FALSE(read) << wrong.text;
    EXPECT_EQ(read.error(), (base::Error{wrong.code, {}, wrong.detail})) << wrong.text;
  }
}

TEST(EventJsonTest, What_is_no_object_is_no_event) {
  const std::string deep = R"({"event":"pass","by":)" + std::string(200000, '[');
  for (const std::string& text : {std::string(),
                                  std::string("[]"),
                                  std::string("null"),
                                  std::string("\"play\""),
                                  std::string("{\"event\":"),
                                  std::string("{\"event\":\"\xff\"}"),
                                  std::string("{\"event\":\"pass\",\"by\":\"B\"} x"),
                                  std::string("{\"time\":1e999}"),
                                  deep}) {
    const base::Result<Event> read = event_from(text, kSize);
    ASSERT_FALSE(read) << text.substr(0, 40);
    EXPECT_EQ(read.error().code, ErrorCode::BadJson) << text.substr(0, 40);
  }
}

TEST(EventJsonTest, Every_field_taken_away_is_either_missed_or_optional) {
  for (const Written& written : one_of_each()) {
    const nlohmann::json whole = nlohmann::json::parse(written.text);
    for (const auto& [name, value] : whole.items()) {
      nlohmann::json less = whole;
      less.erase(name);
      const base::Result<Event> read = event_from(less.dump(), kSize);
      const bool optional = name == "time" || name == "dead" || name == "first" || name == "agreed";
      EXPECT_EQ(read.has_value(), optional) << less;
      if (!read) {
        EXPECT_EQ(read.error().detail, name) << less;
      }
    }
  }
}

}  // namespace
}  // namespace shinpan::api
