import { useEffect, useMemo, useState } from 'preact/hooks';
import { pictureOf, type Picture } from '../draw/picture';
import { engine, type Failure, type MatchEvent, type Side } from '../engine';
import { useAnswer } from '../engine/useAnswer';
import { chainAt } from '../go/chain';
import { colorOf, type Color } from '../go/color';
import { positionOf, stoneAt } from '../go/position';
import { pointOf } from '../go/vertex';
import type { Kept, Playing } from '../procedure/useMatch';
import { useWording } from '../text/texts';
import { trialOf, type TrialMove } from './trial';
import { useClosedKos } from './useClosedKos';

// Who moves for the people; the engine answers for the other side.
export type Played = Side | 'both';

const answerWithin = 3; // seconds, about

export interface TrialNow {
  readonly about: string;
  readonly owner: Color; // of the disputed chain
  readonly toMove: Side;
  readonly moves: readonly TrialMove[];
  readonly firstMove: number; // how many events there were before the first of the line
  readonly closedKos: readonly string[]; // to the side to move
  readonly taken: boolean; // nothing of the chain is left
  readonly thinking: boolean;
  readonly answered: Answered | undefined; // by the engine, with the last move
  readonly failure: Failure | undefined;
  readonly picture: Picture;
}

export interface Answered {
  readonly event: MatchEvent;
  readonly proved: boolean;
}

// Hypothetical play as it stands in a match, with the engine's answers for the side that nobody
// plays. Nothing while the match is in another phase.
export function useTrial(
  { start }: Pick<Kept, 'start'>,
  playing: Playing,
  people: Played,
): TrialNow | undefined {
  const { t, lang } = useWording();
  const { events, state, happen } = playing;
  const trial = useMemo(() => trialOf(events), [events]);
  const active = state?.phase === 'confirmation' && trial !== undefined;
  const [answered, setAnswered] = useState<Answered>();
  const [thinking, setThinking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const before = useAnswer<'match'>(
    active ? { call: 'match', lang, start, events: events.slice(0, trial.begun) } : undefined,
    'before-trial',
  );
  const closedKos = useClosedKos(start, events, active ? state : undefined);
  const asked = active && people !== 'both' && people !== state.to_play ? state.to_play : undefined;

  useEffect(() => {
    setFailure(undefined);
    if (asked === undefined) {
      setThinking(false);
      return undefined;
    }
    let current = true;
    setThinking(true);
    void engine
      .call({ call: 'try', lang, start, events, by: asked, time_limit: answerWithin })
      .then((outcome) => {
        if (!current || outcome.kind === 'superseded') {
          return;
        }
        if (outcome.kind === 'failure') {
          setThinking(false);
          setFailure(outcome.failure);
          return;
        }
        const { event, proved } = outcome.value;
        void happen(event).then((done) => done && setAnswered({ event, proved }));
      });
    return () => {
      current = false;
      engine.cancel('try');
    };
  }, [asked, events, start, lang]);

  const origin = before.value?.state.position;
  return useMemo(() => {
    if (!active || !origin) {
      return undefined;
    }
    const position = positionOf(state.position);
    const { size } = position;
    const atStart = positionOf(origin);
    const chain = chainAt(atStart, pointOf(size, trial.about) ?? -1).points;
    const owner = stoneAt(atStart, chain[0] ?? -1);
    if (owner === 'empty') {
      return undefined;
    }
    const played = new Set(
      trial.moves.flatMap((move) => (move.event === 'play' ? pointOf(size, move.at) ?? [] : [])),
    );
    const left = chain.filter(
      (point) => stoneAt(position, point) === owner && !played.has(point),
    );
    const labels = new Map<number, string>();
    trial.moves.forEach((move, i) => {
      const point = move.event === 'play' ? pointOf(size, move.at) : undefined;
      if (point !== undefined && stoneAt(position, point) === colorOf(move.by)) {
        labels.set(point, String(i + 1));
      }
    });
    for (const ko of closedKos) {
      labels.set(pointOf(size, ko) ?? -1, t.dispute.koLabel);
    }
    const last = trial.moves.at(-1);
    return {
      about: trial.about,
      owner,
      toMove: state.to_play,
      moves: trial.moves,
      firstMove: trial.begun + 1,
      closedKos,
      taken: left.length === 0,
      thinking,
      failure,
      answered: answered && sameMove(answered.event, last) ? answered : undefined,
      picture: { ...pictureOf(position), selected: new Set(left), labels },
    };
  }, [active, origin, state, trial, closedKos, thinking, failure, answered, t]);
}

function sameMove(answer: MatchEvent, last: TrialMove | undefined): boolean {
  const { time: _, ...a } = answer;
  const { time: __, ...b } = last ?? { time: 0 };
  return JSON.stringify(a) === JSON.stringify(b);
}
