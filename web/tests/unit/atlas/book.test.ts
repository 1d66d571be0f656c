import { describe, expect, it } from 'vitest';
import { boardsOf, chaptersOf, problemsOf, type BoardData } from '../../../src/atlas/book';
import { book } from '../../../src/atlas/data';
import { playedSteps, recordOf, stageAfter } from '../../../src/atlas/play/moves';
import { pictureAfter, pictureOfBoard } from '../../../src/atlas/play/picture';
import { askingOf, compared, foundPoints, statusChoices } from '../../../src/atlas/problems/goal';
import { piecesOf, plainText } from '../../../src/atlas/reading/markup';
import { linkOfPiece, nameOfPiece } from '../../../src/atlas/reading/names';
import { routeOf } from '../../../src/atlas/route';
import { en } from '../../../src/atlas/text/en';
import { ru } from '../../../src/atlas/text/ru';
import { rowsOf } from '../../../src/go/position';
import { nameOf, pointOf } from '../../../src/go/vertex';

const problems = problemsOf(book);
const spreads = chaptersOf(book).flatMap(({ spreads: all }) => all);
const boards: BoardData[] = [...spreads.flatMap(boardsOf), ...problems.map(({ board }) => board)];

function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    (key === 'ru' || key === 'en') && typeof part === 'string' ? [part] : textsIn(part),
  );
}

const texts = textsIn(book);

describe('the book', () => {
  it('is whole', () => {
    expect(book.volumes.map(({ chapters }) => chapters.length)).toEqual([12, 14]);
    expect(chaptersOf(book)).toHaveLength(26);
    expect(problems).toHaveLength(48);
    expect(book.terms.length).toBeGreaterThan(30);
    expect(spreads.every(({ scene }) => scene.length === 3)).toBe(true);
    expect(texts.length).toBeGreaterThan(2400);
  });

  it('leads nowhere but to places that there are', () => {
    const terms = new Set(book.terms.map(({ id }) => id));
    for (const piece of texts.flatMap(piecesOf)) {
      if (piece.kind === 'term') {
        expect(terms).toContain(piece.id);
      } else if (piece.kind !== 'plain' && piece.kind !== 'emphasis') {
        expect(routeOf(linkOfPiece(book, piece))).toBeDefined();
        expect(nameOfPiece(book, 'en')(piece)).not.toBe(piece.id);
      }
    }
  });

  it('has no slot left empty and no markup left unread', () => {
    expect(texts.filter((text) => /[{}*]|\[\[|\]\]/.test(plainText(text)))).toEqual([]);
  });
});

describe('boards', () => {
  it('are drawn as they are written, with all their marks', () => {
    for (const board of boards) {
      const picture = pictureOfBoard(board);
      expect(rowsOf(picture.position)).toEqual(board.rows);
      expect(picture.labels.size + (picture.signs?.size ?? 0)).toBe((board.marks ?? []).length);
      expect(board.positions).toHaveLength((board.steps ?? []).length + 1);
    }
  });

  it('begin after the steps that a problem names', () => {
    const problem = problems.find(({ id }) => id === '06-ko-or-not');
    const board = problem?.board;
    expect(board && playedSteps(board, 3)).toHaveLength(3);
    expect(board && rowsOf(pictureAfter(board, 3).position)).toEqual(
      board && stageAfter(board, 3).rows,
    );
    expect(board && recordOf(board, playedSteps(board, 3))).toMatch(
      /RU\[atlas\].*;[BW]\[.*;[BW]\[/,
    );
  });
});

describe('problems', () => {
  it.each(problems.map((problem) => [problem.id, problem] as const))(
    '%s can be answered',
    (_, problem) => {
      const { goal, found, board } = problem;
      const size = { cols: board.size[0], rows: board.size[1] };
      switch (askingOf(problem)) {
        case 'status':
          expect(statusChoices(goal)).toContain(found);
          expect(statusChoices(goal).every((choice) => en.problems.choices[choice])).toBe(true);
          expect(statusChoices(goal).every((choice) => ru.problems.choices[choice])).toBe(true);
          break;
        case 'number':
          expect(compared(String(found).replace('.', ','), Number(found))).toBe('right');
          break;
        default:
          expect(foundPoints(problem).length).toBeGreaterThan(0);
          expect(foundPoints(problem).map((at) => nameOf(size, pointOf(size, at) ?? -1))).toEqual(
            found,
          );
      }
    },
  );

  it('read a number as it is written', () => {
    expect(compared('7', 7)).toBe('right');
    expect(compared(' 2,5 ', 2.5)).toBe('right');
    expect(compared('8', 7)).toBe('more');
    expect(compared('−1', 7)).toBe('less');
    expect(compared('seven', 7)).toBeUndefined();
    expect(compared('', 0)).toBeUndefined();
  });
});
