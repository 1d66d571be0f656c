import { defineConfig } from 'vitest/config';

// The page as built, in a browser. One after the other: the tests share a browser and two cores.
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 60_000,
    reporters: ['default', './tests/summaryLine.ts'],
  },
});
