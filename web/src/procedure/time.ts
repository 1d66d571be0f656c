import type { ClockLeft, MatchTime } from '../engine';

// The time systems, in seconds, as a match has them at its start, and what a clock shows while it
// runs. The engine alone decides when time is up; this is what the players see until it does.

export type TimeKind = 'none' | 'absolute' | 'byoyomi' | 'canadian' | 'fischer' | 'simple' | 'ing';

export interface TimeSystem {
  readonly kind: TimeKind;
  readonly main: number; // simple: for each move
  readonly period: number; // Fischer: what each move adds
  readonly units: number; // periods, stones
  readonly cost: number; // Ing: points for a period
}

const sixth = 1 / 6; // of the main time is a period, as the European Go Federation plays Ing's rules
const ingMain = 3600;

export const usualTimes: Readonly<Record<TimeKind, TimeSystem>> = {
  none: { kind: 'none', main: 0, period: 0, units: 0, cost: 0 },
  absolute: { kind: 'absolute', main: 1200, period: 0, units: 0, cost: 0 },
  byoyomi: { kind: 'byoyomi', main: 1200, period: 30, units: 5, cost: 0 },
  canadian: { kind: 'canadian', main: 1200, period: 300, units: 20, cost: 0 },
  fischer: { kind: 'fischer', main: 600, period: 10, units: 0, cost: 0 },
  simple: { kind: 'simple', main: 30, period: 0, units: 0, cost: 0 },
  ing: { kind: 'ing', main: ingMain, period: ingMain * sixth, units: 3, cost: 2 },
};

export const timeKinds = Object.keys(usualTimes) as readonly TimeKind[];

const kindOf = (name: string): TimeKind => timeKinds.find((each) => each === name) ?? 'none';

// In the words of kata-time_settings, and of SGF where those have none.
export function matchTimeOf({ kind, main, period, units, cost }: TimeSystem): MatchTime {
  switch (kind) {
    case 'none':
      return 'none';
    case 'absolute':
      return `absolute ${main}`;
    case 'fischer':
      return `fischer ${main} ${period}`;
    case 'byoyomi':
    case 'canadian':
      return `${kind} ${main} ${period} ${units}`;
    case 'simple':
      return { OT: `${main} simple` };
    case 'ing':
      return { TM: String(main), OT: `${units}x${period} Ing, ${cost} points each` };
  }
}

export function systemOf(time: MatchTime = 'none'): TimeSystem {
  if (typeof time === 'string') {
    const [name = 'none', main = '0', period = '0', units = '0'] = time.split(' ');
    const numbers = { main: Number(main), period: Number(period), units: Number(units) };
    return { kind: kindOf(name), ...numbers, cost: 0 };
  }
  const main = Number(time.TM ?? '0');
  const ing = /^(\d+)x([\d.]+) Ing, ([\d.]+) points each$/.exec(time.OT ?? '');
  if (ing) {
    const [units, period, cost] = ing.slice(1).map(Number);
    return { ...usualTimes.ing, main, period: period ?? 0, units: units ?? 0, cost: cost ?? 0 };
  }
  return { ...usualTimes.simple, main: Number.parseFloat(time.OT ?? '') || usualTimes.simple.main };
}

// The clock after so many more milliseconds of thinking.
export function afterThinking(system: TimeSystem, left: ClockLeft, elapsed: number): ClockLeft {
  const main = Math.max(0, left.main - elapsed);
  const rest = Math.max(0, elapsed - left.main);
  if (main > 0) {
    return { ...left, main };
  }
  if (system.kind === 'byoyomi' || system.kind === 'ing') {
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
