import type { JSX } from 'preact';

// The two travellers, drawn by us: flat shapes under one ink line.

function Nina() {
  return (
    <>
      <path class="cloth-a" d="M18 120c2-22 18-31 42-31s40 9 42 31z" />
      <path class="paper-part" d="M46 90l14 16 14-16 5 3-19 24-19-24z" />
      <path class="skin" d="M51 78h18v14l-9 9-9-9z" />
      <path
        class="hair"
        d="M31 52c0-22 14-30 29-30s29 8 29 30c0 16 2 26-3 32-6-1-9-5-10-11H44c-1 6-4 10-10 11-5-6-3-16-3-32z"
      />
      <path class="skin" d="M40 53c0-9 9-13 20-13s20 4 20 13c0 17-8 31-20 31S40 70 40 53z" />
      <path class="hair" d="M39 55c3-9 9-13 15-15 8 6 18 6 26 14-1-13-8-19-20-19s-21 6-21 20z" />
      <g class="line">
        <circle cx="51" cy="59" r="7" class="glass" />
        <circle cx="69" cy="59" r="7" class="glass" />
        <path d="M58 59h4M44 58l-5-2M76 58l5-2" />
        <path d="M60 63v6h-2M54 76c4 2 8 2 12 0" />
      </g>
      <circle class="ink" cx="51" cy="59" r="1.9" />
      <circle class="ink" cx="69" cy="59" r="1.9" />
      <path class="hat" d="M16 39c10-7 24-9 44-9s34 2 44 9c-12 4-26 5-44 5s-32-1-44-5z" />
      <path class="hat" d="M36 34c0-16 8-23 24-23s24 7 24 23c-7 3-15 4-24 4s-17-1-24-4z" />
      <path class="band" d="M36 34l1-7c7 3 15 4 23 4s16-1 23-4l1 7c-7 3-15 4-24 4s-17-1-24-4z" />
      <path class="pencil" d="M83 48l16-13 3 4-16 12-5 1z" />
    </>
  );
}

function Luka() {
  return (
    <>
      <path class="cloth-b" d="M12 120c2-24 20-32 48-32s46 8 48 32z" />
      <path class="knit" d="M38 92c6 8 14 11 22 11s16-3 22-11l4 5c-6 9-15 14-26 14s-20-5-26-14z" />
      <path class="skin" d="M48 76h24v14c-7 6-17 6-24 0z" />
      <path class="skin" d="M36 50c-6-1-7 10 1 12zM84 50c6-1 7 10-1 12z" />
      <path class="skin" d="M37 48c0-14 10-18 23-18s23 4 23 18c0 24-9 38-23 38S37 72 37 48z" />
      <path
        class="beard"
        d="M36 55c3 6 6 8 10 8 4-3 9-4 14-1 5-3 10-2 14 1 4 0 7-2 10-8 2 24-8 42-24 42S34 79 36 55z"
      />
      <path class="mouth" d="M53 74c4 3 10 3 14 0" />
      <path
        class="beard line-only"
        d="M45 70c5-6 11-7 15-3 4-4 10-3 15 3-6 1-11 1-15-1-4 2-9 2-15 1z"
      />
      <g class="line">
        <path d="M45 53c3-3 7-3 10 0M65 53c3-3 7-3 10 0" />
        <path d="M60 53c-1 5-4 8-1 10h4" />
        <path d="M42 48c4-4 9-4 13-2M78 48c-4-4-9-4-13-2" class="brow" />
        <path d="M39 55l-3 2M81 55l3 2" />
      </g>
      <path class="cap" d="M34 42c-1-20 9-31 26-31s27 11 26 31c-16-5-36-5-52 0z" />
      <path class="cap-rim" d="M31 44c0-6 2-8 5-9 15-5 33-5 48 0 3 1 5 3 5 9-18-6-40-6-58 0z" />
      <path class="line ribs" d="M46 33l1 7M60 31v7M74 33l-1 7" />
    </>
  );
}

const drawn: Readonly<Record<string, () => JSX.Element>> = { nina: Nina, luka: Luka };

export function Portrait({ hero }: { hero: string }) {
  const Drawing = drawn[hero];
  return Drawing ? (
    <svg class="portrait" viewBox="0 0 120 120" aria-hidden="true">
      <circle class="sky" cx="60" cy="60" r="60" />
      <Drawing />
      <circle class="frame" cx="60" cy="60" r="58.5" />
    </svg>
  ) : null;
}
