import { useWording } from '../text/texts';
import { linkTo } from './route';
import { gateTexts } from './text/gate';

// Between the referee and the Atlas.
export function PartLinks({ atlas }: { atlas: boolean }) {
  const { lang } = useWording();
  const { name, referee, parts } = gateTexts[lang];
  return (
    <nav class="parts" aria-label={parts}>
      <a href="#" aria-current={atlas ? undefined : 'page'}>
        {referee}
      </a>
      <a href={linkTo({ kind: 'contents' })} aria-current={atlas ? 'page' : undefined}>
        {name}
      </a>
    </nav>
  );
}
