import { describe, expect, it } from 'vitest';
import { describePoint } from '../../src/board/describe';
import { motionBetween } from '../../src/board/motion';
import { frameOf, pointUnder, xOf, yOf } from '../../src/draw/frame';
import { outlineOf } from '../../src/draw/outline';
import { marksUsed, pictureOf } from '../../src/draw/picture';
import { chainAt } from '../../src/go/chain';
import { positionOf, rowsOf } from '../../src/go/position';
import { starPoints } from '../../src/go/stars';
import { nameOf, pointOf } from '../../src/go/vertex';
import { en } from '../../src/text/en';
import { ru } from '../../src/text/ru';

const size = { cols: 25, rows: 25 };

describe('points', () => {
  it('have names without I', () => {
    expect(nameOf(size, 0)).toBe('A25');
    expect(nameOf(size, 624)).toBe('Z1');
    expect(pointOf(size, 'j9')).toBe(pointOf(size, 'J9'));
    expect(['I5', 'A0', 'A26', 'AA', ''].map((name) => pointOf(size, name))).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('are found again by their names', () => {
    for (let point = 0; point < 625; ++point) {
      expect(pointOf(size, nameOf(size, point))).toBe(point);
    }
  });

  it.each([
    [6, 0],
    [7, 5],
    [8, 4],
    [9, 5],
    [13, 5],
    [14, 4],
    [19, 9],
  ])('of a %dx board: %d stars', (side, stars) =>
    expect(starPoints({ cols: side, rows: side })).toHaveLength(stars),
  );
});

describe('positions', () => {
  const position = positionOf(['XX.', 'OX.', '.O.']);

  it('are read and written', () => expect(rowsOf(position)).toEqual(['XX.', 'OX.', '.O.']));

  it('have chains with liberties', () => {
    expect(chainAt(position, 0).points.toSorted()).toEqual([0, 1, 4]);
    expect(chainAt(position, 0).liberties.toSorted()).toEqual([2, 5]);
    expect(chainAt(position, 2).points).toEqual([]);
  });

  it('say of each point what a listener needs', () => {
    const picture = {
      ...pictureOf(position),
      marks: new Map([[3, 'dead' as const]]),
      ground: new Map([[2, 'black' as const]]),
    };
    expect(describePoint(en, picture, 3)).toBe('A2, white, dead, group of 1, 1 liberty');
    expect(describePoint(en, picture, 2)).toBe('C3, empty, black territory');
    expect(describePoint(ru, picture, 3)).toBe('A2, белый, мёртвый, группа из 1 камня, 1 дыхание');
    expect(marksUsed(picture)).toEqual(['dead', 'black-territory']);
  });
});

describe('frames', () => {
  const part = { left: 10, top: 12, cols: 5, rows: 4 };

  it('find the point under a finger', () => {
    const frame = frameOf(size);
    expect(pointUnder(frame, xOf(frame, 77) + 15, yOf(frame, 77) - 15)).toBe(77);
    expect(pointUnder(frame, 0, 0)).toBeUndefined();
  });

  it('show a part of a board', () => {
    const frame = frameOf(size, part);
    const corner = pointOf(size, 'L13') ?? -1;
    expect(pointUnder(frame, xOf(frame, corner), yOf(frame, corner))).toBe(corner);
    expect(pointUnder(frame, xOf(frame, corner) - 32, yOf(frame, corner))).toBeUndefined();
  });

  it('draw one line around neighbours', () => {
    const frame = frameOf(size);
    expect(outlineOf(frame, new Set([0, 1])).match(/M/g)).toHaveLength(6);
    expect(outlineOf(frame, new Set([24, 25])).match(/M/g)).toHaveLength(8);
  });
});

describe('motion', () => {
  const before = positionOf(['X.O', '...', 'X..']);

  it('lets a stone move to where one of its colour has come', () => {
    const motion = motionBetween(before, positionOf(['.XO', '...', 'X..']));
    expect(motion).toEqual({ came: new Map([[1, 0]]), gone: [] });
  });

  it('takes the nearest of two', () => {
    const motion = motionBetween(before, positionOf(['..O', '...', '.X.']));
    expect(motion).toEqual({ came: new Map([[7, 6]]), gone: [{ point: 0, color: 'black' }] });
  });

  it('takes what comes from nowhere from a bowl, and never from the other colour', () => {
    const motion = motionBetween(before, positionOf(['O.O', '...', 'X..']));
    expect(motion).toEqual({
      came: new Map([[0, undefined]]),
      gone: [{ point: 0, color: 'black' }],
    });
  });

  it('is nothing where nothing has changed, or between two sizes', () => {
    expect(motionBetween(before, positionOf(['X.O', '...', 'X..']))).toBeUndefined();
    expect(motionBetween(before, positionOf(['X.', '..']))).toBeUndefined();
  });
});
