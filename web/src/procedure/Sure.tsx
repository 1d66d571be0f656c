import { useEffect, useRef, useState } from 'preact/hooks';
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
  const asked = useRef(false);
  const first = useRef<HTMLButtonElement>(null);
  const answer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking || asked.current) {
      (asking ? answer : first).current?.focus({ preventScroll: true });
    }
    asked.current = asking;
  }, [asking]);
  if (!asking) {
    return (
      <button
        type="button"
        ref={first}
        aria-disabled={disabled}
        onClick={() => setAsking(!disabled)}
      >
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
        ref={answer}
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
