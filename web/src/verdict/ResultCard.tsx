import { useEffect, useRef } from 'preact/hooks';
import { useAnnounce } from '../app/announce';
import { Failed } from '../app/Failed';
import type { Verdict } from '../engine';
import type { Asked } from '../engine/useAnswer';
import { colorOf } from '../go/color';
import { StoneIcon } from '../board/marks';
import { useWording } from '../text/texts';
import { openBorders } from './picture';
import { restsOn, resultText } from './result';

function Rests({ verdict }: { verdict: Verdict }) {
  const wording = useWording();
  const { t } = wording;
  return (
    <p class="rests">
      <span class={verdict.proved ? 'badge proved' : 'badge estimated'}>
        {verdict.proved ? t.result.proved : t.result.estimated}
      </span>{' '}
      {restsOn(wording, verdict)}
    </p>
  );
}

interface ResultCardProps {
  readonly asked: Asked<Verdict>;
  readonly rules: string;
  readonly onOpenBorders: () => void;
}

function samePosition(a: Verdict, b: Verdict): boolean {
  return a.position.join('/') === b.position.join('/');
}

// The verdict on the same position before a change of terms or of a status gave it another result.
function useBefore(verdict: Verdict | undefined): Verdict | undefined {
  const seen = useRef<{ before?: Verdict; now?: Verdict }>({});
  const { now } = seen.current;
  if (verdict && verdict !== now) {
    if (!now || !samePosition(now, verdict)) {
      seen.current = { now: verdict };
    } else if (now.result !== verdict.result) {
      seen.current = { before: now, now: verdict };
    } else {
      seen.current = { ...seen.current, now: verdict };
    }
  }
  return seen.current.before;
}

export function ResultCard({ asked, rules, onOpenBorders }: ResultCardProps) {
  const wording = useWording();
  const { t, number } = wording;
  const announce = useAnnounce();
  const { value: verdict, failure, waiting } = asked;
  const result = verdict && resultText(wording, verdict);
  const before = useBefore(verdict);

  useEffect(() => {
    if (result !== undefined && !waiting) {
      announce(result);
    }
  }, [result, waiting]);

  if (failure) {
    return <Failed failure={failure} />;
  }
  if (!verdict) {
    return (
      <section class="result" aria-busy="true">
        <h1>{t.result.waiting}</h1>
      </section>
    );
  }
  const winner = /^[BW]\+/.test(verdict.result) ? colorOf(verdict.result) : undefined;
  return (
    <section class={waiting ? 'result waiting' : 'result'} aria-busy={waiting}>
      <h1>
        {winner && <StoneIcon color={winner} />}
        <span>{result}</span>
      </h1>
      {before && before.result !== verdict.result && (
        <p class="before">{t.result.before(resultText(wording, before))}</p>
      )}
      {!verdict.finished && (
        <p class="unfinished">
          {t.result.unfinished}
          {openBorders(verdict).size > 0 && (
            <button type="button" class="link" onClick={onOpenBorders}>
              {t.result.showOpen}
            </button>
          )}
        </p>
      )}
      <Rests verdict={verdict} />
      <p class="under">
        {t.result.under(rules, number(verdict.komi))}
        {verdict.handicap > 0 && `, ${t.result.handicap(verdict.handicap)}`}
      </p>
    </section>
  );
}
