import type { Lang } from '../text/lang';
import type { Term } from '../../vite/glossary';

// The book as atlas/format.md describes it, resolved: every number is filled in.

export type { Term } from '../../vite/glossary';

export type Text = Readonly<Record<Lang, string>>;

export type Side = 'B' | 'W';

export interface Mark {
  readonly at: string;
  readonly is: 'circle' | 'square' | 'triangle' | 'cross' | 'dash' | 'letter';
  readonly text?: string;
}

export interface Step {
  readonly move: string;
  readonly text: Text;
  readonly illegal?: string;
}

// The board at the start or after a step.
export interface Stage {
  readonly rows: readonly string[];
  readonly taken: readonly string[];
  readonly illegal?: string;
}

export interface PlayAnswer {
  readonly at: string;
  readonly right?: boolean;
  readonly illegal?: string;
  readonly text: Text;
}

export interface Play {
  readonly color: Side;
  readonly task: Text;
  readonly free?: boolean;
  readonly after?: number;
  readonly answers: readonly PlayAnswer[];
  readonly other: Text;
}

export interface BoardData {
  readonly id: string;
  readonly rows: readonly string[];
  readonly size: readonly [number, number];
  readonly window?: readonly string[];
  readonly to_play?: Side;
  readonly trial?: string; // the steps are hypothetical play about the chain there
  readonly rules?: string;
  readonly komi?: number;
  readonly prisoners?: { readonly B?: number; readonly W?: number };
  readonly show?: 'territory' | 'area' | 'status';
  readonly verdict?: readonly string[];
  readonly marks?: readonly Mark[];
  readonly caption: Text;
  readonly steps?: readonly Step[];
  readonly positions: readonly Stage[];
  readonly play?: Play;
}

export interface Choice {
  readonly text: Text;
  readonly right?: boolean;
  readonly why: Text;
}

export interface Question {
  readonly text: Text;
  readonly choices: readonly Choice[];
}

export type Part =
  | { readonly text: Text }
  | { readonly list: readonly Text[] }
  | { readonly steps: readonly Text[] }
  | { readonly table: readonly (readonly Text[])[] }
  | { readonly board: BoardData };

export interface Section {
  readonly title: Text;
  readonly parts: readonly Part[];
}

export interface SceneStep {
  readonly stage: Text;
  readonly speaker: string;
  readonly line: Text;
}

export interface Spread {
  readonly id: string;
  readonly title: Text;
  readonly scene: readonly SceneStep[];
  readonly sections: readonly Section[];
  readonly question?: Question;
}

export interface Chapter {
  readonly id: string;
  readonly title: Text;
  readonly gate: Text;
  readonly summary: Text;
  readonly spreads: readonly Spread[];
  readonly discovery: Text;
  readonly check: { readonly question: Text; readonly answer: Text; readonly points: number };
  readonly end: { readonly text: Text; readonly question?: Question };
  readonly way_on: { readonly text: Text; readonly to?: string };
  readonly problems: readonly string[];
}

export interface Goal {
  readonly kind: string;
  readonly at?: string;
  readonly points?: readonly string[];
  readonly liberties?: number;
  readonly after?: number;
  readonly rules?: string;
  readonly strict?: boolean;
}

export interface Problem {
  readonly id: string;
  readonly title: Text;
  readonly chapter: string;
  readonly level: number;
  readonly color?: Side;
  readonly board: BoardData;
  readonly task: Text;
  readonly goal: Goal;
  readonly answers: readonly string[];
  readonly wrong?: readonly { readonly at: string; readonly reply?: string; readonly text: Text }[];
  readonly hints: readonly Text[];
  readonly explanation: Text;
  readonly found: readonly string[] | string | number;
}

export interface Volume {
  readonly id: string;
  readonly title: Text;
  readonly about: Text;
  readonly chapters: readonly string[];
}

export interface Hero {
  readonly id: string;
  readonly name: Text;
  readonly about: Text;
}

// What the page says of the printed leaflet.
export interface Leaflet {
  readonly title: Text;
  readonly subtitle: Text;
  readonly pages: readonly { readonly id: string; readonly title: Text }[];
}

export interface Book {
  readonly title: Text;
  readonly subtitle: Text;
  readonly story: readonly Text[];
  readonly heroes: readonly Hero[];
  readonly volumes: readonly Volume[];
  readonly problems: readonly string[];
  readonly chapters: Readonly<Record<string, Chapter>>;
  readonly problem_pages: Readonly<Record<string, Problem>>;
  readonly leaflet: Leaflet;
  readonly terms: readonly Term[];
}

// All chapters in the order of reading.
export function chaptersOf(book: Book): Chapter[] {
  return book.volumes.flatMap(({ chapters }) => chapters.flatMap((id) => book.chapters[id] ?? []));
}

export function problemsOf(book: Book): Problem[] {
  return book.problems.flatMap((id) => book.problem_pages[id] ?? []);
}

export function boardsOf(spread: Spread): BoardData[] {
  return spread.sections.flatMap(({ parts }) =>
    parts.flatMap((part) => ('board' in part ? [part.board] : [])),
  );
}
