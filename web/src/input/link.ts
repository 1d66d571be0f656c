import type { Document, Drawn, Recorded } from '../edit/document';
import { positionOf, rowsOf } from '../go/position';
import { largestSide } from '../go/size';

// A document as the fragment of a link: "#g=" and compressed JSON, in letters that a link may hold.
// What comes from a link is a stranger's text: nothing of it is believed before it is checked.

const key = 'g=';
const mostBytes = 4 * 1024 * 1024; // of the JSON

interface Packed {
  readonly text?: unknown;
  readonly name?: unknown;
  readonly game?: unknown;
  readonly at?: unknown;
  readonly rows?: unknown;
  readonly toPlay?: unknown;
  readonly handicap?: unknown;
  readonly prisoners?: unknown;
  readonly rules?: unknown;
  readonly komi?: unknown;
  readonly strict?: unknown;
  readonly dead?: unknown;
  readonly alive?: unknown;
}

function packed(document: Document): object {
  const { source, ...terms } = document;
  if (source.kind === 'recorded') {
    const { text, name, game, at } = source;
    return { ...terms, text, name, game, at };
  }
  const { position, toPlay, handicap, prisoners } = source;
  return {
    ...terms,
    rows: rowsOf(position),
    toPlay,
    handicap,
    prisoners: [prisoners.black, prisoners.white],
  };
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 100000;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function recorded(value: Packed): Recorded | undefined {
  const { text, name, game, at } = value;
  if (typeof text !== 'string' || typeof name !== 'string' || !isWhole(game)) {
    return undefined;
  }
  return { kind: 'recorded', text, name, game, ...(isWhole(at) ? { at } : {}) };
}

function isBoard(rows: unknown): rows is string[] {
  return (
    isTexts(rows) &&
    rows.length >= 1 &&
    rows.length <= largestSide &&
    rows.every((row) => /^[XO.]{1,25}$/.test(row) && row.length === rows[0]?.length)
  );
}

function drawn(value: Packed): Drawn | undefined {
  const { rows, toPlay, handicap, prisoners } = value;
  const [black, white]: unknown[] = Array.isArray(prisoners) ? prisoners : [];
  if (!isBoard(rows) || !isWhole(handicap) || !isWhole(black) || !isWhole(white)) {
    return undefined;
  }
  return {
    kind: 'drawn',
    position: positionOf(rows),
    toPlay: toPlay === 'white' ? 'white' : 'black',
    handicap,
    prisoners: { black, white },
  };
}

function unpacked(value: Packed): Document | undefined {
  const source = value.rows === undefined ? recorded(value) : drawn(value);
  const { rules, komi, strict, dead, alive } = value;
  return source
    ? {
        source,
        ...(typeof rules === 'string' ? { rules } : {}),
        ...(typeof komi === 'number' && Number.isFinite(komi) ? { komi } : {}),
        strict: strict === true,
        dead: isTexts(dead) ? dead : [],
        alive: isTexts(alive) ? alive : [],
      }
    : undefined;
}

function toLetters(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const decoder = new TextDecoder();
  let text = '';
  for (const reader = stream.getReader(); ; ) {
    const { value, done } = await reader.read();
    if (done) {
      return text + decoder.decode();
    }
    text += decoder.decode(value, { stream: true });
    if (text.length > mostBytes) {
      await reader.cancel();
      throw new RangeError('too large');
    }
  }
}

export async function fragmentOf(document: Document): Promise<string> {
  const stream = new Blob([JSON.stringify(packed(document))])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  return key + toLetters(new Uint8Array(await new Response(stream).arrayBuffer()));
}

export function hasDocument(fragment: string): boolean {
  return fragment.replace(/^#/, '').startsWith(key);
}

// The document of a fragment; undefined for one that holds none that can be read.
export async function documentOf(fragment: string): Promise<Document | undefined> {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(key)) {
    return undefined;
  }
  try {
    const value: unknown = JSON.parse(await inflated(fromLetters(text.slice(key.length))));
    return typeof value === 'object' && value !== null ? unpacked(value) : undefined;
  } catch {
    return undefined;
  }
}
