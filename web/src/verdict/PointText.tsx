import { useWording } from '../text/texts';

const vertex = /\b([A-HJ-Z](?:1\d|2[0-5]|[1-9]))\b/;

interface PointTextProps {
  readonly text: string;
  readonly onPoint: (name: string) => void;
}

// A sentence whose points can be shown on the board.
export function PointText({ text, onPoint }: PointTextProps) {
  const { t } = useWording();
  return (
    <>
      {text.split(vertex).map((part, i) =>
        i % 2 === 0 ? (
          part
        ) : (
          <button
            type="button"
            class="point-name"
            aria-label={t.notes.show(part)}
            onClick={() => onPoint(part)}
          >
            {part}
          </button>
        ),
      )}
    </>
  );
}
