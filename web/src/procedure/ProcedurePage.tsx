import { useEffect, useState } from 'preact/hooks';
import type { Document } from '../edit/document';
import type { MatchStart } from '../engine';
import { useAnswer } from '../engine/useAnswer';
import { Icon } from '../app/Icon';
import { useWording } from '../text/texts';
import { keepMatch, keptMatch, type KeptMatch } from './kept';
import { MatchPage } from './MatchPage';
import type { Taken } from './start';
import { StartForm } from './StartForm';

interface ProcedurePageProps {
  readonly taken: Taken | undefined; // from the referee's page, to be played on
  readonly onBegun: () => void;
  readonly onJudge: (document: Document) => void;
  readonly onLeave: () => void;
}

// "#/play": the terms of a match, then the match; one is kept on this device.
export function ProcedurePage({ taken, onBegun, onJudge, onLeave }: ProcedurePageProps) {
  const { t, lang } = useWording();
  const [kept, setKept] = useState<KeptMatch | undefined>(keptMatch);
  const [settingUp, setSettingUp] = useState(kept === undefined || taken !== undefined);
  const rules = useAnswer<'rules'>({ call: 'rules', lang }, 'rules').value?.rules;

  useEffect(() => {
    document.title = `${t.procedure.title} · ${t.name}`;
    return () => {
      document.title = t.title;
    };
  }, [t]);

  function begin(start: MatchStart): void {
    const match = { start, events: [], begun: Date.now() };
    keepMatch(match);
    setKept(match);
    setSettingUp(false);
    onBegun();
  }

  const bar = (
    <div class="bar">
      <button type="button" class="leave" onClick={onLeave}>
        <Icon name="leave" />
        <span class="when-wide">{t.procedure.leave}</span>
      </button>
      <div class="game-title">
        <strong>{t.procedure.title}</strong>
      </div>
    </div>
  );

  if (kept && !settingUp) {
    return (
      <>
        {bar}
        <MatchPage
          key={kept.begun}
          kept={kept}
          onAnother={() => {
            keepMatch(undefined);
            setKept(undefined);
            setSettingUp(true);
          }}
          onJudge={onJudge}
        />
      </>
    );
  }
  return (
    <>
      {bar}
      <div class="choice">
        <h1>{t.procedure.setUp.heading}</h1>
        <p class="hint">{t.procedure.setUp.lead}</p>
        {kept && (
          <button type="button" onClick={() => setSettingUp(false)}>
            {t.procedure.goOn}
          </button>
        )}
        {rules && <StartForm rules={rules} taken={taken} onBegin={begin} />}
      </div>
    </>
  );
}
