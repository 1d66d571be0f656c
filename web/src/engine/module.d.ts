// The engine's own module; the build says where it lies.
declare module '#engine' {
  export interface Engine {
    call(request: object): object;
    readonly ready: Promise<void>; // after a call has thrown: when it can be asked again
  }
  export function load(source: URL): Promise<Engine>;
}

declare module '#engine.wasm?url' {
  const url: string;
  export default url;
}
