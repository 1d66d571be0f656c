import { useReading } from '../context';
import { linkTo } from '../route';
import { leafletPage, leafletPdf, pageSize } from './files';
import { leafletTexts, nameOf } from './texts';

// The leaflet offered among the contents.
export function MemoOffer() {
  const { book, lang, say } = useReading();
  const words = leafletTexts[lang];
  const page = linkTo({ kind: 'leaflet' });
  return (
    <section class="memo" aria-labelledby="memo">
      <a class="memo-page" href={page} tabIndex={-1} aria-hidden="true">
        <img src={leafletPage(lang, 1)} alt="" {...pageSize} loading="lazy" />
      </a>
      <div class="memo-text">
        <p class="kicker">{words.kicker}</p>
        <h2 id="memo">{nameOf(say(book.leaflet.title), say(book.leaflet.subtitle))}</h2>
        <p>{words.about}</p>
        <p class="kicker">{words.kind}</p>
        <div class="actions">
          <a class="button main" href={leafletPdf(lang)} download>
            {words.download}
          </a>
          <a class="button" href={page}>
            {words.look}
          </a>
        </div>
      </div>
    </section>
  );
}
