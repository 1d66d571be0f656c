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
  return history.past.length === 0
    ? history
    : {
        past: history.past.slice(0, -1),
        present: history.past.at(-1) as T,
        future: [history.present, ...history.future],
      };
}

export function redo<T>(history: History<T>): History<T> {
  return history.future.length === 0
    ? history
    : {
        past: [...history.past, history.present],
        present: history.future[0] as T,
        future: history.future.slice(1),
      };
}
