import type { Document } from '../../edit/document';
import { colorOf } from '../../go/color';
import type { Position } from '../../go/position';
import { fragmentOf } from '../../input/link';
import type { BoardData } from '../book';
import { useReading } from '../context';

interface RefereeButtonProps {
  readonly board: BoardData;
  readonly position: Position;
}

// Takes the board as it is shown to the referee's page.
export function RefereeButton({ board, position }: RefereeButtonProps) {
  const { a } = useReading();
  async function open(): Promise<void> {
    const taken = board.prisoners ?? {};
    const document: Document = {
      source: {
        kind: 'drawn',
        position,
        toPlay: colorOf(board.to_play ?? 'B'),
        handicap: 0,
        prisoners: { black: taken.B ?? 0, white: taken.W ?? 0 },
      },
      rules: board.rules ?? 'atlas',
      ...(board.komi === undefined ? {} : { komi: board.komi }),
      strict: false,
      dead: [],
      alive: [],
    };
    location.hash = await fragmentOf(document);
  }
  return (
    <button type="button" class="link referee" onClick={() => void open()}>
      {a.board.referee}
    </button>
  );
}
