import { useEffect, useState } from 'preact/hooks';
import { engine, type MatchEvent, type MatchStart, type MatchState } from '../engine';
import { colorOf } from '../go/color';
import { koPoints } from '../go/ko';
import { positionOf } from '../go/position';
import { nameOf } from '../go/vertex';
import { useWording } from '../text/texts';

const none: readonly string[] = [];

// The kos that the side to move may not retake yet: those for which the engine lets it pass.
export function useClosedKos(
  start: MatchStart,
  events: readonly MatchEvent[],
  state: MatchState | undefined,
): readonly string[] {
  const { lang } = useWording();
  const [closed, setClosed] = useState(none);
  useEffect(() => {
    setClosed(none);
    if (!state) {
      return undefined;
    }
    const position = positionOf(state.position);
    const kos = koPoints(position, colorOf(state.to_play)).map((at) => nameOf(position.size, at));
    let current = true;
    const time = events.at(-1)?.time ?? 0;
    const probes = kos.map(async (ko) => {
      const pass: MatchEvent = { event: 'pass', by: state.to_play, for_ko: ko, time };
      const asked = await engine.call(
        { call: 'match', lang, start, events: [...events, pass] },
        `ko ${ko}`,
      );
      return asked.kind === 'answer' && !asked.value.refused ? [ko] : [];
    });
    void Promise.all(probes).then((found) => {
      if (current && kos.length > 0) {
        setClosed(found.flat());
      }
    });
    return () => {
      current = false;
    };
  }, [state]);
  return closed;
}
