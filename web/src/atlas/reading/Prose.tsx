import { Fragment } from 'preact';
import type { Text } from '../book';
import { useReading } from '../context';
import { piecesOf } from './markup';
import { linkOfPiece, nameOfPiece } from './names';
import { TermLink } from './TermLink';

// A text of the book with its emphasis, terms and links.
export function Prose({ text }: { text: Text }) {
  const { book, lang, say } = useReading();
  const nameOf = nameOfPiece(book, lang);
  return (
    <>
      {piecesOf(say(text)).map((piece) => {
        const words = piece.text || nameOf(piece);
        switch (piece.kind) {
          case 'plain':
            return <Fragment>{words}</Fragment>;
          case 'emphasis':
            return <em>{words}</em>;
          case 'term':
            return <TermLink id={piece.id} words={words} />;
          default:
            return <a href={linkOfPiece(book, piece)}>{words}</a>;
        }
      })}
    </>
  );
}
