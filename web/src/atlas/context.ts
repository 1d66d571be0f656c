import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Lang } from '../text/lang';
import { useWording } from '../text/texts';
import type { Book, Text } from './book';
import { en, type AtlasTexts } from './text/en';
import { ru } from './text/ru';

export const atlasTexts: Readonly<Record<Lang, AtlasTexts>> = { en, ru };

export const BookContext = createContext<Book | undefined>(undefined);

export interface Reading {
  readonly book: Book;
  readonly lang: Lang;
  readonly a: AtlasTexts;
  readonly say: (text: Text) => string;
}

// The book and the language it is read in.
export function useReading(): Reading {
  const book = useContext(BookContext);
  const { lang } = useWording();
  if (!book) {
    throw new Error('no book is open here');
  }
  return { book, lang, a: atlasTexts[lang], say: (text) => text[lang] };
}
