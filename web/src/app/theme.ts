export type Theme = 'auto' | 'light' | 'dark';

export const themes: readonly Theme[] = ['auto', 'light', 'dark'];

const kept = 'shinpan.theme';

export function initialTheme(): Theme {
  const chosen = localStorage.getItem(kept);
  return themes.find((theme) => theme === chosen) ?? 'auto';
}

export function keepTheme(theme: Theme): void {
  localStorage.setItem(kept, theme);
  applyTheme(theme);
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}
