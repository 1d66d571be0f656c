import { useEffect, useState } from 'preact/hooks';
import { useReading } from '../context';
import { linkTo } from '../route';
import { readPolicy } from './contacts';
import { leafletTexts } from './texts';

// What becomes of contacts, in the words of the server that takes them.
export function PolicyPage() {
  const { lang } = useReading();
  const words = leafletTexts[lang].policy;
  const [policy, setPolicy] = useState<readonly string[]>();
  useEffect(() => {
    void readPolicy(lang).then(setPolicy);
  }, [lang]);
  const [heading = words.title, ...paragraphs] = policy ?? [];
  return (
    <div class="plain-page">
      <h1>{heading}</h1>
      {policy ? paragraphs.map((text) => <p>{text}</p>) : <p>{words.none}</p>}
      <p>
        <a href={linkTo({ kind: 'leaflet' })}>{words.back}</a>
      </p>
    </div>
  );
}
