import type { Size } from '../go/size';
import { colOf, rowOf } from '../go/vertex';
import type { Part } from './picture';

export const cell = 32; // user units between two lines
const edge = 24; // from the outer line to the edge of the wood
const margin = edge + 22; // with room for the letters and numbers around it

// Where the points of a board, or of a part of it, lie in user units.
export interface Frame {
  readonly size: Size;
  readonly part: Part;
  readonly width: number;
  readonly height: number;
}

export function frameOf(size: Size, part: Part = { left: 0, top: 0, ...size }): Frame {
  return {
    size,
    part,
    width: 2 * margin + (part.cols - 1) * cell,
    height: 2 * margin + (part.rows - 1) * cell,
  };
}

export function xOfCol(frame: Frame, col: number): number {
  return margin + (col - frame.part.left) * cell;
}

export function yOfRow(frame: Frame, row: number): number {
  return margin + (row - frame.part.top) * cell;
}

export function xOf(frame: Frame, point: number): number {
  return xOfCol(frame, colOf(frame.size, point));
}

export function yOf(frame: Frame, point: number): number {
  return yOfRow(frame, rowOf(frame.size, point));
}

export function isShown({ size, part }: Frame, point: number): boolean {
  const col = colOf(size, point) - part.left;
  const row = rowOf(size, point) - part.top;
  return col >= 0 && row >= 0 && col < part.cols && row < part.rows;
}

// The point at a place given in user units; undefined beyond the board.
export function pointUnder(frame: Frame, x: number, y: number): number | undefined {
  const col = Math.round((x - margin) / cell) + frame.part.left;
  const row = Math.round((y - margin) / cell) + frame.part.top;
  const inside = col >= 0 && row >= 0 && col < frame.size.cols && row < frame.size.rows;
  const point = row * frame.size.cols + col;
  return inside && isShown(frame, point) ? point : undefined;
}

// The cells of the shown part as shares of the whole picture, in percent.
export function cellsInPercent({ width, height, part }: Frame) {
  const offset = margin - cell / 2;
  return {
    left: `${(100 * offset) / width}%`,
    top: `${(100 * offset) / height}%`,
    width: `${(100 * part.cols * cell) / width}%`,
    height: `${(100 * part.rows * cell) / height}%`,
  };
}

export const coordinateGap = edge + 7;
