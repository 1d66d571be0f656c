import { useMemo, useRef } from 'preact/hooks';
import type { Position } from '../go/position';
import { motionBetween, type Motion } from './motion';

// What has moved since the position shown before; nothing on a board that is not lively.
export function useMotion(position: Position, lively: boolean): Motion | undefined {
  const shown = useRef(position);
  return useMemo(() => {
    const before = shown.current;
    shown.current = position;
    return lively ? motionBetween(before, position) : undefined;
  }, [position, lively]);
}
