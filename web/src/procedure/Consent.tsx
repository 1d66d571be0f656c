import type { ConsentEvent, Side } from '../engine';
import { colorOf } from '../go/color';
import { useWording } from '../text/texts';
import { bothSides } from './claims';
import type { Playing } from './useMatch';

interface ConsentProps {
  readonly heading: string;
  readonly hint?: string;
  readonly event: ConsentEvent;
  readonly given: readonly Side[];
  readonly playing: Playing;
}

// What happens only when both players have said so.
export function Consent({ heading, hint, event, given, playing }: ConsentProps) {
  const { t } = useWording();
  const words = event === 'confirm-result' ? t.procedure.consent.confirms : t.procedure.consent.agrees;
  return (
    <fieldset class="consent">
      <legend>{heading}</legend>
      {hint && <p class="hint">{hint}</p>}
      <div class="actions">
        {bothSides.map((by) => (
          <button
            type="button"
            key={by}
            aria-pressed={given.includes(by)}
            onClick={() => void playing.happen({ event, by })}
          >
            {words(colorOf(by))}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
