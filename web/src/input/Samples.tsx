import { Miniature } from '../board/Miniature';
import { useAnswer } from '../engine/useAnswer';
import { useWording } from '../text/texts';
import { samples, type Sample } from './samples';

function SampleCard({ sample, onChoose }: { sample: Sample; onChoose: (sample: Sample) => void }) {
  const { t, lang } = useWording();
  const [title, about] = t.start.sample[sample.id];
  const board = useAnswer<'board'>(
    { call: 'board', lang, record: sample.text },
    `sample ${sample.id}`,
  );
  return (
    <li>
      <button type="button" class="sample-card" onClick={() => onChoose(sample)}>
        <span class="sample-board">{board.value && <Miniature rows={board.value.position} />}</span>
        <strong>{title}</strong>
        <span>{about}</span>
      </button>
    </li>
  );
}

export function Samples({ onChoose }: { onChoose: (sample: Sample) => void }) {
  const { t, lang } = useWording();
  // Nobody waits for this answer: with it the engine has at hand what it judges by when the reader's
  // own game comes.
  useAnswer<'judge'>({ call: 'judge', lang, record: samples[0].text }, 'first verdict');
  return (
    <section class="samples" aria-labelledby="samples">
      <h2 id="samples">{t.start.samples}</h2>
      <ul>
        {samples.map((sample) => (
          <SampleCard key={sample.id} sample={sample} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  );
}
