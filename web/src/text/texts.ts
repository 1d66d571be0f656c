import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { en, type Texts } from './en';
import type { Lang } from './lang';
import { ru } from './ru';

export type { Texts } from './en';

export const catalogue: Readonly<Record<Lang, Texts>> = { en, ru };

export interface Wording {
  readonly lang: Lang;
  readonly t: Texts;
  number(value: number): string;
  percent(value: number): string;
}

export function wordingOf(lang: Lang): Wording {
  const numbers = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
  // Below certainty it never says 100 %.
  const percents = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
  return {
    lang,
    t: catalogue[lang],
    number: (value) => numbers.format(value).replace('-', '−'),
    percent: (value) => percents.format(value < 1 ? Math.min(value, 0.99) : value),
  };
}

export const WordingContext = createContext<Wording>(wordingOf('en'));

export function useWording(): Wording {
  return useContext(WordingContext);
}
