import { useEffect, useRef, useState } from 'preact/hooks';
import type { Action } from '../app/state';
import { drawn } from '../app/drawn';
import { Invitation } from '../atlas/Invitation';
import { Failed } from '../app/Failed';
import { emptyDocument, recordedDocument } from '../edit/document';
import { goToPlay } from '../procedure/place';
import { useWording } from '../text/texts';
import { CharsetChoice } from './CharsetChoice';
import { EmptyBoard } from './EmptyBoard';
import { GameChoice } from './GameChoice';
import { Samples } from './Samples';
import { useReader } from './useReader';

interface StartPageProps {
  readonly badLinks: number; // links so far that could not be read
  readonly canUndo: boolean;
  readonly dispatch: (action: Action) => void;
}

export function StartPage({ badLinks, canUndo, dispatch }: StartPageProps) {
  const { t } = useWording();
  const [text, setText] = useState('');
  const [over, setOver] = useState(false);
  const [begun, setBegun] = useState(false); // the form stands, before what lies below it is drawn
  useEffect(() => void drawn.then(() => setBegun(true)), []);
  const file = useRef<HTMLInputElement>(null);
  const { reading, readText, readFile, fail, reset } = useReader((document) =>
    dispatch({ kind: 'open', document }),
  );

  useEffect(() => {
    if (badLinks > 0) {
      fail(t.failure.link);
    }
  }, [badLinks]);

  if (reading.kind === 'charset') {
    const { bytes, name } = reading;
    return (
      <CharsetChoice bytes={bytes} onChoose={(read) => void readText(read, name)} onBack={reset} />
    );
  }
  if (reading.kind === 'games') {
    return (
      <GameChoice
        games={reading.games}
        onChoose={(game) =>
          dispatch({ kind: 'open', document: recordedDocument(reading.text, reading.name, game) })
        }
        onBack={reset}
      />
    );
  }

  function judge(): void {
    if (text.trim() === '') {
      fail(t.start.nothing);
    } else {
      void readText(text, '');
    }
  }

  // A whole record at once: the browser would put it in line by line, and a long one takes it long.
  function onPaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (text === '' && pasted !== '') {
      event.preventDefault();
      setText(pasted);
    }
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer?.files ?? [];
    const droppedText = event.dataTransfer?.getData('text/plain') ?? '';
    if (dropped) {
      void readFile(dropped);
    } else if (droppedText) {
      void readText(droppedText, '');
    }
  }

  return (
    <div
      class={over ? 'start drop-here' : 'start'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <div class="intro">
        <h1>{t.start.heading}</h1>
        <p>{t.start.lead}</p>
        <Invitation />
      </div>
      <form
        class="card paste"
        onSubmit={(event) => {
          event.preventDefault();
          judge();
        }}
      >
        <label for="record">{t.start.paste}</label>
        <small id="record-hint">{t.start.pasteHint}</small>
        <textarea
          id="record"
          aria-describedby="record-hint"
          rows={7}
          spellcheck={false}
          autocomplete="off"
          placeholder={t.start.placeholder}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          onPaste={onPaste}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              judge();
            }
          }}
        />
        {over && <p class="drop">{t.start.drop}</p>}
        {reading.kind === 'failed' && <Failed failure={reading.failure} />}
        <div class="actions">
          <button type="submit" class="main" disabled={reading.kind === 'busy'}>
            {reading.kind === 'busy' ? t.result.waiting : t.start.judge}
          </button>
          <button type="button" onClick={() => file.current?.click()}>
            {t.start.open}
          </button>
          {canUndo && (
            <button type="button" class="quiet" onClick={() => dispatch({ kind: 'undo' })}>
              {t.bar.undo}
            </button>
          )}
        </div>
        <input
          ref={file}
          type="file"
          hidden
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (chosen) {
              void readFile(chosen);
            }
          }}
        />
        <EmptyBoard
          onChoose={(size) => dispatch({ kind: 'open', document: emptyDocument(size), edit: true })}
        />
        <button type="button" class="play-here" onClick={goToPlay}>
          {t.procedure.open}
        </button>
      </form>
      {begun && <Samples onChoose={(sample) => void readText(sample.text, '')} />}
    </div>
  );
}
