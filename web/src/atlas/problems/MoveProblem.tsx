import { useMemo, useRef, useState } from 'preact/hooks';
import { colorOf } from '../../go/color';
import { nameOf } from '../../go/vertex';
import { useWording } from '../../text/texts';
import type { Problem } from '../book';
import { useReading } from '../context';
import { placeOf, sizeOf } from '../play/moves';
import { laterPicture, pictureAfter, withRefused } from '../play/picture';
import { StepBar } from '../play/StepBar';
import { Prose } from '../reading/Prose';
import { answerTo, type Answer } from './answer';
import { ProblemFrame } from './ProblemFrame';
import { useSolving } from './useSolving';

// A problem that is answered with a move on the board.
export function MoveProblem({ problem }: { problem: Problem }) {
  const { a, lang } = useReading();
  const { t } = useWording();
  const solving = useSolving(problem);
  const [answer, setAnswer] = useState<Answer>();
  const [step, setStep] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const newest = useRef(0);
  const size = sizeOf(problem.board);
  const start = useMemo(() => pictureAfter(problem.board, problem.goal.after ?? 0), [problem]);

  async function play(point: number): Promise<void> {
    const turn = ++newest.current;
    setWaiting(true);
    const found = await answerTo(problem, nameOf(size, point), lang);
    if (turn !== newest.current) {
      return;
    }
    setWaiting(false);
    setAnswer(found);
    setStep(Math.min(1, found.positions.length - 1));
    if (found.kind === 'right') {
      solving.solve();
    }
  }

  function again(): void {
    newest.current += 1;
    setAnswer(undefined);
    setWaiting(false);
  }

  const shown = answer?.positions[Math.max(step, 0)];
  const picture = useMemo(() => {
    if (!answer || !shown) {
      return start;
    }
    const point = placeOf(size, answer.moves[step] ?? '');
    if (answer.kind === 'illegal') {
      return point === undefined ? start : withRefused(start, point);
    }
    return laterPicture(start, shown, point);
  }, [answer, shown, start]);

  function moveText(move: string): string {
    const point = placeOf(size, move);
    const what = point === undefined ? t.line.pass : nameOf(size, point);
    return t.line.move(colorOf(move), what);
  }

  const last = (answer?.positions.length ?? 1) - 1;
  const showsLine = answer?.kind === 'wrong' && last > 0;
  return (
    <ProblemFrame
      problem={problem}
      solving={solving}
      picture={picture}
      onPlay={(point) => void play(point)}
      under={
        showsLine && (
          <StepBar
            step={step}
            last={last}
            label={moveText(answer.moves[step] ?? '')}
            onStep={setStep}
          />
        )
      }
    >
      <div aria-live="polite">
        {waiting && <p class="why">{a.problems.thinking}</p>}
        {!waiting && answer && answer.kind !== 'right' && (
          <div class="why wrong">
            <Refusal answer={answer} moveText={moveText} />
          </div>
        )}
      </div>
      {answer && !waiting && (
        <button type="button" class="link" onClick={again}>
          {a.problems.again}
        </button>
      )}
    </ProblemFrame>
  );
}

interface RefusalProps {
  readonly answer: Answer;
  readonly moveText: (move: string) => string;
}

// What is wrong with the move, and the opponent's answer to it.
function Refusal({ answer, moveText }: RefusalProps) {
  const { a } = useReading();
  const { kind, own, says, moves, silent } = answer;
  if (kind === 'illegal') {
    return <p>{a.board.illegal[says ?? ''] ?? a.board.illegalOther}</p>;
  }
  const [, reply] = moves;
  return (
    <>
      <p>
        <b>{a.problems.wrong}</b>{' '}
        {own ? <Prose text={own} /> : (a.problems.still[says ?? ''] ?? a.problems.still['other'])}
      </p>
      {reply !== undefined && (
        <p>{/ pass/.test(reply) ? a.problems.noReply : a.problems.reply(moveText(reply))}</p>
      )}
      {silent && <p>{a.problems.noEngine}</p>}
    </>
  );
}
