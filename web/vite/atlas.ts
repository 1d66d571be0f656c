import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Leaflet } from '../src/atlas/book.ts';
import { termsOf } from './glossary.ts';

// The Atlas for the page: its sources checked, its numbers filled in by the program `shinpan`, and
// with it the terms of the glossary. A fault in the book fails the build.

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const name = 'virtual:atlas';
const built = here('../../build/web');

// What the checker alone needs.
const unread: ReadonlySet<string> = new Set(['claims', 'facts', 'nouns']);

function resolved(): string {
  const given = process.env['SHINPAN_ATLAS'];
  if (given !== undefined) {
    return given;
  }
  const program = process.env['SHINPAN'];
  const book = `${built}/atlas.json`;
  mkdirSync(built, { recursive: true });
  const check = spawnSync(
    here('../../atlas/check.py'),
    [...(program === undefined ? [] : ['--program', program]), '--resolve', book],
    { encoding: 'utf8' },
  );
  if (check.status !== 0) {
    throw new Error(`atlas/check.py:\n${check.stdout}${check.stderr}`);
  }
  return book;
}

export function readAtlas(): string {
  const terms = termsOf(readFileSync(here('../../src/shinpan/explain/glossary.cpp'), 'utf8'));
  const book = JSON.parse(readFileSync(resolved(), 'utf8')) as { readonly leaflet: Leaflet };
  const { title, subtitle, pages } = book.leaflet;
  // Its pages are printed by the program: only their names are read here.
  const leaflet = { title, subtitle, pages: pages.map((page) => ({ id: page.id, title: page.title })) };
  return JSON.stringify({ ...book, leaflet, terms }, (key, value: unknown) =>
    unread.has(key) ? undefined : value,
  );
}

export function atlas(): Plugin {
  return {
    name: 'shinpan-atlas',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export default JSON.parse(${JSON.stringify(readAtlas())});` : undefined,
  };
}
