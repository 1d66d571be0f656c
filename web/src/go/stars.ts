import { pointAt } from './vertex';
import type { Size } from './size';

// The star points of square boards from 7x7 up; none for other sizes.
export function starPoints(size: Size): number[] {
  if (size.cols !== size.rows || size.cols < 7) {
    return [];
  }
  const far = size.cols >= 12 ? 3 : 2;
  const last = size.cols - 1;
  const middle = last % 2 === 0;
  const lines = [far, last - far, ...(middle && size.cols >= 15 ? [last / 2] : [])];
  const stars = lines.flatMap((row) => lines.map((col) => pointAt(size, col, row)));
  const centre = pointAt(size, last / 2, last / 2);
  return middle && !stars.includes(centre) ? [...stars, centre] : stars;
}
