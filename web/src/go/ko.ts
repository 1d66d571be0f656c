import { chainAt } from './chain';
import { other, type Color } from './color';
import { neighbours, stoneAt, type Position } from './position';

// The empty points at which this side would take a single stone and stand alone: where a ko is.
export function koPoints(position: Position, side: Color): number[] {
  return position.stones.flatMap((stone, point) => {
    const around = neighbours(position.size, point);
    if (stone !== 'empty' || around.some((at) => stoneAt(position, at) !== other(side))) {
      return [];
    }
    const inAtari = around.filter((at) => chainAt(position, at).liberties.length === 1);
    return inAtari.length === 1 && chainAt(position, inAtari[0] ?? -1).points.length === 1
      ? [point]
      : [];
  });
}
