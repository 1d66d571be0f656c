import type { ClockLeft } from '../engine';

// The time systems in the words of kata-time_settings, in seconds, and what a clock shows while it
// runs. The engine alone decides when time is up; this is what the players see until it does.

export type TimeKind = 'none' | 'absolute' | 'byoyomi' | 'canadian' | 'fischer';

export interface TimeSystem {
  readonly kind: TimeKind;
  readonly main: number;
  readonly period: number; // Fischer: what each move adds
  readonly units: number; // periods, stones
}

export const timeKinds: readonly TimeKind[] = ['none', 'absolute', 'byoyomi', 'canadian', 'fischer'];

export const usualTimes: Readonly<Record<TimeKind, TimeSystem>> = {
  none: { kind: 'none', main: 0, period: 0, units: 0 },
  absolute: { kind: 'absolute', main: 1200, period: 0, units: 0 },
  byoyomi: { kind: 'byoyomi', main: 1200, period: 30, units: 5 },
  canadian: { kind: 'canadian', main: 1200, period: 300, units: 20 },
  fischer: { kind: 'fischer', main: 600, period: 10, units: 0 },
};

export function wordsOf({ kind, main, period, units }: TimeSystem): string {
  switch (kind) {
    case 'none':
      return 'none';
    case 'absolute':
      return `absolute ${main}`;
    case 'fischer':
      return `fischer ${main} ${period}`;
    default:
      return `${kind} ${main} ${period} ${units}`;
  }
}

export function systemOf(words: string | undefined): TimeSystem {
  const [name = 'none', main = '0', period = '0', units = '0'] = (words ?? 'none').split(' ');
  const kind = timeKinds.find((each) => each === name) ?? 'none';
  return { kind, main: Number(main), period: Number(period), units: Number(units) };
}

// The clock after so many more milliseconds of thinking.
export function afterThinking(system: TimeSystem, left: ClockLeft, elapsed: number): ClockLeft {
  const main = Math.max(0, left.main - elapsed);
  const rest = Math.max(0, elapsed - left.main);
  if (main > 0) {
    return { ...left, main };
  }
  if (system.kind === 'byoyomi') {
    return inPeriods(system.period * 1000, { ...left, main }, rest);
  }
  const overtime = Math.max(0, left.overtime - rest);
  return { ...left, main, overtime, out: system.kind !== 'canadian' || overtime === 0 };
}

function inPeriods(period: number, left: ClockLeft, rest: number): ClockLeft {
  if (rest < left.overtime) {
    return { ...left, overtime: left.overtime - rest };
  }
  const beyond = rest - left.overtime;
  const units = Math.max(0, left.units - 1 - Math.floor(beyond / period));
  const overtime = units > 0 ? period - (beyond % period) : 0;
  return { ...left, units, overtime, out: units === 0 };
}

// "1:05:09", "12:30", "0:07"; a second that has begun counts as a whole one.
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes >= 60
    ? `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
