import { useCallback } from 'preact/hooks';
import { Board } from '../../board/Board';
import { describePoint } from '../../board/describe';
import { Legend } from '../../board/Legend';
import type { Picture } from '../../draw/picture';
import { nameOf } from '../../go/vertex';
import { useWording } from '../../text/texts';
import { useAnnounce } from '../../app/announce';
import { useReading } from '../context';

interface BookBoardProps {
  readonly picture: Picture;
  readonly caption: string;
  readonly onPlay?: ((point: number) => void) | undefined; // nothing: to be looked at
}

// A board of the book. To be looked at, it says what is on a point.
export function BookBoard({ picture, caption, onPlay }: BookBoardProps) {
  const { t } = useWording();
  const { a } = useReading();
  const announce = useAnnounce();
  const describe = useCallback(
    (point: number) => {
      const sign = picture.signs?.get(point);
      const text = describePoint(t, picture, point);
      return sign ? `${text}, ${a.board.signs[sign]}` : text;
    },
    [t, a, picture],
  );
  const { size } = picture.position;
  return (
    <div class={onPlay ? 'book-board playable' : 'book-board'}>
      <Board
        picture={picture}
        label={`${t.board.label(size.cols, size.rows)}. ${caption}`}
        help={onPlay ? a.board.keys : a.board.readKeys}
        describe={describe}
        onAct={onPlay ?? ((point) => announce(describe(point) || nameOf(size, point)))}
      />
      <Legend picture={picture} />
    </div>
  );
}
