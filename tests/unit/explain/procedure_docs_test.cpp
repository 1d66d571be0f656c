#include "shinpan/explain/objection_text.hpp"
#include "shinpan/referee/clock.hpp"
#include "shinpan/referee/event.hpp"
#include "shinpan/referee/gtp_time.hpp"
#include "shinpan/referee/procedure.hpp"
#include "shinpan/referee/sgf_time.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

// The tables of docs/en/procedure.md and docs/ru/procedure.md are those of the program.
namespace shinpan::referee {
namespace {

std::string page(const char* language) {
  std::ifstream in(std::string(SHINPAN_SOURCE_DIR) + "/docs/" + language + "/procedure.md");
  return {std::istreambuf_iterator<char>(in), {}};
}

const std::string kPages[] = {page("en"), page("ru")};

void expect_row(const std::string& text, const std::string& row) {
  EXPECT_NE(text.find(row), std::string::npos) << row;
}

std::string code(std::string_view id) {
  return "`" + std::string(id) + "`";
}

std::string cell(const std::string& what, std::string_view article) {
  return " " + what + (article.empty() ? "" : " (" + std::string(article) + ")") + " |";
}

std::string yes(bool holds, std::string_view article) {
  return holds ? cell("+", article) : cell("-", "");
}

std::string passes(int number, std::string_view article) {
  return number > 0 ? cell(std::to_string(number), article) : cell("-", "");
}

std::string rule_sets(const Procedure& row) {
  std::string out;
  for (const rules::Ruleset& rules : rules::presets()) {
    if (procedure_of(rules).id == row.id) {
      out += (out.empty() ? "" : ", ") + code(rules.id);
    }
  }
  return out;
}

TEST(ProcedureDocsTest, Each_procedure_has_its_row) {
  for (const Procedure& p : procedures()) {
    const Articles& a = p.articles;
    std::string row = "| " + code(p.id) + " |" + passes(p.passes_to_stop, a.stop);
    row += yes(p.agreement, a.agreement);
    row += p.agreement ? cell(code(first_move_id(p.first_move)), a.resumption) : cell("-", "");
    row += passes(p.passes_to_end, a.final_passes) + yes(p.confirmation, a.confirmation);
    row += yes(p.free_filling, a.filling);
    row += cell(code(no_result_id(p.no_result)), a.no_result) + yes(p.both_lose, a.both_lose);
    row += cell(a.count.empty() ? "-" : std::string(a.count), "");
    for (const std::string& text : kPages) {
      expect_row(text, row + "\n");
      expect_row(text, "| " + code(p.id) + " | " + rule_sets(p) + " |");
    }
  }
}

TEST(ProcedureDocsTest, Each_event_has_its_row) {
  for (std::size_t i = 0; i < kActionKinds; ++i) {
    const ActionKind& kind = action_kind(i);
    std::string row = "| " + code(kind.id) + " |";
    for (const Phase phase : kPhases) {
      row += kind.phases.contains(phase) ? " " + code(phase_id(phase)) : "";
    }
    for (const std::string& text : kPages) {
      expect_row(text, row + " | ");
    }
  }
}

TEST(ProcedureDocsTest, Each_objection_has_its_row) {
  for (const ObjectionCode objection : kObjectionCodes) {
    const auto text = [&](explain::Language language) {
      return explain::objection_text(language, {objection}, board::square(19));
    };
    const std::string begin = "| " + code(objection_id(objection)) + " | ";
    expect_row(kPages[0], begin + text(explain::Language::English) + " |\n");
    expect_row(kPages[1], begin + text(explain::Language::Russian) + " |\n");
  }
}

TEST(ProcedureDocsTest, Each_time_system_has_its_row) {
  const TimeSystem kExamples[] = {Unlimited{},
                                  Absolute{600000},
                                  Byoyomi{600000, 30000, 5},
                                  Canadian{600000, 300000, 25},
                                  Fischer{60000, 5000},
                                  Fischer{60000, 5000, 300000},
                                  Simple{86400000},
                                  ing_overtime(3600000)};
  for (const TimeSystem& system : kExamples) {
    const SgfTimeSettings sgf = sgf_time_settings(system);
    std::string row = sgf.main_time.empty() ? "" : "`TM[" + sgf.main_time + "]` ";
    row += sgf.overtime.empty() ? "" : "`OT[" + sgf.overtime + "]` ";
    row = "| " + (row.empty() ? "- " : row);
    for (const auto& command : {time_settings_text(system), kata_time_settings_text(system)}) {
      row += "| " + (command ? code(*command) : "-") + " ";
    }
    for (const std::string& text : kPages) {
      expect_row(text, row + "|\n");
    }
  }
}

}  // namespace
}  // namespace shinpan::referee
