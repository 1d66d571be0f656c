import type { Goal, Problem } from '../book';

// What is asked of the reader, by the kind of the goal.
export type Asking = 'move' | 'points' | 'status' | 'number';

export function askingOf({ goal }: Problem): Asking {
  switch (goal.kind) {
    case 'status':
      return 'status';
    case 'count':
      return 'number';
    case 'legal':
      return 'points';
    default:
      return 'move';
  }
}

const wanted: Readonly<Record<string, readonly string[]>> = {
  capture: ['dead'],
  kill: ['dead'],
  save: ['alive'],
  live: ['alive'],
  seki: ['seki', 'alive'],
  ko: ['ko'],
};

// The fates of the group that a goal wants; undefined for goals of one move.
export function fatesWanted({ kind }: Goal): readonly string[] | undefined {
  return wanted[kind];
}

export function statusChoices({ rules }: Goal): readonly string[] {
  return rules === undefined
    ? ['alive', 'dead', 'seki', 'ko', 'unsettled']
    : ['alive', 'dead', 'seki'];
}

export function foundPoints({ found }: Problem): readonly string[] {
  return Array.isArray(found) ? (found as readonly string[]) : [];
}

// Whether a written number is the right one; undefined for what is no number.
export function compared(written: string, right: number): 'right' | 'more' | 'less' | undefined {
  const text = written.trim().replace(',', '.').replace('−', '-');
  if (!/^-?\d+(\.\d+)?$/.test(text)) {
    return undefined;
  }
  const value = Number(text);
  return value === right ? 'right' : value > right ? 'more' : 'less';
}
