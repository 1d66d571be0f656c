import type { ComponentChildren } from 'preact';
import type { Picture } from '../../draw/picture';
import type { Problem } from '../book';
import { useReading } from '../context';
import { BookBoard } from '../play/BookBoard';
import { RefereeButton } from '../play/RefereeButton';
import { Prose } from '../reading/Prose';
import { foundPoints } from './goal';
import { Hints } from './Hints';
import type { Solving } from './useSolving';

interface ProblemFrameProps {
  readonly problem: Problem;
  readonly solving: Solving;
  readonly picture: Picture;
  readonly onPlay?: ((point: number) => void) | undefined;
  readonly under?: ComponentChildren; // the board
  readonly children?: ComponentChildren; // how to answer, and what came of it
}

// What all problems have: the task, the board, hints, the explanation.
export function ProblemFrame({ problem, solving, picture, ...rest }: ProblemFrameProps) {
  const { a, say } = useReading();
  const caption = say(problem.board.caption);
  return (
    <div class="problem-block">
      <p class="problem-task">
        <Prose text={problem.task} />
      </p>
      <figure class="diagram">
        <BookBoard picture={picture} caption={caption} onPlay={rest.onPlay} />
        <figcaption>
          <Prose text={problem.board.caption} />
        </figcaption>
        {rest.under}
        <RefereeButton board={problem.board} position={picture.position} />
      </figure>
      <div class="answer">
        {rest.children}
        <div aria-live="polite">
          {solving.outcome !== 'open' && (
            <div class={solving.outcome === 'solved' ? 'why right' : 'why'}>
              <p>
                <b>{headingOf(solving, a)}</b>{' '}
                {solving.outcome === 'shown' && a.problems.solutionAt(solutionOf(problem, a))}
              </p>
              <p>
                <Prose text={problem.explanation} />
              </p>
            </div>
          )}
        </div>
        {solving.outcome === 'open' && <Hints hints={problem.hints} onShow={solving.show} />}
      </div>
    </div>
  );
}

type Texts = ReturnType<typeof useReading>['a'];

function headingOf({ outcome, earned }: Solving, a: Texts): string {
  if (outcome === 'shown') {
    return `${a.problems.solution}.`;
  }
  return earned > 0 ? a.problems.rightPoints(earned) : a.problems.right;
}

function solutionOf(problem: Problem, a: Texts): string {
  const { found } = problem;
  return typeof found === 'string'
    ? (a.problems.choices[found] ?? found)
    : typeof found === 'number'
      ? String(found)
      : foundPoints(problem).join(', ');
}
