import { MarkSample } from '../board/marks';
import type { Group, Verdict } from '../engine';
import { colorOf } from '../go/color';
import { useWording } from '../text/texts';
import { byInterest } from './groups';

interface GroupListProps {
  readonly verdict: Verdict;
  readonly selected: Group | undefined;
  readonly onSelect: (group: Group) => void;
}

export function GroupList({ verdict, selected, onSelect }: GroupListProps) {
  const { t, percent } = useWording();
  return (
    <section aria-labelledby="groups">
      <h2 id="groups">{t.groups.heading}</h2>
      {verdict.groups.length === 0 && <p>{t.groups.none}</p>}
      <ul class="groups">
        {byInterest(verdict.groups).map((group) => {
          const color = colorOf(group.color);
          return (
            <li key={group.points[0]}>
              <button
                type="button"
                class={`group ${group.status}`}
                aria-pressed={group === selected}
                onClick={() => onSelect(group)}
              >
                <MarkSample mark={group.status} color={color} />
                <span class="group-name">
                  <b>{t.groups.title(color, group.points[0] ?? '')}</b>
                  <small>{t.stones(group.points.length)}</small>
                </span>
                <span class="group-status">
                  <b>{t.groups.status[group.status]}</b>
                  <small>
                    {t.groups.basis[group.basis]}
                    {group.basis === 'estimate' && `, ${percent(group.confidence)}`}
                  </small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
