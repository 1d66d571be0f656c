export interface Engine {
  // Answers a request of src/shinpan/api/call.hpp; what is wrong with it is an answer too:
  // { error: { code, message, move } }. Throws only when the engine has stopped, for want of memory
  // or stack.
  call(request: object): object;
  // The same as JSON.
  callText(request: string): string;
  // After a call has thrown: when the engine can be asked again.
  readonly ready: Promise<void>;
}

// `source`: the bytes of shinpan.wasm, the module compiled from them, or their address.
export function load(
  source: ArrayBuffer | ArrayBufferView | WebAssembly.Module | string | URL,
): Promise<Engine>;
