// Loads the engine and asks it. It answers at once and keeps its thread busy until then, so a page
// had better load it in a worker.
//
//   const engine = await load(bytesOrUrl);
//   engine.call({ call: 'version' });
//
// Requests and answers are those of src/shinpan/api/call.hpp.
import instantiate from './shinpan.mjs';

async function compiled(source) {
  if (source instanceof WebAssembly.Module) {
    return source;
  }
  if (typeof source === 'string' || source instanceof URL) {
    const response = await fetch(source);
    if (!response.ok) {
      throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
    }
    return WebAssembly.compile(await response.arrayBuffer());
  }
  return WebAssembly.compile(source);
}

function started(module) {
  return new Promise((resolve, reject) => {
    instantiate({
      instantiateWasm(imports, receive) {
        WebAssembly.instantiate(module, imports).then(
          (instance) => receive(instance, module),
          reject,
        );
        return {};
      },
    }).then(resolve, reject);
  });
}

class Engine {
  #module;
  #instance;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();
  ready = Promise.resolve();

  constructor(module, instance) {
    this.#module = module;
    this.#instance = instance;
  }

  call(request) {
    return JSON.parse(this.callText(JSON.stringify(request)));
  }

  callText(request) {
    if (!this.#instance) {
      throw new Error('the engine has stopped and is not ready again');
    }
    try {
      return this.#ask(this.#encoder.encode(request));
    } catch (error) {
      // Out of memory or of stack: what is left of that instance is of no use.
      this.#restart();
      throw error;
    }
  }

  // The request's bytes are ours and given back; the answer's are the engine's until the next call.
  // The memory may grow, and then HEAPU8 is another.
  #ask(bytes) {
    const engine = this.#instance;
    const request = engine._malloc(bytes.length + 1);
    if (request === 0) {
      throw new RangeError('the request is too large');
    }
    engine.HEAPU8.set(bytes, request);
    const answer = engine._shinpan_call(request, bytes.length);
    engine._free(request);
    const end = engine.HEAPU8.indexOf(0, answer);
    return this.#decoder.decode(engine.HEAPU8.subarray(answer, end));
  }

  #restart() {
    this.#instance = undefined;
    this.ready = started(this.#module).then((instance) => {
      this.#instance = instance;
    });
    this.ready.catch(() => undefined);
  }
}

export async function load(source) {
  const module = await compiled(source);
  return new Engine(module, await started(module));
}
