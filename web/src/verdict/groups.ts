import type { Group, Verdict } from '../engine/types';
import { chainAt } from '../go/chain';
import { positionOf } from '../go/position';
import { nameOf, pointOf } from '../go/vertex';

export function groupAt(verdict: Verdict, point: number): Group | undefined {
  const name = nameOf({ cols: verdict.size[0], rows: verdict.size[1] }, point);
  return verdict.groups.find(({ points }) => points.includes(name));
}

// One stone of each chain of the group.
export function chainNames(verdict: Verdict, group: Group): string[] {
  const position = positionOf(verdict.position);
  const seen = new Set<number>();
  return group.points.filter((name) => {
    const point = pointOf(position.size, name);
    if (point === undefined || seen.has(point)) {
      return false;
    }
    chainAt(position, point).points.forEach((stone) => seen.add(stone));
    return true;
  });
}

const interest = { undecided: 0, dead: 1, seki: 2, alive: 3 };

// Those first that one will ask about: undecided, dead, in seki, then the less certain.
export function byInterest(groups: readonly Group[]): Group[] {
  return groups.toSorted(
    (a, b) => interest[a.status] - interest[b.status] || a.confidence - b.confidence,
  );
}
