import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

// The leaflet and the sheet of problems, printed by the program `shinpan` in both languages: PDF to
// take away and a drawing of each page to look at. Their names are in src/atlas/leaflet/files.ts.

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const built = here('../../build/web');
const languages = ['ru', 'en'] as const;
const pages = [1, 2, 3, 4, 5, 6] as const;

function program(): string {
  const given = process.env['SHINPAN'];
  const names = ['release', 'srv', 'dev'].map((name) =>
    here(`../../build/${name}/apps/cli/shinpan`),
  );
  const found = given ?? names.find((name) => existsSync(name));
  if (found === undefined) {
    throw new Error('no program shinpan: build it, or name it in SHINPAN');
  }
  return found;
}

function printed(file: string, ...options: string[]): void {
  const done = spawnSync(program(), ['leaflet', '--out', `${built}/${file}`, ...options], {
    encoding: 'utf8',
    env: { SOURCE_DATE_EPOCH: '0', ...process.env },
  });
  if (done.status !== 0) {
    throw new Error(`shinpan leaflet: ${done.stderr}`);
  }
}

// Names and bytes.
export function leafletFiles(): Map<string, Buffer> {
  mkdirSync(built, { recursive: true });
  const names = languages.flatMap((lang) => {
    printed(`leaflet-${lang}.pdf`, '--lang', lang);
    printed(`leaflet-${lang}.svg`, '--lang', lang);
    printed(`problems-${lang}.pdf`, '--lang', lang, '--problems');
    return [
      `leaflet-${lang}.pdf`,
      `problems-${lang}.pdf`,
      ...pages.map((page) => `leaflet-${lang}-${page}.svg`),
    ];
  });
  return new Map(names.map((name) => [name, readFileSync(`${built}/${name}`)]));
}

export function leaflet(): Plugin {
  return {
    name: 'shinpan-leaflet',
    apply: 'build',
    buildStart() {
      for (const [fileName, source] of leafletFiles()) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
