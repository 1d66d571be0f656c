import { problemsOf, type Problem } from '../book';
import { useReading } from '../context';
import { useJourney } from '../journey/useJourney';
import { MissingPage } from '../MissingPage';
import { linkTo } from '../route';
import { askingOf } from './goal';
import { MoveProblem } from './MoveProblem';
import { NumberProblem } from './NumberProblem';
import { PointsProblem } from './PointsProblem';
import { StatusProblem } from './StatusProblem';

export function ProblemPage({ problem: id }: { problem: string }) {
  const { book, a, say } = useReading();
  const { journey } = useJourney();
  const all = problemsOf(book);
  const problem = book.problem_pages[id];
  if (!problem) {
    return <MissingPage />;
  }
  const at = all.indexOf(problem);
  const [previous, next] = [all[at - 1], all[at + 1]];
  const chapter = book.chapters[problem.chapter];
  return (
    <article class="problem" key={id}>
      <header class="running">
        <p>
          <a href={linkTo({ kind: 'problems' })}>{a.problems.heading}</a>
          <span>{a.problems.level(problem.level)}</span>
          {chapter && (
            <a href={linkTo({ kind: 'chapter', chapter: chapter.id })}>
              {a.problems.from(say(chapter.title))}
            </a>
          )}
        </p>
        {journey.solved.includes(id) && <p class="solved-mark">✓ {a.problems.solved}</p>}
      </header>
      <h1>{say(problem.title)}</h1>
      <Player problem={problem} />
      <nav class="turning" aria-label={a.problems.heading}>
        {previous ? (
          <a class="button" href={linkTo({ kind: 'problem', problem: previous.id })} rel="prev">
            {a.problems.previous}
          </a>
        ) : (
          <a class="button" href={linkTo({ kind: 'problems' })}>
            {a.problems.all}
          </a>
        )}
        {next && (
          <a class="button main" href={linkTo({ kind: 'problem', problem: next.id })} rel="next">
            {a.problems.next}
          </a>
        )}
      </nav>
    </article>
  );
}

function Player({ problem }: { problem: Problem }) {
  switch (askingOf(problem)) {
    case 'move':
      return <MoveProblem problem={problem} />;
    case 'points':
      return <PointsProblem problem={problem} />;
    case 'status':
      return <StatusProblem problem={problem} />;
    case 'number':
      return <NumberProblem problem={problem} />;
  }
}
