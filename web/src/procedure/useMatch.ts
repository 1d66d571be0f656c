import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { useAnnounce } from '../app/announce';
import {
  engine,
  type Failure,
  type MatchAction,
  type MatchEvent,
  type MatchStart,
  type MatchState,
} from '../engine';
import { useWording } from '../text/texts';

export interface Kept {
  readonly start: MatchStart;
  readonly events: readonly MatchEvent[];
}

export interface Playing {
  readonly events: readonly MatchEvent[];
  readonly state: MatchState | undefined;
  readonly refusal: string | undefined; // why the last event could not happen
  readonly failure: Failure | undefined;
  happen(...actions: readonly MatchAction[]): Promise<boolean>; // all of them, or none
  retract(upTo: number): void;
}

// A match at work: its events are all its state, the engine says what follows from them, and an
// event that the engine refuses does not happen.
export function useMatch(
  kept: Kept,
  now: () => number,
  onChange: (events: readonly MatchEvent[]) => void = () => undefined,
): Playing {
  const { lang } = useWording();
  const announce = useAnnounce();
  const [events, setEvents] = useState(kept.events);
  const [state, setState] = useState<MatchState>();
  const [refusal, setRefusal] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const reached = useRef(kept.events); // what the next event comes after
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const change = useRef(onChange);
  change.current = onChange;

  const take = useCallback(
    async (next: readonly MatchEvent[]): Promise<boolean> => {
      const outcome = await engine.call({
        call: 'match',
        lang,
        start: kept.start,
        events: next,
      });
      if (outcome.kind === 'superseded') {
        return false;
      }
      if (outcome.kind === 'failure') {
        setFailure(outcome.failure);
        return false;
      }
      const { refused, state: after } = outcome.value;
      if (refused && next === reached.current) {
        return take(next.slice(0, refused.event)); // kept by an engine that allowed more
      }
      if (refused) {
        setRefusal(refused.message);
        announce(refused.message);
        return false;
      }
      setFailure(undefined);
      setRefusal(undefined);
      setEvents(next);
      setState(after);
      if (next !== reached.current) {
        reached.current = next;
        change.current(next);
      }
      return true;
    },
    [kept.start, lang],
  );

  // One after the other: what comes while the engine answers is not lost.
  const inTurn = useCallback(
    (next: (before: readonly MatchEvent[]) => readonly MatchEvent[]): Promise<boolean> => {
      const done = queue.current.then(() => take(next(reached.current)));
      queue.current = done;
      return done;
    },
    [take],
  );

  useEffect(() => void inTurn((before) => before), [inTurn]);

  const happen = useCallback(
    (...actions: readonly MatchAction[]) => {
      const at = now();
      return inTurn((before) => {
        const time = Math.max(before.at(-1)?.time ?? 0, at);
        return [...before, ...actions.map((action): MatchEvent => ({ ...action, time }))];
      });
    },
    [inTurn, now],
  );

  const retract = useCallback(
    (upTo: number) => void inTurn((before) => before.slice(0, upTo)),
    [inTurn],
  );

  return { events, state, refusal, failure, happen, retract };
}
