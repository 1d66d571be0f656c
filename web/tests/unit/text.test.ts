import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../src/engine/types';
import { en } from '../../src/text/en';
import { ru } from '../../src/text/ru';
import { wordingOf } from '../../src/text/texts';
import { resultText, shortResult } from '../../src/verdict/result';

describe('plurals', () => {
  it.each([
    [1, '1 камень'],
    [2, '2 камня'],
    [5, '5 камней'],
    [11, '11 камней'],
    [21, '21 камень'],
    [104, '104 камня'],
  ])('of stones in Russian: %d', (n, text) => expect(ru.stones(n)).toBe(text));

  it.each([
    [1, '1 очко'],
    [4, '4 очка'],
    [12, '12 очков'],
    [0.5, '0,5 очка'],
    [6.5, '6,5 очка'],
  ])('of points in Russian: %d', (n, text) =>
    expect(ru.points(n, wordingOf('ru').number(n))).toBe(text),
  );

  it('in English', () => {
    expect([en.stones(1), en.stones(2)]).toEqual(['1 stone', '2 stones']);
    expect(en.points(0.5, '0.5')).toBe('0.5 points');
  });

  it('agree with "из" in Russian', () => {
    expect(ru.board.chain(1)).toBe('группа из 1 камня');
    expect(ru.board.chain(5)).toBe('группа из 5 камней');
    expect(ru.result.estimatedText(1, 21, '98 %')).toContain('1 из 21 группы');
  });
});

describe('results', () => {
  const verdict = (result: string, finished = true) => ({ result, finished }) as Verdict;

  it.each([
    ['B+2.5', 'Black wins by 2.5 points', 'Чёрные выиграли 2,5 очка'],
    ['W+1', 'White wins by 1 point', 'Белые выиграли 1 очко'],
    ['0', 'A draw: equal sums', 'Ничья: суммы равны'],
    ['B+', 'Equal sums: Black wins', 'Суммы равны: выиграли чёрные'],
    ['both-lose', 'Both players lose', 'Проиграли оба'],
    ['?', 'Undecided', 'Не решено'],
  ])('%s in words', (result, english, russian) => {
    expect(resultText(wordingOf('en'), verdict(result))).toBe(english);
    expect(resultText(wordingOf('ru'), verdict(result))).toBe(russian);
  });

  it('of a game that goes on are no win', () => {
    expect(resultText(wordingOf('en'), verdict('B+3', false))).toBe('Black is ahead by 3 points');
    expect(shortResult(wordingOf('ru'), 'W+0.5')).toBe('W+0,5');
  });

  it('never call an estimate certain', () => {
    expect(wordingOf('en').percent(0.997)).toBe('99%');
    expect(wordingOf('en').percent(1)).toBe('100%');
  });
});
