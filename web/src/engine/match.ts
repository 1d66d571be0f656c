import type { BothSides } from './sides';

// A match as the engine keeps it: its start and its events, as docs/en/procedure.md tells them.

export type Side = 'B' | 'W';

export type ChainStatus = 'alive' | 'dead';

export type MatchAction =
  | { readonly event: 'play' | 'fill'; readonly by: Side; readonly at: string }
  | { readonly event: 'pass'; readonly by: Side; readonly for_ko?: string }
  | { readonly event: 'claim'; readonly by: Side; readonly at: string; readonly status: ChainStatus }
  | { readonly event: 'claim-all'; readonly by: Side; readonly dead: readonly string[] }
  | { readonly event: 'ask-confirmation'; readonly by: Side; readonly at: string }
  | { readonly event: 'ask-resumption'; readonly by: Side; readonly first?: Side }
  | { readonly event: 'answer-resumption'; readonly by: Side; readonly agreed: boolean }
  | { readonly event: ConsentEvent; readonly by: Side }
  | { readonly event: 'resign' | 'end-confirmation'; readonly by: Side }
  | { readonly event: 'time-up' | 'forfeit'; readonly loser: Side }
  | { readonly event: 'award'; readonly winner: Side }
  | { readonly event: 'penalize'; readonly color: Side; readonly points: number }
  | { readonly event: 'decide'; readonly at: string; readonly status: ChainStatus }
  | { readonly event: 'declare-both-lose'; readonly cause: 'effective-move' | 'displaced-stone' }
  | { readonly event: 'call-end' | 'call-result' | 'annul' };

export type ConsentEvent = 'agree-end' | 'agree-filling' | 'agree-no-result' | 'confirm-result';

export type EventName = MatchAction['event'];

export type MatchEvent = MatchAction & { readonly time: number }; // milliseconds since the start

// In the words of kata-time_settings, or as SGF has it.
export type MatchTime = string | { readonly TM?: string; readonly OT?: string };

export interface MatchStart {
  readonly record?: string;
  readonly size?: number | readonly [number, number];
  readonly rules?: string;
  readonly komi?: number;
  readonly handicap?: number;
  readonly strict?: boolean;
  readonly time?: MatchTime;
}

export type Phase = 'play' | 'stopped' | 'confirmation' | 'filling' | 'ended' | 'over';

// As the last event left it, in milliseconds.
export interface ClockLeft {
  readonly main: number;
  readonly overtime: number;
  readonly units: number;
  readonly out: boolean;
}

export interface MatchState {
  readonly phase: Phase;
  readonly procedure: string;
  readonly size: readonly [number, number];
  readonly to_play: Side;
  readonly passes_in_a_row: number;
  readonly position: readonly string[];
  readonly captured: BothSides<number>;
  readonly penalty: BothSides<number>;
  readonly clock: BothSides<ClockLeft | null>;
  readonly agreed_dead: readonly string[];
  readonly disputed: readonly string[];
  readonly open: readonly string[];
  readonly agreed: {
    readonly end: readonly Side[];
    readonly filling: readonly Side[];
    readonly no_result: readonly Side[];
    readonly result: readonly Side[];
  };
  readonly no_result_offered: boolean;
  readonly allowed: readonly string[];
  readonly count: string | null;
  readonly result: string | null;
}

export interface MatchAnswer {
  readonly state: MatchState;
  readonly refused?: { readonly event: number; readonly code: string; readonly message: string };
  readonly suggestion?: { readonly dead: readonly string[]; readonly undecided: readonly string[] };
  readonly sgf?: string;
}

interface Limits {
  readonly time_limit?: number; // in seconds
}

export interface MatchQuestion extends Limits {
  readonly start: MatchStart;
  readonly events: readonly MatchEvent[];
  readonly suggest?: boolean;
  readonly sgf?: boolean;
}

export interface TryQuestion extends Limits {
  readonly start: MatchStart;
  readonly events: readonly MatchEvent[];
  readonly by: Side;
}

// What the engine plays in hypothetical play, and whether it gets its way whatever is answered.
export interface Tried {
  readonly event: MatchEvent;
  readonly proved: boolean;
}
