import { expect, it } from 'vitest';
import type { ClockLeft, MatchEvent, MatchState } from '../../src/engine/match';
import { positionOf } from '../../src/go/position';
import { nameOf, pointOf } from '../../src/go/vertex';
import { claimsOf, deadOf, eventsOfPlay, openChains } from '../../src/procedure/claims';
import { documentOfMatch } from '../../src/procedure/document';
import { matchFrom } from '../../src/procedure/kept';
import { matchResultText } from '../../src/procedure/result';
import { handicapPoints, newGame } from '../../src/procedure/start';
import {
  afterThinking,
  clockFace,
  matchTimeOf,
  systemOf,
  timeKinds,
  usualTimes,
} from '../../src/procedure/time';
import { wordingOf } from '../../src/text/texts';

const at = (event: object): MatchEvent => ({ ...event, time: 0 }) as MatchEvent;
const position = positionOf(['X.O', 'X.O', '...']);
const { size } = position;

const stop = [
  at({ event: 'play', by: 'B', at: 'A1' }),
  at({ event: 'pass', by: 'W' }),
  at({ event: 'pass', by: 'B' }),
];

it('knows where play has stopped, whatever was tried out since', () => {
  const tried = [
    at({ event: 'ask-confirmation', by: 'B', at: 'A3' }),
    at({ event: 'play', by: 'W', at: 'B3' }),
    at({ event: 'end-confirmation', by: 'B' }),
    at({ event: 'claim', by: 'B', at: 'A3', status: 'alive' }),
  ];
  expect(eventsOfPlay([...stop, ...tried])).toBe(3);
  expect(eventsOfPlay([...stop, ...tried.slice(0, 2)])).toBe(3);
});

it('gathers what each side says, the last word counting', () => {
  const claims = claimsOf(
    [
      at({ event: 'claim', by: 'B', at: 'A3', status: 'dead' }),
      ...stop,
      at({ event: 'claim', by: 'W', at: 'A2', status: 'dead' }),
      at({ event: 'claim-all', by: 'W', dead: ['C2'] }),
      at({ event: 'claim', by: 'B', at: 'C3', status: 'alive' }),
    ],
    position,
  );
  expect(deadOf(position, claims.white).map((point) => nameOf(size, point))).toEqual(['C3', 'C2']);
  expect(deadOf(position, claims.black)).toEqual([]);
  const chains = openChains(position, ['A3', 'A2', 'C3', 'C2'], claims);
  expect(chains.map(({ color, said }) => [color, said.black, said.white])).toEqual([
    ['white', 'alive', 'dead'],
    ['black', undefined, 'alive'],
  ]);
});

it('takes a decision of the referee as the word of both', () => {
  const claims = claimsOf([...stop, at({ event: 'decide', at: 'A3', status: 'dead' })], position);
  const point = pointOf(size, 'A2') ?? -1;
  expect([claims.black.get(point), claims.white.get(point)]).toEqual(['dead', 'dead']);
});

it('writes time systems as words and reads them again', () => {
  for (const kind of timeKinds) {
    expect(systemOf(matchTimeOf(usualTimes[kind]))).toEqual(usualTimes[kind]);
  }
  expect(matchTimeOf(usualTimes.byoyomi)).toBe('byoyomi 1200 30 5');
  expect(matchTimeOf(usualTimes.fischer)).toBe('fischer 600 10');
  expect(matchTimeOf(usualTimes.simple)).toEqual({ OT: '30 simple' });
  expect(matchTimeOf(usualTimes.ing)).toEqual({ TM: '3600', OT: '3x600 Ing, 2 points each' });
  expect(systemOf(undefined).kind).toBe('none');
});

