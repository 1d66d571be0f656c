#pragma once

#include "shinpan/life/finding.hpp"
#include "shinpan/life/japanese/inquiry.hpp"
#include "shinpan/life/search/areas.hpp"
#include "shinpan/proof/proof.hpp"

namespace shinpan::life {

// Writes down why the chains of an area have the statuses that confirmation has found. A strategy
// that cannot be written any more leaves its status out: what is written holds.
class AreaProof {
 public:
  // `proof` holds the claims about the walls already and gets those of the area.
  AreaProof(const Findings& findings,
            const Area& area,
            AreaQuestions& questions,
            Budget& budget,
            proof::Proof& proof);

  void write();

 private:
  using Number = std::optional<proof::ClaimNumber>;

  void write_status(board::Point root, Clause clause, const std::vector<Number>& claims);
  template <class AnyGoal>
  Number claim(proof::Claim::Kind kind,
               board::Point root,
               const board::PointSet& points,
               Inquiry<AnyGoal>* inquiry,
               Answer expected);
  Number takes(board::Point root);
  Number keeps(board::Point root);
  [[nodiscard]] Number proved_before(board::Point root) const;
  Number living(board::Color color) const;
  Number empties(board::Color defender);
  void write_alive_on_own_points(board::Point root);
  void write_alive_nearby(board::Point root);
  void write_dead(board::Point root);

  [[nodiscard]] board::Color owner(board::Point root) const;

  const Findings& findings_;
  const board::Board& board_;
  const Area& area_;
  AreaQuestions& questions_;
  Budget& budget_;
  proof::Proof& proof_;
  std::map<board::Point, Number> takes_;
  std::map<board::Point, Number> keeps_;
  std::map<board::Color, Number> empties_;
};

}  // namespace shinpan::life
