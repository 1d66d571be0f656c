#include "shinpan/referee/event.hpp"

#include "shinpan/base/assert.hpp"

#include <array>

namespace shinpan::referee {
namespace {

constexpr PhaseSet kBeforeTheResult{
    Phase::Play, Phase::Stopped, Phase::Confirmation, Phase::Filling, Phase::Ended};

constexpr std::array<ActionKind, kActionKinds> kKinds = {{
    {"play", {Phase::Play, Phase::Confirmation}},
    {"pass", {Phase::Play, Phase::Confirmation}},
    {"resign", kBeforeTheResult},
    {"claim", {Phase::Stopped}},
    {"claim-all", {Phase::Stopped}},
    {"ask-resumption", {Phase::Stopped}},
    {"answer-resumption", {Phase::Stopped}},
    {"ask-confirmation", {Phase::Stopped}},
    {"end-confirmation", {Phase::Confirmation}},
    {"agree-filling", {Phase::Stopped}},
    {"fill", {Phase::Filling}},
    {"agree-end", {Phase::Stopped, Phase::Filling}},
    {"confirm-result", {Phase::Ended}},
    {"agree-no-result", {Phase::Play}},
    {"time-up", {Phase::Play}},
    {"decide", {Phase::Stopped}},
    {"call-end", {Phase::Stopped, Phase::Filling}},
    {"call-result", {Phase::Ended}},
    {"penalize", kBeforeTheResult},
    {"declare-both-lose", {Phase::Play, Phase::Stopped}},
    {"annul", kBeforeTheResult},
    {"forfeit", kBeforeTheResult},
    {"award", kBeforeTheResult},
}};

}  // namespace

const ActionKind& action_kind(std::size_t index) {
  SHINPAN_ASSERT(index < kActionKinds);
  return kKinds[index];
}

}  // namespace shinpan::referee
