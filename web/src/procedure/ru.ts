import { russianPlural as plural } from '../text/plural';
import type { ProcedureTexts } from './en';

const side = { black: 'Чёрные', white: 'Белые' };
const ofSide = { black: 'чёрных', white: 'белых' };
const periods = (n: number) =>
  `${n} ${plural(n, { one: 'период', few: 'периода', many: 'периодов', other: 'периода' })}`;
const stones = (n: number) =>
  `${n} ${plural(n, { one: 'камень', few: 'камня', many: 'камней', other: 'камня' })}`;

export const procedureRu: ProcedureTexts = {
  title: 'Партия за этим экраном',
  open: 'Сыграть партию здесь',
  goOn: 'Продолжить партию с этого устройства',
  takeOver: 'Играть отсюда',
  leave: 'К судье',

  setUp: {
    heading: 'Партия вдвоём за одним экраном',
    lead: 'От первого хода до подтверждённого результата, по процедуре выбранных правил. Партия хранится на этом устройстве.',
    from: 'Начать с',
    empty: 'Пустая доска',
    position: 'Показанная позиция',
    size: 'Размер доски',
    time: 'Время',
    times: {
      none: 'Без часов',
      absolute: 'Абсолютное',
      byoyomi: 'Бёёми',
      canadian: 'Канадское',
      fischer: 'Фишер',
      simple: 'На каждый ход',
      ing: 'Инг: добавочное время за очки',
    },
    main: 'Основное время, минуты',
    period: 'Период, секунды',
    periods: 'Периоды',
    stones: 'Камней за период',
    added: 'За каждый ход, секунды',
    eachMove: 'Секунд на ход',
    cost: 'Очков за период',
    begin: 'Начать партию',
  },

  phase: {
    play: 'Игра',
    stopped: 'Игра остановлена',
    confirmation: 'Условная игра',
    filling: 'Заполнение',
    ended: 'Партия окончена',
    over: 'Результат окончательный',
  },
  toMove: (color) => `Ход ${ofSide[color]}`,
  firstPass: (color) => `${side[color]} спасовали. Ещё один пас остановит игру.`,
  taken: (n) => `снято ${n}`,
  penalty: (points) => `штраф ${points}`,
  clock: {
    label: (color) => `Часы ${ofSide[color]}`,
    out: 'Время вышло',
    periods: (n, face) => `${periods(n)} по ${face}`,
    stones: (n, face) => `${stones(n)} за ${face}`,
    added: (face) => `+${face} за каждый ход`,
    eachMove: (face) => `${face} на каждый ход`,
    bought: (points) => `цена каждого, очков: ${points}`,
    inPeriods: (n) =>
      `${plural(n, { one: 'остался', few: 'осталось', many: 'осталось', other: 'осталось' })} ${periods(n)}`,
    inStones: (n) => `ещё на ${stones(n)}`,
  },

  pass: 'Пас',
  resign: 'Сдаться',
  resignNow: (color) => `${side[color]} сдаются`,
  takeBack: 'Взять назад',
  takeBackAsk: 'Взять последний шаг назад? Согласны должны быть оба.',
  takeBackYes: 'Оба согласны',
  no: 'Нет',
  repetition: 'Позиция повторилась. Если согласны оба, партия кончается без результата (статья 12).',

  claims: {
    heading: 'Какие группы мертвы?',
    lead: 'Выберите группу на доске, чтобы назвать её мёртвой; ещё раз — чтобы назвать живой.',
    who: 'Кто говорит',
    both: 'Оба',
    suggestion: 'Движок предлагает',
    waiting: 'Движок смотрит на группы…',
    suggested: (dead) => (dead === '' ? 'мёртвых нет' : `мертвы: ${dead}`),
    unsure: (which) => `не может сказать: ${which}`,
    accept: 'Принять предложение',
    rest: 'Все прочие группы живы',
    open: (n) =>
      `Ещё не договорились: ${n} ${plural(n, { one: 'группа', few: 'группы', many: 'групп', other: 'группы' })}.`,
    settled: 'Обо всех группах договорились.',
    said: { alive: 'живы', dead: 'мертвы', nothing: 'пока ничего' },
    says: (color, what) => `${side[color]}: ${what}`,
    dispute: 'Проверить игрой',
    decide: { alive: 'Судья: живы', dead: 'Судья: мертвы' },
    claimed: (at, what) => `${at}: ${what}`,
  },

  resume: {
    heading: 'Играть дальше',
    how: {
      japanese: 'Кто просит, уступает первый ход сопернику (статья 9.3). Сказанное о группах забывается.',
      chinese: 'Кто просит, уступает первый ход сопернику. Сказанное о группах забывается.',
      'new-zealand': 'Просящий предлагает, чтобы первым ходил тот, чья была очередь; другой отвечает.',
      other: 'Первым ходит тот, чья была очередь. Сказанное о группах забывается.',
    },
    ask: (color) => `${side[color]} просят играть дальше`,
    asked: (color) => `${side[color]} попросили играть дальше.`,
    agree: (color) => `${side[color]} согласны`,
    refuse: (color) => `${side[color]} против: считать как стоит`,
  },

  consent: {
    agrees: (color) => `${side[color]} согласны`,
    confirms: (color) => `${side[color]} подтверждают`,
    filling: 'Заполнить нейтральные и защититься',
    fillingHint: 'В любом порядке и без очереди (статья 9); после этого игра не возобновляется.',
    end: 'Закончить партию и считать',
    noResult: 'Закончить без результата',
    result: 'Подсчёт верен',
  },
  fill: {
    lead: 'Ставьте нейтральные и защитные камни за любую сторону, без очереди.',
    who: 'Чьи камни',
  },
  end: {
    resignation: 'соперник сдался',
    time: 'время соперника вышло',
    forfeit: 'соперник нарушил правила',
    decision: 'так решил судья',
    wins: (color, how) => `${side[color]} выиграли: ${how}`,
  },
  referee: {
    heading: 'Судья',
    lead: 'Что может решить только судья.',
    callEnd: 'Закончить партию и считать',
    callResult: 'Утвердить результат',
    bothLose: { play: 'Проиграли оба: сдвинут камень', stopped: 'Проиграли оба: найден действенный ход' },
    annul: 'Без результата',
    forfeit: (color) => `${side[color]} нарушили правила`,
    award: (color) => `${side[color]} выиграли`,
    penalty: 'Штраф, очков',
    penalize: (color, points) => `Снять ${points} у ${ofSide[color]}`,
    sure: 'Решить так',
  },
  save: 'Сохранить SGF',
  judge: 'Открыть у судьи',
  another: 'Новая партия',
  anotherSure: 'Стереть эту партию',
  moves: (n) => `${n} ${plural(n, { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' })}`,
  endTrial: 'Конец: доска возвращается',
  trialEnded: 'Доска прежняя. Скажите теперь, мертва ли группа.',
};
