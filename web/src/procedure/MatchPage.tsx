import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useAnnounce } from '../app/announce';
import { Failed } from '../app/Failed';
import { Board } from '../board/Board';
import { describePoint } from '../board/describe';
import { Legend } from '../board/Legend';
import { StoneIcon } from '../board/marks';
import { useTrial, type Played } from '../dispute/useTrial';
import type { Document } from '../edit/document';
import { engine, type MatchAction, type MatchEvent, type MatchState, type Side } from '../engine';
import { chainAt } from '../go/chain';
import { colorOf, type Color } from '../go/color';
import { positionOf, stoneAt } from '../go/position';
import { nameOf } from '../go/vertex';
import { saveText } from '../output/save';
import { useWording } from '../text/texts';
import { pictureOfVerdict } from '../verdict/picture';
import { claimsOf, movesOfPlay } from './claims';
import { Clocks } from './Clocks';
import { documentOfMatch } from './document';
import { keepMatch, type KeptMatch } from './kept';
import { PhasePanel } from './PhasePanel';
import { pictureOfMatch } from './picture';
import { Referee } from './Referee';
import { matchResultText } from './result';
import { speakersOf, type Speaker } from './Stopped';
import { Sure } from './Sure';
import { systemOf } from './time';
import { useCounted } from './useCounted';
import { useMatch } from './useMatch';

interface MatchPageProps {
  readonly kept: KeptMatch;
  readonly onAnother: () => void;
  readonly onJudge: (document: Document) => void;
}

// "B" to move, or "W+3.5".
function colorToShow(text: string): Color | undefined {
  return /^[BW](\+|$)/.test(text) ? colorOf(text) : undefined;
}

// A match of two people at this screen: the board, the players, and what may be done now.
export function MatchPage({ kept, onAnother, onJudge }: MatchPageProps) {
  const wording = useWording();
  const { t, lang } = wording;
  const announce = useAnnounce();
  const now = useCallback(() => Date.now() - kept.begun, [kept.begun]);
  const keep = (events: readonly MatchEvent[]) => keepMatch({ ...kept, events });
  const playing = useMatch(kept, now, keep);
  const { events, state, happen } = playing;
  const [played, setPlayed] = useState<Played>('both');
  const [speaker, setSpeaker] = useState<Speaker>('both');
  const [filler, setFiller] = useState<Side>('B');
  const trial = useTrial(kept, playing, played);
  const counted = useCounted(kept.start, state, playing);
  const system = useMemo(() => systemOf(kept.start.time), [kept.start.time]);

  const picture = useMemo(() => {
    if (counted) {
      return pictureOfVerdict(counted, null);
    }
    return trial?.picture ?? (state && pictureOfMatch(state, events));
  }, [counted, trial?.picture, state, events]);
  const describe = useCallback(
    (point: number) => (picture ? describePoint(t, picture, point) : ''),
    [t, picture],
  );

  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(state?.phase);
  useEffect(() => {
    if (before.current !== undefined && before.current !== state?.phase) {
      title.current?.focus({ preventScroll: true });
    }
    before.current = state?.phase;
    if (state?.phase === 'play') {
      setSpeaker('both');
    }
  }, [state?.phase]);

  const said = state && heading(state);
  useEffect(() => {
    if (said !== undefined) {
      announce(said);
    }
  }, [said]);

  function heading(now: MatchState): string {
    const { phase, result, count, to_play: turn } = now;
    if (result !== null || count !== null) {
      return matchResultText(wording, now);
    }
    return phase === 'play' ? t.procedure.toMove(colorOf(turn)) : t.procedure.phase[phase];
  }

  // Under the heading: how far the game has come, or the phase where the heading is the result.
  function below({ phase: reached, result, count }: MatchState): string {
    const known = result ?? count;
    return known === null ? t.procedure.moves(movesOfPlay(events).length) : t.procedure.phase[reached];
  }

  if (playing.failure) {
    return <Failed failure={playing.failure} />;
  }
  if (!state || !picture) {
    return <div class="board-panel empty" aria-busy="true" />;
  }
  const { size } = picture.position;
  const won = state.result ?? state.count;
  const colored = colorToShow(state.phase === 'play' ? state.to_play : (won ?? ''));

  function act(point: number): void {
    if (!state) {
      return;
    }
    const at = nameOf(size, point);
    if (state.phase === 'stopped') {
      claim(state, point);
    } else if (state.phase === 'filling') {
      void happen({ event: 'fill', by: filler, at });
    } else if (state.phase === 'play' || (state.phase === 'confirmation' && !trial?.thinking)) {
      void happen({ event: 'play', by: state.to_play, at });
    }
  }

  // Dead at first; alive where all who speak have called it dead.
  function claim(stopped: MatchState, point: number): void {
    const position = positionOf(stopped.position);
    const at = nameOf(size, point);
    if (stoneAt(position, point) === 'empty') {
      return;
    }
    const claims = claimsOf(events, position);
    const speakers = speakersOf(speaker);
    const first = chainAt(position, point).points[0] ?? point;
    const dead = speakers.every((by) => claims[colorOf(by)].get(first) === 'dead');
    const status = dead ? 'alive' : 'dead';
    const actions = speakers.map((by): MatchAction => ({ event: 'claim', by, at, status }));
    announce(t.procedure.claims.claimed(at, t.procedure.claims.said[status]));
    void happen(...actions);
  }

  async function withRecord(then: (sgf: string) => void): Promise<void> {
    const outcome = await engine.call(
      { call: 'match', lang, start: kept.start, events, sgf: true },
      'match-save',
    );
    if (outcome.kind === 'answer' && outcome.value.sgf !== undefined) {
      then(outcome.value.sgf);
    }
  }

  return (
    <div class="columns match">
      <div class="board-panel" id="board">
        <Board
          picture={picture}
          label={t.board.label(size.cols, size.rows)}
          help={t.board.keys}
          describe={describe}
          onAct={act}
        />
        <Legend picture={picture} />
        {playing.refusal !== undefined && state.phase !== 'confirmation' && (
          <p class="refusal">{playing.refusal}</p>
        )}
      </div>
      <div class="side">
        <Clocks
          state={state}
          system={system}
          since={events.at(-1)?.time ?? 0}
          now={now}
          onOut={(loser) => void happen({ event: 'time-up', loser })}
        />
        <div class="result">
          <h1 ref={title} tabIndex={-1}>
            {colored && <StoneIcon color={colored} />}
            <span>{said}</span>
          </h1>
          <p class="phase">{below(state)}</p>
        </div>
        <PhasePanel
          start={kept.start}
          state={state}
          playing={playing}
          trial={trial}
          played={played}
          onPlayed={setPlayed}
          speaker={speaker}
          onSpeaker={setSpeaker}
          filler={filler}
          onFiller={setFiller}
          counted={counted}
        />
        {state.phase !== 'over' && <Referee state={state} playing={playing} />}
        <div class="actions match-foot">
          <button
            type="button"
            onClick={() =>
              void withRecord((sgf) => {
                saveText('shinpan.sgf', 'application/x-go-sgf', sgf);
                announce(t.output.saved('shinpan.sgf'), true);
              })
            }
          >
            {t.procedure.save}
          </button>
          <button type="button" onClick={() => void withRecord((sgf) => onJudge(documentOfMatch(kept.start, events, state, sgf)))}>
            {t.procedure.judge}
          </button>
          <Sure name={t.procedure.another} yes={t.procedure.anotherSure} onYes={onAnother} />
        </div>
      </div>
    </div>
  );
}
