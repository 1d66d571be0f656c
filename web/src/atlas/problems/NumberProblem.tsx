import { useId, useMemo, useState } from 'preact/hooks';
import type { Verdict } from '../../engine';
import { pictureOfVerdict } from '../../verdict/picture';
import type { Problem } from '../book';
import { useReading } from '../context';
import { ask } from '../play/ask';
import { recordOf } from '../play/moves';
import { pictureOfBoard } from '../play/picture';
import { compared } from './goal';
import { ProblemFrame } from './ProblemFrame';
import { useSolving } from './useSolving';

// A problem that is answered with a number. Once it is solved, the board shows whose each point is.
export function NumberProblem({ problem }: { problem: Problem }) {
  const { a, lang } = useReading();
  const solving = useSolving(problem);
  const [written, setWritten] = useState('');
  const [said, setSaid] = useState('');
  const [verdict, setVerdict] = useState<Verdict>();
  const field = useId();
  const picture = useMemo(
    () => (verdict ? pictureOfVerdict(verdict, null) : pictureOfBoard(problem.board)),
    [problem, verdict],
  );

  async function answer(): Promise<void> {
    const result = compared(written, Number(problem.found));
    switch (result) {
      case undefined:
        return setSaid(a.problems.notNumber);
      case 'more':
        return setSaid(a.problems.tooMany);
      case 'less':
        return setSaid(a.problems.tooFew);
      case 'right':
        setSaid('');
        solving.solve();
        setVerdict(await ask({ call: 'judge', lang, record: recordOf(problem.board, []) }));
    }
  }

  return (
    <ProblemFrame problem={problem} solving={solving} picture={picture}>
      {solving.outcome === 'open' && (
        <form
          class="number-answer"
          onSubmit={(event) => {
            event.preventDefault();
            void answer();
          }}
        >
          <label for={field}>{a.problems.number}</label>
          <input
            id={field}
            type="text"
            inputMode="decimal"
            autocomplete="off"
            value={written}
            onInput={(event) => setWritten(event.currentTarget.value)}
          />
          <button type="submit" class="main">
            {a.problems.answer}
          </button>
        </form>
      )}
      <div aria-live="polite">{said !== '' && <p class="why wrong">{said}</p>}</div>
    </ProblemFrame>
  );
}
