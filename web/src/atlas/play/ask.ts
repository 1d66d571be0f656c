import { engine, type CallName, type Calls, type Request } from '../../engine';
import { positionOf, type Position } from '../../go/position';
import type { Lang } from '../../text/lang';
import type { BoardData } from '../book';
import { recordOf } from './moves';

let asked = 0;

// The engine's answer; undefined when it cannot answer. Each question has a channel of its own, so
// that none is dropped.
export async function ask<N extends CallName>(
  request: Request<N>,
): Promise<Calls[N]['answer'] | undefined> {
  const outcome = await engine.call(request, `atlas-${++asked}`);
  return outcome.kind === 'answer' ? outcome.value : undefined;
}

export interface Played {
  readonly illegal: string | undefined; // the reason
  readonly positions: readonly Position[]; // after the first `from` moves and each later one
}

// Plays moves on a board of the book.
export async function played(
  board: BoardData,
  moves: readonly string[],
  from: number,
  lang: Lang,
): Promise<Played | undefined> {
  const record = recordOf(board, moves);
  const positions: Position[] = [];
  for (let at = from; at <= moves.length; ++at) {
    const state = await ask({ call: 'board', lang, record, at });
    if (!state) {
      return undefined;
    }
    if (state.illegal) {
      return { illegal: state.illegal.reason, positions: [] };
    }
    positions.push(positionOf(state.position));
  }
  return { illegal: undefined, positions };
}
