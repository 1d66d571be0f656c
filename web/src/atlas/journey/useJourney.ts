import { useEffect, useState } from 'preact/hooks';
import { Keeper, type Held } from './keeper';

export const keeper = new Keeper(localStorage);

export function useJourney(): Held {
  const [held, setHeld] = useState(keeper.held);
  useEffect(() => keeper.listen(setHeld), []);
  return held;
}
