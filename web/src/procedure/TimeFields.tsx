import { NumberField } from '../terms/NumberField';
import { useWording, type Texts } from '../text/texts';
import { timeKinds, usualTimes, type TimeKind, type TimeSystem } from './time';

interface TimeField {
  readonly of: 'main' | 'period' | 'units' | 'cost';
  readonly label: string;
  readonly unit?: number; // seconds
  readonly least?: number;
  readonly most: number;
  readonly step?: number;
}

function fieldsOf({ procedure: { setUp } }: Texts, kind: TimeKind): readonly TimeField[] {
  const main = { of: 'main', label: setUp.main, unit: 60, least: 1, most: 600 } as const;
  const mainOrNone = { ...main, least: 0 };
  const period = { of: 'period', label: setUp.period, least: 1, most: 3600 } as const;
  const units = { of: 'units', label: setUp.periods, least: 1, most: 100 } as const;
  switch (kind) {
    case 'none':
      return [];
    case 'absolute':
      return [main];
    case 'byoyomi':
      return [mainOrNone, period, units];
    case 'canadian':
      return [mainOrNone, period, { ...units, label: setUp.stones }];
    case 'fischer':
      return [main, { ...period, label: setUp.added }];
    case 'simple':
      return [{ of: 'main', label: setUp.eachMove, least: 1, most: 3600 }];
    case 'ing':
      return [main, period, units, { of: 'cost', label: setUp.cost, most: 100, step: 0.5 }];
  }
}

interface TimeFieldsProps {
  readonly time: TimeSystem;
  readonly onChange: (time: TimeSystem) => void;
}

// The time system of a game and its numbers.
export function TimeFields({ time, onChange }: TimeFieldsProps) {
  const { t } = useWording();
  const { setUp } = t.procedure;
  return (
    <>
      <label class="field wide">
        <span>{setUp.time}</span>
        <select
          value={time.kind}
          onChange={({ currentTarget }) => {
            const chosen = timeKinds.find((each) => each === currentTarget.value) ?? 'none';
            onChange(usualTimes[chosen]);
          }}
        >
          {timeKinds.map((each) => (
            <option value={each}>{setUp.times[each]}</option>
          ))}
        </select>
      </label>
      {fieldsOf(t, time.kind).map(({ of, unit = 1, ...field }) => (
        <NumberField
          key={of}
          {...field}
          value={time[of] / unit}
          onChange={(value) => onChange({ ...time, [of]: value * unit })}
        />
      ))}
    </>
  );
}
