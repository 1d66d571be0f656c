#include "judge_lines.hpp"

#include "done_ids.hpp"
#include "files.hpp"
#include "progress.hpp"
#include "shinpan/api/judge_line.hpp"
#include "shinpan/explain/error_text.hpp"
#include "standard_input.hpp"
#include "texts.hpp"

#include <atomic>

namespace shinpan::cli {

namespace {

class Lines {
 public:
  Lines(const JudgeCommand& command,
        const api::JudgeOptions& options,
        explain::Language language,
        Ids done)
      : command_(command),
        options_(options),
        language_(language),
        done_(std::move(done)),
        rate_(language) {}

  // Whether every line was judged and every answer written.
  bool run() {
    Stream stream;
    stream.threads = command_.jobs;
    stream.ordered = !command_.unordered;
    stream.next = [&] { return reader_.next(); };
    stream.work = [&](const Numbered& line) { return answer(line); };
    stream.deliver = [&](const Answered& answer) { return deliver(answer); };
    run_stream(stream);
    rate_.finish();
    if (reader_.failed()) {
      failed_ = true;
      print_error(
          "shinpan: " + explain::error_text(language_, {base::ErrorCode::FileUnreadable, {}, "-"}) +
          '\n');
    }
    return !failed_;
  }

 private:
  Answered answer(const Numbered& input) {
    api::LineAnswer out;
    if (input.cut) {
      out = api::refused_line(input.number, language_);
    } else {
      const api::JudgeLine line = api::judge_line(input.text, options_, language_);
      if (done_.count(line.id) != 0) {
        return {{}, true};
      }
      out = api::answer_line(line, input.number);
    }
    if (!out.judged) {
      failed_ = true;
    }
    return {out.text + '\n'};
  }

  bool deliver(const Answered& answer) {
    if (answer.skipped) {
      return true;
    }
    print(answer.text);
    rate_.count();
    return output_is_whole();
  }

  const JudgeCommand& command_;
  const api::JudgeOptions& options_;
  explain::Language language_;
  Ids done_;
  LineReader reader_;
  RateProgress rate_;
  std::atomic<bool> failed_{false};
};

bool asks_for_more_than_lines(const JudgeCommand& command) {
  return !command.json || command.report || command.rules == "all" || !command.svg.empty() ||
         !command.png.empty() || !command.pdf.empty() || !command.proof.empty();
}

}  // namespace

bool holds_lines(const JudgeCommand& command) {
  if (command.inputs != std::vector<std::string>{"-"}) {
    return false;
  }
  const std::optional<char> first = first_byte_of_input();
  return command.lines || first == '{' || (!first && !command.skip_done.empty());
}

Exit judge_lines(const JudgeCommand& command,
                 const api::JudgeOptions& options,
                 explain::Language language) {
  if (asks_for_more_than_lines(command)) {
    print_error("shinpan: " + lines_want_json(language) + '\n');
    return Exit::WrongUse;
  }
  Ids done;
  if (!command.skip_done.empty()) {
    base::Result<Ids> ids = done_ids(command.skip_done);
    if (!ids) {
      print_error("shinpan: " + explain::error_text(language, ids.error()) + '\n');
      return Exit::SomeFailed;
    }
    done = std::move(*ids);
  }
  return Lines(command, options, language, std::move(done)).run() ? Exit::Good : Exit::SomeFailed;
}

}  // namespace shinpan::cli
