import { useState } from 'preact/hooks';
import { CountTable } from '../count/CountTable';
import type { Document } from '../edit/document';
import type { Verdict } from '../engine';
import { pointOf } from '../go/vertex';
import { Ruling } from '../output/Ruling';
import { TermsPanel } from '../terms/TermsPanel';
import { GroupList } from '../verdict/GroupList';
import { Notes } from '../verdict/Notes';
import { ResultCard } from '../verdict/ResultCard';
import { Sums } from '../verdict/Sums';
import { BoardPanel } from './BoardPanel';
import { GameBar } from './GameBar';
import type { Action, State } from './state';
import { Tabs } from './Tabs';
import { useGame, type Game } from './useGame';

interface GamePageProps {
  readonly document: Document;
  readonly state: State;
  readonly dispatch: (action: Action) => void;
}

export function GamePage({ document, state, dispatch }: GamePageProps) {
  const game = useGame(document, state);
  const { value: verdict } = game.verdict;
  const [pages, setPages] = useState<readonly string[]>([]);
  const rules = game.rules.find(({ id }) => id === verdict?.rules)?.name ?? verdict?.rules ?? '';
  return (
    <div class="game">
      <GameBar
        document={document}
        game={game}
        state={state}
        dispatch={dispatch}
        onRuling={setPages}
      />
      <div class="columns">
        <BoardPanel document={document} game={game} state={state} dispatch={dispatch} />
        <div class="side">
          <ResultCard
            asked={game.verdict}
            rules={rules}
            onOpenBorders={() => dispatch({ kind: 'select', what: 'open-borders' })}
          />
          {verdict && (
            <Tabs tab={state.tab} onTab={(tab) => dispatch({ kind: 'tab', tab })}>
              <Panel
                verdict={verdict}
                document={document}
                game={game}
                state={state}
                dispatch={dispatch}
              />
            </Tabs>
          )}
        </div>
      </div>
      {pages.length > 0 && <Ruling pages={pages} onClose={() => setPages([])} />}
    </div>
  );
}

function Panel({ verdict, document, game, state, dispatch }: GamePageProps & {
  verdict: Verdict;
  game: Game;
}) {
  const size = { cols: verdict.size[0], rows: verdict.size[1] };
  const select = (name: string | undefined) =>
    dispatch({ kind: 'select', what: name === undefined ? undefined : pointOf(size, name) });
  switch (state.tab) {
    case 'verdict':
      return (
        <>
          <Sums verdict={verdict} />
          <GroupList
            verdict={verdict}
            selected={game.group}
            onSelect={(group) => select(group === game.group ? undefined : group.points[0])}
          />
          <Notes verdict={verdict} onPoint={select} />
        </>
      );
    case 'counting':
      return (
        <CountTable
          asked={game.counts}
          chosen={state.view.kind === 'count' ? state.view.method : undefined}
          onChoose={(method) => dispatch({ kind: 'view', view: { kind: 'count', method, step: 0 } })}
        />
      );
    case 'terms':
      return game.board ? (
        <TermsPanel
          document={document}
          verdict={verdict}
          board={game.board}
          rules={game.rules}
          onChange={(changed) => dispatch({ kind: 'change', document: changed })}
        />
      ) : null;
  }
}
