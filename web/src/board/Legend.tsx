import { marksUsed, type Picture } from '../draw/picture';
import { useWording } from '../text/texts';
import { MarkSample } from './marks';

export function Legend({ picture }: { picture: Picture }) {
  const { t } = useWording();
  const marks = marksUsed(picture);
  return marks.length === 0 ? null : (
    <ul class="legend" aria-label={t.board.legend}>
      {marks.map((mark) => (
        <li key={mark}>
          <MarkSample mark={mark} />
          {t.board.mark[mark]}
        </li>
      ))}
    </ul>
  );
}
