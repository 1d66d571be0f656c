import { positionSgf, type SgfMove } from '../edit/sgf';
import { pictureOf, type Picture } from '../draw/picture';
import type { BoardState, Verdict } from '../engine/types';
import { colorOf, type Color } from '../go/color';
import { positionOf, stoneAt } from '../go/position';
import { pointOf } from '../go/vertex';
import type { Size } from '../go/size';
import type { Texts } from '../text/texts';

export interface LineMove {
  readonly color: Color;
  readonly name: string | undefined; // nothing: a pass
  readonly ko: string | undefined; // the ko for which it passes
}

// "B C3", "W pass", "W pass:E5"
export function lineMove(text: string): LineMove {
  const [letter = '', what = ''] = text.split(' ');
  const [, ko] = what.split(':');
  return { color: colorOf(letter), name: what.startsWith('pass') ? undefined : what, ko };
}

export function moveText(t: Texts, { color, name, ko }: LineMove): string {
  return t.line.move(color, name ?? (ko === undefined ? t.line.pass : t.line.passFor(ko)));
}

// The line from the verdict's position on as a record of its own.
export function lineRecord(verdict: Verdict, line: readonly string[]): string {
  const position = positionOf(verdict.position);
  const moves = line.map(lineMove).map(
    ({ color, name }): SgfMove => ({
      color,
      point: name === undefined ? undefined : pointOf(position.size, name),
    }),
  );
  const first = moves[0]?.color ?? 'black';
  return positionSgf(position, first, { rules: verdict.rules }, moves);
}

function numbered(size: Size, line: readonly string[], step: number): Map<number, string> {
  const labels = new Map<number, string>();
  line.slice(0, step).forEach((text, i) => {
    const { name } = lineMove(text);
    const point = name === undefined ? undefined : pointOf(size, name);
    if (point !== undefined) {
      labels.set(point, String(i + 1));
    }
  });
  return labels;
}

// The board after so many moves of the line, its stones numbered.
export function pictureOfLine(board: BoardState, line: readonly string[], step: number): Picture {
  const picture = pictureOf(positionOf(board.position));
  const { size } = picture.position;
  const labels = [...numbered(size, line, step)].filter(
    ([point]) => stoneAt(picture.position, point) !== 'empty',
  );
  return { ...picture, labels: new Map(labels) };
}
