import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useAnnounce } from '../app/announce';
import { Failed } from '../app/Failed';
import { Board } from '../board/Board';
import { describePoint } from '../board/describe';
import { MarkSample } from '../board/marks';
import type { ChainStatus, Group, Verdict } from '../engine';
import { colorOf, other } from '../go/color';
import { nameOf } from '../go/vertex';
import { useMatch } from '../procedure/useMatch';
import { useWording } from '../text/texts';
import { sideOf, trialEvents, trialStart } from './trial';
import { TrialControls } from './TrialControls';
import { useTrial, type Played } from './useTrial';

export interface Dispute {
  readonly about: string; // a stone of the chain
  readonly line: readonly string[]; // of the proof, as far as it is kept
  readonly first?: string; // where the user plays instead of what comes next
}

interface TrialPanelProps {
  readonly verdict: Verdict;
  readonly group: Group;
  readonly dispute: Dispute;
  readonly onSettle: (status: ChainStatus) => void;
  readonly onLeave: () => void;
}

const noClock = () => 0;

// Who is played by the people at first: the one who has something to show against the verdict.
function challenger(group: Group, first: string | undefined): Played {
  const owner = colorOf(group.color);
  if (first !== undefined) {
    return 'both'; // until their move is made, of whichever side it is
  }
  return sideOf(group.status === 'dead' ? owner : other(owner));
}

// A group of the verdict in dispute: the board is a copy, and the verdict stays until it is settled.
export function TrialPanel({ verdict, group, dispute, onSettle, onLeave }: TrialPanelProps) {
  const { t } = useWording();
  const announce = useAnnounce();
  const owner = colorOf(group.color);
  const kept = useMemo(
    () => ({
      start: trialStart(verdict),
      events: trialEvents(colorOf(verdict.to_play), dispute.about, owner, dispute.line),
    }),
    [],
  );
  const playing = useMatch(kept, noClock);
  const [played, setPlayed] = useState<Played>(challenger(group, dispute.first));
  const trial = useTrial(kept, playing, played);
  const opening = useRef(dispute.first);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.closest('.board-panel')?.scrollIntoView({ block: 'start' });
  }, [trial === undefined]);

  useEffect(() => {
    const { current: at } = opening;
    if (trial && at !== undefined) {
      opening.current = undefined;
      const by = trial.toMove;
      void playing.happen({ event: 'play', by, at }).then((done) => done && setPlayed(by));
    }
  }, [trial]);

  const describe = useCallback(
    (point: number) => (trial ? describePoint(t, trial.picture, point) : ''),
    [t, trial?.picture],
  );
  if (playing.failure) {
    return <Failed failure={playing.failure} />;
  }
  if (!trial) {
    return <div class="board-panel empty" aria-busy="true" />;
  }
  const { size } = trial.picture.position;

  function play(point: number): void {
    if (trial && !trial.thinking) {
      void playing.happen({ event: 'play', by: trial.toMove, at: nameOf(size, point) });
    }
  }

  function settle(status: ChainStatus): void {
    announce(t.dispute.settled[status], true);
    onSettle(status);
  }

  function leave(): void {
    announce(t.dispute.left, true);
    onLeave();
  }

  return (
    <div
      class="board-panel"
      id="board"
      onKeyDown={(event) => event.key === 'Escape' && leave()}
    >
      <Board
        picture={trial.picture}
        label={t.board.label(size.cols, size.rows)}
        help={t.board.keys}
        describe={describe}
        onAct={play}
      />
      <section class="card trial" aria-labelledby="trial">
        <h2 id="trial" ref={title} tabIndex={-1}>
          <MarkSample mark="undecided" color={owner} />
          {t.dispute.heading(owner, dispute.about)}
        </h2>
        {trial.moves.length === 0 && <p class="hint">{t.dispute.lead}</p>}
        <TrialControls trial={trial} playing={playing} played={played} onPlayed={setPlayed} />
        <fieldset class="settle">
          <legend>{t.dispute.settle}</legend>
          <p>{t.dispute.finding(`${t.groups.status[group.status]}, ${t.groups.basis[group.basis]}`)}</p>
          <div class="actions">
            <button type="button" onClick={() => settle('dead')}>
              {t.dispute.dead}
            </button>
            <button type="button" onClick={() => settle('alive')}>
              {t.dispute.alive}
            </button>
            <button type="button" class="quiet" onClick={leave}>
              {dispute.first === undefined ? t.dispute.leave : t.dispute.backToProof}
            </button>
          </div>
        </fieldset>
      </section>
    </div>
  );
}
