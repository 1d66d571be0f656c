interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

export function NumberField({ label, value, least = 0, most, step = 1, onChange }: NumberFieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="decimal"
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={(event) => {
          const wanted = event.currentTarget.valueAsNumber;
          const rounded = Math.round(wanted / step) * step;
          if (Number.isFinite(rounded)) {
            onChange(Math.max(least, Math.min(most, rounded)));
          } else {
            event.currentTarget.value = String(value);
          }
        }}
      />
    </label>
  );
}
