import { StoneIcon } from '../board/marks';
import type { Color, Stone } from '../go/color';
import { useWording } from '../text/texts';

interface EditToolsProps {
  readonly brush: Stone;
  readonly toPlay: Color;
  readonly onBrush: (brush: Stone) => void;
  readonly onToPlay: (color: Color) => void;
  readonly onClear: () => void;
  readonly onDone: () => void;
}

const brushes: readonly Stone[] = ['black', 'white', 'empty'];
const colors: readonly Color[] = ['black', 'white'];

export function EditTools({ brush, toPlay, ...on }: EditToolsProps) {
  const { t } = useWording();
  return (
    <section class="card edit-tools" aria-label={t.edit.start}>
      <fieldset class="switch">
        <legend>{t.edit.brush}</legend>
        {brushes.map((stone) => (
          <button type="button" aria-pressed={brush === stone} onClick={() => on.onBrush(stone)}>
            {stone !== 'empty' && <StoneIcon color={stone} />}
            {t.edit.brushes[stone]}
          </button>
        ))}
      </fieldset>
      <fieldset class="switch">
        <legend>{t.edit.toPlay}</legend>
        {colors.map((color) => (
          <button type="button" aria-pressed={toPlay === color} onClick={() => on.onToPlay(color)}>
            {t.side[color]}
          </button>
        ))}
      </fieldset>
      <div class="actions">
        <button type="button" class="main" onClick={on.onDone}>
          {t.edit.done}
        </button>
        <button type="button" onClick={on.onClear}>
          {t.edit.clear}
        </button>
      </div>
    </section>
  );
}
