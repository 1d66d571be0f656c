import { useState } from 'preact/hooks';
import type { Chapter } from '../book';
import { useReading } from '../context';
import { pointsOf, withCheck, withRead } from '../journey/journey';
import { keeper, useJourney } from '../journey/useJourney';
import { linkTo } from '../route';
import { Prose } from './Prose';
import { QuestionBox } from './QuestionBox';

// What closes a chapter: its discovery, the check, the last words and the way on.
export function ChapterEnd({ chapter, number }: { chapter: Chapter; number: number }) {
  const { book, a, say } = useReading();
  const { journey } = useJourney();
  const isRead = journey.read.includes(chapter.id);
  const next = book.chapters[chapter.way_on.to ?? ''];
  return (
    <div class="chapter-end">
      <div>
        <section class="discovery" aria-label={a.chapter.discovery}>
          <h3 class="kicker">{a.chapter.discovery}</h3>
          <p>
            <Prose text={chapter.discovery} />
          </p>
        </section>
        <Check chapter={chapter} />
      </div>
      <div>
        <section class="ending" aria-label={a.chapter.end(number)}>
          <h3 class="kicker">{a.chapter.end(number)}</h3>
          <p>
            <Prose text={chapter.end.text} />
          </p>
        </section>
        {chapter.end.question && (
          <QuestionBox question={chapter.end.question} heading={a.chapter.after} />
        )}
        <section class="way-on" aria-label={a.chapter.wayOn}>
          <h3 class="kicker">{a.chapter.wayOn}</h3>
          <p>
            <Prose text={chapter.way_on.text} />
          </p>
          <div class="actions">
            <button
              type="button"
              aria-pressed={isRead}
              class={isRead ? 'done' : ''}
              onClick={() => keeper.change((before) => withRead(before, chapter.id, !isRead))}
            >
              {isRead ? `✓ ${a.chapter.isRead}` : a.chapter.markRead}
            </button>
            {next && (
              <a class="button main" href={linkTo({ kind: 'chapter', chapter: next.id })}>
                {a.chapter.next(say(next.title))}
              </a>
            )}
          </div>
          {chapter.problems.length > 0 && (
            <>
              <h4>{a.chapter.toProblems}</h4>
              <ul class="problem-links">
                {chapter.problems.map((id) => (
                  <li>
                    <a href={linkTo({ kind: 'problem', problem: id })}>
                      {say(book.problem_pages[id]?.title ?? { en: id, ru: id })}
                    </a>
                    {journey.solved.includes(id) && <small> · {a.problems.solved}</small>}
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      </div>
    </div>
  );
}

function Check({ chapter }: { chapter: Chapter }) {
  const { a } = useReading();
  const { journey } = useJourney();
  const [earned, setEarned] = useState(0);
  const { question, answer, points } = chapter.check;
  const done = journey.checks.includes(chapter.id);
  const [open, setOpen] = useState(false);
  const heading = done ? a.chapter.checkDone(points) : a.chapter.check(points);

  function reveal(): void {
    setOpen(true);
    setEarned(done ? 0 : points);
    keeper.change((before) => withCheck(before, chapter.id));
  }

  return (
    <section class="question check" aria-label={heading}>
      <h3 class="kicker">{heading}</h3>
      <p class="asked">
        <Prose text={question} />
      </p>
      {!open && (
        <button type="button" class="main" onClick={reveal}>
          {a.chapter.reveal}
        </button>
      )}
      <div aria-live="polite">
        {open && (
          <p class="why right">
            <Prose text={answer} />
          </p>
        )}
        {open && earned > 0 && <p class="earned">{a.chapter.earned(earned, pointsOf(journey))}</p>}
      </div>
    </section>
  );
}
