import type { ComponentChildren } from 'preact';
import { Icon } from '../../app/Icon';
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
  const goals = [
    { name: a.board.first, icon: 'first', to: 0 },
    { name: a.board.back, icon: 'back', to: step - 1 },
    { name: a.board.on, icon: 'on', to: step + 1 },
    { name: a.board.last, icon: 'last', to: last },
  ] as const;
  return (
    <div class="step-bar" role="group" aria-label={a.board.steps}>
      <div class="steps">
        {goals.map(({ name, icon, to }) => {
          const useless = to < 0 || to > last || to === step;
          return (
            <button
              type="button"
              class="square"
              aria-label={name}
              title={name}
              aria-disabled={useless}
              onClick={() => !useless && onStep(to)}
            >
              <Icon name={icon} />
            </button>
          );
        })}
        <span class="step-label">{label}</span>
      </div>
      <div aria-live="polite" class="step-text">
        {children}
      </div>
    </div>
  );
}
