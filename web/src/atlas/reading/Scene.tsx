import { useEffect, useRef, useState } from 'preact/hooks';
import type { SceneStep } from '../book';
import { useReading } from '../context';
import { Portrait } from './Portrait';
import { Prose } from './Prose';

// What the travellers say and do, picture by picture.
export function Scene({ scene }: { scene: readonly SceneStep[] }) {
  const { book, a, say } = useReading();
  const [shown, setShown] = useState(1);
  const newest = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (shown > 1) {
      newest.current?.focus({ preventScroll: true });
    }
  }, [shown]);
  const more = shown < scene.length;
  return (
    <section class="scene" aria-label={a.chapter.scene}>
      <ol class="frames">
        {scene.slice(0, shown).map(({ stage, speaker, line }, i) => (
          <li
            class="frame-box"
            aria-label={a.chapter.sceneStep(i + 1, scene.length)}
            ref={i === shown - 1 ? newest : null}
            tabIndex={-1}
          >
            <p class="stage">
              <Prose text={stage} />
            </p>
            <div class="speech">
              <Portrait hero={speaker} />
              <p>
                <b>
                  {say(book.heroes.find(({ id }) => id === speaker)?.name ?? { en: '', ru: '' })}
                </b>
                <q>
                  <Prose text={line} />
                </q>
              </p>
            </div>
          </li>
        ))}
        {scene.slice(shown).map(() => (
          <li class="frame-box to-come" aria-hidden="true" />
        ))}
      </ol>
      <div class="actions scene-actions">
        <button
          type="button"
          class={more ? 'main' : 'quiet'}
          onClick={() => setShown(more ? shown + 1 : 1)}
        >
          {more ? a.chapter.sceneOn : a.chapter.sceneAgain}
        </button>
        <small>{a.chapter.sceneStep(shown, scene.length)}</small>
      </div>
    </section>
  );
}
