import { drawnFrom, withDrawn, type Document, type Drawn } from '../edit/document';
import type { BoardState, RuleSet, Verdict } from '../engine';
import { useWording } from '../text/texts';
import { NumberField } from './NumberField';

interface TermsPanelProps {
  readonly document: Document;
  readonly verdict: Verdict;
  readonly board: BoardState;
  readonly rules: readonly RuleSet[];
  readonly onChange: (document: Document) => void;
}

function withRules(document: Document, rules: string): Document {
  const { rules: _, ...rest } = document;
  return rules === '' ? rest : { ...rest, rules };
}

export function TermsPanel({ document, verdict, board, rules, onChange }: TermsPanelProps) {
  const { t } = useWording();
  const recorded = document.source.kind === 'recorded';
  const { prisoners } = board;
  const changeDrawn = (changes: Partial<Omit<Drawn, 'kind'>>) =>
    onChange(withDrawn(drawnFrom(document, verdict, board), changes));
  return (
    <section class="terms" aria-labelledby="terms">
      <h2 id="terms">{t.terms.heading}</h2>
      <p>{t.terms.lead}</p>
      <label class="field wide">
        <span>{t.terms.rules}</span>
        <select
          value={document.rules ?? ''}
          onChange={(event) => onChange(withRules(document, event.currentTarget.value))}
        >
          {recorded && <option value="">{t.terms.asRecord}</option>}
          {rules.map(({ id, name }) => (
            <option value={id}>{name}</option>
          ))}
        </select>
      </label>
      <NumberField
        label={t.terms.komi}
        value={verdict.komi}
        least={-400}
        most={400}
        step={0.5}
        onChange={(komi) => onChange({ ...document, komi })}
      />
      <NumberField
        label={t.terms.handicap}
        value={verdict.handicap}
        most={99}
        onChange={(handicap) => changeDrawn({ handicap })}
      />
      <fieldset class="pair">
        <legend>{t.terms.prisoners}</legend>
        <NumberField
          label={t.terms.by.black}
          value={prisoners.black}
          most={999}
          onChange={(black) => changeDrawn({ prisoners: { ...prisoners, black } })}
        />
        <NumberField
          label={t.terms.by.white}
          value={prisoners.white}
          most={999}
          onChange={(white) => changeDrawn({ prisoners: { ...prisoners, white } })}
        />
      </fieldset>
      <label class="field check">
        <input
          type="checkbox"
          checked={document.strict}
          onChange={(event) => onChange({ ...document, strict: event.currentTarget.checked })}
        />
        <span>
          {t.terms.strict}
          <small>{t.terms.strictHint}</small>
        </span>
      </label>
      {recorded && <p class="hint">{t.terms.drawn}</p>}
    </section>
  );
}
