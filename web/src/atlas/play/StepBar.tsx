import type { ComponentChildren } from 'preact';
import { StepButtons } from '../../app/StepButtons';
import { useReading } from '../context';

interface StepBarProps {
  readonly step: number;
  readonly last: number;
  readonly label: string;
  readonly onStep: (step: number) => void;
  readonly children?: ComponentChildren;
}

// Goes through moves under a board; what is said about the move is below.
export function StepBar({ step, last, label, onStep, children }: StepBarProps) {
  const { a } = useReading();
  return (
    <div class="step-bar" role="group" aria-label={a.board.steps}>
      <StepButtons names={a.board} step={step} last={last} label={label} onStep={onStep} />
      <div aria-live="polite" class="step-text">
        {children}
      </div>
    </div>
  );
}
