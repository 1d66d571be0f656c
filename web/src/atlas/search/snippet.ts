import { stemOf } from './stem';

// A part of a text around the first word that was found; the found words are marked.
export type Snippet = readonly { readonly text: string; readonly marked: boolean }[];

const before = 70; // letters
const length = 200;

export function snippetOf(text: string, stems: ReadonlySet<string>): Snippet {
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
  const hits = words.filter(([word]) => stems.has(stemOf(word)));
  const wanted = Math.max(0, (hits[0]?.index ?? 0) - before);
  const from = wanted === 0 ? 0 : (words.find(({ index }) => index >= wanted)?.index ?? 0);
  const last = words.findLast(({ index, 0: word }) => index + word.length <= from + length);
  const to = last && from + length < text.length ? last.index + last[0].length : text.length;
  const parts: { text: string; marked: boolean }[] = [];
  let at = from;
  for (const { index, 0: word } of hits.filter(({ index }) => index >= from && index < to)) {
    parts.push({ text: text.slice(at, index), marked: false }, { text: word, marked: true });
    at = index + word.length;
  }
  parts.push({ text: text.slice(at, to), marked: false });
  return [
    ...(from > 0 ? [{ text: '… ', marked: false }] : []),
    ...parts.filter((part) => part.text !== ''),
    ...(to < text.length ? [{ text: ' …', marked: false }] : []),
  ];
}
