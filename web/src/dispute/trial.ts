import { positionSgf } from '../edit/sgf';
import type { MatchAction, MatchEvent, MatchStart, Side, Verdict } from '../engine';
import { colorOf, other, type Color } from '../go/color';
import { positionOf } from '../go/position';
import { lineMove } from '../verdict/line';

// Hypothetical play about a chain as events of a match: two passes, the question, the line.

// Where statuses are confirmed by play; under the other rule sets it is done as in Article 7.
const confirming: ReadonlySet<string> = new Set([
  'japanese-1989',
  'japanese-2003',
  'korean',
  'territory-seki',
  'ancient-territory',
]);

export function sideOf(color: Color): Side {
  return color === 'black' ? 'B' : 'W';
}

export function trialStart(verdict: Verdict): MatchStart {
  const rules = confirming.has(verdict.rules) ? verdict.rules : 'japanese-1989';
  const record = positionSgf(positionOf(verdict.position), colorOf(verdict.to_play), {
    rules,
    komi: verdict.komi,
  });
  return { record, rules, komi: verdict.komi };
}

// The line of a proof from the chain's opponent on, who passes first where the proof begins with
// its owner.
function lineActions(line: readonly string[], owner: Color): MatchAction[] {
  const moves = line.map(lineMove).map(({ color, name, ko }): MatchAction => {
    const by = sideOf(color);
    if (name !== undefined) {
      return { event: 'play', by, at: name };
    }
    return ko === undefined ? { event: 'pass', by } : { event: 'pass', by, for_ko: ko };
  });
  const first = line[0] === undefined ? undefined : lineMove(line[0]).color;
  return first === owner ? [{ event: 'pass', by: sideOf(other(owner)) }, ...moves] : moves;
}

export function trialEvents(
  toPlay: Color,
  about: string,
  owner: Color,
  line: readonly string[] = [],
): MatchEvent[] {
  const actions: readonly MatchAction[] = [
    { event: 'pass', by: sideOf(toPlay) },
    { event: 'pass', by: sideOf(other(toPlay)) },
    { event: 'ask-confirmation', by: sideOf(owner), at: about },
    ...lineActions(line, owner),
  ];
  return actions.map((action) => ({ ...action, time: 0 }));
}

export type TrialMove = MatchEvent & { readonly event: 'play' | 'pass' };

export interface Trial {
  readonly about: string;
  readonly begun: number; // how many events there were before it
  readonly moves: readonly TrialMove[];
}

function isMove(event: MatchEvent): event is TrialMove {
  return event.event === 'play' || event.event === 'pass';
}

// The hypothetical play with which the events end.
export function trialOf(events: readonly MatchEvent[]): Trial | undefined {
  const begun = events.findLastIndex(({ event }) => event === 'ask-confirmation');
  const asked = events[begun];
  return asked?.event === 'ask-confirmation'
    ? { about: asked.at, begun, moves: events.slice(begun + 1).filter(isMove) }
    : undefined;
}
