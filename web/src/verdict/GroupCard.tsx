import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../app/Icon';
import { MarkSample } from '../board/marks';
import type { Decision } from '../edit/document';
import type { Group } from '../engine';
import { colorOf } from '../go/color';
import { useWording } from '../text/texts';

interface GroupCardProps {
  readonly group: Group;
  readonly decision: Decision;
  readonly onDecide: (decision: Decision) => void;
  readonly onPlay: () => void;
  readonly onDispute: () => void;
  readonly onClose: () => void;
}

const decisions: readonly Decision[] = ['as-judged', 'alive', 'dead'];

// The group that was chosen: its reason, its proof to play, and the user's own word on it.
export function GroupCard({ group, decision, onDecide, onPlay, ...rest }: GroupCardProps) {
  const { t, percent } = useWording();
  const card = useRef<HTMLElement>(null);
  const color = colorOf(group.color);
  const name = group.points[0] ?? '';
  useEffect(() => card.current?.scrollIntoView({ block: 'nearest' }), [name]);
  const names = { 'as-judged': t.groups.asJudged, alive: t.groups.alive, dead: t.groups.dead };
  return (
    <section class="card group-card" ref={card} aria-labelledby="group-card">
      <h2 id="group-card">
        <MarkSample mark={group.status} color={color} />
        <span>
          {t.groups.title(color, name)}: {t.groups.status[group.status]}
        </span>
      </h2>
      <button type="button" class="quiet square close" aria-label={t.groups.close} onClick={rest.onClose}>
        <Icon name="close" />
      </button>
      <p>{group.text}</p>
      {group.basis === 'estimate' && (
        <p class="confidence">
          <meter min={0} max={1} value={group.confidence} aria-label={t.groups.basis.estimate} />
          {t.groups.confidence(percent(group.confidence))}
        </p>
      )}
      <div class="actions">
        {group.line.length > 0 && (
          <button type="button" class="main" onClick={onPlay}>
            {t.groups.show}
          </button>
        )}
        <button type="button" onClick={rest.onDispute}>
          {t.dispute.start}
        </button>
        <fieldset class="switch">
          <legend>{t.groups.decide}</legend>
          {decisions.map((each) => (
            <button
              type="button"
              aria-pressed={decision === each}
              onClick={() => onDecide(each)}
            >
              {names[each]}
            </button>
          ))}
        </fieldset>
      </div>
    </section>
  );
}
