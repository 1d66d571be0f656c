import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { useReading } from '../context';
import { linkTo } from '../route';
import { searchOver, type Hit } from './search';

const mostShown = 30;

// The question stays in the address, so that one comes back to it from what was found.
export function SearchPage({ query }: { query: string }) {
  const { book, lang, a } = useReading();
  const [text, setText] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  const name = useId();
  const search = useMemo(() => searchOver(book), [book]);
  const hits = useMemo(() => (text.trim() === '' ? [] : search(text, lang)), [search, text, lang]);

  useEffect(() => field.current?.focus(), []);

  function change(written: string): void {
    setText(written);
    history.replaceState(history.state, '', linkTo({ kind: 'search', query: written }));
  }

  return (
    <div class="search-page">
      <header class="page-head">
        <h1>{a.search.heading}</h1>
      </header>
      <form
        role="search"
        class="search-form"
        onSubmit={(event) => {
          event.preventDefault();
          document.querySelector<HTMLElement>('.hits a')?.focus();
        }}
      >
        <label for={name} class="unseen">
          {a.search.label}
        </label>
        <input
          id={name}
          ref={field}
          type="search"
          autocomplete="off"
          placeholder={a.search.label}
          value={text}
          onInput={(event) => change(event.currentTarget.value)}
        />
        <small>{a.search.lead}</small>
      </form>
      <p role="status" class="hit-count">
        {text.trim() !== '' && (hits.length > 0 ? a.search.results(hits.length) : a.search.nothing)}
      </p>
      <ol class="hits">
        {hits.slice(0, mostShown).map((hit) => (
          <HitView hit={hit} key={hit.found.link} />
        ))}
      </ol>
    </div>
  );
}

function HitView({ hit: { found, lang, snippet } }: { hit: Hit }) {
  const { a } = useReading();
  const place = found.place[lang];
  return (
    <li>
      <p class="kicker">
        {a.search.kinds[found.kind]}
        {place !== '' && <span lang={lang}> · {place}</span>}
      </p>
      <h2 lang={lang}>
        <a href={found.link}>{found.title[lang]}</a>
      </h2>
      <p lang={lang}>{snippet.map(({ text, marked }) => (marked ? <mark>{text}</mark> : text))}</p>
    </li>
  );
}
