import type { Lang } from '../../text/lang';
import type { Channel } from './contacts';

const en = {
  kicker: 'A leaflet for the board',
  about:
    'Moves, liberties, capture, ko, two eyes and counting by area, with exact diagrams. Print it and keep it near your first games.',
  kind: 'PDF · 6 pages · A5',
  download: 'Download the leaflet',
  problems: 'Download the problems to print',
  problemsKind: 'PDF · A4 · answers on the last page',
  look: 'Look at its pages',
  preview: 'The first page of the leaflet',
  page: (n: number, title: string) => `Page ${n}: ${title}`,
  pages: 'The pages',
  free: 'The leaflet is yours without leaving anything here.',
  news: {
    heading: 'News by mail',
    lead: (days: number) =>
      `Should you want news of the Atlas, leave an e-mail address and one way to reach you. Both are kept for ${days} days at most and then deleted.`,
    email: 'E-mail',
    channel: 'Write to me',
    channels: {
      email: 'by e-mail',
      telegram: 'in Telegram',
      signal: 'in Signal',
      phone: 'by text message',
    } satisfies Record<Channel, string>,
    address: {
      email: '',
      telegram: 'Your name in Telegram',
      signal: 'Your name in Signal',
      phone: 'Your telephone number',
    } satisfies Record<Channel, string>,
    consent: 'I agree that these data are kept and used as',
    policy: 'the policy',
    says: 'says',
    send: 'Leave them',
    lost: 'The server cannot be reached. Nothing was changed.',
  },
  left: {
    heading: 'It is kept',
    text: 'This code is shown once. With it you can see, copy and withdraw what you left. Keep it.',
    code: 'Your code',
    copy: 'Copy the code',
    copied: 'Copied.',
  },
  own: {
    heading: 'See or withdraw what you left',
    code: 'The code that you were given',
    see: 'Show what is kept',
    withdraw: 'Withdraw and delete',
    withdrawn: 'Deleted. Nothing of yours is kept any more.',
    kept: 'What is kept',
    saved: 'Take a copy as a file',
    rows: {
      email: 'E-mail',
      channel: 'Way to reach you',
      left: 'Left',
      until: 'Deleted at the latest',
    },
  },
  policy: {
    none: 'This site takes no contacts, so there is nothing to say about them.',
    back: 'Back to the leaflet',
    title: 'Policy',
  },
};

export type LeafletTexts = typeof en;

const ru: LeafletTexts = {
  kicker: 'Памятка у доски',
  about:
    'Ход, дыхания, захват, ко, два глаза и подсчёт площади — с точными диаграммами. Распечатайте и держите рядом в первых партиях.',
  kind: 'PDF · 6 страниц · A5',
  download: 'Скачать памятку',
  problems: 'Скачать задачи для печати',
  problemsKind: 'PDF · A4 · ответы на последней странице',
  look: 'Посмотреть страницы',
  preview: 'Первая страница памятки',
  page: (n, title) => `Страница ${n}: ${title}`,
  pages: 'Страницы',
  free: 'Чтобы взять памятку, оставлять ничего не нужно.',
  news: {
    heading: 'Новости письмом',
    lead: (days) =>
      `Если нужны новости Атласа, оставьте адрес почты и один удобный способ связи. Они хранятся не дольше ${days} дней и потом удаляются.`,
    email: 'Почта',
    channel: 'Как написать вам',
    channels: {
      email: 'на почту',
      telegram: 'в Телеграм',
      signal: 'в Сигнал',
      phone: 'сообщением на телефон',
    },
    address: {
      email: '',
      telegram: 'Ваше имя в Телеграме',
      signal: 'Ваше имя в Сигнале',
      phone: 'Номер телефона',
    },
    consent: 'Я даю согласие хранить и использовать эти данные, как сказано в',
    policy: 'политике',
    says: '',
    send: 'Оставить',
    lost: 'Сервер недоступен. Ничего не изменилось.',
  },
  left: {
    heading: 'Записано',
    text: 'Этот код показан один раз. С ним можно увидеть, скопировать и отозвать оставленное. Сохраните его.',
    code: 'Ваш код',
    copy: 'Скопировать код',
    copied: 'Скопирован.',
  },
  own: {
    heading: 'Увидеть или отозвать оставленное',
    code: 'Код, который вам выдали',
    see: 'Показать, что хранится',
    withdraw: 'Отозвать и удалить',
    withdrawn: 'Удалено. Больше ничего вашего не хранится.',
    kept: 'Что хранится',
    saved: 'Взять копию файлом',
    rows: {
      email: 'Почта',
      channel: 'Способ связи',
      left: 'Оставлено',
      until: 'Будет удалено не позже',
    },
  },
  policy: {
    none: 'Этот сайт контактов не принимает, и сказать о них нечего.',
    back: 'К памятке',
    title: 'Политика',
  },
};

export const leafletTexts: Readonly<Record<Lang, LeafletTexts>> = { en, ru };

// "The first stone: the rules of Go".
export const nameOf = (title: string, subtitle: string) =>
  `${title}: ${subtitle.charAt(0).toLowerCase()}${subtitle.slice(1)}`;
