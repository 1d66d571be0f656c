import { expect, it } from 'vitest';
import {
  atMove,
  decided,
  decisionOn,
  drawnFrom,
  emptyDocument,
  painted,
  questionOf,
  recordedDocument,
  withDrawn,
} from '../../src/edit/document';
import type { BoardState, Verdict } from '../../src/engine/types';

const record = recordedDocument('(;GM[1])', 'a.sgf', 2);

it('asks about a record as it is', () => {
  expect(questionOf(record)).toEqual({ record: '(;GM[1])', game: 2 });
  expect(questionOf(atMove({ ...record, komi: 0, strict: true }, 7))).toEqual({
    record: '(;GM[1])',
    game: 2,
    at: 7,
    komi: 0,
    strict: true,
  });
});

it('writes a painted board as SGF with its terms', () => {
  const board = painted(painted(emptyDocument({ cols: 5, rows: 3 }), 0, 'black'), 14, 'white');
  expect(questionOf(withDrawn(board, { toPlay: 'white', handicap: 2 })).record).toBe(
    '(;GM[1]FF[4]CA[UTF-8]SZ[5:3]RU[japanese-1989]KM[6.5]HA[2]AB[aa]AW[ec]PL[W])',
  );
});

it('writes prisoners too, which SGF cannot state', () => {
  const board = withDrawn(painted(emptyDocument({ cols: 2, rows: 2 }), 1, 'black'), {
    prisoners: { black: 3, white: 1 },
  });
  expect(questionOf(board).record).toBe(
    'rules: japanese-1989\nkomi: 6.5\nto play: black\nprisoners: B 3 W 1\n\n. X\n. .\n',
  );
});

it('paints what is there already without a change', () => {
  const board = painted(emptyDocument({ cols: 3, rows: 3 }), 4, 'black');
  expect(painted(board, 4, 'black')).toBe(board);
  expect(painted(record, 4, 'black')).toBe(record);
});

it('keeps terms, turn and prisoners when a record becomes a position', () => {
  const verdict = { rules: 'aga', komi: 7, handicap: 0 } as Verdict;
  const board = {
    position: ['X.', '.O'],
    to_play: 'W',
    prisoners: { black: 1, white: 2 },
  } as unknown as BoardState;
  const drawn = drawnFrom(record, verdict, board);
  expect(drawn).toMatchObject({ rules: 'aga', komi: 7 });
  expect(drawn.source).toMatchObject({ toPlay: 'white', prisoners: { black: 1, white: 2 } });
  expect(drawnFrom(drawn, verdict, board)).toBe(drawn);
});

it('takes the last word on a group, and gives it back', () => {
  const dead = decided(record, ['A1', 'C3'], 'dead');
  expect(questionOf(dead)).toMatchObject({ dead: ['A1', 'C3'] });
  expect(decisionOn(dead, ['C3'])).toBe('dead');
  const alive = decided(dead, ['A1'], 'alive');
  expect(alive).toMatchObject({ dead: ['C3'], alive: ['A1'] });
  expect(decided(alive, ['A1', 'C3'], 'as-judged')).toMatchObject({ dead: [], alive: [] });
});
