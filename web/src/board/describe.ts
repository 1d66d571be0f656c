import type { Picture } from '../draw/picture';
import { chainAt } from '../go/chain';
import { stoneAt } from '../go/position';
import { nameOf } from '../go/vertex';
import type { Texts } from '../text/texts';

// The name of a point for those who hear the board: "D4, white, dead, group of 5, 2 liberties".
export function describePoint(t: Texts, picture: Picture, point: number): string {
  const { position } = picture;
  const stone = stoneAt(position, point);
  const parts = [nameOf(position.size, point)];
  const label = picture.labels.get(point);
  const ground = picture.ground.get(point);
  const protects = picture.teire.get(point);
  if (stone === 'empty') {
    parts.push(t.board.empty);
    if (protects) {
      parts.push(t.board.teire[protects]);
    } else if (ground) {
      parts.push(t.board.ground[ground]);
    }
  } else {
    const mark = picture.marks.get(point);
    const chain = chainAt(position, point);
    parts.push(t.board.stone[stone]);
    if (mark) {
      parts.push(t.board.status[mark]);
    }
    parts.push(t.board.chain(chain.points.length), t.board.liberties(chain.liberties.length));
  }
  if (label) {
    parts.push(label);
  }
  if (picture.lastMove === point) {
    parts.push(t.board.last);
  }
  return parts.join(', ');
}
