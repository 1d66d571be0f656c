import type { Color } from '../go/color';
import type { Position } from '../go/position';
import type { Size } from '../go/size';

// What one empty point or the ground under a dead stone belongs to.
export type Ground = 'black' | 'white' | 'neutral';

export type StoneMark = 'dead' | 'seki' | 'undecided';

export type Mark = StoneMark | 'black-territory' | 'white-territory' | 'neutral' | 'teire';

// What a book draws over a point.
export type Sign = 'circle' | 'square' | 'triangle' | 'cross' | 'dash';

// The rectangle of a larger board that is shown.
export interface Part extends Size {
  readonly left: number;
  readonly top: number;
}

// What is to be drawn: stones, and marks by layer over them. It knows no rule; who makes it has
// decided what each point is. The same model as that of the program's own pictures.
export interface Picture {
  readonly position: Position;
  readonly marks: ReadonlyMap<number, StoneMark>;
  readonly ground: ReadonlyMap<number, Ground>;
  readonly teire: ReadonlyMap<number, Color>;
  readonly labels: ReadonlyMap<number, string>;
  readonly signs?: ReadonlyMap<number, Sign>;
  readonly selected: ReadonlySet<number>;
  readonly lastMove: number | undefined;
  readonly part?: Part;
}

export function pictureOf(position: Position): Picture {
  return {
    position,
    marks: new Map(),
    ground: new Map(),
    teire: new Map(),
    labels: new Map(),
    selected: new Set(),
    lastMove: undefined,
  };
}

const order: readonly Mark[] = [
  'dead',
  'seki',
  'undecided',
  'black-territory',
  'white-territory',
  'neutral',
  'teire',
];

// The marks that occur in the picture, in the order of a legend.
export function marksUsed(picture: Picture): Mark[] {
  const used = new Set<Mark>(picture.marks.values());
  for (const ground of picture.ground.values()) {
    used.add(ground === 'neutral' ? 'neutral' : `${ground}-territory`);
  }
  if (picture.teire.size > 0) {
    used.add('teire');
  }
  return order.filter((mark) => used.has(mark));
}
