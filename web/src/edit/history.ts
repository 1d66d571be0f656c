// What was, is, and may be again.
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

const mostSteps = 1000;

export function begin<T>(present: T): History<T> {
  return { past: [], present, future: [] };
}

export function change<T>(history: History<T>, present: T): History<T> {
  return present === history.present
    ? history
    : { past: [...history.past, history.present].slice(-mostSteps), present, future: [] };
}

// In place of the present: for what belongs to the same stroke or the same slide.
export function amend<T>(history: History<T>, present: T): History<T> {
  return { past: history.past, present, future: [] };
}

export function undo<T>(history: History<T>): History<T> {
  const present = history.past.at(-1);
  return present === undefined
    ? history
    : {
        past: history.past.slice(0, -1),
        present,
        future: [history.present, ...history.future],
      };
}

export function redo<T>(history: History<T>): History<T> {
  const [present, ...future] = history.future;
  return present === undefined
    ? history
    : { past: [...history.past, history.present], present, future };
}
