import { load, type Engine } from '#engine';
import wasm from '#engine.wasm?url';
import type { FromWorker, ToWorker } from './messages';

// The engine at work, one request after the other, apart from the page.

function send(message: FromWorker): void {
  self.postMessage(message);
}

// After a call that has stopped the engine it starts anew.
async function answer(engine: Engine, request: object): Promise<object> {
  try {
    await engine.ready;
    return engine.call(request);
  } catch (error) {
    return { error: { code: 'engine-stopped', message: String(error) } };
  }
}

const engine = load(new URL(wasm, self.location.href));

engine.catch((error: unknown) => send({ kind: 'broken', message: String(error) }));

self.addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const { id, request } = event.data;
  void engine.then(
    async (loaded) => send({ kind: 'answer', id, answer: await answer(loaded, request) }),
    () => undefined,
  );
});
