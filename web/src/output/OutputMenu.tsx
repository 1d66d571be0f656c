import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useAnnounce } from '../app/announce';
import { Icon } from '../app/Icon';
import { engine, type Question, type Verdict } from '../engine';
import { useWording } from '../text/texts';
import { pngOf } from './png';
import { save, saveText } from './save';

interface OutputMenuProps {
  readonly question: Question;
  readonly verdict: Verdict | undefined;
  readonly name: string;
  readonly onRuling: (pages: readonly string[]) => void;
}

type Form = 'sgf' | 'json' | 'png' | 'svg' | 'text' | 'ruling' | 'print';

const forms: readonly Form[] = ['sgf', 'json', 'png', 'svg', 'text', 'ruling', 'print'];

export function OutputMenu({ question, verdict, name, onRuling }: OutputMenuProps) {
  const { t, lang } = useWording();
  const announce = useAnnounce();
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    function onPointerDown(event: PointerEvent): void {
      if (event.target instanceof Node && !host.current?.contains(event.target)) {
        setOpen(false);
      }
    }
    addEventListener('pointerdown', onPointerDown);
    return () => removeEventListener('pointerdown', onPointerDown);
  }, []);

  async function exported(as: 'sgf' | 'svg' | 'ruling' | 'text') {
    const outcome = await engine.call({ call: 'export', lang, ...question, as }, 'export');
    if (outcome.kind === 'failure') {
      announce(outcome.failure.message, true);
    }
    return outcome.kind === 'answer' ? outcome.value : undefined;
  }

  function saved(file: string): void {
    announce(t.output.saved(file), true);
  }

  async function saveAs(extension: string, type: string, text: string | undefined): Promise<void> {
    if (text !== undefined) {
      saveText(`${name}.${extension}`, type, text);
      saved(`${name}.${extension}`);
    }
  }

  async function savePng(svg: string | undefined): Promise<void> {
    const png = svg === undefined ? undefined : await pngOf(svg);
    if (png) {
      save(`${name}.png`, png);
      saved(`${name}.png`);
    } else {
      announce(t.output.pngFailed, true);
    }
  }

  async function copyText(text: string | undefined): Promise<void> {
    if (text === undefined) {
      return;
    }
    try {
      await navigator.clipboard.writeText(text);
      announce(t.output.copied, true);
    } catch {
      await saveAs('txt', 'text/plain', text); // no clipboard, or no leave to use it
    }
  }

  async function give(form: Form): Promise<void> {
    setOpen(false);
    switch (form) {
      case 'sgf':
        return saveAs('sgf', 'application/x-go-sgf', (await exported('sgf'))?.text);
      case 'json':
        return saveAs('json', 'application/json', verdict && `${JSON.stringify(verdict)}\n`);
      case 'svg':
        return saveAs('svg', 'image/svg+xml', (await exported('svg'))?.text);
      case 'png':
        return savePng((await exported('svg'))?.text);
      case 'text':
        return copyText((await exported('text'))?.text);
      case 'ruling':
        return onRuling((await exported('ruling'))?.pages ?? []);
      case 'print':
        return print();
    }
  }

  return (
    <div
      class="menu"
      ref={host}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) {
          setOpen(false);
          host.current?.querySelector('button')?.focus();
        }
      }}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        disabled={!verdict}
        onClick={() => setOpen(!open)}
      >
        <Icon name="save" />
        <span class="when-wide">{t.bar.save}</span>
      </button>
      <ul id={id} class="card" hidden={!open} aria-label={t.output.heading}>
        {forms.map((form) => (
          <li>
            <button type="button" class="quiet" onClick={() => void give(form)}>
              {t.output[form]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
