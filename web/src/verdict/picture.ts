import { pictureOf, type Ground, type Picture, type StoneMark } from '../draw/picture';
import type { CountStep, Verdict } from '../engine/types';
import { colorOf, other, type Color } from '../go/color';
import { positionOf, stoneAt } from '../go/position';
import { pointOf, pointsOf } from '../go/vertex';

const groundOf: Readonly<Record<string, Ground>> = { b: 'black', w: 'white', '-': 'neutral' };
const markOf: Readonly<Record<string, StoneMark>> = { S: 'seki', D: 'dead', N: 'undecided' };

// The verdict as marks over its position.
export function pictureOfVerdict(
  verdict: Pick<Verdict, 'position' | 'verdict' | 'teire'>,
  last: string | null,
): Picture {
  const picture = pictureOf(positionOf(verdict.position));
  const marks = new Map<number, StoneMark>();
  const ground = new Map<number, Ground>();
  const signs = verdict.verdict.join('');
  [...signs].forEach((sign, point) => {
    const mark = markOf[sign];
    const owner = groundOf[sign];
    const stone = stoneAt(picture.position, point);
    if (mark) {
      marks.set(point, mark);
    }
    if (owner) {
      ground.set(point, owner);
    } else if (mark === 'dead' && stone !== 'empty') {
      ground.set(point, other(stone));
    }
  });
  const { size } = picture.position;
  const teire = new Map<number, Color>();
  for (const { color, point } of verdict.teire) {
    pointsOf(size, [point]).forEach((at) => teire.set(at, colorOf(color)));
  }
  const lastMove = last === null ? undefined : pointOf(size, last);
  return { ...picture, marks, ground, teire, lastMove };
}

// The points that belong to nobody yet because borders are open; none in a finished game.
export function openBorders(verdict: Verdict): ReadonlySet<number> {
  const size = { cols: verdict.size[0], rows: verdict.size[1] };
  const settled = new Set(pointsOf(size, [...verdict.dame, ...verdict.seki_liberties]));
  const open = [...verdict.verdict.join('')].flatMap((sign, point) =>
    sign === '-' && !settled.has(point) ? [point] : [],
  );
  return new Set(verdict.finished ? [] : open);
}

// The board after a step of a count, with the points that the step is about.
export function pictureOfStep(step: CountStep): Picture {
  const picture = pictureOf(positionOf(step.position));
  const { size } = picture.position;
  const ground = new Map<number, Ground>();
  for (const color of ['black', 'white'] as const) {
    pointsOf(size, step.territory[color]).forEach((point) => ground.set(point, color));
  }
  const about = [...step.points.black, ...step.points.white];
  return { ...picture, ground, selected: new Set(pointsOf(size, about)) };
}
