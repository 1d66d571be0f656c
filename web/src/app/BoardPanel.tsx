import { useCallback, useRef } from 'preact/hooks';
import { Board } from '../board/Board';
import { describePoint } from '../board/describe';
import { Legend } from '../board/Legend';
import { CountSteps } from '../count/CountSteps';
import { atMove, decided, decisionOn, drawnFrom, painted, withDrawn, type Document } from '../edit/document';
import { TrialPanel } from '../dispute/TrialPanel';
import { EditTools } from '../edit/EditTools';
import { colorOf, type Stone } from '../go/color';
import { emptyPosition, positionOf, stoneAt } from '../go/position';
import { nameOf } from '../go/vertex';
import type { BoardState, Verdict } from '../engine';
import { goToPlay } from '../procedure/place';
import type { Taken } from '../procedure/start';
import { usualTimes } from '../procedure/time';
import { useWording } from '../text/texts';
import { GroupCard } from '../verdict/GroupCard';
import { chainNames, groupAt } from '../verdict/groups';
import { LineSteps } from '../verdict/LineSteps';
import { useAnnounce } from './announce';
import { Icon } from './Icon';
import { MoveSlider } from './MoveSlider';
import type { Action, State, View } from './state';
import type { Game } from './useGame';

interface BoardPanelProps {
  readonly document: Document;
  readonly game: Game;
  readonly state: State;
  readonly dispatch: (action: Action) => void;
}

export function BoardPanel({ document, game, state, dispatch }: BoardPanelProps) {
  const { t } = useWording();
  const announce = useAnnounce();
  const { view, selected } = state;
  const { picture, group } = game;
  const { source } = document;
  const editing = view.kind === 'edit' && source.kind === 'drawn';
  const strokeStone = useRef<Stone>('black');
  const describe = useCallback(
    (point: number) => (picture ? describePoint(t, picture, point) : ''),
    [t, picture],
  );
  if (!picture) {
    return <div class="board-panel empty" aria-busy="true" />;
  }
  const { size } = picture.position;

  if (view.kind === 'dispute' && group && game.verdict.value) {
    const { dispute } = view;
    const verdict = game.verdict.value;
    const back = (): View =>
      dispute.first === undefined
        ? { kind: 'verdict' }
        : { kind: 'line', step: dispute.line.length };
    return (
      <TrialPanel
        verdict={verdict}
        group={group}
        dispute={dispute}
        onSettle={(status) => {
          const stones = chainNames(verdict, group);
          dispatch({ kind: 'change', document: decided(document, stones, status) });
          dispatch({ kind: 'view', view: { kind: 'verdict' } });
        }}
        onLeave={() => dispatch({ kind: 'view', view: back() })}
      />
    );
  }

  // Escape leaves the steps first, then the group.
  const stays = view.kind === 'verdict' ? undefined : selected;

  function paint(point: number, stone: Stone, sameStroke: boolean): void {
    const next = painted(document, point, stone);
    if (next !== document) {
      dispatch({ kind: sameStroke ? 'amend' : 'change', document: next });
      const what = stone === 'empty' ? t.board.empty : t.board.stone[stone];
      announce(t.edit.put(nameOf(size, point), what));
    }
  }

  function brush(point: number, sameStroke: boolean): void {
    if (view.kind === 'edit' && source.kind === 'drawn') {
      if (!sameStroke) {
        const there = stoneAt(source.position, point);
        strokeStone.current = there === view.brush ? 'empty' : view.brush;
      }
      paint(point, strokeStone.current, sameStroke);
    }
  }

  function select(point: number): void {
    const { value: verdict } = game.verdict;
    if (view.kind === 'line' && group) {
      const line = group.line.slice(0, view.step);
      const dispute = { about: group.points[0] ?? '', line, first: nameOf(size, point) };
      dispatch({ kind: 'view', view: { kind: 'dispute', dispute } });
      return;
    }
    const at = verdict && groupAt(verdict, point);
    const again = at ? at === group : point === selected;
    dispatch({ kind: 'select', what: again ? undefined : point });
    announce(again ? t.groups.close : (at?.text ?? describe(point)));
  }

  return (
    <div
      class="board-panel"
      id="board"
      onKeyDown={(event) =>
        event.key === 'Escape' && !editing && dispatch({ kind: 'select', what: stays })
      }
    >
      <Board
        picture={picture}
        label={t.board.label(size.cols, size.rows)}
        help={editing ? `${t.board.keys} ${t.board.editKeys}` : t.board.keys}
        describe={describe}
        editing={editing}
        lively={view.kind === 'count' || view.kind === 'line'}
        onAct={editing ? brush : select}
        onPaint={(point, stone) => paint(point, stone, false)}
        onUndo={() => dispatch({ kind: 'undo' })}
      />
      <Legend picture={picture} />
      <Below document={document} game={game} state={state} dispatch={dispatch} />
    </div>
  );
}

