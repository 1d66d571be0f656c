#include "commands.hpp"
#include "files.hpp"
#include "server/http.hpp"
#include "shinpan/explain/error_text.hpp"
#include "texts.hpp"

#include <algorithm>
#include <cmath>
#include <sys/stat.h>
#include <thread>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace shinpan::cli {
namespace {

constexpr std::size_t kKibibyte = 1024;

server::Settings settings_of(const ServeCommand& command) {
  server::Settings out;
  out.address = command.address;
  out.port = command.port;
  out.largest_body = command.largest_body * kKibibyte;
  out.milliseconds = static_cast<std::int64_t>(std::ceil(command.time_limit * 1000));
  out.jobs = command.jobs == 0 ? std::max(1U, std::thread::hardware_concurrency()) : command.jobs;
  out.waiting = command.waiting;
  out.operator_name = command.operator_name;
  out.contact = command.contact;
  return out;
}

// Each of many threads would otherwise keep a heap of its own at its largest: twice the memory, for
// nothing, for no more positions are judged at once than there are jobs.
void share_heaps() {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 2);
#endif
}

// Contacts are taken where an operator is named. Those that were taken before are kept no longer
// than was promised, and given back, where none is named any more.
base::Result<std::unique_ptr<server::ContactStore>> contacts_of(const ServeCommand& command) {
  if (command.store.empty()) {
    return std::unique_ptr<server::ContactStore>();
  }
  base::Result<std::unique_ptr<server::ContactStore>> opened =
      server::ContactStore::open(command.store);
  if (!opened && command.operator_name.empty()) {
    return std::unique_ptr<server::ContactStore>();
  }
  return opened;
}

// What people leave in a store is for nobody else on the machine to read.
void keep_files_private() {
  umask(S_IRWXG | S_IRWXO);
}

}  // namespace

Exit run(const ServeCommand& command, explain::Language language) {
  if (command.operator_name.empty() != command.contact.empty() ||
      (!command.contact.empty() && command.store.empty())) {
    print_error("shinpan: " + contacts_incomplete(language) + '\n');
    return Exit::WrongUse;
  }
  share_heaps();
  keep_files_private();
  base::Result<std::unique_ptr<server::Store>> store = server::Store::open(command.store);
  if (!store) {
    print_error("shinpan: " + explain::error_text(language, store.error()) + '\n');
    return Exit::SomeFailed;
  }
  base::Result<std::unique_ptr<server::ContactStore>> contacts = contacts_of(command);
  if (!contacts) {
    print_error("shinpan: " + explain::error_text(language, contacts.error()) + '\n');
    return Exit::SomeFailed;
  }
  if (command.store.empty()) {
    print_error(games_in_memory(language) + '\n');
  }
  server::Service service(settings_of(command), std::move(*store), std::move(*contacts));
  const bool ended_well = server::serve(
      service, [&](int port) { print_error(serves_at(language, command.address, port) + '\n'); });
  if (!ended_well) {
    print_error("shinpan: " + address_taken(language, command.address, command.port) + '\n');
  }
  return ended_well ? Exit::Good : Exit::SomeFailed;
}

}  // namespace shinpan::cli
