import { expect, it, vi } from 'vitest';
import type { Request } from '../../../src/engine/types';
import { book } from '../../../src/atlas/data';
import { answerTo } from '../../../src/atlas/problems/answer';

// The engine is a stand-in here: what it says is given, what is made of it is tested.

const said = vi.hoisted(() => ({
  board: [] as object[],
  status: undefined as object | undefined,
}));

vi.mock('../../../src/engine', () => ({
  engine: {
    call: ({ call }: Request<'board' | 'status'>) => {
      const value = call === 'board' ? said.board.shift() : said.status;
      return Promise.resolve(
        value ? { kind: 'answer', value } : { kind: 'failure', failure: { code: '', message: '' } },
      );
    },
  },
}));

const state = (illegal: string | null = null) => ({
  position: ['.....', '.....', '.....', '.....', '.....'],
  illegal: illegal === null ? null : { reason: illegal, message: '' },
});

function problem(id: string) {
  const found = book.problem_pages[id];
  if (!found) {
    throw new Error(id);
  }
  return found;
}

it('takes the right move', async () => {
  said.board = [state()];
  const answer = await answerTo(problem('10-three-in-a-row'), 'D5', 'en');
  expect(answer).toMatchObject({ kind: 'right', silent: false, moves: ['W D5'] });
});

it('refutes a wrong one with the engine’s line', async () => {
  const fate = { outcome: 'alive', moves: ['D5'], line: ['B D5', 'W pass'], proved: true };
  said.board = [state(), state(), state(), state()];
  said.status = { black_first: fate, white_first: fate };
  const answer = await answerTo(problem('10-three-in-a-row'), 'C5', 'en');
  expect(answer).toMatchObject({ kind: 'wrong', says: 'kill', moves: ['W C5', 'B D5', 'W pass'] });
  expect(answer.own?.en).toMatch(/D5/);
  expect(answer.positions).toHaveLength(3);
});

it('takes a move that the book does not name when it gets there too', async () => {
  const fate = { outcome: 'dead', moves: [], line: [], proved: true };
  said.board = [state()];
  said.status = { black_first: fate, white_first: fate };
  expect((await answerTo(problem('10-three-in-a-row'), 'B2', 'en')).kind).toBe('right');
});

it('says why a move may not be played', async () => {
  said.board = [state('occupied')];
  const answer = await answerTo(problem('10-three-in-a-row'), 'A5', 'en');
  expect(answer).toMatchObject({ kind: 'illegal', says: 'occupied' });
});

it('keeps the book’s words when the engine is silent', async () => {
  said.board = [];
  said.status = undefined;
  const wrong = await answerTo(problem('10-three-in-a-row'), 'C5', 'ru');
  expect(wrong).toMatchObject({ kind: 'wrong', silent: true });
  expect(wrong.own?.ru).toMatch(/D5/);
  expect((await answerTo(problem('10-three-in-a-row'), 'D5', 'ru')).kind).toBe('right');
});
