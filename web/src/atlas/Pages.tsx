import { useReading } from './context';
import { linkTo, type Route } from './route';

const pages = [
  ['contents', { kind: 'contents' }],
  ['problems', { kind: 'problems' }],
  ['terms', { kind: 'terms' }],
  ['way', { kind: 'way' }],
  ['search', { kind: 'search', query: '' }],
] as const satisfies readonly (readonly [string, Route])[];

// The ways through the Atlas.
export function Pages({ route }: { route: Route }) {
  const { a } = useReading();
  return (
    <nav class="atlas-pages" aria-label={a.pages.label}>
      <ul>
        {pages.map(([name, to]) => (
          <li>
            <a href={linkTo(to)} aria-current={to.kind === route.kind ? 'page' : undefined}>
              {a.pages[name]}
              {name === 'search' && <kbd aria-hidden="true">/</kbd>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
