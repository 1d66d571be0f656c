import type { Sum, Verdict } from '../engine';
import { useWording, type Wording } from '../text/texts';

type Line = Exclude<keyof Sum, 'total'>;

const lines: readonly Line[] = [
  'stones',
  'territory',
  'prisoners',
  'dead',
  'tax',
  'penalty',
  'komi',
];
const subtracted: ReadonlySet<Line> = new Set<Line>(['tax', 'penalty']);

function count(rows: readonly string[], signs: string): number {
  return [...rows.join('')].filter((sign) => signs.includes(sign)).length;
}

// Every point of the board once: what lives on it, what is dead, whose the rest is.
function checkText({ t }: Wording, { verdict, size }: Verdict): string {
  const parts = [
    t.sums.checkStones(count(verdict, 'ASN')),
    ...(count(verdict, 'D') > 0 ? [t.sums.checkDead(count(verdict, 'D'))] : []),
    t.sums.checkPoints(count(verdict, 'bw')),
    t.sums.checkNeutral(count(verdict, '-')),
  ];
  const total = count(verdict, 'ASNDbw-');
  return t.sums.check(parts.join(' + '), total, `${size[0]}×${size[1]}`);
}

export function Sums({ verdict }: { verdict: Verdict }) {
  const wording = useWording();
  const { t, number } = wording;
  const { black, white } = verdict.score;
  const byArea = black.stones + white.stones > 0;
  const shown = lines.filter(
    (line) => line === 'territory' || line === 'komi' || black[line] !== 0 || white[line] !== 0,
  );
  const signed = (line: Line, value: number) =>
    `${subtracted.has(line) && value !== 0 ? '−' : ''}${number(value)}`;
  return (
    <section aria-labelledby="sums">
      <h2 id="sums">{t.sums.heading}</h2>
      <table class="sums">
        <thead>
          <tr>
            <td />
            <th scope="col">{t.side.black}</th>
            <th scope="col">{t.side.white}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <tr key={line}>
              <th scope="row">{line === 'territory' && byArea ? t.sums.area : t.sums[line]}</th>
              <td>{signed(line, black[line])}</td>
              <td>{signed(line, white[line])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.sums.total}</th>
            <td>{number(black.total)}</td>
            <td>{number(white.total)}</td>
          </tr>
        </tfoot>
      </table>
      <p class="check-sum">{checkText(wording, verdict)}</p>
    </section>
  );
}
