import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const noticesFile = 'third-party.txt';

const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string };
  const licence = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  if (licence === undefined) {
    throw new Error(`${name} comes without the text of its licence`);
  }
  const source = `https://www.npmjs.com/package/${name}/v/${version}`;
  const text = readFileSync(join(folder, licence), 'utf8').trim();
  return `${name} ${version}, ${license ?? 'see below'}, ${source}\n\n${text}\n`;
}

// Writes the licences of everybody else's work that the build took in: some want to be told of.
export function notices(): Plugin {
  return {
    name: 'shinpan-notices',
    apply: 'build',
    generateBundle(_, bundle) {
      const folders = Object.values(bundle)
        .flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
        .flatMap((id) => packageFolder.exec(id) ?? []);
      const all = [...new Set(folders)].sort().map(noticeOf);
      this.emitFile({ type: 'asset', fileName: noticesFile, source: all.join(`\n${'-'.repeat(72)}\n\n`) });
    },
  };
}
