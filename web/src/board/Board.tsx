import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { cellsInPercent, frameOf, pointUnder, type Frame } from '../draw/frame';
import type { Picture } from '../draw/picture';
import type { Stone } from '../go/color';
import { Grid } from './Grid';
import { flush, pressed, type KeyAction, type KeyOutcome, type KeyState } from './keyboard';
import { Layers } from './Layers';
import { Loupe, type Finger } from './Loupe';
import { useMotion } from './useMotion';

export interface BoardProps {
  readonly picture: Picture;
  readonly label: string;
  readonly help: string;
  readonly describe: (point: number) => string;
  readonly editing?: boolean;
  readonly lively?: boolean; // stones are seen to come, move and go
  readonly onAct: (point: number, sameStroke: boolean) => void;
  readonly onPaint?: (point: number, stone: Stone) => void;
  readonly onUndo?: () => void;
}

const letterWaits = 500; // milliseconds for the digit of a point's name

// So that it stays in sight with what is below it, whatever its sides, and no stone becomes a plate.
function widest({ width, height }: Frame): string {
  return `min(${2 * width}px, max(${0.75 * width}px, (100vh - 16rem) * ${width / height}))`;
}

// The one board of the page: a picture for the eyes and, over it, a grid of named cells for fingers,
// keys and screen readers.
export function Board(props: BoardProps) {
  const { picture, editing = false, lively = false } = props;
  const { size } = picture.position;
  const { part } = picture;
  const frame = useMemo(() => frameOf(size, part), [size.cols, size.rows, part]);
  const motion = useMotion(picture.position, lively);
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const [keys, setKeys] = useState<KeyState>({ focus: 0, typed: '' });
  const [finger, setFinger] = useState<Finger>();
  const stroke = useRef<number | undefined>(undefined);
  const focus = Math.min(keys.focus, size.cols * size.rows - 1);

  const latest = useRef(props);
  latest.current = props;
  // Drawn anew only for what it shows: it has hundreds of cells.
  const grid = useMemo(
    () => (
      <Grid
        frame={frame}
        selected={picture.selected}
        focus={focus}
        label={props.label}
        help={props.help}
        describe={props.describe}
        place={cellsInPercent(frame)}
        onFocus={(point) => point !== focus && setKeys({ focus: point, typed: '' })}
        onActivate={(point) => latest.current.onAct(point, false)}
      />
    ),
    [frame, picture.selected, focus, props.label, props.help, props.describe],
  );

  function perform(action: KeyAction): void {
    switch (action.kind) {
      case 'act':
        return props.onAct(action.point, false);
      case 'paint':
        return props.onPaint?.(action.point, action.stone);
      case 'undo':
        return props.onUndo?.();
    }
  }

  function take(outcome: KeyOutcome): void {
    setKeys(outcome.state);
    outcome.actions.forEach(perform);
    if (outcome.state.focus !== focus) {
      moveFocus(outcome.state.focus);
    }
  }

  function moveFocus(point: number): void {
    host.current?.querySelector<HTMLElement>(`[data-point="${point}"]`)?.focus();
  }

  useEffect(() => {
    if (keys.typed === '') {
      return undefined;
    }
    const timer = setTimeout(() => take(flush(keys, editing)), letterWaits);
    return () => clearTimeout(timer);
  });

  function onKeyDown(event: KeyboardEvent): void {
    const ctrl = event.ctrlKey || event.metaKey;
    if (event.altKey) {
      return;
    }
    const outcome = pressed(size, editing, { ...keys, focus }, { key: event.key, ctrl });
    if (outcome.handled) {
      event.preventDefault();
    }
    take(outcome);
  }

  function fingerOf(event: PointerEvent): Finger | undefined {
    const box = host.current?.getBoundingClientRect();
    if (!box) {
      return undefined;
    }
    const scale = frame.width / box.width;
    const [left, top] = [event.clientX - box.left, event.clientY - box.top];
    const point = pointUnder(frame, left * scale, top * scale);
    return { left, top, scale, point };
  }

  function act(point: number | undefined, sameStroke: boolean): void {
    if (point !== undefined) {
      setKeys({ focus: point, typed: '' });
      props.onAct(point, sameStroke);
    }
  }

  function onPointerDown(event: PointerEvent): void {
    const under = fingerOf(event);
    if (event.pointerType === 'touch') {
      setFinger(under);
    } else if (event.button === 0) {
      stroke.current = under?.point;
      act(under?.point, false);
    }
  }

  function onPointerMove(event: PointerEvent): void {
    const under = fingerOf(event);
    if (event.pointerType === 'touch') {
      setFinger(finger && under);
    } else if (editing && event.buttons === 1 && under?.point !== stroke.current) {
      stroke.current = under?.point;
      act(under?.point, true);
    }
  }

  function onPointerUp(event: PointerEvent): void {
    if (event.pointerType === 'touch' && finger) {
      setFinger(undefined);
      act(fingerOf(event)?.point, false);
    }
  }

  return (
    <div
      class={editing ? 'board editing' : 'board'}
      ref={host}
      style={{ maxWidth: widest(frame) }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setFinger(undefined)}
      onKeyDown={onKeyDown}
    >
      <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true" class="wood">
        <g id={`${id}-layers`}>
          <Layers picture={picture} frame={frame} motion={motion} coordinates />
        </g>
      </svg>
      {grid}
      {finger && <Loupe finger={finger} frame={frame} layers={`${id}-layers`} />}
    </div>
  );
}
