import { useAnnounce } from '../../app/announce';
import { saveText } from '../../output/save';
import { chaptersOf, problemsOf } from '../book';
import { useReading } from '../context';
import { linkTo } from '../route';
import { exported, pointsOf } from './journey';
import { keeper, useJourney } from './useJourney';

export function JourneyPage() {
  const { book, a, say } = useReading();
  const announce = useAnnounce();
  const { journey, onDevice } = useJourney();
  const chapters = chaptersOf(book);
  const problems = problemsOf(book);
  const solved = problems.filter(({ id }) => journey.solved.includes(id));
  const read = chapters.filter(({ id }) => journey.read.includes(id));
  return (
    <div class="way">
      <header class="page-head">
        <h1>{a.way.heading}</h1>
        <p>{a.way.lead}</p>
      </header>
      <p class="way-points">{a.way.points(pointsOf(journey))}</p>
      <ul class="way-sums">
        <li>
          <Tally done={solved.length} of={problems.length} text={a.way.problems} />
          <ul>
            {solved.map(({ id, title }) => (
              <li>
                <a href={linkTo({ kind: 'problem', problem: id })}>{say(title)}</a>
              </li>
            ))}
          </ul>
        </li>
        <li>
          <Tally done={read.length} of={chapters.length} text={a.way.chapters} />
          <ul>
            {read.map(({ id, title }) => (
              <li>
                <a href={linkTo({ kind: 'chapter', chapter: id })}>{say(title)}</a>
              </li>
            ))}
          </ul>
        </li>
        <li>
          <Tally done={journey.checks.length} of={chapters.length} text={a.way.checks} />
        </li>
      </ul>
      <div class="card way-keep">
        <label class="field check">
          <input
            type="checkbox"
            checked={onDevice}
            onChange={(event) => {
              const keep = event.currentTarget.checked;
              keeper.keep(keep);
              announce(keep ? a.way.kept : a.way.notKept, true);
            }}
          />
          <span>
            {a.way.keep}
            <small>{a.way.keepText}</small>
          </span>
        </label>
        <div class="actions">
          <button
            type="button"
            onClick={() => saveText(a.way.file, 'application/json', exported(journey))}
          >
            {a.way.export}
          </button>
          <button
            type="button"
            onClick={() => {
              keeper.erase();
              announce(a.way.erased, true);
            }}
          >
            {a.way.erase}
          </button>
        </div>
      </div>
    </div>
  );
}

interface TallyProps {
  readonly done: number;
  readonly of: number;
  readonly text: (done: number, of: number) => string;
}

function Tally({ done, of, text }: TallyProps) {
  return (
    <p class="progress">
      <progress max={of} value={done} aria-label={text(done, of)} />
      <span>{text(done, of)}</span>
    </p>
  );
}
