// The markup of the book's texts: *emphasis*, [[term|words]], [[chapter:04-ko|words]].

export interface Piece {
  readonly kind: 'plain' | 'emphasis' | 'term' | 'chapter' | 'problem' | 'board';
  readonly text: string; // empty: the name of what it points to
  readonly id: string;
}

const marked = /\[\[(?:(chapter|problem|board):)?([^\]|]+)(?:\|([^\]]*))?\]\]|\*([^*]+)\*/g;

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(marked)) {
    const [whole, kind, id, words, emphasis] = found;
    if (found.index > from) {
      pieces.push({ kind: 'plain', text: text.slice(from, found.index), id: '' });
    }
    from = found.index + whole.length;
    if (emphasis !== undefined) {
      pieces.push({ kind: 'emphasis', text: emphasis, id: '' });
    } else {
      const link = kind === 'chapter' || kind === 'problem' || kind === 'board';
      pieces.push({ kind: link ? kind : 'term', text: words ?? '', id: id ?? '' });
    }
  }
  if (from < text.length) {
    pieces.push({ kind: 'plain', text: text.slice(from), id: '' });
  }
  return pieces;
}

// The words alone; `nameOf` says what a term or link without words of its own is called.
export function plainText(text: string, nameOf: (piece: Piece) => string = () => ''): string {
  return piecesOf(text)
    .map((piece) => (piece.text === '' ? nameOf(piece) : piece.text))
    .join('');
}
