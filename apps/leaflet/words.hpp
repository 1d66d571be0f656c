#pragma once

#include "leaflet/figures.hpp"
#include "leaflet/type.hpp"

namespace shinpan::leaflet {

// The texts of the book (atlas/format.md) in one language, their slots filled from the boards of a
// page. Errors: Internal with what is wrong.
class Words {
 public:
  // `nouns`: as in book.json, which must outlive it.
  Words(const nlohmann::json& nouns, explain::Language language)
      : nouns_(&nouns), language_(language) {}

  [[nodiscard]] explain::Language language() const { return language_; }

  // The board must outlive it.
  void add(const std::string& id, const Figures& figures) { boards_[id] = &figures; }

  // The text of a pair of languages. `own`: the board whose facts are named without a board.
  [[nodiscard]] base::Result<std::string> filled(const nlohmann::json& text,
                                                 const std::string& own = {}) const;

  // The same with its markup as faces.
  [[nodiscard]] base::Result<std::vector<Run>> runs(const nlohmann::json& text,
                                                    const std::string& own = {}) const;

 private:
  [[nodiscard]] base::Result<std::string> slot(const std::string& inside,
                                               const std::string& own) const;

  const nlohmann::json* nouns_;
  explain::Language language_;
  std::map<std::string, const Figures*> boards_;
};

// The words of the text without its links, "*" being emphasis.
[[nodiscard]] std::vector<Run> marked_up(const std::string& text);

}  // namespace shinpan::leaflet
