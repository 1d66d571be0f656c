import { useRef } from 'preact/hooks';
import { useWording } from '../text/texts';
import { Icon } from './Icon';

interface MoveSliderProps {
  readonly move: number;
  readonly moves: number;
  readonly onMove: (move: number, sameSlide: boolean) => void;
}

// Through the moves of a record: everything is judged after the one chosen.
export function MoveSlider({ move, moves, onMove }: MoveSliderProps) {
  const { t } = useWording();
  const sliding = useRef(false);
  const label = t.moves.after(move, moves);
  const step = (name: string, icon: 'back' | 'on', to: number) => (
    <button
      type="button"
      class="square"
      aria-label={name}
      title={name}
      aria-disabled={to < 0 || to > moves}
      onClick={() => to >= 0 && to <= moves && onMove(to, false)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="move-slider" role="group" aria-label={t.moves.heading}>
      <output>{label}</output>
      {step(t.moves.back, 'back', move - 1)}
      <input
        type="range"
        min={0}
        max={moves}
        value={move}
        aria-label={t.moves.heading}
        aria-valuetext={label}
        onInput={(event) => {
          onMove(event.currentTarget.valueAsNumber, sliding.current);
          sliding.current = true;
        }}
        onChange={() => {
          sliding.current = false;
        }}
      />
      {step(t.moves.on, 'on', move + 1)}
    </div>
  );
}
