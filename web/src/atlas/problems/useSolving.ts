import { useState } from 'preact/hooks';
import type { Problem } from '../book';
import { pointsEach, withSolved } from '../journey/journey';
import { keeper } from '../journey/useJourney';

export interface Solving {
  readonly outcome: 'open' | 'solved' | 'shown';
  readonly earned: number; // points: for the first solution only
  readonly solve: () => void;
  readonly show: () => void;
}

// How far the reader is with a problem on this visit to it.
export function useSolving(problem: Problem): Solving {
  const [outcome, setOutcome] = useState<Solving['outcome']>('open');
  const [earned, setEarned] = useState(0);
  return {
    outcome,
    earned,
    solve: () => {
      if (outcome === 'open') {
        setOutcome('solved');
        setEarned(keeper.held.journey.solved.includes(problem.id) ? 0 : pointsEach);
        keeper.change((journey) => withSolved(journey, problem.id));
      }
    },
    show: () => setOutcome('shown'),
  };
}
