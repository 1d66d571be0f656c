import { Miniature } from '../../board/Miniature';
import { chaptersOf, type Chapter, type Volume } from '../book';
import { useReading } from '../context';
import { MemoOffer } from '../leaflet/MemoOffer';
import { pointsOf } from '../journey/journey';
import { useJourney } from '../journey/useJourney';
import { linkTo } from '../route';
import { Portrait } from './Portrait';
import { Prose } from './Prose';

const firstProblem = '01-first-capture';
const finishing = '05-pass-and-end';

export function ContentsPage() {
  const { book, a, say } = useReading();
  const { journey } = useJourney();
  const chapters = chaptersOf(book);
  const next = chapters.find(({ id }) => !journey.read.includes(id));
  const first = book.problem_pages[firstProblem];
  const begun = journey.read.length > 0;
  return (
    <div class="contents">
      <header class="title-page">
        <p class="kicker">{say(book.subtitle)}</p>
        <h1>{say(book.title)}</h1>
        {book.story.map((text) => (
          <p class="story">
            <Prose text={text} />
          </p>
        ))}
        <div class="actions">
          {next && (
            <a class="button main" href={linkTo({ kind: 'chapter', chapter: next.id })}>
              {begun ? a.contents.goOn(say(next.title)) : a.contents.begin}
            </a>
          )}
          <a class="button" href={linkTo({ kind: 'chapter', chapter: finishing })}>
            {a.contents.finish}
          </a>
          {book.volumes.slice(1).map(({ title, chapters: [entrance] }) =>
            entrance === undefined ? null : (
              <a class="button" href={linkTo({ kind: 'chapter', chapter: entrance })}>
                {say(title)}
              </a>
            ),
          )}
        </div>
      </header>
      <aside class="first-stone" aria-labelledby="first-stone">
        <h2 id="first-stone">{a.contents.first}</h2>
        {first && (
          <a
            class="first-board"
            href={linkTo({ kind: 'problem', problem: firstProblem })}
            tabIndex={-1}
            aria-hidden="true"
          >
            <Miniature rows={first.board.rows} />
          </a>
        )}
        <p>{a.contents.firstText}</p>
        <a class="button main" href={linkTo({ kind: 'problem', problem: firstProblem })}>
          {a.contents.firstLink}
        </a>
        <p class="kicker">{a.contents.heroes}</p>
        <ul class="heroes">
          {book.heroes.map(({ id, name, about }) => (
            <li>
              <Portrait hero={id} />
              <p>
                <b>{say(name)}</b>
                <span>{say(about)}</span>
              </p>
            </li>
          ))}
        </ul>
      </aside>
      <MemoOffer />
      {book.volumes.map((volume) => (
        <VolumeView volume={volume} />
      ))}
    </div>
  );
}

// A volume with the chapters on its way, and how many of them are read.
function VolumeView({ volume }: { volume: Volume }) {
  const { book, a, say } = useReading();
  const { journey } = useJourney();
  const chapters = chaptersOf(book);
  const own = chapters.filter(({ id }) => volume.chapters.includes(id));
  const read = own.filter(({ id }) => journey.read.includes(id)).length;
  return (
    <section class="volume" aria-labelledby={volume.id}>
      <h2 id={volume.id}>{say(volume.title)}</h2>
      <p class="about">
        <Prose text={volume.about} />
      </p>
      <p class="progress">
        <progress max={own.length} value={read} aria-label={a.contents.progress(read, own.length)} />
        <span>{a.contents.progress(read, own.length)}</span>
        <a href={linkTo({ kind: 'way' })}>{a.way.points(pointsOf(journey))}</a>
      </p>
      <ol class="river">
        {own.map((chapter) => (
          <Gate chapter={chapter} number={chapters.indexOf(chapter) + 1} />
        ))}
      </ol>
    </section>
  );
}

// A chapter in the contents: its place on the river, what it is about, its plan.
function Gate({ chapter, number }: { chapter: Chapter; number: number }) {
  const { a, say } = useReading();
  const { journey } = useJourney();
  const isRead = journey.read.includes(chapter.id);
  const solved = chapter.problems.filter((id) => journey.solved.includes(id)).length;
  return (
    <li class={isRead ? 'gate read' : 'gate'}>
      <span class="gate-stone" aria-hidden="true">
        {number}
      </span>
      <div class="gate-text">
        <p class="kicker">
          {say(chapter.gate)}
          {isRead && ` · ${a.contents.read}`}
        </p>
        <h3>
          <a href={linkTo({ kind: 'chapter', chapter: chapter.id })}>{say(chapter.title)}</a>
        </h3>
        <p>
          <Prose text={chapter.summary} />
        </p>
      </div>
      <div class="gate-plan">
        <ol aria-label={a.contents.planOf(say(chapter.title))}>
          {chapter.spreads.map(({ id, title }) => (
            <li>
              <a href={linkTo({ kind: 'chapter', chapter: chapter.id, spread: id })}>
                {say(title)}
              </a>
            </li>
          ))}
        </ol>
        {chapter.problems.length > 0 && (
          <small>{a.contents.problems(solved, chapter.problems.length)}</small>
        )}
      </div>
    </li>
  );
}
