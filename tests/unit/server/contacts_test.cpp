#include "server/contacts_endpoint.hpp"
#include "server/service.hpp"
#include "server/sha256.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace shinpan::server {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

constexpr std::int64_t kDay = 86400;

TEST(Sha256, AgreesWithTheStandard) {
  EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(sha256(std::string(1000, 'a')),
            "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3");
}

TEST(RateLimit, ForgetsWithTheHour) {
  RateLimit limit(2, 2);
  EXPECT_TRUE(limit.allows("a", 0));
  EXPECT_TRUE(limit.allows("a", 1));
  EXPECT_FALSE(limit.allows("a", 2));
  EXPECT_TRUE(limit.allows("b", 2));
  EXPECT_FALSE(limit.allows("c", 2));  // no more clients are remembered
  EXPECT_TRUE(limit.allows("a", 3600));
  EXPECT_FALSE(limit.allows("a", 3600));
}

// A service whose clock the test moves.
class ContactsTest : public testing::Test {
 protected:
  ContactsTest()
      : service_(settings(), std::move(*Store::open("")), std::move(*ContactStore::open(""))) {}

  Settings settings() {
    Settings out;
    out.operator_name = "The Go Club of Upper";
    out.contact = "data@club.example";
    out.now = [this] { return now_; };
    return out;
  }

  [[nodiscard]] Request request(const std::string& path, const json& body) const {
    Request out;
    out.method = "POST";
    out.path = path;
    out.content_type = kJson;
    out.body = body.dump();
    out.host = "atlas.example";
    out.origin = "https://atlas.example";
    out.fetch_site = "same-origin";
    out.client = client_;
    return out;
  }

  json about() {
    Request asking;
    asking.method = "GET";
    asking.path = "/v1/contacts";
    return json::parse(service_.answer(asking).body);
  }

  json good() {
    return {{"email", "reader@example.org"},
            {"channel", "telegram"},
            {"address", "@reader"},
            {"consent", true},
            {"form", about().at("form")}};
  }

  Answer leave(const json& body) { return service_.answer(request("/v1/contacts", body)); }

  Answer with(const std::string& what, const std::string& token) {
    return service_.answer(request("/v1/contacts/" + what, {{"token", token}}));
  }

  std::string token_of(const Answer& answer) {
    return json::parse(answer.body).at("token").get<std::string>();
  }

  static std::string code_of(const Answer& answer) {
    return json::parse(answer.body).at("error").at("code").get<std::string>();
  }

  std::int64_t now_ = 1'700'000'000;
  std::string client_ = "192.0.2.1";
  Service service_;
};

TEST_F(ContactsTest, AContactIsLeftSeenAndWithdrawn) {
  EXPECT_EQ(about().at("operator"), "The Go Club of Upper");
  EXPECT_EQ(about().at("days"), 90);
  const Answer left = leave(good());
  ASSERT_EQ(left.status, 201) << left.body;
  const std::string token = token_of(left);
  const json copy = json::parse(with("copy", token).body);
  EXPECT_EQ(copy.at("email"), "reader@example.org");
  EXPECT_EQ(copy.at("channel"), "telegram");
  EXPECT_EQ(copy.at("address"), "@reader");
  EXPECT_EQ(copy.at("left_at"), now_);
  EXPECT_EQ(copy.at("deleted_by"), now_ + 90 * kDay);
  EXPECT_EQ(with("withdraw", token).status, 200);
  EXPECT_EQ(with("copy", token).status, 404);
  EXPECT_EQ(code_of(with("withdraw", token)), "no-such-contact");
}

TEST_F(ContactsTest, AContactIsDeletedWithinNinetyDays) {
  const std::string token = token_of(leave(good()));
  now_ += 89 * kDay;
  service_.sweep_contacts();
  EXPECT_EQ(with("copy", token).status, 200);
  now_ += kDay - 3599;  // the last sweep before the ninety days are over
  service_.sweep_contacts();
  EXPECT_EQ(with("copy", token).status, 404);
}

TEST_F(ContactsTest, NothingIsKeptWithoutConsent) {
  for (const json& consent : {json(false), json("true"), json(1), json()}) {
    json body = good();
    body["consent"] = consent;
    const Answer answer = leave(body);
    EXPECT_EQ(answer.status, 400);
    EXPECT_EQ(code_of(answer), "no-consent");
  }
}

TEST_F(ContactsTest, WhatIsNoAddressIsRefused) {
  for (const char* email : {"",
                            "reader",
                            "@example.org",
                            "a@b",
                            "a@@b.org",
                            "a b@c.org",
                            "a@.org",
                            "a@b.org\nBcc: c@d.org",
                            "<a@b.org>",
                            "a@b.org,c@d.org"}) {
    json body = good();
    body["email"] = email;
    EXPECT_EQ(code_of(leave(body)), "bad-email") << email;
  }
  for (const auto& [channel, address] :
       {std::pair{"pigeon", "x"}, {"telegram", ""}, {"email", "x"}, {"phone", "1\n2"}}) {
    json body = good();
    body["channel"] = channel;
    body["address"] = address;
    EXPECT_EQ(code_of(leave(body)), "bad-channel") << channel;
  }
}

