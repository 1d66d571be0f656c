import { colorOf } from '../go/color';
import type { Wording } from '../text/texts';
import { resultText } from '../verdict/result';

// The result of a match in words: by count as a verdict has it, else how it was won.
export function matchResultText(wording: Wording, result: string): string {
  const won = /^([BW])\+([RTF])$/.exec(result);
  if (won?.[1] && won[2]) {
    const { end } = wording.t.procedure;
    const how = { R: end.resignation, T: end.time, F: end.forfeit }[won[2]] ?? '';
    return end.wins(colorOf(won[1]), how);
  }
  return resultText(wording, { result, finished: true });
}
