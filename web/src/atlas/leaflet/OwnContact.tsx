import { useId, useState } from 'preact/hooks';
import { saveText } from '../../output/save';
import { useReading } from '../context';
import { copyOf, withdraw, type Left } from './contacts';
import { leafletTexts } from './texts';

// What somebody left before: to be seen, copied and withdrawn with the code.
export function OwnContact() {
  const { lang } = useReading();
  const words = leafletTexts[lang].own;
  const lost = leafletTexts[lang].news.lost;
  const [token, setToken] = useState('');
  const [left, setLeft] = useState<Left>();
  const [said, setSaid] = useState('');
  const name = useId();

  async function see(event: Event): Promise<void> {
    event.preventDefault();
    const answer = await copyOf(lang, token.trim());
    setLeft(answer.kind === 'done' ? answer.answer : undefined);
    setSaid(answer.kind === 'done' ? '' : answer.kind === 'refused' ? answer.message : lost);
  }

  async function remove(): Promise<void> {
    const answer = await withdraw(lang, token.trim());
    if (answer.kind === 'done') {
      setLeft(undefined);
    }
    setSaid(
      answer.kind === 'done' ? words.withdrawn : answer.kind === 'refused' ? answer.message : lost,
    );
  }

  return (
    <section class="news" aria-labelledby="own">
      <h2 id="own">{words.heading}</h2>
      <form class="contact-form" onSubmit={(event) => void see(event)}>
        <label for={name}>{words.code}</label>
        <input
          id={name}
          class="code"
          type="text"
          required
          autocomplete="off"
          spellcheck={false}
          value={token}
          onInput={(event) => setToken(event.currentTarget.value)}
        />
        <div class="actions">
          <button type="submit">{words.see}</button>
          <button type="button" onClick={() => void remove()} disabled={token.trim() === ''}>
            {words.withdraw}
          </button>
        </div>
        <p role="status" class="problem">
          {said}
        </p>
      </form>
      {left && <Kept left={left} />}
    </section>
  );
}

function Kept({ left }: { left: Left }) {
  const { lang } = useReading();
  const words = leafletTexts[lang].own;
  const channel = leafletTexts[lang].news.channels[left.channel];
  const day = (seconds: number) =>
    new Date(seconds * 1000).toLocaleDateString(lang, { dateStyle: 'long' });
  return (
    <div class="kept">
      <h3>{words.kept}</h3>
      <dl>
        <dt>{words.rows.email}</dt>
        <dd>{left.email}</dd>
        <dt>{words.rows.channel}</dt>
        <dd>{left.address === '' ? channel : `${channel}: ${left.address}`}</dd>
        <dt>{words.rows.left}</dt>
        <dd>{day(left.left_at)}</dd>
        <dt>{words.rows.until}</dt>
        <dd>{day(left.deleted_by)}</dd>
      </dl>
      <button
        type="button"
        onClick={() => saveText('shinpan-contact.json', 'application/json', JSON.stringify(left))}
      >
        {words.saved}
      </button>
    </div>
  );
}
