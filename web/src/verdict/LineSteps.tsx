import { Stepper } from '../app/Stepper';
import type { Group } from '../engine';
import { useWording } from '../text/texts';
import { lineMove, moveText } from './line';

interface LineStepsProps {
  readonly group: Group;
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly onLeave: () => void;
}

const pause = 1400; // milliseconds for a move

export function LineSteps({ group, step, onStep, onLeave }: LineStepsProps) {
  const { t } = useWording();
  const moves = group.line.map(lineMove);
  const current = moves[step - 1];
  return (
    <Stepper
      heading={t.line.heading}
      label={t.line.step(step, moves.length)}
      step={step}
      last={moves.length}
      leave={t.line.leave}
      pause={pause}
      onStep={onStep}
      onLeave={onLeave}
    >
      <p class="step-text">{current ? moveText(t, current) : t.line.start}</p>
      <p class="hint">{t.dispute.tryHere}</p>
    </Stepper>
  );
}
