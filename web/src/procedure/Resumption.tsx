import type { MatchEvent } from '../engine';
import { colorOf } from '../go/color';
import { useWording } from '../text/texts';
import { bothSides } from './claims';
import type { Playing } from './useMatch';

interface ResumptionProps {
  readonly events: readonly MatchEvent[];
  readonly procedure: string;
  readonly playing: Playing;
}

// Play goes on when one side asks for it; under some rules the other one answers.
export function Resumption({ events, procedure, playing }: ResumptionProps) {
  const { t } = useWording();
  const { resume } = t.procedure;
  const last = events.at(-1);
  const asked = procedure === 'new-zealand' && last?.event === 'ask-resumption' ? last.by : undefined;
  const known = Object.hasOwn(resume.how, procedure);
  const how = known ? (procedure as keyof typeof resume.how) : 'other';
  const answerer = asked === 'B' ? 'W' : 'B';
  return (
    <fieldset class="consent">
      <legend>{resume.heading}</legend>
      <p class="hint">{asked ? resume.asked(colorOf(asked)) : resume.how[how]}</p>
      <div class="actions">
        {asked
          ? [true, false].map((agreed) => (
              <button
                type="button"
                key={String(agreed)}
                onClick={() =>
                  void playing.happen({ event: 'answer-resumption', by: answerer, agreed })
                }
              >
                {(agreed ? resume.agree : resume.refuse)(colorOf(answerer))}
              </button>
            ))
          : bothSides.map((by) => (
              <button
                type="button"
                key={by}
                onClick={() => void playing.happen({ event: 'ask-resumption', by })}
              >
                {resume.ask(colorOf(by))}
              </button>
            ))}
      </div>
    </fieldset>
  );
}
