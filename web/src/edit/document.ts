import type { BothSides } from '../engine/sides';
import type { BoardState, Question, Verdict } from '../engine/types';
import { colorOf, type Color, type Stone } from '../go/color';
import { emptyPosition, positionOf, stoneAt, withStone, type Position } from '../go/position';
import type { Size } from '../go/size';
import { boardText } from './boardText';
import { positionSgf } from './sgf';

// What the user has put in and decided: everything that undo goes back over.

export interface Recorded {
  readonly kind: 'recorded';
  readonly text: string;
  readonly name: string;
  readonly game: number;
  readonly at?: number; // after so many moves; nothing: at the end
}

export interface Drawn {
  readonly kind: 'drawn';
  readonly position: Position;
  readonly toPlay: Color;
  readonly handicap: number;
  readonly prisoners: BothSides<number>;
}

export interface Document {
  readonly source: Recorded | Drawn;
  readonly rules?: string;
  readonly komi?: number;
  readonly strict: boolean;
  readonly dead: readonly string[];
  readonly alive: readonly string[];
}

export function recordedDocument(text: string, name: string, game: number): Document {
  const source: Recorded = { kind: 'recorded', text, name, game };
  return { source, strict: false, dead: [], alive: [] };
}

export function emptyDocument(size: Size): Document {
  const source: Drawn = {
    kind: 'drawn',
    position: emptyPosition(size),
    toPlay: 'black',
    handicap: 0,
    prisoners: { black: 0, white: 0 },
  };
  return { source, rules: 'japanese-1989', komi: 6.5, strict: false, dead: [], alive: [] };
}

// The position as it stands, without the moves that led there; the terms stay.
export function drawnFrom(document: Document, verdict: Verdict, board: BoardState): Document {
  if (document.source.kind === 'drawn') {
    return document;
  }
  const source: Drawn = {
    kind: 'drawn',
    position: positionOf(board.position),
    toPlay: colorOf(board.to_play),
    handicap: verdict.handicap,
    prisoners: board.prisoners,
  };
  return { ...document, source, rules: verdict.rules, komi: verdict.komi };
}

// Statuses that were decided for other stones no longer hold.
export function painted(document: Document, point: number, stone: Stone): Document {
  const { source } = document;
  if (source.kind !== 'drawn' || stoneAt(source.position, point) === stone) {
    return document;
  }
  const position = withStone(source.position, point, stone);
  return { ...document, source: { ...source, position }, dead: [], alive: [] };
}

export function withDrawn(document: Document, changes: Partial<Omit<Drawn, 'kind'>>): Document {
  const { source } = document;
  return source.kind === 'drawn' ? { ...document, source: { ...source, ...changes } } : document;
}

export function atMove(document: Document, at: number | undefined): Document {
  const { source } = document;
  if (source.kind !== 'recorded') {
    return document;
  }
  const { at: before, ...rest } = source;
  return before === at
    ? document
    : { ...document, source: at === undefined ? rest : { ...rest, at }, dead: [], alive: [] };
}

export type Decision = 'alive' | 'dead' | 'as-judged';

// What the user says of a group, named by a stone of each of its chains.
export function decided(
  document: Document,
  stones: readonly string[],
  decision: Decision,
): Document {
  const without = (names: readonly string[]) => names.filter((name) => !stones.includes(name));
  return {
    ...document,
    dead: [...without(document.dead), ...(decision === 'dead' ? stones : [])],
    alive: [...without(document.alive), ...(decision === 'alive' ? stones : [])],
  };
}

export function decisionOn(document: Document, stones: readonly string[]): Decision {
  if (stones.some((name) => document.dead.includes(name))) {
    return 'dead';
  }
  return stones.some((name) => document.alive.includes(name)) ? 'alive' : 'as-judged';
}

function recordOf(document: Document): Pick<Question, 'record' | 'game' | 'at'> {
  const { source } = document;
  if (source.kind === 'recorded') {
    const { text, game, at } = source;
    return { record: text, game, ...(at === undefined ? {} : { at }) };
  }
  const { position, toPlay, handicap, prisoners } = source;
  const terms = { rules: document.rules, komi: document.komi, handicap };
  return {
    record:
      prisoners.black + prisoners.white > 0
        ? boardText(position, toPlay, terms, prisoners)
        : positionSgf(position, toPlay, terms),
  };
}

// The document as the engine is asked about it.
export function questionOf(document: Document): Question {
  return {
    ...recordOf(document),
    ...(document.rules === undefined ? {} : { rules: document.rules }),
    ...(document.komi === undefined ? {} : { komi: document.komi }),
    ...(document.strict ? { strict: true } : {}),
    ...(document.dead.length > 0 ? { dead: document.dead } : {}),
    ...(document.alive.length > 0 ? { alive: document.alive } : {}),
  };
}
