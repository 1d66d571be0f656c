import { TrialControls } from '../dispute/TrialControls';
import type { Played, TrialNow } from '../dispute/useTrial';
import type { MatchStart, MatchState, Side, Verdict } from '../engine';
import { colorOf } from '../go/color';
import { useAnnounce } from '../app/announce';
import { useWording } from '../text/texts';
import { Sums } from '../verdict/Sums';
import { bothSides } from './claims';
import { Consent } from './Consent';
import { Stopped, type Speaker } from './Stopped';
import { Sure } from './Sure';
import type { Playing } from './useMatch';

interface PhasePanelProps {
  readonly start: MatchStart;
  readonly state: MatchState;
  readonly playing: Playing;
  readonly trial: TrialNow | undefined;
  readonly played: Played;
  readonly onPlayed: (played: Played) => void;
  readonly speaker: Speaker;
  readonly onSpeaker: (speaker: Speaker) => void;
  readonly filler: Side;
  readonly onFiller: (filler: Side) => void;
  readonly counted: Verdict | undefined;
}

// What the players may do in the phase that the match is in.
export function PhasePanel(props: PhasePanelProps) {
  const { state, counted } = props;
  switch (state.phase) {
    case 'play':
      return <Play {...props} />;
    case 'stopped':
      return <Stopped {...props} />;
    case 'confirmation':
      return <Confirmation {...props} />;
    case 'filling':
      return <Filling {...props} />;
    case 'ended':
      return <Ended {...props} />;
    case 'over':
      return counted ? <Sums verdict={counted} /> : null;
  }
}

function Play({ state, playing }: PhasePanelProps) {
  const { t } = useWording();
  const by = state.to_play;
  const color = colorOf(by);
  const passed = playing.events.at(-1);
  return (
    <>
      {passed?.event === 'pass' && <p class="hint">{t.procedure.firstPass(colorOf(passed.by))}</p>}
      <div class="actions">
        <button
          type="button"
          class="main"
          onClick={() => void playing.happen({ event: 'pass', by })}
        >
          {t.procedure.pass}
        </button>
        <Sure
          name={t.procedure.resign}
          ask={`${t.procedure.resign}?`}
          yes={t.procedure.resignNow(color)}
          onYes={() => void playing.happen({ event: 'resign', by })}
        />
        <TakeBack playing={playing} />
      </div>
      {state.no_result_offered && state.procedure === 'japanese' && (
        <Consent
          heading={t.procedure.consent.noResult}
          hint={t.procedure.repetition}
          event="agree-no-result"
          given={state.agreed.no_result}
          playing={playing}
        />
      )}
    </>
  );
}

function TakeBack({ playing }: { playing: Playing }) {
  const { t } = useWording();
  const { events, retract } = playing;
  return (
    <Sure
      name={t.procedure.takeBack}
      ask={t.procedure.takeBackAsk}
      yes={t.procedure.takeBackYes}
      disabled={events.length === 0}
      onYes={() => retract(events.length - 1)}
    />
  );
}

function Confirmation({ trial, playing, played, onPlayed }: PhasePanelProps) {
  const { t } = useWording();
  const announce = useAnnounce();
  if (!trial) {
    return <p aria-busy="true">{t.result.waiting}</p>;
  }
  return (
    <section class="card trial" aria-labelledby="trial">
      <h2 id="trial">{t.dispute.heading(trial.owner, trial.about)}</h2>
      {trial.moves.length === 0 && <p class="hint">{t.dispute.lead}</p>}
      <TrialControls trial={trial} playing={playing} played={played} onPlayed={onPlayed} />
      <div class="actions">
        <button
          type="button"
          class="main"
          onClick={() =>
            void playing
              .happen({ event: 'end-confirmation', by: trial.toMove })
              .then((done) => done && announce(t.procedure.trialEnded, true))
          }
        >
          {t.procedure.endTrial}
        </button>
      </div>
    </section>
  );
}

function Filling({ state, playing, filler, onFiller }: PhasePanelProps) {
  const { t } = useWording();
  return (
    <>
      <section class="stopped" aria-label={t.procedure.phase.filling}>
        <p class="hint">{t.procedure.fill.lead}</p>
        <fieldset class="switch">
          <legend>{t.procedure.fill.who}</legend>
          {bothSides.map((side) => (
            <button
              type="button"
              key={side}
              aria-pressed={filler === side}
              onClick={() => onFiller(side)}
            >
              {t.side[colorOf(side)]}
            </button>
          ))}
        </fieldset>
      </section>
      <Consent
        heading={t.procedure.consent.end}
        event="agree-end"
        given={state.agreed.end}
        playing={playing}
      />
      <TakeBack playing={playing} />
    </>
  );
}

function Ended({ state, playing, counted }: PhasePanelProps) {
  const { t } = useWording();
  return (
    <>
      {counted && <Sums verdict={counted} />}
      <Consent
        heading={t.procedure.consent.result}
        event="confirm-result"
        given={state.agreed.result}
        playing={playing}
      />
    </>
  );
}
