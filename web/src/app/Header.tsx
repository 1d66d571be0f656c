import { keepLang, type Lang } from '../text/lang';
import { useWording } from '../text/texts';
import { themes, type Theme } from './theme';

interface HeaderProps {
  readonly theme: Theme;
  readonly onLang: (lang: Lang) => void;
  readonly onTheme: (theme: Theme) => void;
}

const languages: readonly (readonly [Lang, string])[] = [
  ['en', 'English'],
  ['ru', 'Русский'],
];

export function Header({ theme, onLang, onTheme }: HeaderProps) {
  const { t, lang } = useWording();
  return (
    <header class="head">
      <p class="brand">
        <span class="seal" lang="ja" aria-hidden="true">
          審
        </span>
        <strong>{t.name}</strong>
        <span class="tagline">{t.tagline}</span>
      </p>
      <div class="settings">
        <div class="switch" role="group" aria-label={t.language}>
          {languages.map(([code, name]) => (
            <button
              type="button"
              lang={code}
              aria-pressed={lang === code}
              aria-label={name}
              onClick={() => {
                keepLang(code);
                onLang(code);
              }}
            >
              {code.toUpperCase()}
            </button>
          ))}
        </div>
        <label class="theme">
          <span class="unseen">{t.theme}</span>
          <select
            value={theme}
            onChange={(event) => {
              const chosen = themes.find((name) => name === event.currentTarget.value);
              onTheme(chosen ?? 'auto');
            }}
          >
            {themes.map((name) => (
              <option value={name}>{t.themes[name]}</option>
            ))}
          </select>
        </label>
      </div>
    </header>
  );
}
