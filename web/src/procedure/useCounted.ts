import { questionOf } from '../edit/document';
import type { MatchStart, MatchState, Verdict } from '../engine';
import { useAnswer } from '../engine/useAnswer';
import { useWording } from '../text/texts';
import { documentOfMatch } from './document';
import type { Playing } from './useMatch';

// The count of an ended match in full: its record, judged by what was agreed.
export function useCounted(
  start: MatchStart,
  state: MatchState | undefined,
  { events }: Playing,
): Verdict | undefined {
  const { lang } = useWording();
  const ended = state && state.count !== null ? state : undefined;
  const sgf = useAnswer<'match'>(
    ended && { call: 'match', lang, start, events, sgf: true },
    'match-record',
  ).value?.sgf;
  const verdict = useAnswer<'judge'>(
    ended && sgf !== undefined
      ? { call: 'judge', lang, ...questionOf(documentOfMatch(start, events, ended, sgf)) }
      : undefined,
    'match-count',
  ).value;
  const same =
    verdict &&
    verdict.result === ended?.count &&
    verdict.position.join('/') === ended.position.join('/');
  return same ? verdict : undefined;
}
