import { neighbours, stoneAt, type Position } from './position';

export interface Chain {
  readonly points: readonly number[];
  readonly liberties: readonly number[];
}

const known = new WeakMap<Position, Map<number, Chain>>();

// The stones connected with that at the point, and their liberties; no stones for an empty point.
export function chainAt(position: Position, point: number): Chain {
  const stone = stoneAt(position, point);
  if (stone === 'empty') {
    return { points: [], liberties: [] };
  }
  const chains = known.get(position) ?? new Map<number, Chain>();
  known.set(position, chains);
  const chain = chains.get(point) ?? grown(position, point);
  chain.points.forEach((at) => chains.set(at, chain));
  return chain;
}

function grown(position: Position, point: number): Chain {
  const stone = stoneAt(position, point);
  const points = new Set([point]);
  const liberties = new Set<number>();
  for (const at of points) {
    for (const next of neighbours(position.size, at)) {
      const beside = stoneAt(position, next);
      if (beside === 'empty') {
        liberties.add(next);
      } else if (beside === stone) {
        points.add(next);
      }
    }
  }
  return { points: [...points], liberties: [...liberties] };
}
