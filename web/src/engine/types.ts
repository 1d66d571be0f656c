import type { Lang } from '../text/lang';
import type { MatchAnswer, MatchQuestion, Tried, TryQuestion } from './match';
import type { BothSides } from './sides';

// The engine's requests and answers, as docs/en/judge.md and docs/en/count.md describe them.

export interface Failure {
  readonly code: string;
  readonly message: string;
}

export type Status = 'alive' | 'seki' | 'dead' | 'undecided';

export type Basis = 'two-eyes' | 'static' | 'search' | 'agreement' | 'letter' | 'estimate';

export interface Group {
  readonly color: 'B' | 'W';
  readonly points: readonly string[];
  readonly status: Status;
  readonly clause: string | null;
  readonly basis: Basis;
  readonly confidence: number;
  readonly line: readonly string[];
  readonly text: string;
}

export interface Sum {
  readonly territory: number;
  readonly prisoners: number;
  readonly dead: number;
  readonly stones: number;
  readonly tax: number;
  readonly penalty: number;
  readonly komi: number;
  readonly total: number;
}

export interface Teire {
  readonly color: 'B' | 'W';
  readonly point: string;
  readonly because: string;
}

export interface Agreement {
  readonly result: string | null;
  readonly agrees: boolean | null;
  readonly difference: string | null;
  readonly causes: readonly { readonly kind: string; readonly text: string }[];
}

export interface Verdict {
  readonly move: number;
  readonly size: readonly [number, number];
  readonly rules: string;
  readonly komi: number;
  readonly handicap: number;
  readonly to_play: 'B' | 'W';
  readonly position: readonly string[];
  readonly verdict: readonly string[];
  readonly groups: readonly Group[];
  readonly dame: readonly string[];
  readonly seki_liberties: readonly string[];
  readonly teire: readonly Teire[];
  readonly score: BothSides<Sum>;
  readonly result: string;
  readonly finished: boolean;
  readonly proved: boolean;
  readonly warnings: readonly string[];
  readonly record?: Agreement;
}

export interface GameInfo {
  readonly game: number;
  readonly size: readonly [number, number];
  readonly moves: number;
  readonly rules: string | null;
  readonly komi: number | null;
  readonly handicap: number;
  readonly black: string | null;
  readonly white: string | null;
  readonly event: string | null;
  readonly date: string | null;
  readonly result: string | null;
}

export interface BoardState {
  readonly size: readonly [number, number];
  readonly move: number;
  readonly moves: number;
  readonly position: readonly string[];
  readonly to_play: 'B' | 'W';
  readonly last: string | null;
  readonly prisoners: BothSides<number>;
  readonly line: readonly string[];
  readonly illegal: { readonly reason: string; readonly message: string } | null;
}

export interface Fate {
  readonly outcome: string;
  readonly moves: readonly string[];
  readonly line: readonly string[];
  readonly proved: boolean;
}

export interface Fates {
  readonly black_first: Fate;
  readonly white_first: Fate;
}

export interface CountStep {
  readonly kind: string;
  readonly text: string;
  readonly points: BothSides<readonly string[]>;
  readonly figures: BothSides<number>;
  readonly position: readonly string[];
  readonly territory: BothSides<readonly string[]>;
  readonly sums: BothSides<number>;
}

export interface Cause {
  readonly kind: string;
  readonly gain: number;
  readonly text: string;
}

export interface Count {
  readonly method: string;
  readonly steps: readonly CountStep[];
  readonly total: BothSides<number>;
  readonly result: string;
  readonly causes: readonly Cause[];
}

export interface RuleSet {
  readonly id: string;
  readonly name: string;
  readonly komi: number;
}

export interface Exported {
  readonly text?: string;
  readonly pages?: readonly string[];
}

// What a judgement depends on.
export interface Question {
  readonly record: string;
  readonly game?: number;
  readonly at?: number;
  readonly rules?: string;
  readonly komi?: number;
  readonly strict?: boolean;
  readonly dead?: readonly string[];
  readonly alive?: readonly string[];
}

export interface Calls {
  judge: { ask: Question; answer: Verdict };
  games: { ask: { record: string }; answer: { games: readonly GameInfo[] } };
  board: { ask: { record: string; game?: number; at?: number }; answer: BoardState };
  status: {
    ask: { record: string; points: readonly string[]; time_limit?: number };
    answer: Fates;
  };
  count: { ask: Question & { method: string }; answer: { counts: readonly Count[] } };
  export: {
    ask: Question & { as: 'sgf' | 'svg' | 'ruling' | 'text' };
    answer: Exported;
  };
  rules: { ask: object; answer: { rules: readonly RuleSet[] } };
  match: { ask: MatchQuestion; answer: MatchAnswer };
  try: { ask: TryQuestion; answer: Tried };
}

export type CallName = keyof Calls;

export type Request<N extends CallName> = { call: N; lang: Lang } & Calls[N]['ask'];

// An answer that a newer request on the same channel has made useless is no failure.
export type Outcome<T> =
  | { readonly kind: 'answer'; readonly value: T }
  | { readonly kind: 'failure'; readonly failure: Failure }
  | { readonly kind: 'superseded' };
