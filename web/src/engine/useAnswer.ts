import { useEffect, useState } from 'preact/hooks';
import type { CallName, Calls, Failure, Request } from './types';
import { engine } from './index';

export interface Asked<T> {
  readonly value: T | undefined; // the last answer, still shown while the next is awaited
  readonly failure: Failure | undefined;
  readonly waiting: boolean;
}

// The engine's answer to a request, asked anew whenever the request is another. Nothing is asked
// without a request.
export function useAnswer<N extends CallName>(
  request: Request<N> | undefined,
  channel: string,
): Asked<Calls[N]['answer']> {
  const [asked, setAsked] = useState<Asked<Calls[N]['answer']>>({
    value: undefined,
    failure: undefined,
    waiting: request !== undefined,
  });
  const key = request === undefined ? undefined : JSON.stringify(request);
  useEffect(() => {
    if (request === undefined) {
      setAsked({ value: undefined, failure: undefined, waiting: false });
      return undefined;
    }
    let current = true;
    setAsked((before) => ({ ...before, waiting: true }));
    void engine.call(request, channel).then((outcome) => {
      if (!current || outcome.kind === 'superseded') {
        return;
      }
      setAsked(
        outcome.kind === 'answer'
          ? { value: outcome.value, failure: undefined, waiting: false }
          : { value: undefined, failure: outcome.failure, waiting: false },
      );
    });
    return () => {
      current = false;
    };
  }, [key, channel]);
  return asked;
}
