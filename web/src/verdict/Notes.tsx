import type { Verdict } from '../engine';
import { useWording } from '../text/texts';
import { PointText } from './PointText';

interface NotesProps {
  readonly verdict: Verdict;
  readonly onPoint: (name: string) => void;
}

// What is left open, what must be protected, what was odd.
export function Notes({ verdict, onPoint }: NotesProps) {
  const { t } = useWording();
  const { dame, seki_liberties: shared, teire, warnings, record } = verdict;
  const agreement = record?.agrees === true ? t.result.agrees : record?.difference;
  const lists = [
    { heading: t.notes.teire, texts: teire.map(({ because }) => because) },
    { heading: t.notes.dame, texts: dame.length > 0 ? [dame.join(', ')] : [] },
    { heading: t.notes.sekiLiberties, texts: shared.length > 0 ? [shared.join(', ')] : [] },
    {
      heading: t.notes.record,
      texts: agreement ? [agreement, ...(record?.causes ?? []).map(({ text }) => text)] : [],
    },
    { heading: t.notes.heading, texts: warnings },
  ].filter(({ texts }) => texts.length > 0);
  return lists.map(({ heading, texts }) => (
    <section class="notes" key={heading}>
      <h2>{heading}</h2>
      {texts.map((text) => (
        <p>
          <PointText text={text} onPoint={onPoint} />
        </p>
      ))}
    </section>
  ));
}
