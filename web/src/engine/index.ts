import { drawn } from '../app/drawn';
import { EngineClient } from './client';

export type * from './match';
export type * from './sides';
export type * from './types';

// The page's one engine.
export const engine = new EngineClient(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  drawn,
);
