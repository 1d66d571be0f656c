import { useEffect, useState } from 'preact/hooks';
import { useWording } from '../text/texts';
import { Icon } from './Icon';

interface RunButtonProps {
  readonly step: number;
  readonly last: number;
  readonly pause: number; // milliseconds for the step shown
  readonly onStep: (step: number) => void;
}

// Lets the steps follow each other by themselves until the last; from there it begins anew.
export function RunButton({ step, last, pause, onStep }: RunButtonProps) {
  const { t } = useWording();
  const [running, setRunning] = useState(false);
  const goesOn = running && step < last;
  useEffect(() => {
    if (!goesOn) {
      setRunning(false);
      return undefined;
    }
    const timer = setTimeout(() => onStep(step + 1), pause);
    return () => clearTimeout(timer);
  }, [goesOn, step, pause]);

  function toggle(): void {
    if (!running && step === last) {
      onStep(0);
    }
    setRunning(!running);
  }

  const name = goesOn ? t.moves.pause : t.moves.run;
  return (
    <button type="button" class="square run" aria-label={name} title={name} onClick={toggle}>
      <Icon name={goesOn ? 'pause' : 'run'} />
    </button>
  );
}
