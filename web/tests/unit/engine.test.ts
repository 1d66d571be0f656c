import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EngineClient, type WorkerLike } from '../../src/engine/client';
import type { FromWorker, ToWorker } from '../../src/engine/messages';

class FakeWorker implements WorkerLike {
  readonly asked: ToWorker[] = [];
  ended = false;
  private hear: (message: FromWorker) => void = () => undefined;

  postMessage(message: ToWorker): void {
    this.asked.push(message);
  }

  addEventListener(_: 'message', listener: (event: { data: FromWorker }) => void): void {
    this.hear = (data) => listener({ data });
  }

  terminate(): void {
    this.ended = true;
  }

  say(message: FromWorker): void {
    this.hear(message);
  }

  answer(answer: object): void {
    this.say({ kind: 'answer', id: this.asked.at(-1)?.id ?? 0, answer });
  }
}

let workers: FakeWorker[];
let client: EngineClient;

function worker(): FakeWorker {
  const last = workers.at(-1);
  if (!last) {
    throw new Error('no worker');
  }
  return last;
}

const board = (record: string) => client.call({ call: 'board', lang: 'en', record });
const judge = (record: string) => client.call({ call: 'judge', lang: 'en', record });

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  client = new EngineClient(() => {
    workers.push(new FakeWorker());
    return worker();
  });
});

afterEach(() => vi.useRealTimers());

it('starts with the first request', () => {
  expect(workers).toHaveLength(0);
  void board('a');
  void board('b');
  expect(workers).toHaveLength(1);
});

it('starts no worker before it may', async () => {
  let allow: () => void = () => undefined;
  const allowed = new Promise<void>((resolve) => {
    allow = resolve;
  });
  client = new EngineClient(() => {
    workers.push(new FakeWorker());
    return worker();
  }, allowed);
  const answer = board('a');
  expect(workers).toHaveLength(0);
  allow();
  await allowed;
  worker().answer({ move: 1 });
  expect(await answer).toEqual({ kind: 'answer', value: { move: 1 } });
});

it('asks one thing after the other', async () => {
  const first = board('a');
  const second = judge('b');
  expect(worker().asked).toHaveLength(1);
  worker().answer({ move: 1 });
  worker().answer({ move: 2 });
  expect(await first).toEqual({ kind: 'answer', value: { move: 1 } });
  expect(await second).toEqual({ kind: 'answer', value: { move: 2 } });
});

it('gives what went wrong as a value', async () => {
  const outcome = board('a');
  worker().answer({ error: { code: 'empty', message: 'Nothing there.' } });
  expect(await outcome).toEqual({
    kind: 'failure',
    failure: { code: 'empty', message: 'Nothing there.' },
  });
});

it('drops what a newer request makes useless', async () => {
  const running = board('a');
  const waiting = judge('b');
  const newer = judge('c');
  expect(await waiting).toEqual({ kind: 'superseded' });
  worker().answer({ move: 1 });
  expect(worker().asked.at(-1)?.request).toMatchObject({ record: 'c' });
  worker().answer({ move: 3 });
  expect((await running).kind).toBe('answer');
  expect(await newer).toEqual({ kind: 'answer', value: { move: 3 } });
});

it('ends a worker that is long busy with what nobody waits for', async () => {
  const old = judge('slow');
  const newer = judge('fast');
  expect(await old).toEqual({ kind: 'superseded' });
  vi.advanceTimersByTime(1000);
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  worker().answer({ move: 9 });
  expect(await newer).toEqual({ kind: 'answer', value: { move: 9 } });
});

it('lets a superseded request finish that is soon done', async () => {
  void judge('a');
  const newer = judge('b');
  worker().answer({ move: 1 });
  vi.advanceTimersByTime(1000);
  expect(workers).toHaveLength(1);
  worker().answer({ move: 2 });
  expect(await newer).toEqual({ kind: 'answer', value: { move: 2 } });
});

it('fails every request when the engine cannot be loaded', async () => {
  const outcome = board('a');
  worker().say({ kind: 'broken', message: 'no file' });
  expect(await outcome).toMatchObject({ kind: 'failure', failure: { code: 'engine-missing' } });
  expect((await judge('b')).kind).toBe('failure');
});

it('lets go of what nobody waits for any more', async () => {
  const left = board('a');
  const next = judge('b');
  client.cancel('board');
  expect(await left).toEqual({ kind: 'superseded' });
  vi.advanceTimersByTime(400);
  expect(workers).toHaveLength(2);
  worker().answer({ result: 'B+1' });
  expect(await next).toEqual({ kind: 'answer', value: { result: 'B+1' } });
});
