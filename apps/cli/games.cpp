#include "games.hpp"

#include "files.hpp"

namespace shinpan::cli {

void for_each_game(
    const std::string& name,
    const std::function<void(const api::Origin&, const base::Result<record::GameRecord>&)>& visit) {
  const base::Result<std::string> bytes = read_file(name);
  if (!bytes) {
    visit({name, 0}, bytes.error());
    return;
  }
  const base::Result<record::Import> import = record::read(*bytes, name);
  if (!import) {
    visit({name, 0}, import.error());
    return;
  }
  for (std::size_t game = 0; game < import->games.size(); ++game) {
    visit({name, game}, import->games[game]);
  }
}

void print_failure(bool json,
                   const api::Origin& origin,
                   const base::Error& error,
                   explain::Language language) {
  if (json) {
    print(api::error_json(origin, error, language) + '\n');
  } else {
    print_error(api::error_line(origin, error, language) + '\n');
  }
}

}  // namespace shinpan::cli
