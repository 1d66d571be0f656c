import { useState } from 'preact/hooks';
import { largestSide, type Size } from '../go/size';
import { useWording } from '../text/texts';

function Side({ label, value, onChange }: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={largestSide}
        value={value}
        onChange={(event) => {
          const wanted = Math.round(event.currentTarget.valueAsNumber);
          onChange(Math.max(1, Math.min(largestSide, wanted || value)));
        }}
      />
    </label>
  );
}

const usual = [9, 13, 19];

export function EmptyBoard({ onChoose }: { onChoose: (size: Size) => void }) {
  const { t } = useWording();
  const [size, setSize] = useState<Size>({ cols: 9, rows: 9 });
  return (
    <fieldset class="empty-board">
      <legend>{t.start.empty}</legend>
      <div class="sizes">
        {usual.map((side) => (
          <button type="button" onClick={() => onChoose({ cols: side, rows: side })}>
            {side}×{side}
          </button>
        ))}
      </div>
      <div class="sizes">
        <Side
          label={t.start.cols}
          value={size.cols}
          onChange={(cols) => setSize({ ...size, cols })}
        />
        <Side
          label={t.start.rows}
          value={size.rows}
          onChange={(rows) => setSize({ ...size, rows })}
        />
        <button type="button" onClick={() => onChoose(size)}>
          {size.cols}×{size.rows}
        </button>
      </div>
    </fieldset>
  );
}