TEST_F(ContactsTest, AnotherSiteIsRefused) {
  Request foreign = request("/v1/contacts", good());
  foreign.origin = "https://evil.example";
  EXPECT_EQ(code_of(service_.answer(foreign)), "other-site");
  foreign.origin.clear();
  EXPECT_EQ(code_of(service_.answer(foreign)), "other-site");
  foreign.origin = "https://atlas.example";
  foreign.fetch_site = "cross-site";
  EXPECT_EQ(code_of(service_.answer(foreign)), "other-site");
  foreign.fetch_site.clear();  // an older browser
  EXPECT_EQ(service_.answer(foreign).status, 201);
  foreign.content_type = "text/plain";
  EXPECT_EQ(code_of(service_.answer(foreign)), "bad-request");
}

TEST_F(ContactsTest, AFormIsGoodForTwoHours) {
  const json body = good();
  now_ += 7201;
  EXPECT_EQ(code_of(leave(body)), "stale-form");
  json forged = good();
  forged["form"] = std::to_string(now_) + ".0123456789abcdef";
  EXPECT_EQ(code_of(leave(forged)), "stale-form");
  forged["form"] = "";
  EXPECT_EQ(code_of(leave(forged)), "stale-form");
  EXPECT_EQ(leave(good()).status, 201);
}

TEST_F(ContactsTest, OneClientLeavesFiveAnHour) {
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(leave(good()).status, 201);
  }
  const Answer refused = leave(good());
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(code_of(refused), "too-often");
  client_ = "192.0.2.2";
  EXPECT_EQ(leave(good()).status, 201);
  client_ = "192.0.2.1";
  now_ += 3601;
  EXPECT_EQ(leave(good()).status, 201);
}

TEST_F(ContactsTest, GuessingCodesIsSlowedDown) {
  int refused = 0;
  for (int i = 0; i < 70; ++i) {
    refused += with("copy", std::to_string(i)).status == 429 ? 1 : 0;
  }
  EXPECT_EQ(refused, 10);
}

TEST_F(ContactsTest, WhatIsTooLargeOrNoObjectIsRefused) {
  json body = good();
  body["address"] = std::string(5000, 'x');
  EXPECT_EQ(leave(body).status, 413);
  EXPECT_EQ(code_of(leave(json::array())), "bad-request");
  Request broken = request("/v1/contacts", {});
  broken.body = "{";
  EXPECT_EQ(code_of(service_.answer(broken)), "bad-request");
}

TEST_F(ContactsTest, ThePolicyNamesWhoIsResponsibleInBothLanguages) {
  Request asking;
  asking.method = "GET";
  asking.path = "/v1/contacts/policy";
  const std::string english = service_.answer(asking).body;
  asking.accept_language = "ru";
  const std::string russian = service_.answer(asking).body;
  for (const std::string& text : {english, russian}) {
    EXPECT_THAT(text, HasSubstr("The Go Club of Upper"));
    EXPECT_THAT(text, HasSubstr("data@club.example"));
    EXPECT_THAT(text, HasSubstr("90"));
    EXPECT_THAT(text, Not(HasSubstr("{")));
  }
  EXPECT_THAT(russian, HasSubstr("согласие"));
}

TEST_F(ContactsTest, MetricsTellNoAddresses) {
  leave(good());
  Request asking;
  asking.method = "GET";
  asking.path = "/metrics";
  const std::string text = service_.answer(asking).body;
  EXPECT_THAT(text, HasSubstr("address=\"/v1/contacts\""));
  EXPECT_THAT(text, Not(HasSubstr("reader")));
  EXPECT_THAT(text, Not(HasSubstr("192.0.2.1")));
}

TEST(ContactsOff, NothingIsTakenUnlessItIsSetUp) {
  Service service(Settings{}, std::move(*Store::open("")));
  Request asking;
  asking.method = "GET";
  asking.path = "/v1/contacts";
  EXPECT_EQ(service.answer(asking).body, "{\"open\":false}\n");
  asking.path = "/v1/contacts/policy";
  EXPECT_EQ(service.answer(asking).status, 404);
  asking.method = "POST";
  for (const char* path : {"/v1/contacts", "/v1/contacts/copy", "/v1/contacts/withdraw"}) {
    asking.path = path;
    EXPECT_EQ(service.answer(asking).status, 404);
  }
}

}  // namespace
}  // namespace shinpan::server
