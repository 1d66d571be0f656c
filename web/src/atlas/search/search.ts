import MiniSearch, { type Query } from 'minisearch';
import type { Lang } from '../../text/lang';
import type { Book } from '../book';
import { documentsOf, type Found } from './documents';
import { snippetOf, type Snippet } from './snippet';
import { stemOf } from './stem';
import { alike } from './synonyms';

export interface Hit {
  readonly found: Found;
  readonly lang: Lang; // in which the words were found
  readonly snippet: Snippet;
}

export type Search = (query: string, lang: Lang) => Hit[];

const typoAllowed = 6; // letters
const prefixAllowed = 3;

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

// All the words, or any of them; each in all its synonyms, the last perhaps unfinished.
function questionOf(query: string, combineWith: 'AND' | 'OR'): Query {
  const words = wordsOf(query);
  return {
    combineWith,
    queries: words.map((word, i) => ({
      combineWith: 'OR',
      prefix: (term: string) => i === words.length - 1 && term.length >= prefixAllowed,
      fuzzy: (term: string) => (term.length >= typoAllowed ? 0.2 : false),
      queries: alike(stemOf(word)),
    })),
  };
}

// One index for both languages: a question in either finds the page.
export function searchOver(book: Book): Search {
  const documents = documentsOf(book);
  const index = new MiniSearch<Found & { id: number }>({
    fields: ['title.en', 'title.ru', 'text.en', 'text.ru'],
    extractField: (document, field) => {
      const [what, lang] = field.split('.');
      if (what === 'id') {
        return document.id;
      }
      const text = what === 'title' ? document.title : document.text;
      return lang === 'ru' ? text.ru : text.en;
    },
    tokenize: wordsOf,
    processTerm: stemOf,
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));

  return (query, lang) => {
    const ask = (combineWith: 'AND' | 'OR') =>
      index.search(questionOf(query, combineWith), {
        boost: { 'title.en': 3, 'title.ru': 3 },
        processTerm: (stem) => stem,
      });
    const strict = ask('AND');
    const results = strict.length > 0 ? strict : ask('OR');
    return results.flatMap(({ id, match }) => {
      const found = documents[Number(id)];
      if (!found) {
        return [];
      }
      const stems = new Set(Object.keys(match));
      const fields = new Set(Object.values(match).flat());
      const here = fields.has(`text.${lang}`) || fields.has(`title.${lang}`);
      const shown: Lang = here ? lang : lang === 'ru' ? 'en' : 'ru';
      return { found, lang: shown, snippet: snippetOf(found.text[shown], stems) };
    });
  };
}
