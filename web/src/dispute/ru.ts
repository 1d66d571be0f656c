import type { DisputeTexts } from './en';

const side = { black: 'Чёрные', white: 'Белые' };
const ofSide = { black: 'чёрных', white: 'белых' };
const forSide = { black: 'чёрным', white: 'белым' };

export const disputeRu: DisputeTexts = {
  start: 'Оспорить группу',
  heading: (color, at) => `${side[color]} ${at}: спор`,
  lead: 'Условная игра на копии доски (статья 7): начинает соперник группы, самоубийство запрещено, ко берётся обратно только после паса за это ко.',
  attack: (color, at) => `Ход ${ofSide[color]}: попытка снять ${at}.`,
  answer: (color) => `Ход ${ofSide[color]}: надо ответить за группу.`,
  taken: (color) =>
    `Снято всё. Теперь важно, останется ли там у ${ofSide[color]} новый камень, который не снять.`,
  passed: 'Обе стороны спасовали: показывать больше нечего.',
  thinking: (color) => `Движок ищет ответ за ${color === 'black' ? 'чёрных' : 'белых'}…`,
  closed: (color, kos) => `Ко на ${kos} закрыто ${forSide[color]}, пока они не спасуют за него.`,
  closedMany: (color, kos) =>
    `Ко на ${kos} закрыты ${forSide[color]}, пока они не спасуют за каждое.`,
  koLabel: 'ко',
  passFor: (at) => `Пас за ко на ${at}`,
  pass: 'Пас',
  takeBack: 'Взять назад',
  engineMove: (move) => `Движок: ${move}.`,
  proved: 'Доказано',
  provedText: (color) => `${side[color]} добьются своего в этой группе при любых ответах.`,
  best: 'Не доказано',
  bestText: 'Лучший из найденных ответов.',
  failed: 'Движок не нашёл ответа. Пусть за обе стороны играют люди.',
  who: 'Движок отвечает за',
  engineFor: ofSide,
  people: 'никого',
  moves: 'Линия',
  none: 'ходов ещё нет',
  settle: 'Чем решён спор?',
  finding: (status) => `Вывод движка: ${status}.`,
  dead: 'Мертвы',
  alive: 'Живы',
  leave: 'Оставить открытым',
  backToProof: 'Назад к доказательству',
  settled: {
    dead: 'Решено: мертвы. Доска прежняя.',
    alive: 'Решено: живы. Доска прежняя.',
  },
  left: 'Ничего не решено. Доска прежняя.',
  tryHere: 'Выберите на доске другой пункт и увидите, чем там ответят.',
};
