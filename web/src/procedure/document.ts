import { boardText } from '../edit/boardText';
import { recordedDocument, type Document } from '../edit/document';
import type { MatchEvent, MatchStart, MatchState } from '../engine';
import { chainAt } from '../go/chain';
import { colorOf } from '../go/color';
import { positionOf, stoneAt, type Position } from '../go/position';
import { nameOf, pointsOf } from '../go/vertex';

// A stone of each chain, with those that are in the list apart from the others.
function statuses(position: Position, deadNames: readonly string[]) {
  const deadPoints = new Set(pointsOf(position.size, deadNames));
  const seen = new Set<number>();
  const dead: string[] = [];
  const alive: string[] = [];
  position.stones.forEach((_, point) => {
    if (stoneAt(position, point) === 'empty' || seen.has(point)) {
      return;
    }
    chainAt(position, point).points.forEach((at) => seen.add(at));
    (deadPoints.has(point) ? dead : alive).push(nameOf(position.size, point));
  });
  return { dead, alive };
}

// The match for the referee's page, with what was agreed. A record has no place for stones of the
// filling, which are no moves: with them the board stands for the game.
export function documentOfMatch(
  start: MatchStart,
  events: readonly MatchEvent[],
  state: MatchState,
  sgf: string,
): Document {
  const position = positionOf(state.position);
  const filled = events.some(({ event }) => event === 'fill');
  const { rules, komi, handicap } = start;
  const text = filled
    ? boardText(position, colorOf(state.to_play), { rules, komi, handicap }, state.captured)
    : sgf;
  const document = recordedDocument(text, '', 0);
  return state.count === null
    ? document
    : { ...document, ...statuses(position, state.agreed_dead) };
}
