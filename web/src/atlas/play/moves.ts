import { positionSgf, type SgfMove } from '../../edit/sgf';
import { colorOf } from '../../go/color';
import { positionOf } from '../../go/position';
import type { Size } from '../../go/size';
import { pointOf } from '../../go/vertex';
import type { BoardData, Stage } from '../book';

// "B C3", "W pass", "W pass:E5" as the book and the engine write moves.

export function sizeOf(board: BoardData): Size {
  return { cols: board.size[0], rows: board.size[1] };
}

export function placeOf(size: Size, move: string): number | undefined {
  return pointOf(size, move.slice(2));
}

function sgfMove(size: Size, move: string): SgfMove {
  return { color: colorOf(move), point: placeOf(size, move) };
}

// The steps that were played: those that the rules allow.
export function playedSteps(board: BoardData, after: number): string[] {
  return (board.steps ?? [])
    .filter(({ illegal }) => illegal === undefined)
    .slice(0, after)
    .map(({ move }) => move);
}

// The board after so many played steps.
export function stageAfter(board: BoardData, after: number): Stage {
  const played = board.positions.filter(({ illegal }) => illegal === undefined);
  return played[after] ?? { rows: board.rows, taken: [] };
}

// The board and moves on it as a record, under the rules of the board; the Atlas's own where it
// says nothing.
export function recordOf(board: BoardData, moves: readonly string[], rules = board.rules): string {
  const size = sizeOf(board);
  const first = moves[0] ?? board.to_play ?? 'B';
  return positionSgf(
    positionOf(board.rows),
    colorOf(first),
    { rules: rules ?? 'atlas', komi: board.komi },
    moves.map((move) => sgfMove(size, move)),
  );
}
