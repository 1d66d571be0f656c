import { describe, expect, it } from 'vitest';
import { flush, pressed, type KeyState } from '../../src/board/keyboard';
import { nameOf, pointOf } from '../../src/go/vertex';

const size = { cols: 19, rows: 19 };

function typed(keys: readonly string[], from = 'K10', editing = false) {
  let state: KeyState = { focus: pointOf(size, from) ?? -1, typed: '' };
  const actions: string[] = [];
  for (const key of keys) {
    const ctrl = key.startsWith('^');
    const outcome = pressed(size, editing, state, { key: ctrl ? key.slice(1) : key, ctrl });
    state = outcome.state;
    for (const action of outcome.actions) {
      const at = 'point' in action ? ` ${nameOf(size, action.point)}` : '';
      const what = action.kind === 'paint' ? ` ${action.stone}` : '';
      actions.push(action.kind + at + what);
    }
  }
  return { at: nameOf(size, state.focus), actions, state };
}

describe('keys of a board', () => {
  it('move by arrows and stop at the edge', () => {
    expect(typed(['ArrowUp', 'ArrowRight']).at).toBe('L11');
    expect(typed(['ArrowLeft', 'ArrowDown'], 'A1').at).toBe('A1');
    expect(typed(['ArrowRight', 'ArrowUp'], 'T19').at).toBe('T19');
  });

  it('go to the ends of row, column and board', () => {
    expect(typed(['Home']).at).toBe('A10');
    expect(typed(['End']).at).toBe('T10');
    expect(typed(['PageUp']).at).toBe('K19');
    expect(typed(['PageDown']).at).toBe('K1');
    expect(typed(['^Home']).at).toBe('A19');
    expect(typed(['^End']).at).toBe('T1');
  });

  it('jump to a typed point, of one digit or two', () => {
    expect(typed(['d', '4']).at).toBe('D4');
    expect(typed(['D', '1', '6']).at).toBe('D16');
    expect(typed(['q', '1', '6', 'ArrowUp']).at).toBe('Q17');
  });

  it('stay where they are for a point that the board does not have', () => {
    expect(typed(['i', '4']).at).toBe('K10');
    expect(typed(['z', '4']).at).toBe('K10');
  });

  it('act by Enter and by the space bar', () => {
    expect(typed(['c', '3', 'Enter', ' ']).actions).toEqual(['act C3', 'act C3']);
  });

  it('paint while the board is edited, as soon as the letter cannot begin a name', () => {
    expect(typed(['b', 'ArrowRight', 'w', 'ArrowRight', 'e', 'u'], 'D4', true).actions).toEqual([
      'paint D4 black',
      'paint E4 white',
      'paint F4 empty',
    ]);
    expect(typed(['b', '5'], 'D4', true)).toMatchObject({ at: 'B5', actions: [] });
  });

  it('paint when the letter has waited in vain', () => {
    const { state } = typed(['u'], 'D4', true);
    expect(flush(state, true).actions).toEqual([{ kind: 'undo' }]);
    expect(flush(state, false).actions).toEqual([]);
  });
});
