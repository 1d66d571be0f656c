import { useState } from 'preact/hooks';
import type { MatchAction, MatchState, Side } from '../engine';
import { colorOf } from '../go/color';
import { NumberField } from '../terms/NumberField';
import { useWording, type Texts } from '../text/texts';
import { bothSides } from './claims';
import { Sure } from './Sure';
import type { Playing } from './useMatch';

function decisions(t: Texts, state: MatchState): readonly (readonly [string, MatchAction])[] {
  const { referee } = t.procedure;
  const stopped = state.phase === 'stopped';
  const all: readonly (readonly [string, MatchAction])[] = [
    [referee.callEnd, { event: 'call-end' }],
    [referee.callResult, { event: 'call-result' }],
    [
      stopped ? referee.bothLose.stopped : referee.bothLose.play,
      { event: 'declare-both-lose', cause: stopped ? 'effective-move' : 'displaced-stone' },
    ],
    [referee.annul, { event: 'annul' }],
    ...bothSides.map((loser: Side): readonly [string, MatchAction] => [
      referee.forfeit(colorOf(loser)),
      { event: 'forfeit', loser },
    ]),
    ...bothSides.map((winner: Side): readonly [string, MatchAction] => [
      referee.award(colorOf(winner)),
      { event: 'award', winner },
    ]),
  ];
  const known = ({ event }: MatchAction) =>
    state.allowed.includes(event) &&
    (event !== 'declare-both-lose' || state.procedure === 'japanese');
  return all.filter(([, action]) => known(action));
}

const mostPenalty = 100;

function Penalties({ playing }: { playing: Playing }) {
  const { t, number } = useWording();
  const { referee } = t.procedure;
  const [points, setPoints] = useState(1);
  return (
    <div class="penalties">
      <NumberField
        label={referee.penalty}
        value={points}
        least={0.5}
        most={mostPenalty}
        step={0.5}
        onChange={setPoints}
      />
      <div class="actions">
        {bothSides.map((color) => (
          <Sure
            key={color}
            name={referee.penalize(colorOf(color), number(points))}
            yes={referee.sure}
            onYes={() => void playing.happen({ event: 'penalize', color, points })}
          />
        ))}
      </div>
    </div>
  );
}

interface RefereeProps {
  readonly state: MatchState;
  readonly playing: Playing;
}

export function Referee({ state, playing }: RefereeProps) {
  const { t } = useWording();
  return (
    <details class="referee">
      <summary>{t.procedure.referee.heading}</summary>
      <p class="hint">{t.procedure.referee.lead}</p>
      <div class="actions">
        {decisions(t, state).map(([name, action]) => (
          <Sure
            key={name}
            name={name}
            yes={t.procedure.referee.sure}
            onYes={() => void playing.happen(action)}
          />
        ))}
      </div>
      {state.allowed.includes('penalize') && <Penalties playing={playing} />}
    </details>
  );
}
