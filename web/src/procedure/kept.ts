import type { MatchEvent, MatchStart } from '../engine';
import type { Kept } from './useMatch';

// The match of this device: its start and its events are all that a reload needs.

export interface KeptMatch extends Kept {
  readonly begun: number; // when the clock of the match stood at zero, as Date.now() counts
}

const key = 'shinpan.match';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// The engine looks at the rest.
function isEvent(value: unknown): value is MatchEvent {
  return isRecord(value) && typeof value['event'] === 'string' && Number.isInteger(value['time']);
}

function isStart(value: unknown): value is MatchStart {
  return isRecord(value);
}

export function matchFrom(text: string | null): KeptMatch | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value)) {
      return undefined;
    }
    const { start, events, begun } = value;
    return isStart(start) && Array.isArray(events) && events.every(isEvent) && Number.isFinite(begun)
      ? { start, events, begun: Number(begun) }
      : undefined;
  } catch {
    return undefined;
  }
}

export function keptMatch(): KeptMatch | undefined {
  return matchFrom(localStorage.getItem(key));
}

export function keepMatch(match: KeptMatch | undefined): void {
  if (match) {
    localStorage.setItem(key, JSON.stringify(match));
  } else {
    localStorage.removeItem(key);
  }
}
