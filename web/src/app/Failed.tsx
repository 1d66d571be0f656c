import { useWording } from '../text/texts';

export function Failed({ message }: { message: string }) {
  const { t } = useWording();
  return (
    <div class="failed" role="alert">
      <strong>{t.failure.heading}</strong>
      <p>{message}</p>
    </div>
  );
}
