import { pictureOf, type Part, type Picture, type Sign } from '../../draw/picture';
import { positionOf, type Position } from '../../go/position';
import { colOf, pointOf, rowOf } from '../../go/vertex';
import { pictureOfVerdict } from '../../verdict/picture';
import type { BoardData } from '../book';
import { placeOf, playedSteps, sizeOf, stageAfter } from './moves';

function partOf(board: BoardData): Part | undefined {
  const size = sizeOf(board);
  const corners = (board.window ?? []).flatMap((name) => pointOf(size, name) ?? []);
  const [a, b] = corners;
  if (a === undefined || b === undefined) {
    return undefined;
  }
  const left = Math.min(colOf(size, a), colOf(size, b));
  const top = Math.min(rowOf(size, a), rowOf(size, b));
  return {
    left,
    top,
    cols: Math.abs(colOf(size, a) - colOf(size, b)) + 1,
    rows: Math.abs(rowOf(size, a) - rowOf(size, b)) + 1,
  };
}

// The diagram as the book prints it.
export function pictureOfBoard(board: BoardData): Picture {
  const size = sizeOf(board);
  const signs = new Map<number, Sign>();
  const labels = new Map<number, string>();
  for (const { at, is, text } of board.marks ?? []) {
    const point = pointOf(size, at);
    if (point !== undefined && is === 'letter') {
      labels.set(point, text ?? '');
    } else if (point !== undefined && is !== 'letter') {
      signs.set(point, is);
    }
  }
  const judged = pictureOfVerdict(
    { position: board.rows, verdict: board.show ? (board.verdict ?? []) : [], teire: [] },
    null,
  );
  const part = partOf(board);
  return {
    ...judged,
    ground: board.show === 'status' ? new Map() : judged.ground,
    signs,
    labels,
    ...(part ? { part } : {}),
  };
}

// The same diagram later: the verdict was about its beginning, and a stone has covered its letter.
export function laterPicture(
  start: Picture,
  position: Position,
  lastMove: number | undefined,
): Picture {
  const free = <T>(marks: ReadonlyMap<number, T>): ReadonlyMap<number, T> =>
    new Map([...marks].filter(([point]) => point !== lastMove));
  return {
    ...pictureOf(position),
    labels: free(start.labels),
    signs: free(start.signs ?? new Map<number, Sign>()),
    lastMove,
    ...(start.part ? { part: start.part } : {}),
  };
}

// The diagram after so many of its steps: where a reader begins to play.
export function pictureAfter(board: BoardData, after: number): Picture {
  const start = pictureOfBoard(board);
  const last = playedSteps(board, after).at(-1);
  return last === undefined
    ? start
    : laterPicture(start, positionOf(stageAfter(board, after).rows), placeOf(sizeOf(board), last));
}

// A move that was tried and is not allowed.
export function withRefused(picture: Picture, point: number): Picture {
  const signs = new Map(picture.signs ?? []);
  const labels = new Map(picture.labels);
  labels.delete(point);
  return { ...picture, labels, signs: signs.set(point, 'cross') };
}
