import type { Failure } from '../engine';
import { useWording } from '../text/texts';

export function Failed({ failure }: { failure: Failure }) {
  const { t } = useWording();
  const message = failure.code === 'engine-missing' ? t.failure.engine : failure.message;
  return (
    <div class="failed" role="alert">
      <strong>{t.failure.heading}</strong>
      <p>{message}</p>
    </div>
  );
}
