import { useMemo } from 'preact/hooks';
import { frameOf } from '../draw/frame';
import { pictureOf } from '../draw/picture';
import { positionOf } from '../go/position';
import { Layers } from './Layers';

// A small board to look at only.
export function Miniature({ rows }: { rows: readonly string[] }) {
  const picture = useMemo(() => pictureOf(positionOf(rows)), [rows]);
  const frame = useMemo(() => frameOf(picture.position.size), [picture]);
  const inset = 26; // without the coordinates
  const box = `${inset} ${inset} ${frame.width - 2 * inset} ${frame.height - 2 * inset}`;
  return (
    <svg class="miniature" viewBox={box} aria-hidden="true">
      <Layers picture={picture} frame={frame} coordinates={false} />
    </svg>
  );
}
