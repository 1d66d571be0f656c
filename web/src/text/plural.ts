export interface EnglishForms {
  readonly one: string;
  readonly other: string;
}

export interface RussianForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
  readonly other: string; // with a fraction: "2,5 очка"
}

const english = new Intl.PluralRules('en');
const russian = new Intl.PluralRules('ru');

export function englishPlural(count: number, forms: EnglishForms): string {
  return english.select(count) === 'one' ? forms.one : forms.other;
}

export function russianPlural(count: number, forms: RussianForms): string {
  const form = russian.select(count);
  return form === 'one' || form === 'few' || form === 'many' ? forms[form] : forms.other;
}
