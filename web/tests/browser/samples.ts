import { readFileSync } from 'node:fs';

export function example(name: string): string {
  return readFileSync(new URL(`../../../examples/${name}`, import.meta.url), 'utf8');
}

export const game9 = example('game-9x9.sgf');
export const fiveCounts = example('five-counts.txt');
export const bentFour = example('bent-four.txt');
