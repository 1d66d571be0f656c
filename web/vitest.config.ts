import { defineConfig } from 'vitest/config';
import { atlas } from './vite/atlas.ts';

export default defineConfig({
  plugins: [atlas()],
  test: {
    include: ['tests/unit/**/*.test.ts'],
    reporters: ['default', './tests/summaryLine.ts'],
  },
});
