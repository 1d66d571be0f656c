#pragma once

#include "server/store.hpp"
#include "worker/settings.hpp"

#include <functional>
#include <string>

namespace shinpan::worker {

// What is worth a line while the worker runs.
enum class Event {
  Ready,  // the streams are there, games are being taken; the text is the port of the metrics
  Disconnected,  // it tries to get back by itself; the text says why, as far as is known
  Reconnected,
  Draining,  // told to stop: what is in hand is answered first
};

// Called from several threads, one at a time.
using Listener = std::function<void(Event, const std::string& text)>;

enum class Ending {
  Drained,
  NotBuilt,   // this build has no NATS
  BadUrl,     // no address of a server
  PortTaken,  // health and metrics cannot be had at the port
};

// Takes games that have stopped from a stream of NATS JetStream, judges them and puts the answers
// into another, until SIGINT or SIGTERM; then what is in hand is answered first. Messages as
// answer.hpp has them. With the name "shinpan":
//
//   stream shinpan-games     subject shinpan.games: a work queue, each message to one worker
//   stream shinpan-verdicts  subject shinpan.verdicts.ID: one answer to each game
//   stream shinpan-dead      subject shinpan.dead: messages that cannot be answered, or that were
//                            given out too often, as they were, with the header Shinpan-Reason
//
// Streams that are missing are made; those that are there are taken as they are. A message is
// acknowledged when the server has said that its answer is stored. A game that comes twice, or once
// more because an acknowledgement was lost, has one answer, the first: the server takes none where
// the game's subject has a message. A server that goes away is waited for.
//
// SIGINT and SIGTERM stay blocked in the calling thread.
[[nodiscard]] Ending work(const Settings& settings, server::Store* store, const Listener& listener);

}  // namespace shinpan::worker
