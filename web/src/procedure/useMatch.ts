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

export const matchChannel = 'match';

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
  const asking = useRef(0);
  const latest = useRef({ events, onChange });
  latest.current = { events, onChange };

  const take = useCallback(
    async (next: readonly MatchEvent[]): Promise<boolean> => {
      asking.current += 1;
      const outcome = await engine.call(
        { call: 'match', lang, start: kept.start, events: next },
        matchChannel,
      );
      asking.current -= 1;
      if (outcome.kind === 'superseded') {
        return false;
      }
      if (outcome.kind === 'failure') {
        setFailure(outcome.failure);
        return false;
      }
      const { refused, state: reached } = outcome.value;
      if (refused && next === latest.current.events) {
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
      setState(reached);
      if (next !== latest.current.events) {
        latest.current.onChange(next);
      }
      return true;
    },
    [kept.start, lang],
  );

  useEffect(() => void take(latest.current.events), [take]);

  const happen = useCallback(
    async (...actions: readonly MatchAction[]): Promise<boolean> => {
      if (asking.current > 0) {
        return false;
      }
      const { events: before } = latest.current;
      const time = Math.max(before.at(-1)?.time ?? 0, now());
      return take([...before, ...actions.map((action): MatchEvent => ({ ...action, time }))]);
    },
    [take, now],
  );

  const retract = useCallback(
    (upTo: number) => void take(latest.current.events.slice(0, upTo)),
    [take],
  );

  return { events, state, refusal, failure, happen, retract };
}
