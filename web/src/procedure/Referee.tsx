import type { MatchAction, MatchState, Side } from '../engine';
import { colorOf } from '../go/color';
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
  ];
  const known = ({ event }: MatchAction) =>
    state.allowed.includes(event) &&
    (event !== 'declare-both-lose' || state.procedure === 'japanese');
  return all.filter(([, action]) => known(action));
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
    </details>
  );
}
