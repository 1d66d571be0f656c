import { useMemo, useState } from 'preact/hooks';
import { useAnnounce } from '../../app/announce';
import { nameOf, pointsOf } from '../../go/vertex';
import type { Problem, Text } from '../book';
import { useReading } from '../context';
import { played } from '../play/ask';
import { playedSteps, sizeOf } from '../play/moves';
import { pictureAfter } from '../play/picture';
import { Prose } from '../reading/Prose';
import { foundPoints } from './goal';
import { ProblemFrame } from './ProblemFrame';
import { useSolving } from './useSolving';

interface Fault {
  readonly at: string; // empty: something is missing
  readonly why: Text | string;
}

// A problem that is answered by marking all the right ones of some points.
export function PointsProblem({ problem }: { problem: Problem }) {
  const { a, lang } = useReading();
  const announce = useAnnounce();
  const solving = useSolving(problem);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const size = sizeOf(problem.board);
  const offered = problem.goal.points ?? [];
  const start = useMemo(() => pictureAfter(problem.board, problem.goal.after ?? 0), [problem]);
  const picture = useMemo(
    () => ({ ...start, selected: new Set(pointsOf(size, marked)) }),
    [start, marked],
  );

  function toggle(at: string): void {
    if (!offered.includes(at)) {
      announce(a.problems.mark, true);
      return;
    }
    const has = marked.includes(at);
    setMarked(has ? marked.filter((other) => other !== at) : [...marked, at]);
    setFaults([]);
    announce(has ? a.problems.unmarked(at) : a.problems.marked(at));
  }

  async function faultOf(at: string): Promise<Fault> {
    const own = problem.wrong?.find((wrong) => wrong.at === at);
    if (own) {
      return { at, why: own.text };
    }
    const before = playedSteps(problem.board, problem.goal.after ?? 0);
    const move = `${problem.color ?? 'B'} ${at}`;
    const result = await played(problem.board, [...before, move], before.length + 1, lang);
    return { at, why: a.board.illegal[result?.illegal ?? ''] ?? a.board.illegalOther };
  }

  async function check(): Promise<void> {
    const right = foundPoints(problem);
    const wrong = await Promise.all(marked.filter((at) => !right.includes(at)).map(faultOf));
    const missing = right.some((at) => !marked.includes(at));
    setFaults([...wrong, ...(missing ? [{ at: '', why: a.problems.missed }] : [])]);
    if (wrong.length === 0 && !missing) {
      solving.solve();
    }
  }

  return (
    <ProblemFrame
      problem={problem}
      solving={solving}
      picture={picture}
      onPlay={(point) => toggle(nameOf(size, point))}
    >
      {solving.outcome === 'open' && (
        <div class="point-choice">
          <div class="actions" role="group" aria-label={a.board.points}>
            {offered.map((at) => (
              <button type="button" aria-pressed={marked.includes(at)} onClick={() => toggle(at)}>
                {at}
              </button>
            ))}
          </div>
          <button type="button" class="main" onClick={() => void check()}>
            {a.problems.check}
          </button>
        </div>
      )}
      <div aria-live="polite">
        {faults.length > 0 && (
          <div class="why wrong">
            {faults.map(({ at, why }) => (
              <p>
                {at !== '' && <b>{at}. </b>}
                {typeof why === 'string' ? why : <Prose text={why} />}
              </p>
            ))}
          </div>
        )}
      </div>
    </ProblemFrame>
  );
}
