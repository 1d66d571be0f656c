// Signs of our own: no font is sure to have them.
const shapes = {
  first: 'M6 5v14M18 5l-9 7 9 7z',
  back: 'M16 5l-9 7 9 7z',
  on: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M6 5l9 7-9 7z',
  run: 'M4 5l7 7-7 7zM13 5l7 7-7 7z',
  pause: 'M7 5h3v14H7zM14 5h3v14h-3z',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 010 10h-4',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 000 10h4',
  close: 'M6 6l12 12M18 6L6 18',
  leave: 'M11 5l-7 7 7 7M4 12h16',
  link: 'M10 14a4 4 0 006 0l3-3a4 4 0 00-6-6l-1 1M14 10a4 4 0 00-6 0l-3 3a4 4 0 006 6l1-1',
  save: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  edit: 'M5 19l1-4L16 5l3 3L9 18z',
  auto: 'M12 4a8 8 0 100 16 8 8 0 000-16z',
  light: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  dark: 'M19 14.5A8 8 0 019.5 5a8 8 0 109.5 9.5z',
} as const;

const filled: ReadonlySet<string> = new Set(['first', 'back', 'on', 'last', 'run', 'pause', 'dark']);

export function Icon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} class={filled.has(name) ? 'filled' : ''} />
      {name === 'auto' && <path d="M12 4a8 8 0 000 16z" class="filled" />}
    </svg>
  );
}

// The seal of the referee: a board's corner stamped as settled.
export function Seal() {
  return (
    <svg class="seal" viewBox="0 0 34 34" aria-hidden="true">
      <rect x="1" y="1" width="32" height="32" rx="6" />
      <path d="M6 12h22M6 22h22M12 6v22M22 6v22" class="seal-lines" />
      <path d="M8.5 18l5.5 6L26 10" class="seal-check" />
    </svg>
  );
}
