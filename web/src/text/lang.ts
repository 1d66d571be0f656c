export type Lang = 'en' | 'ru';

const kept = 'shinpan.lang';

function isLang(value: string | null): value is Lang {
  return value === 'en' || value === 'ru';
}

// The one chosen on this device, else what the browser prefers.
export function initialLang(): Lang {
  const chosen = localStorage.getItem(kept);
  if (isLang(chosen)) {
    return chosen;
  }
  const preferred = navigator.languages.find((tag) => /^(ru|en)\b/i.test(tag));
  return preferred?.toLowerCase().startsWith('ru') ? 'ru' : 'en';
}

export function keepLang(lang: Lang): void {
  localStorage.setItem(kept, lang);
}
