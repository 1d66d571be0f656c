import { useId, useMemo } from 'preact/hooks';
import type { Frame } from '../draw/frame';
import { pointAt } from '../go/vertex';

interface GridProps {
  readonly frame: Frame;
  readonly selected: ReadonlySet<number>;
  readonly focus: number;
  readonly label: string;
  readonly help: string;
  readonly describe: (point: number) => string;
  readonly place: Record<string, string>;
  readonly onFocus: (point: number) => void;
  readonly onActivate: (point: number) => void;
}

// One listener for all the cells. A click without a count comes from a screen reader.
function withPoint(target: EventTarget | null, then: (point: number) => void): void {
  if (target instanceof HTMLElement && target.dataset['point'] !== undefined) {
    then(Number(target.dataset['point']));
  }
}

// The cells over the picture: each has the name of its point, one of them can be reached by Tab.
export function Grid({ frame, selected, focus, describe, onFocus, onActivate, ...rest }: GridProps) {
  const { part, size } = frame;
  const help = useId();
  const rows = useMemo(
    () =>
      Array.from({ length: part.rows }, (_, row) =>
        Array.from({ length: part.cols }, (_, col) => {
          const point = pointAt(size, part.left + col, part.top + row);
          return { point, name: describe(point) };
        }),
      ),
    [frame, describe],
  );
  return (
    <>
      <p id={help} class="unseen">
        {rest.help}
      </p>
      <div
        class="cells"
        role="grid"
        aria-label={rest.label}
        aria-describedby={help}
        style={rest.place}
        onFocusIn={(event) => withPoint(event.target, onFocus)}
        onClick={(event) => event.detail === 0 && withPoint(event.target, onActivate)}
      >
        {rows.map((cells) => (
          <div role="row">
            {cells.map(({ point, name }) => (
              <div
                role="gridcell"
                data-point={point}
                tabIndex={point === focus ? 0 : -1}
                aria-label={name}
                aria-selected={selected.has(point)}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
