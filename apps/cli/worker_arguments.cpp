#include "worker_arguments.hpp"

#include "option_adder.hpp"

namespace shinpan::cli {

void add_options(CLI::App& app,
                 WorkerCommand& command,
                 explain::Language language,
                 const Checks& checks) {
  OptionAdder add(app, language);
  add.option("--nats",
             command.nats,
             "URL",
             {"Server of NATS, such as nats://localhost:4222; several with commas between",
              "Сервер NATS, например nats://localhost:4222; несколько — через запятую"})
      ->required();
  add.option("--stream",
             command.stream,
             "NAME",
             {"How the names of streams and subjects begin (shinpan)",
              "С чего начинаются имена потоков и тем (shinpan)"});
  add.option("--jobs",
             command.jobs,
             "N",
             {"Games judged at once (0: as many as there are cores)",
              "Сколько партий судить сразу (0 — по числу ядер)"})
      ->check(checks.whole(0, 256));
  add.option("--store",
             command.store,
             "F",
             {"SQLite file that keeps verdicts, which are then not worked out again",
              "Файл SQLite, где хранятся решения, чтобы не искать их снова"});
  add.option("--time-limit",
             command.time_limit,
             "S",
             {"Seconds for a position at most, whatever is asked (10)",
              "Секунд на позицию самое большее, что бы ни просили (10)"})
      ->check(checks.seconds());
  add.option("--nodes",
             command.nodes,
             "N",
             {"Nodes of search where a message does not say (0: no limit)",
              "Узлов перебора, если в сообщении не сказано (0 — без предела)"})
      ->check(checks.nodes());
  add.option("--silence",
             command.silence,
             "S",
             {"Seconds without a word after which a game goes to another worker (60)",
              "Секунд молчания, после которых партия отдаётся другому (60)"})
      ->check(checks.seconds(1));
  add.option("--deliveries",
             command.deliveries,
             "N",
             {"Times a message is given out before it is put aside (5)",
              "Сколько раз выдавать сообщение, прежде чем отложить его (5)"})
      ->check(checks.whole(1, 256));
  add.option("--address",
             command.address,
             "A",
             {"Address of health and metrics (127.0.0.1: this machine only)",
              "Адрес состояния и счётчиков (127.0.0.1 — только эта машина)"});
  add.option("--port",
             command.port,
             "N",
             {"Their port (8081); 0: any free one", "Их порт (8081); 0 — любой свободный"})
      ->check(checks.whole(0, 65535));
  add.footer(
      {"Example:\n"
       "  shinpan worker --nats nats://localhost:4222 --store verdicts.sqlite",
       "Пример:\n"
       "  shinpan worker --nats nats://localhost:4222 --store verdicts.sqlite"});
}

}  // namespace shinpan::cli
