import { useMemo } from 'preact/hooks';
import { questionOf, type Document } from '../edit/document';
import { pictureOf, type Picture } from '../draw/picture';
import type { BoardState, Count, GameInfo, Group, Question, RuleSet, Verdict } from '../engine';
import { useAnswer, type Asked } from '../engine/useAnswer';
import { positionOf } from '../go/position';
import { pointsOf } from '../go/vertex';
import { useWording } from '../text/texts';
import { groupAt } from '../verdict/groups';
import { lineRecord, pictureOfLine } from '../verdict/line';
import { openBorders, pictureOfStep, pictureOfVerdict } from '../verdict/picture';
import type { Selected, State } from './state';

// Everything about the document that the engine says, and the picture to show of it.
export interface Game {
  readonly question: Question;
  readonly verdict: Asked<Verdict>;
  readonly board: BoardState | undefined;
  readonly games: readonly GameInfo[];
  readonly rules: readonly RuleSet[];
  readonly counts: Asked<{ readonly counts: readonly Count[] }>;
  readonly group: Group | undefined;
  readonly picture: Picture | undefined;
}

function sameRows(a: readonly string[], b: readonly string[]): boolean {
  return a.join('/') === b.join('/');
}

export function useGame(document: Document, state: State): Game {
  const { lang } = useWording();
  const { view, selected } = state;
  const question = useMemo(() => questionOf(document), [document]);
  const { record, game, at } = question;
  const place = {
    record,
    ...(game === undefined ? {} : { game }),
    ...(at === undefined ? {} : { at }),
  };
  const board = useAnswer<'board'>({ call: 'board', lang, ...place }, 'board');
  const verdict = useAnswer<'judge'>({ call: 'judge', lang, ...question }, 'judge');
  const games = useAnswer<'games'>(
    document.source.kind === 'recorded' ? { call: 'games', lang, record } : undefined,
    'title',
  );
  const rules = useAnswer<'rules'>({ call: 'rules', lang }, 'rules');
  const counts = useAnswer<'count'>(
    state.tab === 'counting' ? { call: 'count', lang, ...question, method: 'all' } : undefined,
    'count',
  );
  const judged = verdict.value;
  const group = judged && typeof selected === 'number' ? groupAt(judged, selected) : undefined;
  const line = useAnswer<'board'>(
    view.kind === 'line' && judged && group
      ? { call: 'board', lang, record: lineRecord(judged, group.line), at: view.step }
      : undefined,
    'line',
  );

  const picture = useMemo((): Picture | undefined => {
    if (view.kind === 'edit' && document.source.kind === 'drawn') {
      return pictureOf(document.source.position);
    }
    if (view.kind === 'line' && line.value && group) {
      return pictureOfLine(line.value, group.line, view.step);
    }
    if (view.kind === 'count') {
      const count = counts.value?.counts.find(({ method }) => method === view.method);
      const step = count?.steps[view.step];
      if (step) {
        return pictureOfStep(step);
      }
    }
    const shown = board.value;
    if (!shown || (judged && sameRows(judged.position, shown.position))) {
      const marked = judged && pictureOfVerdict(judged, shown?.last ?? null);
      return marked && { ...marked, selected: selectedPoints(judged, group, selected) };
    }
    return pictureOf(positionOf(shown.position));
  }, [view, document, line.value, counts.value, board.value, judged, group, selected]);

  return {
    question,
    verdict,
    board: board.value,
    games: games.value?.games ?? [],
    rules: rules.value?.rules ?? [],
    counts,
    group,
    picture,
  };
}

function selectedPoints(
  verdict: Verdict,
  group: Group | undefined,
  selected: Selected,
): ReadonlySet<number> {
  if (group) {
    return new Set(pointsOf({ cols: verdict.size[0], rows: verdict.size[1] }, group.points));
  }
  if (selected === 'open-borders') {
    return openBorders(verdict);
  }
  return new Set(selected === undefined ? [] : [selected]);
}
