import { englishPlural as plural } from '../text/plural';

const side = { black: 'Black', white: 'White' };
const groups = (n: number) => `${n} ${plural(n, { one: 'group', other: 'groups' })}`;

export const procedureEn = {
  title: 'A game at this screen',
  open: 'Play a game here',
  goOn: 'Go on with the game kept here',
  takeOver: 'Play on from here',
  leave: 'To the referee',

  setUp: {
    heading: 'A game for two at one screen',
    lead: 'From the first move to the confirmed result, by the procedure of the rule set. The game is kept on this device.',
    from: 'Begin with',
    empty: 'An empty board',
    position: 'The position shown before',
    size: 'Size of the board',
    time: 'Time',
    times: {
      none: 'No clock',
      absolute: 'Absolute',
      byoyomi: 'Byo-yomi',
      canadian: 'Canadian',
      fischer: 'Fischer',
    },
    main: 'Main time, minutes',
    period: { byoyomi: 'Period, seconds', canadian: 'Period, seconds', fischer: 'Added for each move, seconds' },
    units: { byoyomi: 'Periods', canadian: 'Stones in a period' },
    begin: 'Begin the game',
  },

  phase: {
    play: 'Play',
    stopped: 'Play has stopped',
    confirmation: 'Hypothetical play',
    filling: 'Filling',
    ended: 'The game has ended',
    over: 'The result is final',
  },
  toMove: (color: 'black' | 'white') => `${side[color]} to move`,
  firstPass: (color: 'black' | 'white') => `${side[color]} passed. One more pass stops play.`,
  taken: (n: number) => `${n} taken`,
  penalty: (points: string) => `−${points} for time`,
  clock: {
    label: (color: 'black' | 'white') => `Clock of ${side[color]}`,
    out: 'Time is up',
    periods: (n: number, face: string) =>
      `${n} ${plural(n, { one: 'period', other: 'periods' })} of ${face}`,
    stones: (n: number, face: string) =>
      `${n} ${plural(n, { one: 'stone', other: 'stones' })} in ${face}`,
    added: (face: string) => `+${face} for each move`,
    inPeriods: (n: number) => `${n} ${plural(n, { one: 'period', other: 'periods' })} left`,
    inStones: (n: number) => `for ${n} more ${plural(n, { one: 'stone', other: 'stones' })}`,
  },

  pass: 'Pass',
  resign: 'Resign',
  resignNow: (color: 'black' | 'white') => `${side[color]} resigns`,
  takeBack: 'Take back',
  takeBackAsk: 'Take the last step back? Both players must agree.',
  takeBackYes: 'Both agree',
  no: 'No',
  repetition: 'A position has come again. If both agree, the game ends without a result (Article 12).',

  claims: {
    heading: 'Which groups are dead?',
    lead: 'Choose a group on the board to call it dead, once more to call it alive.',
    who: 'Who says so',
    both: 'Both',
    suggestion: 'The engine suggests',
    waiting: 'The engine looks at the groups…',
    suggested: (dead: string) => (dead === '' ? 'nothing is dead' : `dead: ${dead}`),
    unsure: (stones: string) => `it cannot say: ${stones}`,
    accept: 'Accept the suggestion',
    rest: 'All other groups are alive',
    open: (n: number) => `Not agreed on yet: ${groups(n)}.`,
    settled: 'All groups are agreed on.',
    said: { alive: 'alive', dead: 'dead', nothing: 'nothing yet' },
    says: (color: 'black' | 'white', what: string) => `${side[color]}: ${what}`,
    dispute: 'Try it out',
    decide: { alive: 'Referee: alive', dead: 'Referee: dead' },
    claimed: (at: string, what: string) => `${at}: ${what}`,
  },

  resume: {
    heading: 'Play on',
    how: {
      japanese: 'Whoever asks lets the opponent move first (Article 9.3). All that was said of the groups is forgotten.',
      chinese: 'Whoever asks lets the opponent move first. All that was said of the groups is forgotten.',
      'new-zealand': 'Whoever asks says that the one whose turn it was moves first; the other one answers.',
      other: 'The one whose turn it was moves first. All that was said of the groups is forgotten.',
    },
    ask: (color: 'black' | 'white') => `${side[color]} asks to play on`,
    asked: (color: 'black' | 'white') => `${side[color]} has asked to play on.`,
    agree: (color: 'black' | 'white') => `${side[color]} agrees`,
    refuse: (color: 'black' | 'white') => `${side[color]} refuses: count as it stands`,
  },

  consent: {
    agrees: (color: 'black' | 'white') => `${side[color]} agrees`,
    confirms: (color: 'black' | 'white') => `${side[color]} confirms`,
    filling: 'Fill neutral points and protect',
    fillingHint: 'In any order and without turns (Article 9); after it nothing is resumed.',
    end: 'End the game and count',
    noResult: 'End without a result',
    result: 'The count is right',
  },
  fill: {
    lead: 'Put down neutral points and protecting stones for either side, without turns.',
    who: 'Stones of',
  },
  end: {
    resignation: 'by resignation',
    time: 'on time',
    forfeit: 'by forfeit',
    wins: (color: 'black' | 'white', how: string) => `${side[color]} wins ${how}`,
  },
  referee: {
    heading: 'Referee',
    lead: 'What only a referee may decide.',
    callEnd: 'End the game and count',
    callResult: 'Make the result final',
    bothLose: { play: 'Both lose: a stone was displaced', stopped: 'Both lose: an effective move was found' },
    annul: 'No result',
    forfeit: (color: 'black' | 'white') => `${side[color]} forfeits`,
    sure: 'Decide so',
  },
  save: 'Save as SGF',
  judge: 'Open in the referee',
  another: 'New game',
  anotherSure: 'Discard this game',
  moves: (n: number) => `${n} ${plural(n, { one: 'move', other: 'moves' })}`,
  endTrial: 'End: the board is put back',
  trialEnded: 'The board is as it was. Say now whether the group is dead.',
};

export type ProcedureTexts = typeof procedureEn;
