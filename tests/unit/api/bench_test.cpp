#include "shinpan/api/bench.hpp"

#include "shinpan/life/kept.hpp"

#include <gtest/gtest.h>

namespace shinpan::api {
namespace {

// A change of the signature is a change of verdicts: life::kRevision goes up with it, or statuses
// that were kept before would answer for the engine of today, and CHANGELOG.md says what changed.
TEST(BenchTest, The_signature_is_that_of_the_revision) {
  EXPECT_EQ(life::kRevision, 1);
  EXPECT_EQ(bench(2000).value().signature_text(), "bea2787e78109237");
}

}  // namespace
}  // namespace shinpan::api
