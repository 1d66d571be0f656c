// The gradients of wood and stones, once on the page: every board and every sample refers to them.
export function Definitions() {
  return (
    <svg class="definitions" width="0" height="0" aria-hidden="true">
      <defs>
        <linearGradient id="wood" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#ecc784" />
          <stop offset="1" stop-color="#dfb066" />
        </linearGradient>
        <radialGradient id="black" cx="0.36" cy="0.32" r="0.75">
          <stop offset="0" stop-color="#6a6a6a" />
          <stop offset="0.45" stop-color="#2b2b2b" />
          <stop offset="1" stop-color="#0c0c0c" />
        </radialGradient>
        <radialGradient id="white" cx="0.36" cy="0.32" r="0.85">
          <stop offset="0" stop-color="#ffffff" />
          <stop offset="0.6" stop-color="#f6f4ef" />
          <stop offset="1" stop-color="#cfcac0" />
        </radialGradient>
      </defs>
    </svg>
  );
}
