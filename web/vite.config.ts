import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { atlas } from './vite/atlas.ts';
import { contentSecurityPolicy } from './vite/contentSecurityPolicy.ts';
import { leaflet } from './vite/leaflet.ts';
import { notices } from './vite/notices.ts';
import { offline } from './vite/offline.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Where the engine lies: the module that loads it, and its WASM.
const engine = process.env['SHINPAN_ENGINE'] ?? here('../build/wasm/bindings/wasm/shinpan.js');
const wasm = process.env['SHINPAN_WASM'] ?? engine.replace(/\.js$/, '.wasm');

export default defineConfig({
  base: './',
  resolve: {
    alias: [
      { find: /^#engine$/, replacement: engine },
      { find: /^#engine\.wasm/, replacement: wasm },
    ],
  },
  plugins: [atlas(), leaflet(), contentSecurityPolicy(), notices(), offline()],
  worker: { format: 'es' },
  server: { fs: { allow: [here('..')] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: here('index.html'), sw: here('src/offline/sw.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
