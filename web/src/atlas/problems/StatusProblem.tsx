import { useMemo, useState } from 'preact/hooks';
import { chainAt } from '../../go/chain';
import { colorOf } from '../../go/color';
import { positionOf } from '../../go/position';
import { nameOf, pointsOf } from '../../go/vertex';
import { useWording } from '../../text/texts';
import type { Problem } from '../book';
import { useReading } from '../context';
import { placeOf, sizeOf } from '../play/moves';
import { laterPicture, pictureOfBoard } from '../play/picture';
import { StepBar } from '../play/StepBar';
import { against, evidenceFor, type Evidence } from './evidence';
import { statusChoices } from './goal';
import { ProblemFrame } from './ProblemFrame';
import { useSolving } from './useSolving';

// The stones that are asked about.
function groupOf({ board, goal }: Problem): ReadonlySet<number> {
  const position = positionOf(board.rows);
  const named = pointsOf(position.size, goal.points ?? []);
  return new Set(named.flatMap((point) => chainAt(position, point).points));
}

// A problem that is answered by saying what becomes of a group; the engine plays the proof.
export function StatusProblem({ problem }: { problem: Problem }) {
  const { a, lang } = useReading();
  const { t } = useWording();
  const solving = useSolving(problem);
  const [choice, setChoice] = useState<string>();
  const [evidence, setEvidence] = useState<readonly Evidence[]>([]);
  const [shown, setShown] = useState(0);
  const [step, setStep] = useState(0);
  const size = sizeOf(problem.board);
  const start = useMemo(
    () => ({
      ...pictureOfBoard(problem.board),
      selected: groupOf(problem),
    }),
    [problem],
  );
  const line = evidence[shown];
  const position = line?.positions[step];
  const move = step > 0 ? line?.moves[step - 1] : undefined;
  const picture = useMemo(() => {
    if (!position || step === 0) {
      return start;
    }
    return laterPicture(start, position, move === undefined ? undefined : placeOf(size, move));
  }, [start, position, move, step]);

  async function choose(chosen: string): Promise<void> {
    setChoice(chosen);
    setEvidence([]);
    setShown(0);
    setStep(0);
    const right = chosen === problem.found;
    if (right) {
      solving.solve();
    }
    const all = await evidenceFor(problem, lang);
    const shownNow = right ? all : against(all, chosen);
    setEvidence(shownNow);
    setStep(!right && (shownNow[0]?.moves.length ?? 0) > 0 ? 1 : 0);
  }

  function labelOf({ first, outcome }: Evidence): string {
    const said = a.problems.outcomes[outcome] ?? outcome;
    return first === undefined ? a.problems.proof : a.problems.first[first](said);
  }

  const playable = line !== undefined && line.positions.length > 1;
  const place = move === undefined ? undefined : placeOf(size, move);
  return (
    <ProblemFrame
      problem={problem}
      solving={solving}
      picture={picture}
      under={
        playable && (
          <StepBar
            step={step}
            last={line.positions.length - 1}
            label={
              move === undefined
                ? a.board.start
                : t.line.move(
                    colorOf(move),
                    place === undefined ? t.line.pass : nameOf(size, place),
                  )
            }
            onStep={setStep}
          />
        )
      }
    >
      <div class="choices status-choices" role="group" aria-label={a.problems.answer}>
        {statusChoices(problem.goal).map((status) => (
          <button
            type="button"
            aria-pressed={choice === status}
            class={
              choice === status ? (status === problem.found ? 'chosen right' : 'chosen wrong') : ''
            }
            onClick={() => void choose(status)}
          >
            {a.problems.choices[status]}
          </button>
        ))}
      </div>
      <div aria-live="polite">
        {choice !== undefined && choice !== problem.found && (
          <div class="why wrong">
            <p>
              <b>{a.problems.wrong}</b> {line && (line.text || `${labelOf(line)}.`)}
            </p>
          </div>
        )}
      </div>
      {evidence.length > 1 && (
        <div class="actions" role="group" aria-label={a.problems.refutation}>
          {evidence.map((one, i) => (
            <button
              type="button"
              aria-pressed={i === shown && step > 0}
              onClick={() => {
                setShown(i);
                setStep(Math.min(1, one.positions.length - 1));
              }}
            >
              {labelOf(one)}
            </button>
          ))}
        </div>
      )}
    </ProblemFrame>
  );
}
