import { pictureOf, type Picture, type StoneMark } from '../draw/picture';
import type { MatchEvent, MatchState } from '../engine';
import { positionOf } from '../go/position';
import { pointOf, pointsOf } from '../go/vertex';

// The board of a match as its phase shows it: the last move, or what is agreed and what is not.
export function pictureOfMatch(state: MatchState, events: readonly MatchEvent[]): Picture {
  const picture = pictureOf(positionOf(state.position));
  const { size } = picture.position;
  if (state.phase === 'play') {
    const last = events.at(-1);
    return { ...picture, lastMove: last?.event === 'play' ? pointOf(size, last.at) : undefined };
  }
  const marks = new Map<number, StoneMark>();
  pointsOf(size, state.disputed).forEach((point) => marks.set(point, 'undecided'));
  pointsOf(size, state.agreed_dead).forEach((point) => marks.set(point, 'dead'));
  return { ...picture, marks };
}
