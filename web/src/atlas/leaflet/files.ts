import type { Lang } from '../../text/lang';

// The printed leaflet beside the page, as vite/leaflet.ts names its files.

export const leafletPdf = (lang: Lang) => `./leaflet-${lang}.pdf`;

export const problemsPdf = (lang: Lang) => `./problems-${lang}.pdf`;

export const leafletPage = (lang: Lang, page: number) => `./leaflet-${lang}-${page}.svg`;

// Of A5 in the drawings.
export const pageSize = { width: 1480, height: 2100 } as const;
