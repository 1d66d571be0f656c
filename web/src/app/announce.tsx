import { createContext, type ComponentChildren } from 'preact';
import { useCallback, useContext, useEffect, useState } from 'preact/hooks';

// `shown`: on the page too, for a moment.
type Announce = (text: string, shown?: boolean) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}

const shownFor = 4000; // milliseconds

// The live region: what changes on the page is said here for those who do not see it.
export function Announcer({ children }: { children: ComponentChildren }) {
  const [said, setSaid] = useState({ text: '', shown: false, count: 0 });
  const announce = useCallback<Announce>(
    (text, shown = false) => setSaid(({ count }) => ({ text, shown, count: count + 1 })),
    [],
  );
  useEffect(() => {
    const timer = setTimeout(() => setSaid((before) => ({ ...before, shown: false })), shownFor);
    return () => clearTimeout(timer);
  }, [said.count]);
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <div class="unseen" role="status" aria-live="polite" id="announcements">
        <span key={said.count}>{said.text}</span>
      </div>
      {said.shown && (
        <p class="toast" aria-hidden="true">
          {said.text}
        </p>
      )}
    </AnnounceContext.Provider>
  );
}
