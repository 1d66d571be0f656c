import { useState } from 'preact/hooks';
import type { MatchStart, RuleSet } from '../engine';
import { NumberField } from '../terms/NumberField';
import { useWording } from '../text/texts';
import { mostHandicap, newGame, takenOver, type Taken } from './start';
import { usualTimes } from './time';
import { TimeFields } from './TimeFields';

interface StartFormProps {
  readonly rules: readonly RuleSet[];
  readonly taken: Taken | undefined;
  readonly onBegin: (start: MatchStart) => void;
}

const sizes = [5, 7, 9, 13, 19];
const handicapKomi = 0.5;

// What is settled before the first move.
export function StartForm({ rules, taken, onBegin }: StartFormProps) {
  const { t } = useWording();
  const { setUp } = t.procedure;
  const [fromTaken, setFromTaken] = useState(taken !== undefined);
  const [size, setSize] = useState(9);
  const [terms, setTerms] = useState(
    taken?.terms ?? { rules: 'japanese-1989', komi: 6.5, handicap: 0, time: usualTimes.none },
  );
  const usualKomi = (id: string) => rules.find((each) => each.id === id)?.komi ?? terms.komi;

  function begin(event: SubmitEvent): void {
    event.preventDefault();
    onBegin(fromTaken && taken ? takenOver({ ...taken, terms }) : newGame(size, terms));
  }

  return (
    <form class="card match-start" onSubmit={begin}>
      {taken && (
        <fieldset class="switch">
          <legend>{setUp.from}</legend>
          {[true, false].map((each) => (
            <button
              type="button"
              key={String(each)}
              aria-pressed={fromTaken === each}
              onClick={() => setFromTaken(each)}
            >
              {each ? setUp.position : setUp.empty}
            </button>
          ))}
        </fieldset>
      )}
      {!(fromTaken && taken) && (
        <fieldset class="switch">
          <legend>{setUp.size}</legend>
          {sizes.map((side) => (
            <button
              type="button"
              key={side}
              aria-pressed={size === side}
              onClick={() => setSize(side)}
            >
              {side}×{side}
            </button>
          ))}
        </fieldset>
      )}
      <label class="field wide">
        <span>{t.terms.rules}</span>
        <select
          value={terms.rules}
          onChange={({ currentTarget: { value } }) =>
            setTerms({
              ...terms,
              rules: value,
              komi: terms.handicap > 0 ? terms.komi : usualKomi(value),
            })
          }
        >
          {rules.map(({ id, name }) => (
            <option value={id}>{name}</option>
          ))}
        </select>
      </label>
      <NumberField
        label={t.terms.handicap}
        value={terms.handicap}
        most={mostHandicap}
        onChange={(handicap) =>
          setTerms({
            ...terms,
            handicap,
            komi: handicap > 0 ? handicapKomi : usualKomi(terms.rules),
          })
        }
      />
      <NumberField
        label={t.terms.komi}
        value={terms.komi}
        least={-400}
        most={400}
        step={0.5}
        onChange={(komi) => setTerms({ ...terms, komi })}
      />
      <TimeFields time={terms.time} onChange={(time) => setTerms({ ...terms, time })} />
      <div class="actions">
        <button type="submit" class="main">
          {setUp.begin}
        </button>
      </div>
    </form>
  );
}
