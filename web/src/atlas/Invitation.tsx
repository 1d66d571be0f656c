import { useWording } from '../text/texts';
import { linkTo } from './route';
import { gateTexts } from './text/gate';

// From the front page into the book.
export function Invitation() {
  const { lang } = useWording();
  const { invitation, enter } = gateTexts[lang];
  return (
    <p class="invitation">
      {invitation} <a href={linkTo({ kind: 'contents' })}>{enter}</a>
    </p>
  );
}
