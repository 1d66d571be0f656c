import { useReading } from './context';
import { linkTo } from './route';

export function MissingPage() {
  const { a } = useReading();
  return (
    <div class="plain-page">
      <h1>{a.missing.heading}</h1>
      <p>{a.missing.text}</p>
      <p>
        <a href={linkTo({ kind: 'contents' })}>{a.missing.back}</a>
      </p>
    </div>
  );
}
