import type { Document } from '../edit/document';
import { fragmentOf } from '../input/link';
import { OutputMenu } from '../output/OutputMenu';
import { useWording } from '../text/texts';
import { useAnnounce } from './announce';
import { Icon } from './Icon';
import type { Action, State } from './state';
import type { Game } from './useGame';

interface GameBarProps {
  readonly document: Document;
  readonly game: Game;
  readonly state: State;
  readonly dispatch: (action: Action) => void;
  readonly onRuling: (pages: readonly string[]) => void;
}

function fileName(document: Document): string {
  const { source } = document;
  const name = source.kind === 'recorded' ? source.name.replace(/\.[^.]*$/, '') : '';
  return name || 'shinpan';
}

export function GameBar({ document, game, state, dispatch, onRuling }: GameBarProps) {
  const { t } = useWording();
  const announce = useAnnounce();
  const { source } = document;
  const { past, future } = state.history;
  const info = source.kind === 'recorded' ? game.games[source.game] : undefined;
  const title =
    info && (info.black || info.white)
      ? t.games.versus(info.black || '?', info.white || '?')
      : (source.kind === 'recorded' && source.name) || (info?.moves ? t.bar.game : t.bar.board);
  const about = info ? [info.event, info.date].filter(Boolean).join(' · ') : '';

  async function share(): Promise<void> {
    const link = new URL(location.href);
    link.hash = await fragmentOf(document);
    try {
      await navigator.clipboard.writeText(link.href);
    } catch {
      history.replaceState(null, '', link); // no clipboard: the address line carries it
    }
    announce(t.bar.shared, true);
  }

  return (
    <div class="bar">
      <button type="button" class="leave" onClick={() => dispatch({ kind: 'close' })}>
        <Icon name="leave" />
        <span class="when-wide">{t.bar.another}</span>
      </button>
      <div class="game-title">
        <strong>{title}</strong>
        {about && <small>{about}</small>}
      </div>
      {game.games.length > 1 && source.kind === 'recorded' && (
        <label class="which">
          <span class="unseen">{t.games.heading}</span>
          <select
            value={source.game}
            onChange={(event) =>
              dispatch({
                kind: 'open',
                document: {
                  ...document,
                  source: {
                    kind: 'recorded',
                    text: source.text,
                    name: source.name,
                    game: Number(event.currentTarget.value),
                  },
                  dead: [],
                  alive: [],
                },
              })
            }
          >
            {game.games.map((_, i) => (
              <option value={i}>{t.games.game(i + 1)}</option>
            ))}
          </select>
        </label>
      )}
      <div class="bar-actions">
        <button
          type="button"
          class="square"
          aria-label={t.bar.undo}
          title={t.bar.undo}
          aria-disabled={past.length === 0}
          onClick={() => dispatch({ kind: 'undo' })}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          class="square"
          aria-label={t.bar.redo}
          title={t.bar.redo}
          aria-disabled={future.length === 0}
          onClick={() => dispatch({ kind: 'redo' })}
        >
          <Icon name="redo" />
        </button>
        <button type="button" onClick={() => void share()}>
          <Icon name="link" />
          <span class="when-wide">{t.bar.share}</span>
        </button>
        <OutputMenu
          question={game.question}
          verdict={game.verdict.value}
          name={fileName(document)}
          onRuling={onRuling}
        />
      </div>
    </div>
  );
}
