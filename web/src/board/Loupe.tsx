import { cell, xOf, yOf, type Frame } from '../draw/frame';
import { nameOf } from '../go/vertex';

// Where a finger is on the board: in pixels of the page, and the point under it.
export interface Finger {
  readonly left: number;
  readonly top: number;
  readonly scale: number; // user units in a pixel
  readonly point: number | undefined;
}

const comfortable = 44; // pixels: a cell of this size needs no loupe
const width = 176; // pixels
const seen = 2.4 * cell; // user units to each side

// What a finger hides, enlarged above it.
export function Loupe({ finger, frame, layers }: { finger: Finger; frame: Frame; layers: string }) {
  const { left, top, scale, point } = finger;
  if (cell / scale >= comfortable) {
    return null;
  }
  const [x, y] = [left * scale, top * scale];
  const half = Math.min(width, frame.width / scale) / 2;
  const inside = Math.max(half, Math.min(frame.width / scale - half, left));
  return (
    <div class="loupe" style={{ left: `${inside}px`, top: `${top}px` }} aria-hidden="true">
      <svg viewBox={`${x - seen} ${y - seen} ${2 * seen} ${2 * seen}`}>
        <use href={`#${layers}`} />
        {point !== undefined && (
          <circle cx={xOf(frame, point)} cy={yOf(frame, point)} r={17} class="aim" />
        )}
      </svg>
      {point !== undefined && <b>{nameOf(frame.size, point)}</b>}
    </div>
  );
}
