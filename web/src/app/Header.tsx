import { PartLinks } from '../atlas/PartLinks';
import { keepLang, type Lang } from '../text/lang';
import { useWording } from '../text/texts';
import { Icon, Seal } from './Icon';
import { themes, type Theme } from './theme';

interface HeaderProps {
  readonly atlas: boolean; // it is the Atlas that is open
  readonly theme: Theme;
  readonly onLang: (lang: Lang) => void;
  readonly onTheme: (theme: Theme) => void;
}

const languages: readonly (readonly [Lang, string])[] = [
  ['en', 'English'],
  ['ru', 'Русский'],
];

export function Header({ atlas, theme, onLang, onTheme }: HeaderProps) {
  const { t, lang } = useWording();
  return (
    <header class="head">
      <p class="brand">
        <Seal />
        <strong>{t.name}</strong>
        <span class="tagline">{t.tagline}</span>
      </p>
      <PartLinks atlas={atlas} />
      <div class="settings">
        <div class="switch" role="group" aria-label={t.language}>
          {languages.map(([code, name]) => (
            <button
              type="button"
              lang={code}
              aria-pressed={lang === code}
              aria-label={`${code.toUpperCase()}, ${name}`}
              onClick={() => {
                keepLang(code);
                onLang(code);
              }}
            >
              {code.toUpperCase()}
            </button>
          ))}
        </div>
        <button
          type="button"
          class="square"
          aria-label={`${t.theme}: ${t.themes[theme]}`}
          title={`${t.theme}: ${t.themes[theme]}`}
          onClick={() => onTheme(themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'auto')}
        >
          <Icon name={theme} />
        </button>
      </div>
    </header>
  );
}
