import { useState } from 'preact/hooks';
import type { Text } from '../book';
import { useReading } from '../context';
import { Prose } from '../reading/Prose';

// One hint after the other, and after the last the solution.
export function Hints({ hints, onShow }: { hints: readonly Text[]; onShow: () => void }) {
  const { a } = useReading();
  const [given, setGiven] = useState(0);
  return (
    <div class="hints">
      <ol aria-live="polite">
        {hints.slice(0, given).map((text) => (
          <li>
            <Prose text={text} />
          </li>
        ))}
      </ol>
      {given < hints.length ? (
        <button type="button" class="quiet" onClick={() => setGiven(given + 1)}>
          {a.problems.hint(given + 1, hints.length)}
        </button>
      ) : (
        <button type="button" class="quiet" onClick={onShow}>
          {a.problems.giveUp}
        </button>
      )}
    </div>
  );
}
