import { defineConfig } from 'vitest/config';

// How fast the page as built is, in a browser: prints figures, fails only where nothing was measured.
export default defineConfig({
  test: {
    include: ['tests/measure/**/*.measure.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
    reporters: ['default', './tests/summaryLine.ts'],
  },
});
