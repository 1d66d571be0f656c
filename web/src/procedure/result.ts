import type { MatchState } from '../engine';
import { colorOf } from '../go/color';
import type { Wording } from '../text/texts';
import { resultText } from '../verdict/result';

type Decided = Pick<MatchState, 'result' | 'count'>;

// The result of a match in words, or its count: as a verdict has it, else how it was won.
export function matchResultText(wording: Wording, { result, count }: Decided): string {
  const known = result ?? count ?? '';
  const won = /^([BW])\+([RTF]?)$/.exec(known);
  if (won?.[1] && known !== count) {
    const { end } = wording.t.procedure;
    const how = { R: end.resignation, T: end.time, F: end.forfeit }[won[2] ?? ''] ?? end.decision;
    return end.wins(colorOf(won[1]), how);
  }
  return resultText(wording, { result: known, finished: true });
}
