import { useEffect, useRef } from 'preact/hooks';
import { useReading } from '../context';

// All the words of the game; one of them may be what was asked for.
export function TermsPage({ term: wanted }: { term: string | undefined }) {
  const { book, lang, a } = useReading();
  const asked = useRef<HTMLElement>(null);
  useEffect(() => {
    asked.current?.scrollIntoView({ block: 'center' });
    asked.current?.focus({ preventScroll: true });
  }, [wanted]);
  return (
    <div class="terms-page">
      <header class="page-head">
        <h1>{a.terms.heading}</h1>
        <p>{a.terms.lead}</p>
      </header>
      <dl>
        {book.terms.map(({ id, name, also, meaning, ...names }) => (
          <div class={id === wanted ? 'term-entry wanted' : 'term-entry'}>
            <dt tabIndex={-1} ref={id === wanted ? asked : null} id={`term-${id}`}>
              {name[lang]}
            </dt>
            <dd>
              <p>{meaning[lang]}</p>
              <p class="other-names">
                {also[lang] !== '' && <span>{a.terms.also(also[lang])}</span>}
                {names.japanese !== '' && (
                  <span>
                    {a.terms.japanese}: <span lang="ja">{names.japanese}</span>{' '}
                    <i lang="ja-Latn">{names.romaji}</i>
                  </span>
                )}
                {names.chinese !== '' && (
                  <span>
                    {a.terms.chinese}: <span lang="zh">{names.chinese}</span>{' '}
                    <i lang="zh-Latn">{names.pinyin}</i>
                  </span>
                )}
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
