import { chainAt } from '../../go/chain';
import { positionOf, type Position } from '../../go/position';
import { nameOf, pointOf } from '../../go/vertex';
import type { Lang } from '../../text/lang';
import type { Problem, Side, Text } from '../book';
import { ask, played } from '../play/ask';
import { playedSteps, recordOf, stageAfter } from '../play/moves';
import { fatesWanted, foundPoints } from './goal';

// What follows a move of the reader: whether it is right, what to say, and the line that shows it.
export interface Answer {
  readonly kind: 'right' | 'wrong' | 'illegal';
  readonly own: Text | undefined; // the book's own words about this move
  readonly says: string | undefined; // a key of the texts: what is missing, or why it is refused
  readonly moves: readonly string[]; // the reader's, then the answer to it
  readonly positions: readonly Position[]; // after each of them
  readonly silent: boolean; // the engine gave no answer
}

interface Refutation {
  readonly says: string;
  readonly line: readonly string[];
  readonly right?: boolean; // no refutation: the move is as good as the book's
}

const otherSide: Readonly<Record<Side, Side>> = { B: 'W', W: 'B' };

const fateSays: Readonly<Record<string, string>> = {
  alive: 'kill',
  dead: 'live',
  seki: 'inSeki',
  ko: 'toKo',
};

const patience = 3; // seconds

async function fateAfter(record: string, points: readonly string[], first: Side, lang: Lang) {
  const fates = await ask({ call: 'status', lang, record, points, time_limit: patience });
  return first === 'B' ? fates?.black_first : fates?.white_first;
}

// The opponent's best answer to a wrong move, by the kind of the goal.
async function refutation(
  problem: Problem,
  color: Side,
  moves: readonly string[],
  after: Position,
  lang: Lang,
): Promise<Refutation | undefined> {
  const { goal, board } = problem;
  const opponent = otherSide[color];
  const record = recordOf(board, moves);
  const { size } = after;
  const at = goal.at === undefined ? undefined : pointOf(size, goal.at);
  const fates = fatesWanted(goal);
  if (fates) {
    const fate = await fateAfter(record, goal.points ?? [], opponent, lang);
    return (
      fate && {
        says: fateSays[fate.outcome] ?? goal.kind,
        line: fate.line,
        right: fate.proved && fates.includes(fate.outcome),
      }
    );
  }
  if (at !== undefined && (goal.kind === 'take' || goal.kind === 'escape')) {
    // On its last liberty the chain is taken, or gets away.
    const [liberty, ...more] = chainAt(after, at).liberties;
    const line =
      liberty === undefined || more.length > 0 ? [] : [`${opponent} ${nameOf(size, liberty)}`];
    return { says: goal.kind === 'escape' && line.length === 0 ? 'escapeFew' : goal.kind, line };
  }
  // What the reader should have closed or protected, the opponent takes.
  const [weak] = foundPoints(problem);
  return { says: goal.kind, line: weak === undefined ? [] : [`${opponent} ${weak}`] };
}

// The engine's line begins with the answer that the book names.
function lineWith(
  reply: string | undefined,
  color: Side,
  line: readonly string[],
): readonly string[] {
  const move = reply === undefined ? undefined : `${otherSide[color]} ${reply}`;
  return move === undefined || line[0] === move ? line : [move];
}

export async function answerTo(problem: Problem, at: string, lang: Lang): Promise<Answer> {
  const { board, goal } = problem;
  const color = problem.color ?? 'B';
  const before = playedSteps(board, goal.after ?? 0);
  const move = `${color} ${at}`;
  const known = problem.wrong?.find((wrong) => wrong.at === at);
  const none: Answer = {
    kind: foundPoints(problem).includes(at) ? 'right' : 'wrong',
    own: known?.text,
    says: undefined,
    moves: [move],
    positions: [],
    silent: true,
  };
  const result = await played(board, [...before, move], before.length + 1, lang);
  if (!result) {
    return none;
  }
  const { positions, illegal } = result;
  const [position] = positions;
  if (illegal !== undefined || !position) {
    const stays = positionOf(stageAfter(board, before.length).rows);
    return { ...none, kind: 'illegal', says: illegal, positions: [stays], silent: false };
  }
  if (none.kind === 'right') {
    return { ...none, positions, silent: false };
  }
  const refuted = await refutation(problem, color, [...before, move], position, lang);
  if (!refuted) {
    return { ...none, says: goal.kind, positions };
  }
  if (refuted.right) {
    return { ...none, kind: 'right', positions, silent: false };
  }
  const line = lineWith(known?.reply, color, refuted.line);
  const moves = [move, ...line];
  const shown = await played(board, [...before, ...moves], before.length + 1, lang);
  return {
    ...none,
    says: refuted.says,
    moves: shown && shown.positions.length > 0 ? moves : [move],
    positions: shown && shown.positions.length > 0 ? shown.positions : positions,
    silent: false,
  };
}
