import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { termsOf } from '../../../vite/glossary';

const source = readFileSync(
  new URL('../../../../src/shinpan/explain/glossary.cpp', import.meta.url),
  'utf8',
);

it('reads every term of the engine’s table', () => {
  const terms = termsOf(source);
  const rows = source.match(/^ {4}\{"[a-z-]+",$/gm) ?? [];
  expect(terms.map(({ id }) => `    {"${id}",`)).toEqual(rows);
  expect(terms.every(({ name, meaning }) => name.en && name.ru && meaning.en && meaning.ru)).toBe(
    true,
  );
  expect(terms[0]).toMatchObject({
    id: 'point',
    name: { en: 'point', ru: 'пункт' },
    pinyin: 'diǎn',
  });
});

it('refuses a table of another shape', () => {
  expect(() => termsOf('constexpr Term kTerms[] = {\n    {"ko"},\n};')).toThrow();
  expect(() => termsOf('')).toThrow();
});
