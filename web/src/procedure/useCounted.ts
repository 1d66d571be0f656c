import type { MatchStart, MatchState, Verdict } from '../engine';
import { useAnswer } from '../engine/useAnswer';
import { useWording } from '../text/texts';
import type { Playing } from './useMatch';

// The count of an ended match in full: its record, judged by what was agreed.
export function useCounted(
  start: MatchStart,
  state: MatchState | undefined,
  playing: Playing,
): Verdict | undefined {
  const { lang } = useWording();
  const counted = state?.count != null;
  const sgf = useAnswer<'match'>(
    counted ? { call: 'match', lang, start, events: playing.events, sgf: true } : undefined,
    'match-record',
  ).value?.sgf;
  const verdict = useAnswer<'judge'>(
    counted && sgf !== undefined
      ? { call: 'judge', lang, record: sgf, use_marks: true }
      : undefined,
    'match-count',
  ).value;
  const same =
    verdict &&
    verdict.result === state?.count &&
    verdict.position.join('/') === state.position.join('/');
  return same ? verdict : undefined;
}
