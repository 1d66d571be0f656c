import type { Size } from './size';

// A point is its number in reading order, from the top left corner. Its name counts rows from below:
// "D4"; the letter I is left out.

const letters = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

export function columnLetter(col: number): string {
  return letters[col] ?? '?';
}

export function pointAt(size: Size, col: number, row: number): number {
  return row * size.cols + col;
}

export function colOf(size: Size, point: number): number {
  return point % size.cols;
}

export function rowOf(size: Size, point: number): number {
  return Math.floor(point / size.cols);
}

export function nameOf(size: Size, point: number): string {
  return columnLetter(colOf(size, point)) + String(size.rows - rowOf(size, point));
}

// The point of a name, in either case; undefined for what is no point of this board.
export function pointOf(size: Size, name: string): number | undefined {
  const match = /^([A-HJ-Z])([1-9]\d?)$/i.exec(name.trim());
  if (!match?.[1] || !match[2]) {
    return undefined;
  }
  const col = letters.indexOf(match[1].toUpperCase());
  const row = size.rows - Number(match[2]);
  return col < size.cols && row >= 0 && row < size.rows ? pointAt(size, col, row) : undefined;
}

export function pointsOf(size: Size, names: readonly string[]): number[] {
  return names.flatMap((name) => pointOf(size, name) ?? []);
}
