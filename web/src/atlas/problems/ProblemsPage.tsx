import { Miniature } from '../../board/Miniature';
import { problemsOf } from '../book';
import { useReading } from '../context';
import { useJourney } from '../journey/useJourney';
import { linkTo } from '../route';

export function ProblemsPage() {
  const { book, a, say } = useReading();
  const { journey } = useJourney();
  const all = problemsOf(book);
  const levels = [...new Set(all.map(({ level }) => level))].toSorted((x, y) => x - y);
  const chapterOf = (id: string) => {
    const chapter = book.chapters[id];
    return chapter ? say(chapter.title) : '';
  };
  return (
    <div class="problems">
      <header class="page-head">
        <h1>{a.problems.heading}</h1>
        <p>{a.problems.lead}</p>
        <p class="progress">
          <progress
            max={all.length}
            value={journey.solved.length}
            aria-label={a.problems.solvedOf(journey.solved.length, all.length)}
          />
          <span>{a.problems.solvedOf(journey.solved.length, all.length)}</span>
        </p>
      </header>
      {levels.map((level) => (
        <section aria-labelledby={`level-${level}`}>
          <h2 id={`level-${level}`}>
            {a.problems.levels[level - 1]} <small>{a.problems.level(level)}</small>
          </h2>
          <ul class="problem-cards">
            {all
              .filter((problem) => problem.level === level)
              .map((problem) => {
                const solved = journey.solved.includes(problem.id);
                return (
                  <li>
                    <a
                      class={solved ? 'problem-card solved' : 'problem-card'}
                      href={linkTo({ kind: 'problem', problem: problem.id })}
                    >
                      <span class="sample-board">
                        <Miniature rows={problem.board.rows} />
                      </span>
                      <b>{say(problem.title)}</b>
                      <small>
                        {solved ? `✓ ${a.problems.solved}` : chapterOf(problem.chapter)}
                      </small>
                    </a>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </div>
  );
}
