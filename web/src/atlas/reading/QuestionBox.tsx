import { useState } from 'preact/hooks';
import type { Question } from '../book';
import { useReading } from '../context';
import { Prose } from './Prose';

// A question with choices: each says why it is right or not, and another may be tried.
export function QuestionBox({ question, heading }: { question: Question; heading: string }) {
  const { a } = useReading();
  const [chosen, setChosen] = useState<number>();
  const choice = chosen === undefined ? undefined : question.choices[chosen];
  return (
    <section class="question" aria-label={heading}>
      <h3 class="kicker">{heading}</h3>
      <p class="asked">
        <Prose text={question.text} />
      </p>
      <ul class="choices">
        {question.choices.map(({ text, right }, i) => (
          <li>
            <button
              type="button"
              class={chosen === i ? (right ? 'chosen right' : 'chosen wrong') : ''}
              aria-pressed={chosen === i}
              onClick={() => setChosen(i)}
            >
              <Prose text={text} />
            </button>
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        {choice && (
          <p class={choice.right ? 'why right' : 'why wrong'}>
            <b>{choice.right ? a.chapter.right : a.chapter.wrong}</b> <Prose text={choice.why} />
          </p>
        )}
      </div>
      {choice && !choice.right && (
        <button type="button" class="link" onClick={() => setChosen(undefined)}>
          {a.chapter.again}
        </button>
      )}
    </section>
  );
}
