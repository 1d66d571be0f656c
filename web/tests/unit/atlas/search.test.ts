import { describe, expect, it } from 'vitest';
import { book } from '../../../src/atlas/data';
import { searchOver } from '../../../src/atlas/search/search';
import { snippetOf } from '../../../src/atlas/search/snippet';
import { stemOf } from '../../../src/atlas/search/stem';

const search = searchOver(book);
const links = (query: string, lang: 'en' | 'ru' = 'ru') =>
  search(query, lang).map(({ found }) => found.link);

describe('stems', () => {
  it.each([
    ['дыханиями', 'дыхание'],
    ['камней', 'камнями'],
    ['живёт', 'живет'],
    ['Сэки', 'сэки'],
    ['liberties', 'liberty'],
    ['captured', 'captures'],
    ['stones', 'stone'],
    ['kō', 'ko'],
    ['passing', 'pass'],
  ])('%s is %s', (form, other) => expect(stemOf(form)).toBe(stemOf(other)));
});

describe('search', () => {
  it('finds inflected Russian words', () => {
    expect(links('дыханий')).toContain('#/atlas/terms/liberty');
    expect(links('дыханиях цепи')).toContain('#/atlas/02-chains-and-liberties');
    expect(links('лишними камнями').length).toBeGreaterThan(0);
    expect(links('ущелью')).toContain('#/atlas/04-ko/echo');
  });

  it('takes ё for е and any case', () => {
    expect(links('СЧЕТ')).toEqual(links('счёт'));
    expect(links('ТРЕХ').length).toBeGreaterThan(0);
  });

  it('knows other words for the same', () => {
    for (const query of ['секи', 'сэки', 'seki']) {
      expect(links(query).slice(0, 4)).toContain('#/atlas/07-seki');
    }
    expect(links('даме')).toContain('#/atlas/terms/dame');
    expect(links('свободы')).toContain('#/atlas/terms/liberty');
    expect(links('коми', 'en').slice(0, 3)).toContain('#/atlas/12-handicap-komi-clocks');
  });

  it('finds by either language, whichever is read', () => {
    const [hit] = search('ferryman', 'ru');
    expect(hit?.lang).toBe('en');
    expect(search('перевозчик', 'en').every(({ lang }) => lang === 'ru')).toBe(true);
  });

  it('forgives a slip and an unfinished word', () => {
    expect(links('територия')).toEqual(expect.arrayContaining(['#/atlas/terms/territory']));
    expect(links('libert', 'en')).toContain('#/atlas/terms/liberty');
  });

  it('finds nothing where there is nothing', () =>
    expect(links('квантовый ускоритель')).toEqual([]));

  it('marks what was found', () => {
    const [hit] = search('ущелью', 'ru');
    const marked = hit?.snippet.filter((part) => part.marked) ?? [];
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.every(({ text }) => /^ущель/i.test(text))).toBe(true);
  });
});

describe('snippets', () => {
  const text = `${'слово '.repeat(60)}атари ${'слово '.repeat(60)}`;
  const whole = (stems: readonly string[]) =>
    snippetOf(text, new Set(stems.map(stemOf)))
      .map((part) => (part.marked ? `[${part.text}]` : part.text))
      .join('');

  it('are cut around the first match', () => {
    expect(whole(['атари'])).toMatch(/^… слово .*\[атари\] .* …$/);
    expect(whole(['атари']).length).toBeLessThan(230);
  });

  it('begin at the beginning when nothing is marked', () => {
    expect(whole([])).toMatch(/^слово .*слово …$/);
  });
});
