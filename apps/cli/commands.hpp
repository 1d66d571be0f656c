#pragma once

#include "limits.hpp"
#include "shinpan/api/bench.hpp"
#include "shinpan/explain/language.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace shinpan::cli {

// The status with which the program ends.
enum class Exit : int {
  Good = 0,
  SomeFailed = 1,
  WrongUse = 2,
};

struct JudgeCommand {
  std::vector<std::string> inputs;
  std::string rules;
  std::string komi;
  bool strict = false;
  std::vector<std::string> dead;
  std::vector<std::string> alive;
  bool use_marks = false;
  std::optional<std::size_t> at;
  std::optional<double> time_limit;  // seconds
  std::uint64_t nodes = 0;
  std::uint64_t table_mb = kUsualTableMb;
  std::uint64_t seed = 1;
  bool json = false;
  bool sgf = false;
  bool report = false;  // how the games agree with their records, instead of the verdicts
  std::string svg;
  std::string png;
  std::string pdf;
  std::string proof;
  unsigned jobs = 1;
  bool lines = false;      // the standard input holds requests in JSON
  bool unordered = false;  // answers as soon as they are ready
  std::string skip_done;   // a file of earlier answers to lines of JSON
  std::string store;       // an SQLite file that keeps statuses
};

struct StatusCommand {
  std::vector<std::string> inputs;
  std::vector<std::string> points;
  std::optional<std::size_t> at;
  std::optional<double> time_limit;  // seconds, for each side
  std::uint64_t nodes = 0;
  std::uint64_t table_mb = kUsualTableMb;
  bool json = false;
};

struct CountCommand {
  std::vector<std::string> inputs;
  std::string method;  // empty: the methods are listed
  bool steps = false;
  bool leave_neutral = false;
  std::string rules;
  std::string komi;
  std::vector<std::string> dead;
  std::vector<std::string> alive;
  bool use_marks = false;
  std::optional<std::size_t> at;
  std::optional<double> time_limit;  // seconds
  std::uint64_t nodes = 0;
  bool json = false;
};

struct ReplayCommand {
  std::vector<std::string> inputs;
  std::string rules;
  bool json = false;
};

struct RulesCommand {
  std::string id;
  bool json = false;
};

struct ConvertCommand {
  std::string from;
  std::string into;
  std::string format;  // "sgf", "text" or "" for what the name's ending says
};

struct DrawCommand {
  std::string input;
  std::optional<std::size_t> at;
  std::string svg;
  std::string png;
};

struct BenchCommand {
  std::uint64_t nodes = api::kBenchNodes;
};

struct LeafletCommand {
  bool problems = false;  // the sheet of problems instead
  bool booklet = false;   // two pages on each side of A4
  std::string out;        // empty: a name of its own in the current folder
};

struct ServeCommand {
  std::string address = "127.0.0.1";
  int port = 8080;
  std::string store;
  double time_limit = 10;           // seconds for one position, at most
  std::size_t largest_body = 4096;  // KiB
  unsigned jobs = 0;                // 0: as many as the machine has cores
  unsigned waiting = 64;
  std::string operator_name;  // who takes contacts
  std::string contact;        // how to reach them
};

struct WorkerCommand {
  std::string nats;
  std::string stream = "shinpan";
  unsigned jobs = 0;       // 0: as many as the machine has cores
  std::string store;       // empty: verdicts are not kept
  double time_limit = 10;  // seconds for one position, at most
  std::uint64_t nodes = 0;
  double silence = 60;  // seconds
  unsigned deliveries = 5;
  std::string address = "127.0.0.1";
  int port = 8081;
};

[[nodiscard]] Exit run(const JudgeCommand& command, explain::Language language);
[[nodiscard]] Exit run(const StatusCommand& command, explain::Language language);
[[nodiscard]] Exit run(const CountCommand& command, explain::Language language);
[[nodiscard]] Exit run(const ReplayCommand& command, explain::Language language);
[[nodiscard]] Exit run(const RulesCommand& command, explain::Language language);
[[nodiscard]] Exit run(const ConvertCommand& command, explain::Language language);
[[nodiscard]] Exit run(const DrawCommand& command, explain::Language language);
[[nodiscard]] Exit run(const BenchCommand& command, explain::Language language);
[[nodiscard]] Exit run(const LeafletCommand& command, explain::Language language);
[[nodiscard]] Exit run(const ServeCommand& command, explain::Language language);
[[nodiscard]] Exit run(const WorkerCommand& command, explain::Language language);

}  // namespace shinpan::cli
