import { useEffect } from 'preact/hooks';
import { useAnnounce } from '../app/announce';
import { Failed } from '../app/Failed';
import type { Verdict } from '../engine';
import type { Asked } from '../engine/useAnswer';
import { colorOf } from '../go/color';
import { StoneIcon } from '../board/marks';
import { useWording } from '../text/texts';
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

export function ResultCard({ asked, rules }: { asked: Asked<Verdict>; rules: string }) {
  const wording = useWording();
  const { t, number } = wording;
  const announce = useAnnounce();
  const { value: verdict, failure, waiting } = asked;
  const result = verdict && resultText(wording, verdict);

  useEffect(() => {
    if (result !== undefined && !waiting) {
      announce(result);
    }
  }, [result, waiting]);

  if (failure) {
    return <Failed message={failure.message} />;
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
      {!verdict.finished && <p class="unfinished">{t.result.unfinished}</p>}
      <Rests verdict={verdict} />
      <p class="under">
        {t.result.under(rules, number(verdict.komi))}
        {verdict.handicap > 0 && `, ${t.result.handicap(verdict.handicap)}`}
      </p>
    </section>
  );
}
