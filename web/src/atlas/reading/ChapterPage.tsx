import { chaptersOf, type Chapter, type Volume } from '../book';
import { useReading } from '../context';
import { MissingPage } from '../MissingPage';
import { linkTo } from '../route';
import { ChapterEnd } from './ChapterEnd';
import { Prose } from './Prose';
import { QuestionBox } from './QuestionBox';
import { Scene } from './Scene';
import { SectionView } from './SectionView';

interface ChapterPageProps {
  readonly chapter: string;
  readonly spread: string | undefined;
}

export function ChapterPage({ chapter: id, spread: spreadId }: ChapterPageProps) {
  const { book, a } = useReading();
  const chapter = book.chapters[id];
  const volume = book.volumes.find(({ chapters }) => chapters.includes(id));
  const at =
    spreadId === undefined ? 0 : chapter?.spreads.findIndex((other) => other.id === spreadId);
  const spread = chapter?.spreads[at ?? -1];
  if (!chapter || !volume || !spread || at === undefined) {
    return <MissingPage />;
  }
  const number = chaptersOf(book).indexOf(chapter) + 1;
  const last = at === chapter.spreads.length - 1;
  return (
    <article class="chapter" key={`${id}/${spread.id}`}>
      <RunningHead chapter={chapter} volume={volume} number={number} at={at} />
      {at === 0 && <Opening chapter={chapter} />}
      <h2 class="spread-title">
        <Prose text={spread.title} />
      </h2>
      <Scene scene={spread.scene} />
      <p class="kicker look">{a.chapter.look}</p>
      {spread.sections.map((section) => (
        <SectionView section={section} />
      ))}
      {spread.question && <QuestionBox question={spread.question} heading={a.chapter.before} />}
      {last && <ChapterEnd chapter={chapter} number={number} />}
      <Turning chapter={chapter} at={at} />
    </article>
  );
}

interface HeadProps {
  readonly chapter: Chapter;
  readonly volume: Volume;
  readonly number: number;
  readonly at: number;
}

// The line over every page: the volume, the gate, the chapter, the spread.
function RunningHead({ chapter, volume, number, at }: HeadProps) {
  const { a, say } = useReading();
  return (
    <header class="running">
      <p>
        <a href={linkTo({ kind: 'contents' })}>{say(volume.title)}</a>
        <span>{say(chapter.gate)}</span>
        <span>{String(number).padStart(2, '0')}</span>
      </p>
      <p class="spread-number">{a.chapter.spread(at + 1, chapter.spreads.length)}</p>
      {at > 0 && <h1 class="small-title">{say(chapter.title)}</h1>}
    </header>
  );
}

function Opening({ chapter }: { chapter: Chapter }) {
  const { a, say } = useReading();
  return (
    <div class="opening">
      <p class="kicker">{say(chapter.gate)}</p>
      <h1>{say(chapter.title)}</h1>
      <p class="summary">
        <Prose text={chapter.summary} />
      </p>
      <nav class="plan" aria-label={a.chapter.plan}>
        <p class="kicker">
          {a.chapter.plan} · {a.contents.plan(chapter.spreads.length)}
        </p>
        <ol>
          {chapter.spreads.map(({ id, title }, i) => (
            <li>
              <a
                href={linkTo({ kind: 'chapter', chapter: chapter.id, spread: id })}
                aria-current={i === 0 ? 'page' : undefined}
              >
                {say(title)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

function Turning({ chapter, at }: { chapter: Chapter; at: number }) {
  const { a, say } = useReading();
  const previous = chapter.spreads[at - 1];
  const next = chapter.spreads[at + 1];
  const link = (spread: string) => linkTo({ kind: 'chapter', chapter: chapter.id, spread });
  return (
    <nav class="turning" aria-label={a.chapter.pages}>
      {previous ? (
        <a class="button" href={link(previous.id)} rel="prev">
          {a.chapter.previousPage}: {say(previous.title)}
        </a>
      ) : (
        <a class="button" href={linkTo({ kind: 'contents' })}>
          {a.pages.contents}
        </a>
      )}
      {next && (
        <a class="button main" href={link(next.id)} rel="next">
          {a.chapter.nextPage}: {say(next.title)}
        </a>
      )}
    </nav>
  );
}
