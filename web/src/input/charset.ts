// The text of a file's bytes: as its CA property says, else as UTF-8 where the bytes fit that, else
// as the user says. Never by a silent guess.

export const charsets = [
  'gb18030',
  'shift_jis',
  'euc-kr',
  'euc-jp',
  'big5',
  'windows-1251',
  'utf-8',
] as const;

export type Charset = (typeof charsets)[number];

export type Decoded =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unknown'; readonly bytes: Uint8Array };

function decodedAs(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined; // another character set, or a name that no decoder has
  }
}

// Read byte by byte: the property's own letters are the same in all these sets.
function statedCharset(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 4096));
  return /(?:^|[^A-Za-z])CA\s*\[\s*([\w.:+-]+)\s*\]/.exec(head)?.[1];
}

export function decoded(bytes: Uint8Array): Decoded {
  const stated = statedCharset(bytes);
  const text =
    (stated === undefined ? undefined : decodedAs(bytes, stated)) ?? decodedAs(bytes, 'utf-8');
  return text === undefined ? { kind: 'unknown', bytes } : { kind: 'text', text };
}

// With a sign in place of what does not fit.
export function readAs(bytes: Uint8Array, charset: Charset): string {
  return new TextDecoder(charset).decode(bytes);
}

function misfits(text: string): number {
  return [...text].filter((sign) => sign === '\ufffd').length;
}

// The character sets, those first that fit best.
export function likeliest(bytes: Uint8Array): Charset[] {
  const ranked = charsets.map((charset) => ({ charset, wrong: misfits(readAs(bytes, charset)) }));
  return ranked.sort((a, b) => a.wrong - b.wrong).map(({ charset }) => charset);
}

// The beginning of what is not plain Latin in a text: enough to see whether it reads right.
export function telling(text: string): string {
  return (text.match(/[^\x00-\x7f]+(?:[ -~]{0,3}[^\x00-\x7f]+)*/g) ?? []).join(' · ').slice(0, 120);
}
