import type { Lang } from '../../text/lang';
import { chaptersOf, problemsOf, type Book, type Part, type Text } from '../book';
import { nameOfPiece } from '../reading/names';
import { plainText } from '../reading/markup';
import { linkTo, type Route } from '../route';

// Every piece of the book as something to be found.

export interface Found {
  readonly kind: 'book' | 'spread' | 'chapter' | 'problem' | 'term';
  readonly link: string;
  readonly title: Text;
  readonly place: Text; // the chapter of a spread or a problem; empty for others
  readonly text: Text;
}

const nowhere: Text = { en: '', ru: '' };

function textsOf(part: Part): readonly Text[] {
  if ('board' in part) {
    const { caption, steps = [], play } = part.board;
    const answers = play ? [play.task, ...play.answers.map(({ text }) => text), play.other] : [];
    return [caption, ...steps.map(({ text }) => text), ...answers];
  }
  if ('text' in part) {
    return [part.text];
  }
  return 'table' in part ? part.table.flat() : 'list' in part ? part.list : part.steps;
}

export function documentsOf(book: Book): Found[] {
  const inLang = (texts: readonly Text[], lang: Lang) =>
    texts.map((text) => plainText(text[lang], nameOfPiece(book, lang))).join('\n');
  const found = (
    kind: Found['kind'],
    route: Route,
    title: Text,
    place: Text,
    texts: readonly Text[],
  ): Found => ({
    kind,
    link: linkTo(route),
    title,
    place,
    text: { en: inLang(texts, 'en'), ru: inLang(texts, 'ru') },
  });
  const chapters = chaptersOf(book).flatMap((chapter) => [
    found('chapter', { kind: 'chapter', chapter: chapter.id }, chapter.title, chapter.gate, [
      chapter.summary,
      chapter.discovery,
      chapter.check.question,
      chapter.end.text,
    ]),
    ...chapter.spreads.map((spread) =>
      found(
        'spread',
        { kind: 'chapter', chapter: chapter.id, spread: spread.id },
        spread.title,
        chapter.title,
        [
          ...spread.scene.flatMap(({ stage, line }) => [stage, line]),
          ...spread.sections.flatMap(({ title, parts }) => [title, ...parts.flatMap(textsOf)]),
          ...(spread.question
            ? [spread.question.text, ...spread.question.choices.map(({ text }) => text)]
            : []),
        ],
      ),
    ),
  ]);
  const problems = problemsOf(book).map((problem) =>
    found(
      'problem',
      { kind: 'problem', problem: problem.id },
      problem.title,
      book.chapters[problem.chapter]?.title ?? nowhere,
      [problem.task, problem.board.caption],
    ),
  );
  const terms = book.terms.map((term) => {
    const names = [term.romaji, term.pinyin].filter((name) => name !== '');
    const others = (also: string) => `(${[...(also ? [also] : []), ...names].join(', ')})`;
    const also: Text = { en: others(term.also.en), ru: others(term.also.ru) };
    return found('term', { kind: 'terms', term: term.id }, term.name, nowhere, [
      term.meaning,
      also,
    ]);
  });
  const story = found('book', { kind: 'contents' }, book.title, nowhere, [
    ...book.story,
    ...book.heroes.flatMap(({ name, about }) => [name, about]),
  ]);
  return [story, ...chapters, ...problems, ...terms];
}
