import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useWording } from '../text/texts';
import type { Tab } from './state';

interface TabsProps {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly children: ComponentChildren;
}

const tabs: readonly Tab[] = ['verdict', 'counting', 'terms'];

export function Tabs({ tab, onTab, children }: TabsProps) {
  const { t } = useWording();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = by === undefined ? undefined : tabs.at((tabs.indexOf(tab) + by) % tabs.length);
    if (next) {
      event.preventDefault();
      onTab(next);
      list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
    }
  }

  return (
    <div class="tabs">
      <div role="tablist" aria-label={t.tabs.label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((name) => (
          <button
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === tab}
            aria-controls="tab-panel"
            tabIndex={name === tab ? 0 : -1}
            onClick={() => onTab(name)}
          >
            {t.tabs[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
