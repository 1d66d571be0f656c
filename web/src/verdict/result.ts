import type { Verdict } from '../engine/types';
import { colorOf } from '../go/color';
import type { Wording } from '../text/texts';

type Result = Pick<Verdict, 'result' | 'finished'>;

// The result in words: "White wins by 4.5 points".
export function resultText({ t, number }: Wording, verdict: Result): string {
  const { result, finished } = verdict;
  const won = /^([BW])\+([\d.]+)$/.exec(result);
  if (won?.[1] && won[2]) {
    const margin = Number(won[2]);
    const words = finished ? t.result.wins : t.result.ahead;
    return words(colorOf(won[1]), margin, number(margin));
  }
  switch (result) {
    case 'B+':
      return t.result.winsTie;
    case '0':
      return t.result.jigo;
    case 'void':
      return t.result.void;
    case 'both-lose':
      return t.result.bothLose;
    default:
      return t.result.undecided;
  }
}

// A result as records write it, with the decimal sign of the language.
export function shortResult({ number }: Wording, result: string): string {
  return result.replace(/[\d.]+$/, (margin) => number(Number(margin)));
}

// What the result rests on.
export function restsOn({ t, percent }: Wording, verdict: Verdict): string {
  const estimated = verdict.groups.filter(({ basis }) => basis === 'estimate');
  if (estimated.length === 0) {
    return t.result.provedText;
  }
  const lowest = Math.min(...estimated.map(({ confidence }) => confidence));
  return t.result.estimatedText(estimated.length, verdict.groups.length, percent(lowest));
}
