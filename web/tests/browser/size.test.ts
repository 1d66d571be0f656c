import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { root } from './server';

// What a visitor has to load: kilobytes as they come over the wire.

const assets = join(root, 'assets');

function kilobytes(wanted: RegExp): number {
  const files = readdirSync(assets).filter((name) => wanted.test(name));
  expect(files).not.toEqual([]);
  const sizes = files.map((name) => gzipSync(readFileSync(join(assets, name))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

it('is small: its own code without the engine and the text of the book, and the engine', () => {
  expect(kilobytes(/^(?!data-).*\.(js|css)$/)).toBeLessThan(120);
  expect(kilobytes(/\.wasm$/)).toBeLessThan(600);
});
