import { boardText } from '../edit/boardText';
import { positionSgf } from '../edit/sgf';
import type { BothSides, MatchStart } from '../engine';
import type { Color } from '../go/color';
import { emptyPosition, withStone, type Position } from '../go/position';
import { pointAt } from '../go/vertex';
import { matchTimeOf, type TimeSystem } from './time';

export interface Terms {
  readonly rules: string;
  readonly komi: number;
  readonly handicap: number;
  readonly time: TimeSystem;
}

export const mostHandicap = 9;

// Where the stones of a handicap stand, in the order in which they are added.
export function handicapPoints(side: number, handicap: number): number[] {
  if (side < 7 || handicap < 2) {
    return [];
  }
  const near = side >= 12 ? 3 : 2;
  const far = side - 1 - near;
  const mid = (side - 1) / 2;
  const at = (col: number, row: number) => pointAt({ cols: side, rows: side }, col, row);
  const corners = [at(far, near), at(near, far), at(far, far), at(near, near)];
  const edges = [at(near, mid), at(far, mid), at(mid, near), at(mid, far)];
  if (handicap <= 4 || side % 2 === 0) {
    return corners.slice(0, handicap);
  }
  const stones = [...corners, ...edges.slice(0, handicap - 4 - (handicap % 2))];
  return handicap % 2 === 1 ? [...stones, at(mid, mid)] : stones;
}

export function newGame(side: number, { rules, komi, handicap, time }: Terms): MatchStart {
  const terms = { rules, komi, handicap, time: matchTimeOf(time) };
  const stones = handicapPoints(side, handicap);
  if (stones.length === 0) {
    return { size: side, ...terms };
  }
  const position = stones.reduce<Position>(
    (board, point) => withStone(board, point, 'black'),
    emptyPosition({ cols: side, rows: side }),
  );
  return { record: positionSgf(position, 'white', terms), ...terms };
}

export interface Taken {
  readonly position: Position;
  readonly toPlay: Color;
  readonly prisoners: BothSides<number>;
  readonly terms: Terms;
}

// A game that goes on from a position.
export function takenOver({ position, toPlay, prisoners, terms }: Taken): MatchStart {
  const { rules, komi, handicap, time } = terms;
  const stated = { rules, komi, handicap };
  return { record: boardText(position, toPlay, stated, prisoners), ...stated, time: matchTimeOf(time) };
}
