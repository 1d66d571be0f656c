import { useMemo, useState } from 'preact/hooks';
import { positionOf } from '../../go/position';
import type { BoardData } from '../book';
import { useReading } from '../context';
import { BookBoard } from '../play/BookBoard';
import { placeOf, sizeOf } from '../play/moves';
import { laterPicture, pictureOfBoard, withRefused } from '../play/picture';
import { RefereeButton } from '../play/RefereeButton';
import { StepBar } from '../play/StepBar';
import { PlayedDiagram } from './PlayedDiagram';
import { Prose } from './Prose';

// A diagram of a chapter: to look at, to go through, or to play on.
export function Diagram({ board }: { board: BoardData }) {
  return board.play ? (
    <PlayedDiagram board={board} play={board.play} />
  ) : (
    <SteppedDiagram board={board} />
  );
}

function SteppedDiagram({ board }: { board: BoardData }) {
  const { a, say } = useReading();
  const [at, setAt] = useState(0);
  const steps = board.steps ?? [];
  const picture = useMemo(() => {
    const start = pictureOfBoard(board);
    const step = steps[at - 1];
    const stage = board.positions[at];
    if (!step || !stage) {
      return start;
    }
    const point = placeOf(sizeOf(board), step.move);
    const refused = step.illegal !== undefined && point !== undefined;
    const later = laterPicture(start, positionOf(stage.rows), refused ? undefined : point);
    return refused ? withRefused(later, point) : later;
  }, [board, at]);
  const step = steps[at - 1];
  const ban = step?.move.split('pass:')[1];
  return (
    <figure class="diagram">
      <BookBoard picture={picture} caption={say(board.caption)} />
      <figcaption>
        <Prose text={board.caption} />
      </figcaption>
      {board.trial !== undefined && <p class="trial">{a.board.trial(board.trial)}</p>}
      {steps.length > 0 && (
        <StepBar
          step={at}
          last={steps.length}
          label={at === 0 ? a.board.start : a.board.step(at, steps.length)}
          onStep={setAt}
        >
          {step && ban !== undefined && <b class="ticket">{a.board.pass(step.move[0], ban)} </b>}
          {step && <Prose text={step.text} />}
        </StepBar>
      )}
      <RefereeButton board={board} position={picture.position} />
    </figure>
  );
}
