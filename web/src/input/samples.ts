import bentFour from '../../../examples/bent-four.txt?raw';
import doubleKoSeki from '../../../examples/double-ko-seki.txt?raw';
import fiveCounts from '../../../examples/five-counts.txt?raw';
import game13 from '../../../examples/game-13x13.sgf?raw';
import game19 from '../../../examples/game-19x19.sgf?raw';
import game9 from '../../../examples/game-9x9.sgf?raw';
import type { Texts } from '../text/texts';

export interface Sample {
  readonly id: keyof Texts['start']['sample'];
  readonly text: string;
}

export const samples: readonly [Sample, ...Sample[]] = [
  { id: 'game-9x9', text: game9 },
  { id: 'game-13x13', text: game13 },
  { id: 'game-19x19', text: game19 },
  { id: 'bent-four', text: bentFour },
  { id: 'double-ko-seki', text: doubleKoSeki },
  { id: 'five-counts', text: fiveCounts },
];
