#pragma once

#include "shinpan/life/adjudicate.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace shinpan::life {

// Raised whenever any status, line or number of nodes may come out otherwise than before: what was
// kept under another revision is never asked for again.
inline constexpr int kRevision = 1;

// Where statuses are kept from one judgement to another, and from one run to another. It must be
// safe to use from several threads; what it loses is worked out again.
class Kept {
 public:
  Kept() = default;
  Kept(const Kept&) = delete;
  Kept& operator=(const Kept&) = delete;
  virtual ~Kept() = default;

  // What was kept under the same name, or nothing.
  [[nodiscard]] virtual std::optional<std::string> find(std::string_view name) = 0;
  virtual void keep(std::string_view name, std::string_view life) = 0;
};

// What is asked, as a name: equal names have equal answers. `board`, `agreement` and `closely` are
// a canonical image (canonical.hpp), so all sixteen images of a position have one name, and so have
// rule sets that differ in counting only. The time limit is no part of it, for an answer that a
// clock has cut short is not kept.
[[nodiscard]] std::string name_of(const board::Board& board,
                                  const Agreement& agreement,
                                  const rules::Ruleset& rules,
                                  Reading reading,
                                  const Limits& limits,
                                  const board::PointSet& closely);

// Without its proof.
[[nodiscard]] std::string life_text(const Life& life, const board::Board& board);

// The life that was written of the same board; nothing where the text is not of that form.
[[nodiscard]] std::optional<Life> life_from(std::string_view text, const board::Board& board);

}  // namespace shinpan::life
