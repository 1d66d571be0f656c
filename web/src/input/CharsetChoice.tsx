import { useMemo, useState } from 'preact/hooks';
import { useWording } from '../text/texts';
import { likeliest, readAs, telling, type Charset } from './charset';

interface CharsetChoiceProps {
  readonly bytes: Uint8Array;
  readonly onChoose: (text: string) => void;
  readonly onBack: () => void;
}

export function CharsetChoice({ bytes, onChoose, onBack }: CharsetChoiceProps) {
  const { t } = useWording();
  const candidates = useMemo(() => likeliest(bytes), [bytes]);
  const [chosen, setChosen] = useState<Charset>(candidates[0] ?? 'gb18030');
  return (
    <section class="card choice" aria-labelledby="charset">
      <h1 id="charset">{t.charset.heading}</h1>
      <p>{t.charset.lead}</p>
      <div role="radiogroup" aria-labelledby="charset" class="options">
        {candidates.map((charset) => (
          <label class="option">
            <input
              type="radio"
              name="charset"
              checked={charset === chosen}
              onChange={() => setChosen(charset)}
            />
            <span>
              <b>{t.charset.names[charset]}</b>
              <small>{telling(readAs(bytes, charset))}</small>
            </span>
          </label>
        ))}
      </div>
      <div class="actions">
        <button type="button" class="main" onClick={() => onChoose(readAs(bytes, chosen))}>
          {t.charset.use}
        </button>
        <button type="button" onClick={onBack}>
          {t.games.back}
        </button>
      </div>
    </section>
  );
}
