import { useEffect } from 'preact/hooks';
import { useAnnounce } from '../app/announce';
import type { Side } from '../engine';
import { colorOf, other } from '../go/color';
import type { Playing } from '../procedure/useMatch';
import { useWording, type Texts } from '../text/texts';
import { moveText } from '../verdict/line';
import { sideOf, type TrialMove } from './trial';
import type { Played, TrialNow } from './useTrial';

interface TrialControlsProps {
  readonly trial: TrialNow;
  readonly playing: Playing;
  readonly played: Played;
  readonly onPlayed: (played: Played) => void;
}

function wordsOf(t: Texts, move: TrialMove): string {
  return moveText(t, {
    color: colorOf(move.by),
    name: move.event === 'play' ? move.at : undefined,
    ko: move.event === 'pass' ? move.for_ko : undefined,
  });
}

// A move stays on one line.
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

function statusOf({ t }: { t: Texts }, { toMove, owner, about, thinking }: TrialNow): string {
  const color = colorOf(toMove);
  if (thinking) {
    return t.dispute.thinking(color);
  }
  return color === owner ? t.dispute.answer(color) : t.dispute.attack(color, about);
}

function bothPassed(moves: readonly TrialMove[]): boolean {
  const last = moves.slice(-2);
  return last.length === 2 && last.every((move) => move.event === 'pass' && !move.for_ko);
}

// What may be done next in hypothetical play, and what the engine said last.
export function TrialControls({ trial, playing, played, onPlayed }: TrialControlsProps) {
  const wording = useWording();
  const { t } = wording;
  const announce = useAnnounce();
  const { toMove, moves, firstMove, closedKos, answered, owner, taken, thinking } = trial;
  const color = colorOf(toMove);
  const status = statusOf(wording, trial);
  const last = moves.at(-1);
  const lastText = last && wordsOf(t, last);
  useEffect(() => announce(lastText ? `${lastText}. ${status}` : status), [status, lastText]);

  // The engine's own answers are taken back with the move that they answer.
  function takeBack(): void {
    const mine = moves.findLastIndex(({ by }) => played === 'both' || by === played);
    playing.retract(firstMove + Math.max(mine, 0));
  }

  const choices: readonly (readonly [Played, string])[] = [
    [sideOf(owner), t.dispute.engineFor[other(owner)]],
    [sideOf(other(owner)), t.dispute.engineFor[owner]],
    ['both', t.dispute.people],
  ];
  const canTakeBack = moves.some(({ by }) => played === 'both' || by === played);
  return (
    <>
      <p class="turn">{status}</p>
      {taken && <p class="hint">{t.dispute.taken(owner)}</p>}
      {bothPassed(moves) && <p class="hint">{t.dispute.passed}</p>}
      {closedKos.length > 0 && (
        <p class="closed-kos">
          {(closedKos.length === 1 ? t.dispute.closed : t.dispute.closedMany)(
            color,
            closedKos.join(', '),
          )}
        </p>
      )}
      {playing.refusal && <p class="refusal">{playing.refusal}</p>}
      {trial.failure && <p class="refusal">{t.dispute.failed}</p>}
      {answered && lastText && <Said by={toMove} text={lastText} proved={answered.proved} />}
      <div class="actions">
        <button
          type="button"
          aria-disabled={thinking}
          onClick={() => !thinking && void playing.happen({ event: 'pass', by: toMove })}
        >
          {t.dispute.pass}
        </button>
        {!thinking &&
          closedKos.map((ko) => (
            <button
              type="button"
              class="main"
              key={ko}
              onClick={() => void playing.happen({ event: 'pass', by: toMove, for_ko: ko })}
            >
              {t.dispute.passFor(ko)}
            </button>
          ))}
        <button type="button" aria-disabled={!canTakeBack} onClick={() => canTakeBack && takeBack()}>
          {t.dispute.takeBack}
        </button>
      </div>
      <p class="line-so-far">
        <small>{t.dispute.moves}:</small>{' '}
        {moves.length === 0
          ? t.dispute.none
          : moves.map((move, i) => unbroken(`${i + 1}. ${wordsOf(t, move)}`)).join(' ')}
      </p>
      <fieldset class="switch">
        <legend>{t.dispute.who}</legend>
        {choices.map(([choice, name]) => (
          <button
            type="button"
            key={choice}
            aria-pressed={played === choice}
            onClick={() => onPlayed(choice)}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </>
  );
}

function Said({ by, text, proved }: { by: Side; text: string; proved: boolean }) {
  const { t } = useWording();
  const engine = other(colorOf(by));
  return (
    <p class="rests">
      {t.dispute.engineMove(text)}{' '}
      <span class={proved ? 'badge proved' : 'badge estimated'}>
        {proved ? t.dispute.proved : t.dispute.best}
      </span>{' '}
      {proved ? t.dispute.provedText(engine) : t.dispute.bestText}
    </p>
  );
}
