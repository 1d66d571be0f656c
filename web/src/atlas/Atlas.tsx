import { useEffect, useRef } from 'preact/hooks';
import { BookContext, useReading } from './context';
import type { Book } from './book';
import { JourneyPage } from './journey/JourneyPage';
import { LeafletPage } from './leaflet/LeafletPage';
import { PolicyPage } from './leaflet/PolicyPage';
import { Pages } from './Pages';
import { ProblemPage } from './problems/ProblemPage';
import { ProblemsPage } from './problems/ProblemsPage';
import { ChapterPage } from './reading/ChapterPage';
import { ContentsPage } from './reading/ContentsPage';
import { TermsPage } from './reading/TermsPage';
import { linkTo, type Route } from './route';
import { SearchPage } from './search/SearchPage';
import './style/index.css';

export function Atlas({ book, route }: { book: Book; route: Route }) {
  return (
    <BookContext.Provider value={book}>
      <Turned route={route} />
    </BookContext.Provider>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('textarea, input, select');
}

// The page that is open. A new one begins at its top, with the focus on its heading.
function Turned({ route }: { route: Route }) {
  const { a } = useReading();
  const page = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  const place = route.kind === 'search' ? route.kind : linkTo(route);

  useEffect(() => {
    const heading = page.current?.querySelector<HTMLElement>('h1');
    document.title = a.title(heading?.textContent ?? a.name);
    if (first.current) {
      first.current = false;
      return;
    }
    if (route.kind !== 'search' && !(route.kind === 'terms' && route.term)) {
      scrollTo(0, 0);
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    }
  }, [place, a]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) {
        return;
      }
      event.preventDefault();
      const field = page.current?.querySelector<HTMLElement>('input[type=search]');
      if (field) {
        field.focus();
      } else {
        location.hash = linkTo({ kind: 'search', query: '' });
      }
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <div class="atlas">
      <Pages route={route} />
      <div class="atlas-page" ref={page}>
        <Page route={route} />
      </div>
    </div>
  );
}

function Page({ route }: { route: Route }) {
  switch (route.kind) {
    case 'contents':
      return <ContentsPage />;
    case 'chapter':
      return (
        <ChapterPage
          chapter={route.chapter}
          spread={route.spread}
          key={`${route.chapter}/${route.spread ?? ''}`}
        />
      );
    case 'problems':
      return <ProblemsPage />;
    case 'problem':
      return <ProblemPage problem={route.problem} key={route.problem} />;
    case 'terms':
      return <TermsPage term={route.term} />;
    case 'way':
      return <JourneyPage />;
    case 'leaflet':
      return <LeafletPage />;
    case 'policy':
      return <PolicyPage />;
    case 'search':
      return <SearchPage query={route.query} />;
  }
}
