import { useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import { AtlasGate } from '../atlas/AtlasGate';
import { routeOf } from '../atlas/route';
import { Definitions } from '../board/Definitions';
import { documentOf, hasDocument } from '../input/link';
import { StartPage } from '../input/StartPage';
import { ProcedurePage } from '../procedure/ProcedurePage';
import { playFragment } from '../procedure/place';
import { initialLang, type Lang } from '../text/lang';
import { WordingContext, wordingOf } from '../text/texts';
import { Announcer } from './announce';
import { GamePage } from './GamePage';
import { Header } from './Header';
import { initialState, reduce } from './state';
import { initialTheme, keepTheme, type Theme } from './theme';
import { useHash } from './useHash';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('textarea, input:not([type=range])');
}

export function App() {
  const [lang, setLang] = useState<Lang>(initialLang);
  const [theme, setTheme] = useState<Theme>(initialTheme);
  const [state, dispatch] = useReducer(reduce, initialState);
  const [badLinks, setBadLinks] = useState(0);
  const wording = useMemo(() => wordingOf(lang), [lang]);
  const document_ = state.history.present;
  const hash = useHash();
  const playing = hash === playFragment;
  const atlas = useMemo(() => routeOf(hash), [hash]);
  const inAtlas = atlas !== undefined;

  useEffect(() => {
    document.documentElement.lang = lang;
    if (!inAtlas) {
      document.title = wording.t.title;
    }
  }, [wording, inAtlas]);

  useEffect(() => {
    async function readLink(): Promise<void> {
      if (!hasDocument(location.hash)) {
        return;
      }
      const linked = await documentOf(location.hash);
      if (linked) {
        dispatch({ kind: 'open', document: linked });
      } else {
        setBadLinks((count) => count + 1);
      }
      window.history.replaceState(null, '', location.pathname + location.search);
    }
    const listener = () => void readLink();
    listener();
    addEventListener('hashchange', listener);
    return () => removeEventListener('hashchange', listener);
  }, []);

  useEffect(() => {
    // A file that misses its place must not take the page's.
    const keepPage = (event: DragEvent) => event.preventDefault();
    addEventListener('dragover', keepPage);
    addEventListener('drop', keepPage);
    return () => {
      removeEventListener('dragover', keepPage);
      removeEventListener('drop', keepPage);
    };
  }, []);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const elsewhere = location.hash === playFragment;
      if (elsewhere || !(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) {
        return;
      }
      const key = event.key.toLowerCase();
      if (key === 'z' || key === 'y') {
        event.preventDefault();
        dispatch({ kind: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
      }
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  function chooseTheme(chosen: Theme): void {
    keepTheme(chosen);
    setTheme(chosen);
  }

  return (
    <WordingContext.Provider value={wording}>
      <Announcer>
        <Definitions />
        {document_ && !playing && !atlas && (
          <a class="skip" href="#board">
            {wording.t.skip}
          </a>
        )}
        <Header atlas={inAtlas} theme={theme} onLang={setLang} onTheme={chooseTheme} />
        <main>
          {atlas ? (
            <AtlasGate route={atlas} />
          ) : playing ? (
            <ProcedurePage
              taken={state.taken}
              onBegun={() => dispatch({ kind: 'take-over', taken: undefined })}
              onJudge={(document) => {
                dispatch({ kind: 'open', document });
                location.hash = '';
              }}
              onLeave={() => {
                dispatch({ kind: 'take-over', taken: undefined });
                location.hash = '';
              }}
            />
          ) : document_ ? (
            <GamePage document={document_} state={state} dispatch={dispatch} />
          ) : (
            <StartPage
              badLinks={badLinks}
              canUndo={state.history.past.length > 0}
              dispatch={dispatch}
            />
          )}
        </main>
        <footer class="foot">
          <a href="third-party.txt">{wording.t.notices}</a>
        </footer>
      </Announcer>
    </WordingContext.Provider>
  );
}
