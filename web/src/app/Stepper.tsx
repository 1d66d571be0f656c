import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from './Icon';
import { useWording } from '../text/texts';

interface StepperProps {
  readonly heading: string;
  readonly label: string;
  readonly step: number;
  readonly last: number;
  readonly leave: string;
  readonly onStep: (step: number) => void;
  readonly onLeave: () => void;
  readonly children: ComponentChildren;
}

// Brings the board and its steps into sight together, from the board's top.
function showWithBoard(panel: Element | null | undefined): void {
  const box = panel?.getBoundingClientRect();
  if (box && (box.top < 0 || box.bottom > innerHeight)) {
    panel?.scrollIntoView({ block: 'start' });
  }
}

// Goes through something step by step; it takes the focus when it appears.
export function Stepper({ heading, label, step, last, onStep, ...rest }: StepperProps) {
  const { t } = useWording();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    showWithBoard(title.current?.closest('.board-panel'));
  }, [heading]);
  const goals = [
    { name: t.moves.first, icon: 'first', to: 0 },
    { name: t.moves.back, icon: 'back', to: step - 1 },
    { name: t.moves.on, icon: 'on', to: step + 1 },
    { name: t.moves.last, icon: 'last', to: last },
  ] as const;
  return (
    <section class="card stepper" aria-label={heading}>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
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
      <div aria-live="polite">{rest.children}</div>
      <div class="actions">
        <button type="button" onClick={rest.onLeave}>
          {rest.leave}
        </button>
      </div>
    </section>
  );
}
