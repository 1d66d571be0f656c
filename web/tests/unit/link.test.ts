import { expect, it } from 'vitest';
import { emptyDocument, painted, recordedDocument, type Document } from '../../src/edit/document';
import { documentOf, fragmentOf } from '../../src/input/link';

const documents: readonly Document[] = [
  recordedDocument('(;GM[1]C[Ход чёрных 黒番])', 'игра.sgf', 0),
  { ...recordedDocument('x', '', 3), rules: 'aga', komi: -2.5, strict: true, dead: ['D4'] },
  painted(emptyDocument({ cols: 25, rows: 1 }), 24, 'white'),
];

it.each(documents)('carries a document there and back', async (document) => {
  const fragment = await fragmentOf(document);
  expect(fragment).toMatch(/^g=[\w-]+$/);
  expect(await documentOf(`#${fragment}`)).toEqual(document);
});

async function fragmentWith(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  return `g=${bytes.toString('base64url')}`;
}

it.each([
  null,
  [],
  {},
  { text: 5, name: '', game: 0 },
  { text: '', name: '', game: -1 },
  { rows: [], handicap: 0, prisoners: [0, 0] },
  { rows: ['X.', 'X'], handicap: 0, prisoners: [0, 0] },
  { rows: ['<b>'], handicap: 0, prisoners: [0, 0] },
  { rows: ['X'], handicap: 0, prisoners: ['0', 0] },
  { rows: Array(26).fill('.'), handicap: 0, prisoners: [0, 0] },
])('believes nothing of a strange link: %j', async (value) => {
  expect(await documentOf(await fragmentWith(value))).toBeUndefined();
});

it.each(['', '#', '#g=', '#g=!!!', '#g=AAAA', '#other'])('reads no document in %j', async (text) => {
  expect(await documentOf(text)).toBeUndefined();
});

it('stops at a text that would grow without end', async () => {
  const fragment = await fragmentWith({ text: 'x'.repeat(5_000_000), name: '', game: 0 });
  expect(fragment.length).toBeLessThan(20_000);
  expect(await documentOf(fragment)).toBeUndefined();
});
