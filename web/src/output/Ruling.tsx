import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useWording } from '../text/texts';

// The pages of the ruling as they will be printed.
export function Ruling({ pages, onClose }: { pages: readonly string[]; onClose: () => void }) {
  const { t } = useWording();
  const dialog = useRef<HTMLDialogElement>(null);
  const urls = useMemo(
    () => pages.map((page) => URL.createObjectURL(new Blob([page], { type: 'image/svg+xml' }))),
    [pages],
  );
  useEffect(() => {
    dialog.current?.showModal();
    return () => urls.forEach((url) => URL.revokeObjectURL(url));
  }, [urls]);
  return (
    <dialog ref={dialog} class="ruling" aria-labelledby="ruling" onClose={onClose}>
      <div class="ruling-bar">
        <h2 id="ruling">{t.output.rulingHeading}</h2>
        <button type="button" class="main" onClick={() => print()}>
          {t.output.printNow}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          {t.output.close}
        </button>
      </div>
      {urls.map((url, i) => (
        <img key={url} src={url} alt={t.output.page(i + 1)} />
      ))}
    </dialog>
  );
}
