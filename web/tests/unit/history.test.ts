import { expect, it } from 'vitest';
import { amend, begin, change, redo, undo } from '../../src/edit/history';

it('goes back and forth', () => {
  const two = change(change(begin(0), 1), 2);
  expect(undo(undo(two)).present).toBe(0);
  expect(redo(undo(two))).toEqual(two);
  expect(undo(begin(0))).toEqual(begin(0));
  expect(redo(two)).toBe(two);
});

it('forgets what was undone once something else is done', () => {
  const other = change(undo(change(begin(0), 1)), 5);
  expect(redo(other).present).toBe(5);
  expect(undo(other).present).toBe(0);
});

it('keeps a stroke as one step', () => {
  const stroke = amend(amend(change(begin(0), 1), 2), 3);
  expect(undo(stroke).present).toBe(0);
});

it('goes back to nothing', () => {
  const opened = change<string | undefined>(begin<string | undefined>(undefined), 'game');
  expect(undo(opened).present).toBeUndefined();
  expect(undo(opened).past).toEqual([]);
});

it('makes no step of no change', () => {
  const one = change(begin(0), 1);
  expect(change(one, 1)).toBe(one);
});
