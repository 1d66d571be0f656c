import { useEffect, useState } from 'preact/hooks';
import { StoneIcon } from '../board/marks';
import type { ClockLeft, MatchState, Side } from '../engine';
import { colorOf, type Color } from '../go/color';
import { useWording, type Wording } from '../text/texts';
import { afterThinking, clockFace, type TimeSystem } from './time';

interface ClocksProps {
  readonly state: MatchState;
  readonly system: TimeSystem;
  readonly since: number; // the time of the last event
  readonly now: () => number;
  readonly onOut: (loser: Side) => void;
}

const tick = 250; // milliseconds

function overtimeText(
  { t, number }: Wording,
  system: TimeSystem,
  left: ClockLeft,
): string | undefined {
  const { clock } = t.procedure;
  const face = clockFace((system.kind === 'simple' ? system.main : system.period) * 1000);
  const inOvertime = left.main === 0;
  const periods = inOvertime ? clock.inPeriods(left.units) : clock.periods(left.units, face);
  switch (system.kind) {
    case 'byoyomi':
      return periods;
    case 'ing':
      return `${periods}, ${clock.bought(number(system.cost))}`;
    case 'canadian':
      return inOvertime ? clock.inStones(left.units) : clock.stones(left.units, face);
    case 'fischer':
      return clock.added(face);
    case 'simple':
      return clock.eachMove(face);
    default:
      return undefined;
  }
}

// Both sides: whose turn it is, what they have taken, and their clocks, of which one runs.
export function Clocks({ state, system, since, now, onOut }: ClocksProps) {
  const wording = useWording();
  const { t, number } = wording;
  const [, setTicks] = useState(0);
  const running = state.phase === 'play' && system.kind !== 'none';
  const moves = state.phase === 'play' || state.phase === 'confirmation';

  function leftOf(color: Color): ClockLeft | null {
    const left = state.clock[color];
    const runs = left && running && colorOf(state.to_play) === color;
    return runs ? afterThinking(system, left, Math.max(0, now() - since)) : left;
  }

  useEffect(() => {
    if (!running) {
      return undefined;
    }
    let told = false;
    const timer = setInterval(() => {
      setTicks((ticks) => ticks + 1);
      if (!told && leftOf(colorOf(state.to_play))?.out) {
        told = true;
        onOut(state.to_play);
      }
    }, tick);
    return () => clearInterval(timer);
  }, [running, state]);

  return (
    <div class="players">
      {(['black', 'white'] as const).map((color) => {
        const left = leftOf(color);
        const penalty = state.penalty[color];
        const turn = moves && colorOf(state.to_play) === color;
        return (
          <div key={color} class={turn ? 'player turn-now' : 'player'}>
            <StoneIcon color={color} />
            <span class="player-name">
              <b>{t.side[color]}</b>
              <small>
                {t.procedure.taken(state.captured[color])}
                {penalty > 0 && `, ${t.procedure.penalty(number(penalty))}`}
              </small>
            </span>
            {left && (
              <span class="clock" role="timer" aria-label={t.procedure.clock.label(color)}>
                <b>
                  {left.out ? t.procedure.clock.out : clockFace(left.main || left.overtime)}
                </b>
                {!left.out && <small>{overtimeText(wording, system, left)}</small>}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
