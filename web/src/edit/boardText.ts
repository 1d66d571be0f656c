import type { Color } from '../go/color';
import { rowsOf, type Position } from '../go/position';
import type { BothSides } from '../engine/sides';
import type { SgfTerms } from './sgf';

// A position as a drawn board with headers: the form that can state stones taken before.
export function boardText(
  position: Position,
  toPlay: Color,
  terms: SgfTerms,
  prisoners: BothSides<number>,
): string {
  return [
    ...(terms.rules === undefined ? [] : [`rules: ${terms.rules}`]),
    ...(terms.komi === undefined ? [] : [`komi: ${terms.komi}`]),
    ...(terms.handicap ? [`handicap: ${terms.handicap}`] : []),
    `to play: ${toPlay}`,
    `prisoners: B ${prisoners.black} W ${prisoners.white}`,
    '',
    ...rowsOf(position).map((row) => [...row].join(' ')),
    '',
  ].join('\n');
}
