import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { StepButtons } from './StepButtons';
import { useWording } from '../text/texts';

interface StepperProps {
  readonly heading: string;
  readonly label: string;
  readonly step: number;
  readonly last: number;
  readonly leave: string;
  readonly pause: number; // milliseconds for the step shown when the steps run by themselves
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
export function Stepper({ heading, label, step, last, pause, onStep, ...rest }: StepperProps) {
  const { t } = useWording();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    showWithBoard(title.current?.closest('.board-panel'));
  }, [heading]);
  return (
    <section class="card stepper" aria-label={heading}>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <StepButtons
        names={t.moves}
        step={step}
        last={last}
        label={label}
        pause={pause}
        onStep={onStep}
      />
      <div aria-live="polite">{rest.children}</div>
      <div class="actions">
        <button type="button" onClick={rest.onLeave}>
          {rest.leave}
        </button>
      </div>
    </section>
  );
}