it('runs a clock as its system has it', () => {
  const left: ClockLeft = { main: 5000, overtime: 30_000, units: 3, out: false };
  const byoyomi = systemOf('byoyomi 5 30 3');
  expect(afterThinking(byoyomi, left, 4000)).toEqual({ ...left, main: 1000 });
  expect(afterThinking(byoyomi, left, 5000)).toEqual({ ...left, main: 0 });
  expect(afterThinking(byoyomi, left, 34_999)).toMatchObject({ overtime: 1, units: 3 });
  expect(afterThinking(byoyomi, left, 35_000)).toMatchObject({ overtime: 30_000, units: 2 });
  expect(afterThinking(byoyomi, left, 95_000)).toMatchObject({ overtime: 0, units: 0, out: true });
  const ing = systemOf({ TM: '5', OT: '3x30 Ing, 2 points each' });
  expect(afterThinking(ing, left, 35_000)).toMatchObject({ overtime: 30_000, units: 2, out: false });
  expect(afterThinking(systemOf({ OT: '5 simple' }), { ...left, overtime: 0 }, 5000).out).toBe(true);
  const canadian = systemOf('canadian 5 30 3');
  expect(afterThinking(canadian, left, 34_999)).toMatchObject({ overtime: 1, units: 3, out: false });
  expect(afterThinking(canadian, left, 35_000).out).toBe(true);
  expect(afterThinking(systemOf('fischer 5 2'), { ...left, overtime: 0 }, 5000).out).toBe(true);
});

it('shows a clock', () => {
  expect([3_909_000, 750_000, 6001, 0].map(clockFace)).toEqual(['1:05:09', '12:30', '0:07', '0:00']);
});

it('puts handicap stones where they belong', () => {
  const names = (side: number, stones: number) =>
    handicapPoints(side, stones).map((point) => nameOf({ cols: side, rows: side }, point));
  expect(names(19, 2)).toEqual(['Q16', 'D4']);
  expect(names(19, 5).at(-1)).toBe('K10');
  expect(names(19, 6)).toEqual(['Q16', 'D4', 'Q4', 'D16', 'D10', 'Q10']);
  expect(names(19, 9)).toHaveLength(9);
  expect(new Set(names(13, 8)).size).toBe(8);
  expect(names(9, 3)).toEqual(['G7', 'C3', 'G3']);
  expect(names(5, 2)).toEqual([]);
});

it('begins with White after a handicap', () => {
  const terms = { rules: 'aga', komi: 0.5, time: usualTimes.none };
  expect(newGame(9, { ...terms, handicap: 2 }).record).toContain('AB[gc][cg]PL[W]');
  expect(newGame(9, { ...terms, handicap: 0 })).toMatchObject({ size: 9, komi: 0.5, time: 'none' });
});

it('reads back only what it has kept', () => {
  const kept = { start: { size: 9 }, events: stop, begun: 7 };
  expect(matchFrom(JSON.stringify(kept))).toEqual(kept);
  for (const text of [null, '', '7', '{}', '{"start":{},"events":[7],"begun":1}']) {
    expect(matchFrom(text)).toBeUndefined();
  }
});

it('hands a counted match on with its statuses', () => {
  const state = {
    position: ['X.O', 'X.O', '...'],
    to_play: 'B',
    captured: { black: 0, white: 1 },
    count: 'B+1',
    agreed_dead: ['C3', 'C2'],
  } as unknown as MatchState;
  const start = { rules: 'korean', komi: 6.5 };
  const played = documentOfMatch(start, stop, state, '(;)');
  expect(played).toMatchObject({ source: { text: '(;)' }, dead: ['C3'], alive: ['A3'] });
  const filled = [...stop, at({ event: 'fill', by: 'B', at: 'B1' })];
  expect(documentOfMatch(start, filled, state, '(;)').source).toMatchObject({
    text: 'rules: korean\nkomi: 6.5\nto play: black\nprisoners: B 0 W 1\n\nX . O\nX . O\n. . .\n',
  });
});

it('words every result', () => {
  const en = wordingOf('en');
  const ru = wordingOf('ru');
  const decided = (result: string) => ({ result, count: null });
  expect(matchResultText(en, decided('W+R'))).toBe('White wins by resignation');
  expect(matchResultText(ru, decided('B+T'))).toBe('Чёрные выиграли: время соперника вышло');
  expect(matchResultText(en, decided('both-lose'))).toBe('Both players lose');
  expect(matchResultText(en, decided('W+'))).toBe('White wins by decision of the referee');
  expect(matchResultText(en, { result: 'B+', count: 'B+' })).toBe('Equal sums: Black wins');
  expect(matchResultText(en, { result: null, count: 'B+3.5' })).toBe('Black wins by 3.5 points');
  expect(matchResultText(ru, decided('both-lose'))).toBe('Проиграли оба');
});
