import type { Lang } from '../../text/lang';
import { boardsOf, type Book } from '../book';
import { linkTo } from '../route';
import type { Piece } from './markup';

// What a term or link without words of its own is called.
export function nameOfPiece(book: Book, lang: Lang): (piece: Piece) => string {
  return ({ kind, id }) => {
    switch (kind) {
      case 'term':
        return book.terms.find((term) => term.id === id)?.name[lang] ?? id;
      case 'chapter':
        return book.chapters[id]?.title[lang] ?? id;
      case 'problem':
        return book.problem_pages[id]?.title[lang] ?? id;
      case 'board':
        return book.chapters[id.split('/')[0] ?? '']?.title[lang] ?? id;
      default:
        return '';
    }
  };
}

// Where a link of the text leads. "04-ko/echo" names a board: its spread is opened.
export function linkOfPiece(book: Book, { kind, id }: Piece): string {
  if (kind === 'problem') {
    return linkTo({ kind: 'problem', problem: id });
  }
  const [chapter = '', board] = id.split('/');
  const spread = book.chapters[chapter]?.spreads.find((found) =>
    boardsOf(found).some((other) => other.id === board),
  );
  return linkTo({ kind: 'chapter', chapter, ...(spread ? { spread: spread.id } : {}) });
}
