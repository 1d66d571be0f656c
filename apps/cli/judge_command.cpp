#include "batch_report.hpp"
#include "commands.hpp"
#include "converter.hpp"
#include "environment.hpp"
#include "files.hpp"
#include "games.hpp"
#include "judge_lines.hpp"
#include "kept_lives.hpp"
#include "limits.hpp"
#include "ordered.hpp"
#include "progress.hpp"
#include "shinpan/api/proof_text.hpp"
#include "shinpan/api/report.hpp"
#include "shinpan/api/rules_json.hpp"
#include "shinpan/api/sgf_text.hpp"
#include "shinpan/api/verdict_picture.hpp"
#include "shinpan/draw/svg.hpp"
#include "shinpan/explain/error_text.hpp"
#include "texts.hpp"

#include <atomic>

namespace shinpan::cli {

namespace {

using api::Judged;
using api::Origin;
using To = Message::To;

// One run of the command: what is asked, and how the answers are to look.
class Judging {
 public:
  Judging(const JudgeCommand& command, api::JudgeOptions options, explain::Language language)
      : command_(command),
        options_(std::move(options)),
        all_rules_(command.rules == "all"),
        style_{language, glyphs_of_environment(), paint_of_environment()} {}

  [[nodiscard]] bool failed() const { return failed_; }

  void judge_input(std::size_t number, const std::string& name, const Emit& emit) {
    for_each_game(name, [&](const InputGame& game) {
      if (game.record) {
        judge_game(number, game, emit);
      } else {
        fail(game.origin, game.record.error(), emit);
      }
    });
  }

 private:
  void fail(const Origin& origin, const base::Error& error, const Emit& emit) {
    failed_ = true;
    emit(failure_message(command_.json, origin, error, style_.language));
  }

  [[nodiscard]] std::string as_sgf(const InputGame& game, const Judged& judged) const {
    const std::optional<std::string> own =
        api::verdict_in_sgf(*game.bytes, *game.import, judged, style_.language);
    return own ? *own : api::verdict_to_sgf(*game.record, judged, style_.language);
  }

  // The game of the input with this number among all.
  void judge_game(std::size_t number, const InputGame& game, const Emit& emit) {
    const Origin& origin = game.origin;
    if (all_rules_) {
      compare_rules(origin, *game.record, emit);
      return;
    }
    const base::Result<Judged> judged = api::judge(*game.record, options_);
    if (!judged) {
      fail(origin, judged.error(), emit);
      return;
    }
    if (command_.json) {
      emit({To::Output, api::judged_json(origin, *judged, style_.language) + '\n'});
    } else if (command_.sgf) {
      emit({To::Output, as_sgf(game, *judged)});
    } else if (command_.proof != "-") {
      emit({To::Output, api::report(origin, *judged, style_)});
    }
    write_proof(origin, *judged, emit);
    write_pictures(origin, number, *judged, emit);
  }

  void write_proof(const Origin& origin, const Judged& judged, const Emit& emit) {
    if (judged.verdict.life.proof) {
      emit({To::Proof, api::proof_text(origin, judged)});
    }
  }

  void compare_rules(const Origin& origin, const record::GameRecord& record, const Emit& emit) {
    const base::Result<std::vector<Judged>> all = api::judge_under_all(record, options_);
    if (!all) {
      fail(origin, all.error(), emit);
      return;
    }
    for (const Judged& judged : *all) {
      write_proof(origin, judged, emit);
    }
    if (!command_.json) {
      if (command_.proof != "-") {
        emit({To::Output, api::comparison_table(origin, *all, style_.language)});
      }
      return;
    }
    for (const Judged& judged : *all) {
      emit({To::Output, api::judged_json(origin, judged, style_.language) + '\n'});
    }
  }

  void write_pictures(const Origin& origin,
                      std::size_t number,
                      const Judged& judged,
                      const Emit& emit) {
    const auto name = [&](const std::string& file) {
      return numbered_name(file, number, origin.game);
    };
    if (!command_.svg.empty()) {
      const std::string svg = draw::to_svg(api::verdict_picture(judged, style_.language));
      const base::Result<bool> written = write_file(name(command_.svg), svg);
      if (!written) {
        complain(origin, written.error(), emit);
      }
    }
    if (!command_.png.empty()) {
      const std::string svg = draw::to_svg(api::verdict_picture(judged, style_.language));
      convert({svg}, PictureFormat::Png, name(command_.png), origin, emit);
    }
    if (!command_.pdf.empty()) {
      convert(api::ruling_pages(judged, style_.language),
              PictureFormat::Pdf,
              name(command_.pdf),
              origin,
              emit);
    }
  }

  void convert(const std::vector<std::string>& pages,
               PictureFormat format,
               const std::string& file,
               const Origin& origin,
               const Emit& emit) {
    switch (convert_svg(pages, format, file)) {
      case Conversion::Done:
        break;
      case Conversion::ConverterMissing:
        failed_ = true;
        emit({To::Errors, converter_missing(style_.language, file) + '\n'});
        break;
      case Conversion::Failed:
        complain(origin, {base::ErrorCode::WriteFailed, {}, file}, emit);
        break;
    }
  }

