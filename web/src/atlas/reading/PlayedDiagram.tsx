import { useMemo, useRef, useState } from 'preact/hooks';
import type { Picture } from '../../draw/picture';
import { nameOf } from '../../go/vertex';
import type { BoardData, Play, Text } from '../book';
import { useReading } from '../context';
import { played } from '../play/ask';
import { BookBoard } from '../play/BookBoard';
import { playedSteps, sizeOf } from '../play/moves';
import { laterPicture, pictureAfter, withRefused } from '../play/picture';
import { RefereeButton } from '../play/RefereeButton';
import { Prose } from './Prose';

interface Tried {
  readonly picture: Picture;
  readonly text: Text | string;
  readonly right: boolean;
}

// A diagram on which the reader moves: every move is answered.
export function PlayedDiagram({ board, play }: { board: BoardData; play: Play }) {
  const { a, say, lang } = useReading();
  const [tried, setTried] = useState<Tried>();
  const [found, setFound] = useState<readonly string[]>([]);
  const newest = useRef(0);
  const before = useMemo(() => playedSteps(board, play.after ?? 0), [board]);
  const start = useMemo(() => pictureAfter(board, play.after ?? 0), [board]);
  const rights = play.answers.filter(({ right }) => right).length;

  async function move(point: number): Promise<void> {
    const at = nameOf(sizeOf(board), point);
    const answer = play.answers.find((other) => other.at === at);
    const turn = ++newest.current;
    const result = await played(board, [...before, `${play.color} ${at}`], before.length + 1, lang);
    if (turn !== newest.current) {
      return;
    }
    const [position] = result?.positions ?? [];
    const refused = answer?.illegal ?? result?.illegal;
    if (answer?.right && !found.includes(at)) {
      setFound([...found, at]);
    }
    setTried({
      picture: position ? laterPicture(start, position, point) : withRefused(start, point),
      text:
        answer?.text ??
        (refused === undefined ? play.other : (a.board.illegal[refused] ?? a.board.illegalOther)),
      right: answer?.right === true,
    });
  }

  const picture = tried?.picture ?? start;
  return (
    <figure class="diagram">
      <BookBoard
        picture={picture}
        caption={say(board.caption)}
        onPlay={(point) => void move(point)}
      />
      <figcaption>
        <Prose text={board.caption} />
      </figcaption>
      <div class={tried?.right ? 'task right' : 'task'}>
        <p>
          <b>{a.board.play}.</b> <Prose text={play.task} />
        </p>
        <div aria-live="polite">
          {tried && (
            <p>{typeof tried.text === 'string' ? tried.text : <Prose text={tried.text} />}</p>
          )}
          {rights > 1 && found.length > 0 && <small>{a.board.found(found.length, rights)}</small>}
        </div>
        {tried && (
          <button type="button" class="link" onClick={() => setTried(undefined)}>
            {a.board.again}
          </button>
        )}
      </div>
      <RefereeButton board={board} position={picture.position} />
    </figure>
  );
}
