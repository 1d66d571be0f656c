export interface Size {
  readonly cols: number;
  readonly rows: number;
}

export const largestSide = 25;

export function area(size: Size): number {
  return size.cols * size.rows;
}

export function sameSize(a: Size, b: Size): boolean {
  return a.cols === b.cols && a.rows === b.rows;
}
