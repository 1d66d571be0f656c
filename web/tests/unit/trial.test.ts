import { expect, it } from 'vitest';
import { trialEvents, trialOf, trialStart } from '../../src/dispute/trial';
import type { Verdict } from '../../src/engine/types';
import { koPoints } from '../../src/go/ko';
import { positionOf } from '../../src/go/position';
import { nameOf } from '../../src/go/vertex';

const actions = (events: ReturnType<typeof trialEvents>) =>
  events.map(({ time: _, ...action }) => action);

it('begins with two passes and the question', () => {
  expect(actions(trialEvents('white', 'A6', 'black'))).toEqual([
    { event: 'pass', by: 'W' },
    { event: 'pass', by: 'B' },
    { event: 'ask-confirmation', by: 'B', at: 'A6' },
  ]);
});

it('takes a proof over, its passes for a ko too', () => {
  const line = ['B A4', 'W pass:A6', 'B pass'];
  expect(actions(trialEvents('black', 'D6', 'white', line)).slice(3)).toEqual([
    { event: 'play', by: 'B', at: 'A4' },
    { event: 'pass', by: 'W', for_ko: 'A6' },
    { event: 'pass', by: 'B' },
  ]);
});

it('lets the opponent pass where the owner begins the proof', () => {
  expect(actions(trialEvents('black', 'D6', 'white', ['W A4'])).slice(3)).toEqual([
    { event: 'pass', by: 'B' },
    { event: 'play', by: 'W', at: 'A4' },
  ]);
});

it('finds the line after the last question', () => {
  const events = trialEvents('black', 'D6', 'white', ['B A4']);
  expect(trialOf(events)).toEqual({ about: 'D6', begun: 2, moves: events.slice(3) });
  expect(trialOf(events.slice(0, 2))).toBeUndefined();
});

it('confirms by Article 7 where the rule set does not confirm', () => {
  const verdict = { position: ['X.', '.O'], to_play: 'B', komi: 0.5 } as unknown as Verdict;
  expect(trialStart({ ...verdict, rules: 'korean' }).rules).toBe('korean');
  expect(trialStart({ ...verdict, rules: 'chinese' }).rules).toBe('japanese-1989');
});

it('knows where a ko is', () => {
  const position = positionOf(['.XO.', 'XO.O', '.XO.', '....']);
  const names = (side: 'black' | 'white') =>
    koPoints(position, side).map((point) => nameOf(position.size, point));
  expect(names('black')).toEqual(['C3']);
  expect(names('white')).toEqual(['A4']);
  expect(koPoints(positionOf(['.XO', 'XO.', 'OO.']), 'white')).toEqual([]);
});
