import MiniSearch from 'minisearch';
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
    tokenize: (text) => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [],
    processTerm: stemOf,
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));

  return (query, lang) => {
    const ask = (combineWith: 'AND' | 'OR') =>
      index.search(query, {
        combineWith,
        boost: { 'title.en': 3, 'title.ru': 3 },
        prefix: (_, i, terms) => i === terms.length - 1 && (terms[i]?.length ?? 0) > 2,
        fuzzy: (term) => (term.length >= typoAllowed ? 0.2 : false),
        processTerm: (word) => alike(stemOf(word)),
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
