import { colOf, rowOf } from '../go/vertex';
import { cell, isShown, xOf, yOf, type Frame } from './frame';

const half = cell / 2;

// The square around a point, as a part of a path.
export function squareAt(frame: Frame, point: number): string {
  return `M${xOf(frame, point) - half} ${yOf(frame, point) - half}h${cell}v${cell}h${-cell}z`;
}

// The border of a set of points, as a path along its squares.
export function outlineOf(frame: Frame, points: ReadonlySet<number>): string {
  const { size } = frame;
  const shown = [...points].filter((point) => isShown(frame, point));
  return shown
    .map((point) => {
      const [col, row] = [colOf(size, point), rowOf(size, point)];
      const [left, top] = [xOf(frame, point) - half, yOf(frame, point) - half];
      const has = (there: boolean, other: number) => there && points.has(other);
      return [
        has(row > 0, point - size.cols) ? '' : `M${left} ${top}h${cell}`,
        has(row + 1 < size.rows, point + size.cols) ? '' : `M${left} ${top + cell}h${cell}`,
        has(col > 0, point - 1) ? '' : `M${left} ${top}v${cell}`,
        has(col + 1 < size.cols, point + 1) ? '' : `M${left + cell} ${top}v${cell}`,
      ].join('');
    })
    .join('');
}