  // A picture that could not be written: the verdict has its line already.
  void complain(const Origin& origin, const base::Error& error, const Emit& emit) {
    failed_ = true;
    emit({To::Errors, api::error_line(origin, error, style_.language) + '\n'});
  }

  const JudgeCommand& command_;
  api::JudgeOptions options_;
  bool all_rules_;
  api::ReportStyle style_;
  std::atomic<bool> failed_{false};
};

base::Result<api::JudgeOptions> options_of(const JudgeCommand& command) {
  api::JudgeOptions out;
  if (!command.rules.empty() && command.rules != "all") {
    const base::Result<rules::Ruleset> rules = api::ruleset_from_text(command.rules);
    if (!rules) {
      return rules.error();
    }
    out.rules = *rules;
  }
  if (!command.komi.empty()) {
    out.komi = parse_komi(command.komi);
    if (!out.komi) {
      return base::Error{base::ErrorCode::BadNumber, {}, "--komi " + command.komi};
    }
  }
  out.reading = command.strict ? count::Reading::Strict : count::Reading::Customary;
  out.dead = command.dead;
  out.alive = command.alive;
  out.use_marks = command.use_marks;
  out.at = command.at;
  out.limits = limits_of(command.time_limit, command.nodes, command.table_mb);
  out.limits.seed = command.seed;
  out.proofs = command.proof.empty() ? life::Proofs::None : life::Proofs::Written;
  return out;
}

// Prints what the work says; reports for a person stand apart, and proofs go to a file of their
// own.
class Printer {
 public:
  Printer(bool reports, GrowingFile* proofs) : reports_(reports), proofs_(proofs) {}

  void operator()(const Message& message) {
    if (message.to == To::Errors) {
      print_error(message.text);
      return;
    }
    if (message.to == To::Proof) {
      proofs_->append(message.text);
      return;
    }
    print(reports_ && !first_ ? "\n" + message.text : message.text);
    first_ = false;
  }

 private:
  bool reports_;
  GrowingFile* proofs_;
  bool first_ = true;
};

Exit write_failed(explain::Language language, const base::Error& error) {
  print_error("shinpan: " + explain::error_text(language, error) + '\n');
  return Exit::SomeFailed;
}

Exit judge_all(const JudgeCommand& command,
               const api::JudgeOptions& options,
               explain::Language language) {
  if (holds_lines(command)) {
    return judge_lines(command, options, language);
  }
  if (command.lines || !command.skip_done.empty()) {
    print_error("shinpan: " + only_for_lines(language) + '\n');
    return Exit::WrongUse;
  }
  if (command.report && command.rules == "all") {
    print_error("shinpan: " + report_of_all_rules(language) + '\n');
    return Exit::WrongUse;
  }
  if (command.report) {
    return report_batch(command, options, language);
  }
  std::optional<GrowingFile> proofs;
  if (!command.proof.empty()) {
    base::Result<GrowingFile> file = GrowingFile::create(command.proof);
    if (!file) {
      return write_failed(language, file.error());
    }
    proofs = std::move(*file);
    proofs->append(proof::header_text());
  }
  const std::vector<std::string> inputs = expanded(command.inputs);
  Judging judging(command, options, language);
  Printer printer(!command.json && !command.sgf, proofs ? &*proofs : nullptr);
  const auto work_through = command.unordered ? as_ready : in_order;
  work_through(
      inputs.size(),
      command.jobs,
      [&](std::size_t i, const Emit& emit) { judging.judge_input(i, inputs[i], emit); },
      [&](const Message& message) { printer(message); },
      [&](std::size_t done) { show_progress(done, inputs.size()); });
  if (proofs && !proofs->close()) {
    return write_failed(language, {base::ErrorCode::WriteFailed, {}, command.proof});
  }
  return judging.failed() ? Exit::SomeFailed : Exit::Good;
}

}  // namespace

Exit run(const JudgeCommand& command, explain::Language language) {
  base::Result<api::JudgeOptions> options = options_of(command);
  if (!options) {
    print_error("shinpan: " + explain::error_text(language, options.error()) + '\n');
    return Exit::WrongUse;
  }
  if (command.store.empty()) {
    return judge_all(command, *options, language);
  }
  const base::Result<std::unique_ptr<KeptLives>> kept = KeptLives::open(command.store);
  if (!kept) {
    print_error("shinpan: " + store_unusable(language, command.store, kept.error().detail) + '\n');
    return Exit::SomeFailed;
  }
  options->limits.kept = kept->get();
  const Exit exit = judge_all(command, *options, language);
  print_error(kept_statuses_used(language, (*kept)->found(), (*kept)->asked()) + '\n');
  return exit;
}

}  // namespace shinpan::cli
