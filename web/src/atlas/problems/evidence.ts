import { positionOf, type Position } from '../../go/position';
import type { Lang } from '../../text/lang';
import { groupAt } from '../../verdict/groups';
import { pointOf } from '../../go/vertex';
import type { Problem, Side } from '../book';
import { ask, played } from '../play/ask';
import { recordOf, sizeOf } from '../play/moves';

// What the engine shows about the status of a group: a line of play and what it proves.
export interface Evidence {
  readonly first: Side | undefined; // who moves first; nothing: the verdict of the rules
  readonly outcome: string;
  readonly text: string; // the engine's own sentence; may be empty
  readonly moves: readonly string[];
  readonly positions: readonly Position[]; // at the start and after each move
}

async function withPositions(
  problem: Problem,
  evidence: Omit<Evidence, 'positions'>,
  lang: Lang,
): Promise<Evidence> {
  const shown = await played(problem.board, evidence.moves, 0, lang);
  return shown && shown.positions.length > 0
    ? { ...evidence, positions: shown.positions }
    : { ...evidence, moves: [], positions: [positionOf(problem.board.rows)] };
}

export async function evidenceFor(problem: Problem, lang: Lang): Promise<Evidence[]> {
  const { board, goal } = problem;
  const record = recordOf(board, [], goal.rules);
  const points = goal.points ?? [];
  if (goal.rules !== undefined) {
    const verdict = await ask({ call: 'judge', lang, record, strict: goal.strict ?? false });
    const point = pointOf(sizeOf(board), points[0] ?? '');
    const group = verdict && point !== undefined ? groupAt(verdict, point) : undefined;
    return group
      ? [
          await withPositions(
            problem,
            { first: undefined, outcome: group.status, text: group.text, moves: group.line },
            lang,
          ),
        ]
      : [];
  }
  const fates = await ask({ call: 'status', lang, record, points });
  if (!fates) {
    return [];
  }
  const sides = [
    ['B', fates.black_first],
    ['W', fates.white_first],
  ] as const;
  return Promise.all(
    sides.map(([first, { outcome, line }]) =>
      withPositions(problem, { first, outcome, text: '', moves: line }, lang),
    ),
  );
}

// What speaks against a wrong answer.
export function against(evidence: readonly Evidence[], choice: string): readonly Evidence[] {
  const contrary = evidence.filter(({ outcome }) => outcome !== choice);
  return choice === 'unsettled' ? evidence : contrary.slice(0, 1);
}
