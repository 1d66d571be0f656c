import { memo } from '../app/memo';
import { coordinateGap, isShown, xOf, xOfCol, yOf, yOfRow, type Frame } from '../draw/frame';
import { starPoints } from '../go/stars';
import { columnLetter } from '../go/vertex';

const line = '#4a3516';
const overhang = 16; // how far lines run on where the board goes on beyond the part shown

function span(first: number, length: number): number[] {
  return Array.from({ length }, (_, i) => first + i);
}

function gridPath(frame: Frame): string {
  const { size, part } = frame;
  const left = xOfCol(frame, part.left) - (part.left > 0 ? overhang : 0);
  const right =
    xOfCol(frame, part.left + part.cols - 1) + (part.left + part.cols < size.cols ? overhang : 0);
  const top = yOfRow(frame, part.top) - (part.top > 0 ? overhang : 0);
  const bottom =
    yOfRow(frame, part.top + part.rows - 1) + (part.top + part.rows < size.rows ? overhang : 0);
  return (
    span(part.top, part.rows)
      .map((row) => `M${left} ${yOfRow(frame, row)}H${right}`)
      .join('') +
    span(part.left, part.cols)
      .map((col) => `M${xOfCol(frame, col)} ${top}V${bottom}`)
      .join('')
  );
}

function outlinePath(frame: Frame): string {
  const { size } = frame;
  const [left, right] = [xOfCol(frame, 0), xOfCol(frame, size.cols - 1)];
  const [top, bottom] = [yOfRow(frame, 0), yOfRow(frame, size.rows - 1)];
  return `M${left} ${top}H${right}V${bottom}H${left}z`;
}

function Coordinates({ frame }: { frame: Frame }) {
  const { part, size } = frame;
  const top = yOfRow(frame, part.top) - coordinateGap + 10;
  const bottom = yOfRow(frame, part.top + part.rows - 1) + coordinateGap;
  const left = xOfCol(frame, part.left) - coordinateGap + 3;
  const right = xOfCol(frame, part.left + part.cols - 1) + coordinateGap - 3;
  return (
    <g class="at">
      {span(part.left, part.cols).flatMap((col) =>
        [top, bottom].map((y) => (
          <text x={xOfCol(frame, col)} y={y}>
            {columnLetter(col)}
          </text>
        )),
      )}
      {span(part.top, part.rows).flatMap((row) =>
        [left, right].map((x) => (
          <text x={x} y={yOfRow(frame, row) + 5}>
            {size.rows - row}
          </text>
        )),
      )}
    </g>
  );
}

// The board itself, without shades, stones or marks.
export const Wood = memo(function Wood({ frame }: { frame: Frame }) {
  return <rect width={frame.width} height={frame.height} rx={6} fill="url(#wood)" />;
});

interface LinesProps {
  readonly frame: Frame;
  readonly coordinates: boolean;
}

export const Lines = memo(function Lines({ frame, coordinates }: LinesProps) {
  const whole = frame.part.cols === frame.size.cols && frame.part.rows === frame.size.rows;
  return (
    <>
      <path d={gridPath(frame)} fill="none" stroke={line} stroke-width={1} stroke-linecap="square" />
      {whole && <path d={outlinePath(frame)} fill="none" stroke={line} stroke-width={1.8} />}
      {starPoints(frame.size)
        .filter((point) => isShown(frame, point))
        .map((point) => (
          <circle cx={xOf(frame, point)} cy={yOf(frame, point)} r={3} fill={line} />
        ))}
      {coordinates && <Coordinates frame={frame} />}
    </>
  );
});
