import type { BothSides, ChainStatus, MatchEvent, Side } from '../engine';
import { chainAt } from '../go/chain';
import type { Color } from '../go/color';
import { colorOf } from '../go/color';
import { stoneAt, type Position } from '../go/position';
import { pointOf, pointsOf } from '../go/vertex';

// What each side says of the stones, point by point.
export type Said = ReadonlyMap<number, ChainStatus>;

type Claims = Record<Color, Map<number, ChainStatus>>;

function say(claims: Claims, by: readonly Color[], points: readonly number[], status: ChainStatus) {
  for (const color of by) {
    points.forEach((point) => claims[color].set(point, status));
  }
}

function stonesOf(position: Position): number[] {
  return position.stones.flatMap((stone, point) => (stone === 'empty' ? [] : [point]));
}

function take(claims: Claims, position: Position, event: MatchEvent): void {
  const chain = (name: string) => chainAt(position, pointOf(position.size, name) ?? -1).points;
  switch (event.event) {
    case 'claim':
      return say(claims, [colorOf(event.by)], chain(event.at), event.status);
    case 'claim-all': {
      const by = [colorOf(event.by)];
      say(claims, by, stonesOf(position), 'alive');
      return event.dead.forEach((name) => say(claims, by, chain(name), 'dead'));
    }
    case 'decide':
      return say(claims, ['black', 'white'], chain(event.at), event.status);
    default:
  }
}

// The places of the moves of the game itself among the events: without what was tried out.
export function movesOfPlay(events: readonly MatchEvent[]): number[] {
  let trial = false;
  return events.flatMap(({ event }, i) => {
    trial = event === 'ask-confirmation' || (trial && event !== 'end-confirmation');
    return !trial && (event === 'play' || event === 'pass') ? [i] : [];
  });
}

// The number of events up to and with the last move of the game itself.
export function eventsOfPlay(events: readonly MatchEvent[]): number {
  return (movesOfPlay(events).at(-1) ?? -1) + 1;
}

// In the stop that the events end with: what was said before play went on no longer holds.
export function claimsOf(events: readonly MatchEvent[], position: Position): BothSides<Said> {
  const claims: Claims = { black: new Map(), white: new Map() };
  events.slice(eventsOfPlay(events)).forEach((event) => take(claims, position, event));
  return claims;
}

export interface OpenChain {
  readonly points: readonly number[];
  readonly color: Color;
  readonly said: BothSides<ChainStatus | undefined>;
}

// The chains on which the players do not agree, those first that both have spoken of.
export function openChains(
  position: Position,
  open: readonly string[],
  claims: BothSides<Said>,
): OpenChain[] {
  const seen = new Set<number>();
  const chains = pointsOf(position.size, open).flatMap((point): OpenChain[] => {
    const color = stoneAt(position, point);
    if (seen.has(point) || color === 'empty') {
      return [];
    }
    const { points } = chainAt(position, point);
    points.forEach((at) => seen.add(at));
    const said = { black: claims.black.get(point), white: claims.white.get(point) };
    return [{ points, color, said }];
  });
  const spoken = ({ said }: OpenChain) => Number(!said.black) + Number(!said.white);
  return chains.toSorted((a, b) => spoken(a) - spoken(b));
}

export function deadOf(position: Position, said: Said): number[] {
  return stonesOf(position).filter((point) => said.get(point) === 'dead');
}

export const bothSides: readonly Side[] = ['B', 'W'];
