// The glossary as the engine's own source has it: a table of C++ string literals.

export interface Term {
  readonly id: string;
  readonly name: { readonly en: string; readonly ru: string };
  readonly also: { readonly en: string; readonly ru: string };
  readonly meaning: { readonly en: string; readonly ru: string };
  readonly japanese: string;
  readonly romaji: string;
  readonly chinese: string;
  readonly pinyin: string;
}

const literal = /"(?:[^"\\]|\\.)*"/;
const strings = new RegExp(`${literal.source}(?:\\s*${literal.source})*`, 'g');

// Literals side by side are one string.
function joined(source: string): string {
  const parts = source.match(new RegExp(literal.source, 'g')) ?? [];
  return parts.map((part): string => JSON.parse(part) as string).join('');
}

const fieldsOfTerm = 11;

export function termsOf(source: string): Term[] {
  const start = source.indexOf('kTerms[]');
  const fields = [...source.slice(start, source.indexOf('\n};', start)).matchAll(strings)].map(
    ([text]) => joined(text),
  );
  if (start < 0 || fields.length === 0 || fields.length % fieldsOfTerm !== 0) {
    throw new Error('the glossary is not the table that it was');
  }
  return Array.from({ length: fields.length / fieldsOfTerm }, (_, row) => {
    const field = (column: number) => fields[row * fieldsOfTerm + column] ?? '';
    return {
      id: field(0),
      name: { en: field(1), ru: field(2) },
      also: { en: field(3), ru: field(4) },
      meaning: { en: field(5), ru: field(6) },
      japanese: field(7),
      romaji: field(8),
      chinese: field(9),
      pinyin: field(10),
    };
  });
}
