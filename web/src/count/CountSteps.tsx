import { Stepper } from '../app/Stepper';
import type { Count } from '../engine';
import { useWording } from '../text/texts';
import { methodName } from './method';

interface CountStepsProps {
  readonly count: Count;
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly onLeave: () => void;
}

const looking = 1500; // milliseconds for the board
const reading = 50; // milliseconds for a letter

export function CountSteps({ count, step, onStep, onLeave }: CountStepsProps) {
  const { t, number } = useWording();
  const current = count.steps[step];
  return (
    <Stepper
      heading={t.count.steps(methodName(t, count.method))}
      label={t.count.step(step + 1, count.steps.length)}
      step={step}
      last={count.steps.length - 1}
      leave={t.count.leave}
      pause={looking + reading * (current?.text.length ?? 0)}
      onStep={onStep}
      onLeave={onLeave}
    >
      {current && (
        <>
          <p class="step-text">{current.text}</p>
          <p class="so-far">
            {t.count.sofar}: {t.side.black} <b>{number(current.sums.black)}</b>, {t.side.white}{' '}
            <b>{number(current.sums.white)}</b>
          </p>
        </>
      )}
    </Stepper>
  );
}
