import type { Lang } from '../../text/lang';

// What the rest of the page says of the Atlas.
interface GateTexts {
  readonly name: string;
  readonly referee: string;
  readonly parts: string;
  readonly invitation: string;
  readonly enter: string;
  readonly loading: string;
  readonly failed: string;
}

export const gateTexts: Readonly<Record<Lang, GateTexts>> = {
  en: {
    name: 'Atlas',
    referee: 'Referee',
    parts: 'Parts of the site',
    invitation: 'Never played, or not sure how a game ends?',
    enter: 'Open the Atlas, a book of the rules',
    loading: 'The Atlas is being opened…',
    failed: 'The Atlas could not be loaded. Try again when there is a network.',
  },
  ru: {
    name: 'Атлас',
    referee: 'Судья',
    parts: 'Части сайта',
    invitation: 'Не играли никогда или не знаете, чем кончают партию?',
    enter: 'Откройте Атлас, книгу правил',
    loading: 'Атлас открывается…',
    failed: 'Атлас не загрузился. Попробуйте, когда будет сеть.',
  },
};
