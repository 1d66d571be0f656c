import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useReading } from '../context';
import { linkTo } from '../route';
import { channels, leave, type Channel, type Offer } from './contacts';
import { leafletPdf } from './files';
import { leafletTexts } from './texts';

// What was written stays while the policy is read; the consent is given anew.
const unsent: { email: string; channel: Channel; address: string } = {
  email: '',
  channel: 'email',
  address: '',
};

export function NewsForm({ offer }: { offer: Offer }) {
  const { lang } = useReading();
  const words = leafletTexts[lang];
  const [token, setToken] = useState<string>();
  return (
    <section class="news" aria-labelledby="news">
      <h2 id="news">{token === undefined ? words.news.heading : words.left.heading}</h2>
      {token === undefined ? (
        <Fields offer={offer} onLeft={setToken} />
      ) : (
        <Code token={token} />
      )}
    </section>
  );
}

function Fields({ offer, onLeft }: { offer: Offer; onLeft: (token: string) => void }) {
  const { lang } = useReading();
  const words = leafletTexts[lang].news;
  const [email, setEmail] = useState(unsent.email);
  const [channel, setChannel] = useState(unsent.channel);
  const [address, setAddress] = useState(unsent.address);
  const [consent, setConsent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const name = useId();
  useEffect(() => void Object.assign(unsent, { email, channel, address }), [email, channel, address]);

  async function send(event: Event): Promise<void> {
    event.preventDefault();
    setSending(true);
    const said = await leave(lang, {
      email: email.trim(),
      channel,
      address: channel === 'email' ? '' : address.trim(),
      consent,
      form: offer.form,
    });
    setSending(false);
    if (said.kind === 'done') {
      Object.assign(unsent, { email: '', channel: 'email', address: '' });
      onLeft(said.answer.token);
    } else {
      setProblem(said.kind === 'refused' ? said.message : words.lost);
    }
  }

  return (
    <form class="contact-form" onSubmit={(event) => void send(event)}>
      <p>{words.lead(offer.days)}</p>
      <label for={`${name}-email`}>{words.email}</label>
      <input
        id={`${name}-email`}
        type="email"
        autocomplete="email"
        required
        maxLength={254}
        value={email}
        onInput={(event) => setEmail(event.currentTarget.value)}
      />
      <label for={`${name}-channel`}>{words.channel}</label>
      <select
        id={`${name}-channel`}
        value={channel}
        onChange={(event) => setChannel(event.currentTarget.value as Channel)}
      >
        {channels.map((one) => (
          <option value={one}>{words.channels[one]}</option>
        ))}
      </select>
      {channel !== 'email' && (
        <>
          <label for={`${name}-address`}>{words.address[channel]}</label>
          <input
            id={`${name}-address`}
            type="text"
            required
            maxLength={100}
            autocomplete="off"
            value={address}
            onInput={(event) => setAddress(event.currentTarget.value)}
          />
        </>
      )}
      <p class="agreement">
        <input
          id={`${name}-consent`}
          type="checkbox"
          required
          checked={consent}
          onChange={(event) => setConsent(event.currentTarget.checked)}
        />
        <label for={`${name}-consent`}>
          {words.consent} <a href={linkTo({ kind: 'policy' })}>{words.policy}</a>
          {words.says !== '' && ` ${words.says}`}.
        </label>
      </p>
      <button class="main" type="submit" disabled={sending}>
        {words.send}
      </button>
      <p role="alert" class="problem">
        {problem}
      </p>
    </form>
  );
}

function Code({ token }: { token: string }) {
  const { lang } = useReading();
  const words = leafletTexts[lang].left;
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const name = useId();
  useEffect(() => field.current?.focus(), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(token);
      setCopied(true);
    } catch {
      field.current?.select(); // no leave to use the clipboard: it can be copied by hand
    }
  }

  return (
    <div class="contact-form">
      <p>{words.text}</p>
      <label for={name}>{words.code}</label>
      <input id={name} ref={field} class="code" readOnly value={token} />
      <button type="button" onClick={() => void copy()}>
        {words.copy}
      </button>
      <p role="status">{copied && words.copied}</p>
      <a class="button main" href={leafletPdf(lang)} download>
        {leafletTexts[lang].download}
      </a>
    </div>
  );
}
