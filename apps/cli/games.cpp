#include "games.hpp"

#include "files.hpp"

namespace shinpan::cli {

namespace {

using Visit = std::function<void(const InputGame&)>;

void visit_unread(const std::string& name, const base::Error& error, const Visit& visit) {
  const base::Result<record::GameRecord> none = error;
  visit({{name, 0}, none, nullptr, nullptr});
}

}  // namespace

void for_each_game(const std::string& name, const Visit& visit) {
  const base::Result<std::string> bytes = read_file(name);
  if (!bytes) {
    visit_unread(name, bytes.error(), visit);
    return;
  }
  const base::Result<record::Import> import = record::read(*bytes, name);
  if (!import) {
    visit_unread(name, import.error(), visit);
    return;
  }
  for (std::size_t game = 0; game < import->games.size(); ++game) {
    visit({{name, game}, import->games[game], &*bytes, &*import});
  }
}

Message failure_message(bool json,
                        const api::Origin& origin,
                        const base::Error& error,
                        explain::Language language) {
  return json ? Message{Message::To::Output, api::error_json(origin, error, language) + '\n'}
              : Message{Message::To::Errors, api::error_line(origin, error, language) + '\n'};
}

void print_failure(bool json,
                   const api::Origin& origin,
                   const base::Error& error,
                   explain::Language language) {
  const Message message = failure_message(json, origin, error, language);
  json ? print(message.text) : print_error(message.text);
}

}  // namespace shinpan::cli
