import type { GameInfo } from '../engine';
import { useWording } from '../text/texts';

interface GameChoiceProps {
  readonly games: readonly GameInfo[];
  readonly onChoose: (game: number) => void;
  readonly onBack: () => void;
}

export function GameChoice({ games, onChoose, onBack }: GameChoiceProps) {
  const { t } = useWording();
  return (
    <section class="card choice" aria-labelledby="games">
      <h1 id="games">{t.games.heading}</h1>
      <p>{t.games.lead(games.length)}</p>
      <ul class="options">
        {games.map((info) => (
          <li>
            <button type="button" class="option" onClick={() => onChoose(info.game)}>
              <b>
                {info.black || info.white
                  ? t.games.versus(info.black || '?', info.white || '?')
                  : t.games.game(info.game + 1)}
              </b>
              <small>
                {[
                  `${info.size[0]}×${info.size[1]}`,
                  t.games.moves(info.moves),
                  info.event,
                  info.date,
                  info.result,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <div class="actions">
        <button type="button" onClick={onBack}>
          {t.games.back}
        </button>
      </div>
    </section>
  );
}
