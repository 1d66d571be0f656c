import type { Color, Stone } from '../go/color';
import type { Position } from '../go/position';
import { colOf, rowOf } from '../go/vertex';
import type { Size } from '../go/size';

const letters = 'abcdefghijklmnopqrstuvwxy';

function sgfPoint(size: Size, point: number): string {
  return `${letters[colOf(size, point)]}${letters[rowOf(size, point)]}`;
}

function escaped(text: string): string {
  return text.replace(/[\\\]]/g, '\\$&');
}

function setUp({ size, stones }: Position, property: string, wanted: Stone): string {
  const values = stones.flatMap((stone, point) =>
    stone === wanted ? [`[${sgfPoint(size, point)}]`] : [],
  );
  return values.length > 0 ? property + values.join('') : '';
}

export interface SgfMove {
  readonly color: Color;
  readonly point: number | undefined; // nothing: a pass
}

export interface SgfTerms {
  readonly rules?: string | undefined;
  readonly komi?: number | undefined;
  readonly handicap?: number | undefined;
}

// A position, and moves from there, as a record.
export function positionSgf(
  position: Position,
  toPlay: Color,
  terms: SgfTerms,
  moves: readonly SgfMove[] = [],
): string {
  const { size } = position;
  const sides = size.cols === size.rows ? `${size.cols}` : `${size.cols}:${size.rows}`;
  return [
    `(;GM[1]FF[4]CA[UTF-8]SZ[${sides}]`,
    terms.rules === undefined ? '' : `RU[${escaped(terms.rules)}]`,
    terms.komi === undefined ? '' : `KM[${terms.komi}]`,
    terms.handicap ? `HA[${terms.handicap}]` : '',
    setUp(position, 'AB', 'black'),
    setUp(position, 'AW', 'white'),
    `PL[${toPlay === 'black' ? 'B' : 'W'}]`,
    ...moves.map(
      ({ color, point }) =>
        `;${color === 'black' ? 'B' : 'W'}[${point === undefined ? '' : sgfPoint(size, point)}]`,
    ),
    ')',
  ].join('');
}
