#pragma once

#include "shinpan/life/finding.hpp"
#include "shinpan/life/static/benson.hpp"
#include "shinpan/proof/proof.hpp"

#include <array>

namespace shinpan::life {

// Writes down what lives unconditionally, and what is dead inside it, of the chains whose findings
// rest on that.
void write_unconditional(const Findings& findings,
                         const std::array<UnconditionalLife, 2>& lives,
                         proof::Proof& proof);

}  // namespace shinpan::life
