import type { Stone } from './color';
import { area, type Size } from './size';
import { colOf, rowOf } from './vertex';

export interface Position {
  readonly size: Size;
  readonly stones: readonly Stone[];
}

const stoneOf: Readonly<Record<string, Stone>> = { X: 'black', O: 'white' };
const signOf: Readonly<Record<Stone, string>> = { black: 'X', white: 'O', empty: '.' };

export function emptyPosition(size: Size): Position {
  return { size, stones: new Array<Stone>(area(size)).fill('empty') };
}

// Rows as the engine writes them: top first, "X" black, "O" white, "." empty.
export function positionOf(rows: readonly string[]): Position {
  const size = { cols: rows[0]?.length ?? 0, rows: rows.length };
  return { size, stones: rows.flatMap((row) => [...row].map((sign) => stoneOf[sign] ?? 'empty')) };
}

export function rowsOf({ size, stones }: Position): string[] {
  return Array.from({ length: size.rows }, (_, row) =>
    stones
      .slice(row * size.cols, (row + 1) * size.cols)
      .map((stone) => signOf[stone])
      .join(''),
  );
}

export function stoneAt(position: Position, point: number): Stone {
  return position.stones[point] ?? 'empty';
}

export function withStone(position: Position, point: number, stone: Stone): Position {
  return { size: position.size, stones: position.stones.with(point, stone) };
}

export function neighbours(size: Size, point: number): number[] {
  const col = colOf(size, point);
  const row = rowOf(size, point);
  return [
    ...(row > 0 ? [point - size.cols] : []),
    ...(col > 0 ? [point - 1] : []),
    ...(col + 1 < size.cols ? [point + 1] : []),
    ...(row + 1 < size.rows ? [point + size.cols] : []),
  ];
}
