import type { Frame } from '../draw/frame';
import { isShown, xOf, yOf } from '../draw/frame';
import type { Picture, Sign } from '../draw/picture';
import { stoneAt } from '../go/position';

const shapes: Readonly<Record<Sign, string>> = {
  circle: 'M-7.5 0a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0z',
  square: 'M-6.5-6.5h13v13h-13z',
  triangle: 'M0-8L7.4 5.4H-7.4z',
  cross: 'M-6-6L6 6M6-6L-6 6',
  dash: 'M-6.5 0H6.5',
};

// Signs that a book draws over stones and crossings.
export function Signs({ picture, frame }: { picture: Picture; frame: Frame }) {
  return [...(picture.signs ?? [])]
    .filter(([point]) => isShown(frame, point))
    .map(([point, sign]) => {
      const stone = stoneAt(picture.position, point);
      return (
        <g transform={`translate(${xOf(frame, point)} ${yOf(frame, point)})`}>
          {stone === 'empty' && <circle r={11} fill="#e6bc74" />}
          <path d={shapes[sign]} class={stone === 'black' ? 'sign on-black' : 'sign'} />
        </g>
      );
    });
}
