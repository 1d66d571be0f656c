import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useReading } from '../context';
import { linkTo } from '../route';

const gap = 8; // pixels

// A word of the glossary: pressed, it says what it means.
export function TermLink({ id, words }: { id: string; words: string }) {
  const { book, lang, a, say } = useReading();
  const card = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const name = useId();
  const term = book.terms.find((other) => other.id === id);
  useLayoutEffect(() => {
    if (open) {
      place();
    }
  }, [open]);
  if (!term) {
    return <>{words}</>;
  }

  // Below the word, or above it where there is no room, and inside the screen.
  function place(): void {
    const box = card.current;
    const at = button.current?.getBoundingClientRect();
    if (!box || !at) {
      return;
    }
    const { offsetWidth: width, offsetHeight: height } = box;
    const below = at.bottom + gap + height <= innerHeight;
    const left = Math.max(
      gap,
      Math.min(at.left, document.documentElement.clientWidth - width - gap),
    );
    box.style.left = `${left}px`;
    box.style.top = `${below ? at.bottom + gap : Math.max(gap, at.top - gap - height)}px`;
  }

  return (
    <>
      <button
        type="button"
        class="term"
        ref={button}
        aria-expanded={open}
        aria-controls={name}
        onClick={() => card.current?.togglePopover()}
      >
        {words}
      </button>
      <span
        id={name}
        ref={card}
        class="term-card"
        popover="auto"
        role="note"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && (
          <>
            <b>{say(term.name)}</b>
            {say(term.also) !== '' && <small>{a.terms.also(say(term.also))}</small>}
            <span aria-live="polite">{say(term.meaning)}</span>
            <small lang="ja">
              {term.japanese} <i lang="ja-Latn">{term.romaji}</i>
            </small>
            <a href={linkTo({ kind: 'terms', term: id })} lang={lang}>
              {a.terms.more}
            </a>
          </>
        )}
      </span>
    </>
  );
}
