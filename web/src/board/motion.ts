import type { Color } from '../go/color';
import { stoneAt, type Position } from '../go/position';
import { area, sameSize, type Size } from '../go/size';
import { colOf, rowOf } from '../go/vertex';

export interface GoneStone {
  readonly point: number;
  readonly color: Color;
}

// How one position became the next, for the eye.
export interface Motion {
  readonly came: ReadonlyMap<number, number | undefined>; // from which point, or from a bowl
  readonly gone: readonly GoneStone[];
}

function distance(size: Size, a: number, b: number): number {
  return Math.hypot(colOf(size, a) - colOf(size, b), rowOf(size, a) - rowOf(size, b));
}

// The place of the nearest of the points.
function nearest(size: Size, points: readonly number[], to: number): number {
  const far = points.map((point) => distance(size, point, to));
  return far.indexOf(Math.min(...far));
}

// Stones that left one place and came to another have moved there, each to the nearest. Nothing
// where no stone has changed or the boards are of two sizes.
export function motionBetween(before: Position, after: Position): Motion | undefined {
  const { size } = after;
  if (!sameSize(before.size, size)) {
    return undefined;
  }
  const changed = Array.from({ length: area(size) }, (_, point) => point).filter(
    (point) => stoneAt(before, point) !== stoneAt(after, point),
  );
  const came = new Map<number, number | undefined>();
  const gone: GoneStone[] = [];
  for (const color of ['black', 'white'] as const) {
    const left = changed.filter((point) => stoneAt(before, point) === color);
    for (const point of changed.filter((to) => stoneAt(after, to) === color)) {
      const [from] = left.splice(nearest(size, left, point), left.length > 0 ? 1 : 0);
      came.set(point, from);
    }
    gone.push(...left.map((point) => ({ point, color })));
  }
  return changed.length > 0 ? { came, gone } : undefined;
}
