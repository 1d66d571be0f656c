import { useState } from 'preact/hooks';
import { recordedDocument, type Document } from '../edit/document';
import { engine, type Failure, type GameInfo } from '../engine';
import { useWording } from '../text/texts';
import { decoded } from './charset';

// What the start page waits for before there is a game to show.
export type Reading =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'charset'; readonly bytes: Uint8Array; readonly name: string }
  | {
      readonly kind: 'games';
      readonly text: string;
      readonly name: string;
      readonly games: readonly GameInfo[];
    };

const mostBytes = 16 * 1024 * 1024;

function isGame(item: GameInfo | { error: unknown }): item is GameInfo {
  return !('error' in item);
}

// Takes texts and files and asks back where it must: which script, which game.
export function useReader(onOpen: (document: Document) => void) {
  const { t, lang } = useWording();
  const [reading, setReading] = useState<Reading>({ kind: 'idle' });

  async function readText(text: string, name: string): Promise<void> {
    setReading({ kind: 'busy' });
    const outcome = await engine.call({ call: 'games', lang, record: text });
    if (outcome.kind === 'superseded') {
      return;
    }
    if (outcome.kind === 'failure') {
      setReading({ kind: 'failed', failure: outcome.failure });
      return;
    }
    const games = outcome.value.games.filter(isGame);
    const [only, second] = games;
    if (only && !second) {
      onOpen(recordedDocument(text, name, only.game));
    } else if (only) {
      setReading({ kind: 'games', text, name, games });
    } else {
      const [failed] = outcome.value.games as readonly { error?: Failure }[];
      const failure = failed?.error ?? { code: 'no-game', message: t.start.nothing };
      setReading({ kind: 'failed', failure });
    }
  }

  function fail(message: string): void {
    setReading({ kind: 'failed', failure: { code: 'file', message } });
  }

  async function readFile(file: File): Promise<void> {
    if (file.size > mostBytes) {
      return fail(t.failure.tooLarge);
    }
    let bytes: Uint8Array;
    try {
      bytes = new Uint8Array(await file.arrayBuffer());
    } catch {
      return fail(t.failure.file(file.name));
    }
    const read = decoded(bytes);
    if (read.kind === 'text') {
      return readText(read.text, file.name);
    }
    setReading({ kind: 'charset', bytes: read.bytes, name: file.name });
  }

  return { reading, readText, readFile, fail, reset: () => setReading({ kind: 'idle' }) };
}
