import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

// Not kept: a server that takes contacts answers for it.
const asked = 'contacts.json';

// Writes into the service worker which files it keeps and a name that is another for each build.
export function offline(): Plugin {
  let publicDir = '';
  return {
    name: 'shinpan-offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') {
        throw new Error('sw.js is not in the bundle');
      }
      const built = Object.keys(bundle).filter((file) => file !== 'sw.js' && !file.endsWith('.map'));
      const page = built.filter((file) => file !== 'index.html');
      const files = ['./', ...page, ...readdirSync(publicDir).filter((file) => file !== asked)].sort();
      const hash = createHash('sha256').update(files.join('\n'));
      for (const file of built.sort()) {
        const output = bundle[file];
        hash.update(output?.type === 'chunk' ? output.code : (output?.source ?? ''));
      }
      worker.code = worker.code
        .replace('__FILES__', JSON.stringify(files))
        .replace('__BUILD__', JSON.stringify(hash.digest('hex').slice(0, 16)));
    },
  };
}
