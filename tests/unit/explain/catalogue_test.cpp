#include "shinpan/explain/agreement_text.hpp"
#include "shinpan/explain/batch_text.hpp"
#include "shinpan/explain/difference_text.hpp"
#include "shinpan/explain/error_text.hpp"
#include "shinpan/explain/group_text.hpp"
#include "shinpan/explain/label.hpp"
#include "shinpan/explain/note_text.hpp"
#include "shinpan/explain/outcome_text.hpp"
#include "shinpan/explain/refusal_text.hpp"
#include "shinpan/explain/remark_text.hpp"
#include "shinpan/explain/ruleset_text.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <set>

namespace shinpan::explain {
namespace {

using Sentence = std::function<std::string(Language)>;

bool has_cyrillic(const std::string& text) {
  return text.find("\xD0") != std::string::npos || text.find("\xD1") != std::string::npos;
}

// Both languages say something, each in its own letters, and no slot stayed empty.
void expect_in_both_languages(const std::string& what, const Sentence& sentence) {
  const std::string english = sentence(Language::English);
  const std::string russian = sentence(Language::Russian);
  EXPECT_FALSE(english.empty()) << what;
  EXPECT_FALSE(has_cyrillic(english)) << what << ": " << english;
  EXPECT_TRUE(has_cyrillic(russian)) << what << ": " << russian;
  for (const std::string& text : {english, russian}) {
    EXPECT_EQ(text.find('{'), std::string::npos) << text;
    EXPECT_EQ(text.find("  "), std::string::npos) << text;
    EXPECT_EQ(text.find(": ."), std::string::npos) << text;
  }
}

// All values of an enumeration up to its last one.
template <class Enum>
std::vector<Enum> values_up_to(Enum last) {
  std::vector<Enum> out;
  for (int i = 0; i <= static_cast<int>(last); ++i) {
    out.push_back(static_cast<Enum>(i));
  }
  return out;
}

TEST(CatalogueTest, Every_error_says_what_is_wrong_and_how_to_mend_it) {
  std::set<std::string> sentences;
  for (const base::ErrorCode code : values_up_to(base::ErrorCode::Internal)) {
    expect_in_both_languages(base::error_id(code), [&](Language language) {
      return error_text(language, {code, {3, 0, 12}, "XY"});
    });
    EXPECT_TRUE(sentences.insert(error_text(Language::English, {code, {}, {}})).second)
        << base::error_id(code) << " has the sentence of another";
  }
}

TEST(CatalogueTest, Every_cause_of_another_result_has_its_sentence) {
  using Kind = AgreementCause::Kind;
  std::set<std::string> sentences;
  for (const Kind kind : values_up_to(Kind::Zi)) {
    AgreementCause cause{kind, board::Color::White};
    cause.points.insert(board::Point{3});
    cause.others.insert(board::Point{4});
    const auto sentence = [&](Language language) {
      return cause_text(language, board::square(9), cause);
    };
    expect_in_both_languages(cause_id(kind), sentence);
    EXPECT_TRUE(sentences.insert(sentence(Language::English)).second) << cause_id(kind);
  }
}

TEST(CatalogueTest, Every_agreement_with_the_record_has_its_sentences) {
  const board::Size size = board::square(9);
  RecordAgreement agreement;
  agreement.recorded = "W+5.5";
  agreement.judged = "B+1.5";
  agreement.marks = RecordAgreement::Marks{};
  const auto expect_sentences = [&](const std::string& what) {
    expect_in_both_languages(
        what, [&](Language language) { return result_agreement_text(language, size, agreement); });
    expect_in_both_languages(
        what, [&](Language language) { return mismatch_text(language, size, agreement, false); });
    expect_in_both_languages(
        what, [&](Language language) { return marks_agreement_text(language, size, agreement); });
  };
  for (int i = 0; i < kReasonCount; ++i) {
    agreement.reason = static_cast<RecordAgreement::Reason>(i);
    expect_sentences(reason_id(agreement.reason));
  }
  agreement.state = RecordAgreement::State::Agrees;
  expect_sentences("agrees");
  agreement.state = RecordAgreement::State::Differs;
  expect_sentences("only the winner is stated");
  agreement.gain = rules::HalfPoints{-14};
  agreement.finished = false;
  expect_sentences("no cause");
  agreement.marks->stones.insert(board::Point{0});
  agreement.marks->points.insert(board::Point{1});
  for (int i = 0; i < 6; ++i) {
    agreement.causes.push_back({AgreementCause::Kind::Prisoners});
    expect_sentences("several causes");
  }
}

TEST(CatalogueTest, A_batch_ends_with_its_sums) {
  BatchTally tally;
  RecordAgreement agreement;
  agreement.reason = RecordAgreement::Reason::Time;
  tally.add(agreement);
  tally.add(std::nullopt);
  agreement.state = RecordAgreement::State::Agrees;
  agreement.marks = RecordAgreement::Marks{};
  tally.add(agreement);
  agreement.state = RecordAgreement::State::Differs;
  agreement.marks->stones.insert(board::Point{0});
  for (int causes = 0; causes < 3; ++causes) {
    tally.add(agreement);
    agreement.causes.push_back({});
  }
  tally.failed = 4;
  expect_in_both_languages("tally", [&](Language language) { return tally_text(language, tally); });
  EXPECT_EQ(tally_text(Language::English, tally),
            "Games read: 6\n"
            "Compared: 4; agreeing 1, differing 3 (one cause 1, several possible 1, none found 1)\n"
            "Not compared: 2 (no result stated 1, time 1)\n"
            "Failed: 4\n"
            "Territory marks: agreeing 1, differing 3\n");
}

TEST(CatalogueTest, Every_refusal_has_its_reason) {
  std::set<std::string> ids;
  for (const rules::Refusal refusal : values_up_to(rules::Refusal::GameOver)) {
    EXPECT_TRUE(ids.insert(refusal_id(refusal)).second);
    expect_in_both_languages(refusal_id(refusal),
                             [&](Language language) { return refusal_text(language, refusal); });
    EXPECT_EQ(refusal_text(Language::English, std::string_view(refusal_id(refusal))),
              refusal_text(Language::English, refusal));
  }
}

TEST(CatalogueTest, Every_remark_has_its_sentence) {
  for (const RemarkKind kind : values_up_to(RemarkKind::UnequalCycle)) {
    expect_in_both_languages(std::to_string(static_cast<int>(kind)), [&](Language language) {
      return remark_text(language, {kind, {0, 0, 5}, "ko", "W+1"});
    });
  }
}

TEST(CatalogueTest, Every_difference_between_rule_sets_has_its_sentence) {
  using Kind = Difference::Kind;
  for (const Kind kind : values_up_to(Kind::BlackWinsTies)) {
    for (const int halves : {-1, 0, 4}) {
      Difference difference{kind, {rules::HalfPoints{4}, rules::HalfPoints{5}}};
      difference.gain = rules::HalfPoints{halves};
      difference.rules = {"aga", "ing"};
      expect_in_both_languages(std::to_string(static_cast<int>(kind)), [&](Language language) {
        return difference_text(language, board::square(9), difference);
      });
    }
  }
}

TEST(CatalogueTest, Every_note_has_its_sentence) {
  for (const count::NoteKind kind : values_up_to(count::NoteKind::BothSidesDead)) {
    for (const std::vector<board::Point>& points :
         {std::vector<board::Point>{}, std::vector<board::Point>{{0}, {20}}}) {
      expect_in_both_languages(std::to_string(static_cast<int>(kind)), [&](Language language) {
        return note_text(language, board::square(9), {kind, points});
      });
    }
  }
}

TEST(CatalogueTest, Every_reason_basis_and_status_of_a_group_has_its_words) {
  life::Group group;
  group.points.insert({4});
  group.confidence = 930;
  for (const life::Reason reason : values_up_to(life::Reason::EveryStoneCounts)) {
    for (const life::Status status : values_up_to(life::Status::Undecided)) {
      group.reason = reason;
      group.status = status;
      expect_in_both_languages(std::to_string(static_cast<int>(reason)), [&](Language language) {
        return group_text(language, board::square(9), group);
      });
    }
  }
  for (const life::Basis basis : values_up_to(life::Basis::Letter)) {
    group.basis = basis;
    EXPECT_NE(basis_id(basis), std::string());
    expect_in_both_languages(basis_id(basis), [&](Language language) {
      return group_text(language, board::square(9), group);
    });
  }
}

TEST(CatalogueTest, Every_ending_has_its_words) {
  for (const count::Ending ending : values_up_to(count::Ending::Undecided)) {
    expect_in_both_languages(std::to_string(static_cast<int>(ending)), [&](Language language) {
      return outcome_text(language, {ending, {5}, false});
    });
  }
}

TEST(CatalogueTest, Every_preset_has_a_name_of_its_own_and_a_summary) {
  for (const rules::Ruleset& rules : rules::presets()) {
    EXPECT_NE(ruleset_name(Language::English, rules), rules.id);
    expect_in_both_languages(rules.id,
                             [&](Language language) { return ruleset_name(language, rules); });
    expect_in_both_languages(rules.id,
                             [&](Language language) { return ruleset_summary(language, rules); });
  }
}

TEST(CatalogueTest, Every_label_is_in_both_languages) {
  for (int i = 0; i < kLabelCount; ++i) {
    const std::string english = label(Language::English, static_cast<Label>(i));
    const std::string russian = label(Language::Russian, static_cast<Label>(i));
    EXPECT_FALSE(english.empty()) << i;
    EXPECT_NE(english, russian) << i;
  }
}

}  // namespace
}  // namespace shinpan::explain
