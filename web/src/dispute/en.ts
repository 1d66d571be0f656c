const side = { black: 'Black', white: 'White' };

export const disputeEn = {
  start: 'Dispute this group',
  heading: (color: 'black' | 'white', at: string) => `${side[color]} ${at} in dispute`,
  lead: 'Hypothetical play on a copy of the board (Article 7): the opponent of the group begins, suicide is forbidden, a ko is retaken only after a pass for that ko.',
  attack: (color: 'black' | 'white', at: string) => `${side[color]} to move: tries to take ${at}.`,
  answer: (color: 'black' | 'white') => `${side[color]} to move: must answer for the group.`,
  taken: (color: 'black' | 'white') =>
    `All of it was taken. What counts now is whether ${side[color]} gets a new stone there that cannot be taken.`,
  passed: 'Both sides have passed: there is nothing more to show.',
  thinking: (color: 'black' | 'white') => `The engine looks for ${side[color]}’s answer…`,
  closed: (color: 'black' | 'white', kos: string) =>
    `The ko at ${kos} is closed to ${side[color]} until ${side[color]} passes for it.`,
  closedMany: (color: 'black' | 'white', kos: string) =>
    `The kos at ${kos} are closed to ${side[color]} until ${side[color]} passes for each.`,
  koLabel: 'ko',
  passFor: (at: string) => `Pass for the ko at ${at}`,
  pass: 'Pass',
  takeBack: 'Take back',
  engineMove: (move: string) => `Engine: ${move}.`,
  proved: 'Proved',
  provedText: (color: 'black' | 'white') =>
    `${side[color]} gets its way about this group whatever is answered.`,
  best: 'Not proved',
  bestText: 'The best answer that was found.',
  failed: 'The engine found no answer. Let both sides be played by people.',
  who: 'The engine answers for',
  engineFor: side,
  people: 'nobody',
  moves: 'Line so far',
  none: 'no move yet',
  settle: 'How is it settled?',
  finding: (status: string) => `The engine’s finding: ${status}.`,
  dead: 'Dead',
  alive: 'Alive',
  leave: 'Leave it open',
  backToProof: 'Back to the proof',
  settled: {
    dead: 'Settled: dead. The board is as it was.',
    alive: 'Settled: alive. The board is as it was.',
  },
  left: 'Nothing was settled. The board is as it was.',
  tryHere: 'Choose another point on the board to see what is answered there.',
};

export type DisputeTexts = typeof disputeEn;
