// The places of the Atlas, as fragments: "#/atlas", "#/atlas/04-ko/echo",
// "#/atlas/problems/08-fill-or-not".

export type Route =
  | { readonly kind: 'contents' }
  | { readonly kind: 'chapter'; readonly chapter: string; readonly spread?: string }
  | { readonly kind: 'problems' }
  | { readonly kind: 'problem'; readonly problem: string }
  | { readonly kind: 'terms'; readonly term?: string }
  | { readonly kind: 'way' }
  | { readonly kind: 'leaflet' }
  | { readonly kind: 'policy' }
  | { readonly kind: 'search'; readonly query: string };

const root = '#/atlas';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// Undefined for what is no place of the Atlas.
export function routeOf(fragment: string): Route | undefined {
  const [path = '', parameters = ''] = fragment.split('?', 2);
  if (path !== root && !path.startsWith(`${root}/`)) {
    return undefined;
  }
  const [first, second] = path
    .slice(root.length + 1)
    .split('/')
    .map(decoded);
  if (!first) {
    return { kind: 'contents' };
  }
  switch (first) {
    case 'problems':
      return second ? { kind: 'problem', problem: second } : { kind: 'problems' };
    case 'terms':
      return second ? { kind: 'terms', term: second } : { kind: 'terms' };
    case 'way':
      return { kind: 'way' };
    case 'leaflet':
      return { kind: second === 'policy' ? 'policy' : 'leaflet' };
    case 'search':
      return { kind: 'search', query: new URLSearchParams(parameters).get('q') ?? '' };
    default:
      return { kind: 'chapter', chapter: first, ...(second ? { spread: second } : {}) };
  }
}

function pathOf(route: Route): readonly string[] {
  switch (route.kind) {
    case 'contents':
      return [];
    case 'chapter':
      return [route.chapter, ...(route.spread ? [route.spread] : [])];
    case 'problem':
      return ['problems', route.problem];
    case 'policy':
      return ['leaflet', 'policy'];
    case 'terms':
      return ['terms', ...(route.term ? [route.term] : [])];
    default:
      return [route.kind];
  }
}

export function linkTo(route: Route): string {
  const path = [root, ...pathOf(route).map(encodeURIComponent)].join('/');
  return route.kind === 'search' && route.query !== ''
    ? `${path}?${new URLSearchParams({ q: route.query }).toString()}`
    : path;
}
