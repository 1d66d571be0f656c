import type { Browser, Page } from 'playwright-core';

// What the browser's own trace says of the page's main thread.

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  readonly dur?: number; // microseconds on the clock
  readonly tdur?: number; // microseconds of the processor
}

export interface Task {
  readonly worked: number; // milliseconds of the processor
  readonly passed: number; // milliseconds on the clock: other programs had their share
}

const inMilliseconds = (microseconds: number | undefined): number => (microseconds ?? 0) / 1000;

// A task is what keeps the thread from anything else; what lies inside another one is part of it.
function tasksOf(events: readonly TraceEvent[]): readonly Task[] {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(({ name, ph }) => ph === 'X' && name === 'ThreadControllerImpl::RunTask')
    .filter(({ pid, tid }) => mains.has(`${pid} ${tid}`))
    .map(({ dur, tdur }) => ({ worked: inMilliseconds(tdur), passed: inMilliseconds(dur) }));
}

// What the longest tasks of the page's main thread took while `act` was done: the one that worked
// longest, and the one that passed longest, which may be another.
export async function longestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<Task> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const tasks = tasksOf(trace.traceEvents);
  if (tasks.length === 0) {
    throw new Error('the trace holds no task of the main thread');
  }
  return {
    worked: Math.max(...tasks.map(({ worked }) => worked)),
    passed: Math.max(...tasks.map(({ passed }) => passed)),
  };
}