function takenFrom({ rules, komi, handicap }: Verdict, board: BoardState): Taken {
  return {
    position: positionOf(board.position),
    toPlay: colorOf(board.to_play),
    prisoners: board.prisoners,
    terms: { rules, komi, handicap, time: usualTimes.none },
  };
}

// What belongs to the board in its view: tools, steps, or the chosen group.
function Below({ document, game, state, dispatch }: BoardPanelProps) {
  const { t } = useWording();
  const { view } = state;
  const { source } = document;
  const { group, board } = game;
  const { value: verdict } = game.verdict;
  const back = () => dispatch({ kind: 'view', view: { kind: 'verdict' } });

  if (view.kind === 'edit' && source.kind === 'drawn') {
    const change = (changes: Parameters<typeof withDrawn>[1]) =>
      dispatch({ kind: 'change', document: withDrawn(document, changes) });
    return (
      <EditTools
        brush={view.brush}
        toPlay={source.toPlay}
        onBrush={(stone) => dispatch({ kind: 'view', view: { kind: 'edit', brush: stone } })}
        onToPlay={(toPlay) => change({ toPlay })}
        onClear={() => change({ position: emptyPosition(source.position.size) })}
        onDone={back}
      />
    );
  }
  if (view.kind === 'line' && group) {
    const go = (step: number) => dispatch({ kind: 'view', view: { kind: 'line', step } });
    return <LineSteps group={group} step={view.step} onStep={go} onLeave={back} />;
  }
  const count =
    view.kind === 'count'
      ? game.counts.value?.counts.find(({ method }) => method === view.method)
      : undefined;
  if (view.kind === 'count' && count) {
    const go = (step: number) => dispatch({ kind: 'view', view: { ...view, step } });
    return <CountSteps count={count} step={view.step} onStep={go} onLeave={back} />;
  }
  return (
    <>
      {group && verdict && (
        <GroupCard
          group={group}
          decision={decisionOn(document, chainNames(verdict, group))}
          onDecide={(decision) =>
            dispatch({
              kind: 'change',
              document: decided(document, chainNames(verdict, group), decision),
            })
          }
          onPlay={() => dispatch({ kind: 'view', view: { kind: 'line', step: 1 } })}
          onDispute={() =>
            dispatch({
              kind: 'view',
              view: { kind: 'dispute', dispute: { about: group.points[0] ?? '', line: [] } },
            })
          }
          onClose={() => dispatch({ kind: 'select', what: undefined })}
        />
      )}
      <div class="below">
        {board && board.moves > 0 && (
          <MoveSlider
            move={board.move}
            moves={board.moves}
            onMove={(move, sameSlide) =>
              dispatch({
                kind: sameSlide ? 'amend' : 'change',
                document: atMove(document, move === board.moves ? undefined : move),
              })
            }
          />
        )}
        {board && verdict && (
          <button
            type="button"
            class="edit"
            onClick={() => {
              dispatch({ kind: 'change', document: drawnFrom(document, verdict, board) });
              dispatch({ kind: 'view', view: { kind: 'edit', brush: 'black' } });
            }}
          >
            <Icon name="edit" />
            {t.edit.start}
          </button>
        )}
        {board && verdict && (
          <button
            type="button"
            onClick={() => {
              dispatch({ kind: 'take-over', taken: takenFrom(verdict, board) });
              goToPlay();
            }}
          >
            {t.procedure.takeOver}
          </button>
        )}
      </div>
    </>
  );
}
