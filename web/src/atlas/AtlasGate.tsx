import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWording } from '../text/texts';
import type { Book } from './book';
import type { Route } from './route';
import { gateTexts } from './text/gate';

// What the rest of the page knows of the Atlas: the book and its pages are loaded when they are
// opened.

interface Loaded {
  readonly Atlas: ComponentType<{ book: Book; route: Route }>;
  readonly book: Book;
}

let loading: Promise<Loaded> | undefined;

async function load(): Promise<Loaded> {
  const [{ Atlas }, { book }] = await Promise.all([import('./Atlas'), import('./data')]);
  return { Atlas, book };
}

export function AtlasGate({ route }: { route: Route }) {
  const { lang } = useWording();
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  useEffect(() => {
    loading ??= load();
    loading.then(setLoaded, () => {
      loading = undefined;
      setLoaded('failed');
    });
  }, []);
  if (loaded === 'failed') {
    return <p class="failed">{gateTexts[lang].failed}</p>;
  }
  return loaded ? (
    <loaded.Atlas book={loaded.book} route={route} />
  ) : (
    <p aria-busy="true">{gateTexts[lang].loading}</p>
  );
}
