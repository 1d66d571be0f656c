import { useState } from 'preact/hooks';
import { useWording } from '../text/texts';

interface SureProps {
  readonly name: string;
  readonly ask?: string;
  readonly yes: string;
  readonly disabled?: boolean;
  readonly onYes: () => void;
}

// A button that asks once more before it acts.
export function Sure({ name, ask, yes, disabled = false, onYes }: SureProps) {
  const { t } = useWording();
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <button type="button" aria-disabled={disabled} onClick={() => setAsking(!disabled)}>
        {name}
      </button>
    );
  }
  return (
    <div class="sure" role="group" aria-label={ask ?? name}>
      <span>{ask ?? name}</span>
      <button
        type="button"
        class="main"
        ref={(button) => button?.focus({ preventScroll: true })}
        onClick={() => {
          setAsking(false);
          onYes();
        }}
      >
        {yes}
      </button>
      <button type="button" class="quiet" onClick={() => setAsking(false)}>
        {t.procedure.no}
      </button>
    </div>
  );
}
