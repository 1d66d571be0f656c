import { Failed } from '../app/Failed';
import type { Count } from '../engine';
import type { Asked } from '../engine/useAnswer';
import { useWording } from '../text/texts';
import { shortResult } from '../verdict/result';
import { differences, methodName } from './method';

interface CountTableProps {
  readonly asked: Asked<{ readonly counts: readonly Count[] }>;
  readonly chosen: string | undefined;
  readonly onChoose: (method: string) => void;
}

export function CountTable({ asked, chosen, onChoose }: CountTableProps) {
  const wording = useWording();
  const { t, number } = wording;
  const counts = asked.value?.counts ?? [];
  const different = differences(counts);
  if (asked.failure) {
    return <Failed failure={asked.failure} />;
  }
  return (
    <section aria-labelledby="counts" aria-busy={asked.waiting}>
      <h2 id="counts">{t.count.heading}</h2>
      <p>{t.count.lead}</p>
      <table class="counts">
        <thead>
          <tr>
            <th scope="col">{t.count.method}</th>
            <th scope="col">{t.side.black}</th>
            <th scope="col">{t.side.white}</th>
            <th scope="col">{t.count.result}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ method, total, result }) => (
            <tr key={method} class={method === chosen ? 'chosen' : ''}>
              <th scope="row">
                <button type="button" class="link" onClick={() => onChoose(method)}>
                  {methodName(t, method)}
                </button>
              </th>
              <td>{number(total.black)}</td>
              <td>{number(total.white)}</td>
              <td>{shortResult(wording, result)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {counts.length > 0 && (
        <div class="why">
          <h3>{t.count.why}</h3>
          {different.length === 0 && <p>{t.count.same}</p>}
          {different.map(({ methods, sentences }) => (
            <div key={methods[0]}>
              <h4>{methods.map((method) => methodName(t, method)).join(' · ')}</h4>
              {sentences.map((sentence) => (
                <p>{sentence}</p>
              ))}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
