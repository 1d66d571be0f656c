import { useMemo } from 'preact/hooks';
import type { MatchStart, MatchState, Side } from '../engine';
import { useAnswer } from '../engine/useAnswer';
import { colorOf } from '../go/color';
import { positionOf } from '../go/position';
import { nameOf } from '../go/vertex';
import { useWording } from '../text/texts';
import { ChainRow } from './ChainRow';
import { bothSides, claimsOf, deadOf, eventsOfPlay, openChains } from './claims';
import { Consent } from './Consent';
import { Resumption } from './Resumption';
import type { Playing } from './useMatch';

export type Speaker = Side | 'both';

export function speakersOf(speaker: Speaker): readonly Side[] {
  return speaker === 'both' ? bothSides : [speaker];
}

interface StoppedProps {
  readonly start: MatchStart;
  readonly state: MatchState;
  readonly playing: Playing;
  readonly speaker: Speaker;
  readonly onSpeaker: (speaker: Speaker) => void;
}

const suggestWithin = 2; // seconds

// Play has stopped: what is dead, what is in dispute, and where to go from here.
export function Stopped({ start, state, playing, speaker, onSpeaker }: StoppedProps) {
  const { t, lang } = useWording();
  const { events, happen } = playing;
  const ofPlay = eventsOfPlay(events);
  const suggestion = useAnswer<'match'>(
    {
      call: 'match',
      lang,
      start,
      events: events.slice(0, ofPlay),
      suggest: true,
      time_limit: suggestWithin,
    },
    'suggestion',
  ).value?.suggestion;
  const position = useMemo(() => positionOf(state.position), [state]);
  const claims = useMemo(() => claimsOf(events, position), [events, position]);
  const open = openChains(position, state.open, claims);
  const listed = open.filter(
    ({ said }) => said.black === 'dead' || said.white === 'dead' || (said.black && said.white),
  );
  const confirms = state.procedure === 'japanese';
  const names = (points: readonly number[]) => points.map((point) => nameOf(position.size, point));
  const claimAll = (dead: (by: Side) => readonly string[]) =>
    void happen(
      ...speakersOf(speaker).map((by) => ({ event: 'claim-all', by, dead: dead(by) }) as const),
    );
  const speakers: readonly (readonly [Speaker, string])[] = [
    ['both', t.procedure.claims.both],
    ['B', t.side.black],
    ['W', t.side.white],
  ];
  return (
    <>
      <section class="stopped" aria-labelledby="claims">
        <h2 id="claims">{t.procedure.claims.heading}</h2>
        <p class="hint">{t.procedure.claims.lead}</p>
        <fieldset class="switch">
          <legend>{t.procedure.claims.who}</legend>
          {speakers.map(([each, name]) => (
            <button
              type="button"
              key={each}
              aria-pressed={speaker === each}
              onClick={() => onSpeaker(each)}
            >
              {name}
            </button>
          ))}
        </fieldset>
        <p>
          <b>{t.procedure.claims.suggestion}:</b>{' '}
          {suggestion
            ? [
                t.procedure.claims.suggested(suggestion.dead.join(', ')),
                ...(suggestion.undecided.length > 0
                  ? [t.procedure.claims.unsure(suggestion.undecided.join(', '))]
                  : []),
              ].join('; ')
            : t.procedure.claims.waiting}
        </p>
        <div class="actions">
          <button
            type="button"
            class="main"
            aria-disabled={!suggestion}
            onClick={() => suggestion && claimAll(() => suggestion.dead)}
          >
            {t.procedure.claims.accept}
          </button>
          <button
            type="button"
            onClick={() => claimAll((by) => names(deadOf(position, claims[colorOf(by)])))}
          >
            {t.procedure.claims.rest}
          </button>
        </div>
        {listed.length > 0 && (
          <ul class="open-chains">
            {listed.map((chain) => (
              <ChainRow
                key={chain.points[0]}
                chain={chain}
                size={position.size}
                playing={playing}
                confirms={confirms}
              />
            ))}
          </ul>
        )}
        <p>
          {open.length === 0
            ? t.procedure.claims.settled
            : t.procedure.claims.open(open.length)}
        </p>
      </section>
      <Resumption
        events={events}
        procedure={state.procedure}
        playing={playing}
      />
      {confirms && (
        <Consent
          heading={t.procedure.consent.filling}
          hint={t.procedure.consent.fillingHint}
          event="agree-filling"
          given={state.agreed.filling}
          playing={playing}
        />
      )}
      <Consent
        heading={t.procedure.consent.end}
        event="agree-end"
        given={state.agreed.end}
        playing={playing}
      />
    </>
  );
}
