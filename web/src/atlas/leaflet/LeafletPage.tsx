import { useEffect, useState } from 'preact/hooks';
import { useReading } from '../context';
import { readOffer, type Offer } from './contacts';
import { leafletPage, leafletPdf, pageSize, problemsPdf } from './files';
import { NewsForm } from './NewsForm';
import { OwnContact } from './OwnContact';
import { leafletTexts, nameOf } from './texts';

// The leaflet to look at and to take; news by mail where a server takes contacts.
export function LeafletPage() {
  const { book, lang, say } = useReading();
  const words = leafletTexts[lang];
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    void readOffer().then(setOffer);
  }, []);
  return (
    <div class="leaflet-page">
      <header class="page-head">
        <p class="kicker">{words.kicker}</p>
        <h1>{nameOf(say(book.leaflet.title), say(book.leaflet.subtitle))}</h1>
        <p>{words.about}</p>
        <p>{words.free}</p>
        <ul class="downloads">
          <li>
            <a class="button main" href={leafletPdf(lang)} download>
              {words.download}
            </a>
            <small>{words.kind}</small>
          </li>
          <li>
            <a class="button" href={problemsPdf(lang)} download>
              {words.problems}
            </a>
            <small>{words.problemsKind}</small>
          </li>
        </ul>
      </header>
      <section class="leaflet-pages" aria-labelledby="leaflet-pages">
        <h2 id="leaflet-pages">{words.pages}</h2>
        <ol>
          {book.leaflet.pages.map(({ id, title }, index) => (
            <li key={id}>
              <a href={leafletPage(lang, index + 1)}>
                <img
                  src={leafletPage(lang, index + 1)}
                  alt={words.page(index + 1, say(title))}
                  width={pageSize.width}
                  height={pageSize.height}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ol>
      </section>
      {offer && (
        <>
          <NewsForm offer={offer} />
          <OwnContact />
        </>
      )}
    </div>
  );
}
