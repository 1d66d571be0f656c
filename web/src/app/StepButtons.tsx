import { Icon } from './Icon';
import { RunButton } from './RunButton';

interface StepButtonsProps {
  readonly names: {
    readonly first: string;
    readonly back: string;
    readonly on: string;
    readonly last: string;
  };
  readonly step: number;
  readonly last: number;
  readonly label: string;
  readonly pause?: number; // milliseconds for the step shown when the steps run by themselves
  readonly onStep: (step: number) => void;
}

// To the beginning, back, on, to the end; what leads nowhere stays where it is, without effect.
export function StepButtons({ names, step, last, label, pause, onStep }: StepButtonsProps) {
  const goals = [
    { name: names.first, icon: 'first', to: 0 },
    { name: names.back, icon: 'back', to: step - 1 },
    { name: names.on, icon: 'on', to: step + 1 },
    { name: names.last, icon: 'last', to: last },
  ] as const;
  return (
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
      {pause !== undefined && <RunButton step={step} last={last} pause={pause} onStep={onStep} />}
      <span class="step-label">{label}</span>
    </div>
  );
}
