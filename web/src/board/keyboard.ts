import type { Stone } from '../go/color';
import type { Size } from '../go/size';
import { colOf, pointAt, pointOf, rowOf } from '../go/vertex';

// What the keys of a board do, as a function of what was typed before: arrows move, "d4" jumps,
// Enter acts. While a board is edited B, W, E and U are keys of their own and letters of columns
// too: such a letter waits for a digit and counts as the key as soon as anything else happens.

export interface KeyState {
  readonly focus: number;
  readonly typed: string; // the letter, and the digit, of a point's name so far
}

export interface KeyPress {
  readonly key: string;
  readonly ctrl: boolean;
}

export type KeyAction =
  | { readonly kind: 'act'; readonly point: number }
  | { readonly kind: 'paint'; readonly point: number; readonly stone: Stone }
  | { readonly kind: 'undo' };

export interface KeyOutcome {
  readonly state: KeyState;
  readonly actions: readonly KeyAction[];
  readonly handled: boolean;
}

function clamp(value: number, limit: number): number {
  return Math.max(0, Math.min(limit - 1, value));
}

function moved(size: Size, focus: number, key: string, ctrl: boolean): number | undefined {
  const col = colOf(size, focus);
  const row = rowOf(size, focus);
  const to = (c: number, r: number) => pointAt(size, clamp(c, size.cols), clamp(r, size.rows));
  switch (key) {
    case 'ArrowLeft':
      return to(col - 1, row);
    case 'ArrowRight':
      return to(col + 1, row);
    case 'ArrowUp':
      return to(col, row - 1);
    case 'ArrowDown':
      return to(col, row + 1);
    case 'Home':
      return to(0, ctrl ? 0 : row);
    case 'End':
      return to(size.cols - 1, ctrl ? size.rows - 1 : row);
    case 'PageUp':
      return to(col, 0);
    case 'PageDown':
      return to(col, size.rows - 1);
    default:
      return undefined;
  }
}

function letterAction(letter: string, point: number): KeyAction | undefined {
  switch (letter) {
    case 'b':
      return { kind: 'paint', point, stone: 'black' };
    case 'w':
      return { kind: 'paint', point, stone: 'white' };
    case 'e':
      return { kind: 'paint', point, stone: 'empty' };
    case 'u':
      return { kind: 'undo' };
    default:
      return undefined;
  }
}

// What a letter that has waited in vain for a digit does.
export function flush(state: KeyState, editing: boolean): KeyOutcome {
  const action = editing ? letterAction(state.typed, state.focus) : undefined;
  return {
    state: { focus: state.focus, typed: '' },
    actions: action ? [action] : [],
    handled: action !== undefined,
  };
}

function withDigit(size: Size, state: KeyState, digit: string): KeyOutcome {
  const typed = state.typed + digit;
  const point = pointOf(size, typed);
  const mayGoOn = /^[a-z]\d$/.test(typed) && size.rows >= 10;
  return {
    state: { focus: point ?? state.focus, typed: mayGoOn ? typed : '' },
    actions: [],
    handled: true,
  };
}

export function pressed(
  size: Size,
  editing: boolean,
  state: KeyState,
  { key, ctrl }: KeyPress,
): KeyOutcome {
  if (!ctrl && /^\d$/.test(key) && state.typed !== '') {
    return withDigit(size, state, key);
  }
  const before = flush(state, editing);
  const outcome = (next: KeyState, action?: KeyAction): KeyOutcome => ({
    state: next,
    actions: action ? [...before.actions, action] : before.actions,
    handled: true,
  });
  const focus = moved(size, state.focus, key, ctrl);
  if (focus !== undefined) {
    return outcome({ focus, typed: '' });
  }
  if (key === 'Enter' || key === ' ') {
    return outcome(before.state, { kind: 'act', point: state.focus });
  }
  if (!ctrl && /^[a-z]$/i.test(key)) {
    return outcome({ focus: state.focus, typed: key.toLowerCase() });
  }
  return { ...before, handled: before.actions.length > 0 };
}
