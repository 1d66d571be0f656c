#!/usr/bin/env node
// The npm package as a stranger meets it: packed, installed from the file into an empty folder, its
// example run, its types read.
//
// usage: package_test.mjs [--engine FOLDER]
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
process.chdir(root);
const { values: options } = parseArgs({
  options: { engine: { type: 'string', default: 'build/wasm/bindings/wasm' } },
});

let passed = 0;
let failed = 0;

function check(name, test) {
  try {
    test();
    passed += 1;
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${name}\n  ${error.stderr ?? ''}${error.stdout ?? ''}${error.message}`);
  }
}

function same(found, expected) {
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    throw new Error(`${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
  }
}

const run = (folder, command, ...args) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const folder = mkdtempSync(join(tmpdir(), 'shinpan-npm-'));
const installed = join(folder, 'node_modules/shinpan');
try {
  const file = resolve(run(root, 'packaging/npm/pack.sh', options.engine).trim());
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  run(folder, 'npm', 'install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', file);

  check('the package holds what it needs and nothing else', () =>
    same(readdirSync(installed).sort(), [
      'LICENSE',
      'README.md',
      'THIRD-PARTY',
      'example.mjs',
      'package.json',
      'shinpan.d.ts',
      'shinpan.js',
      'shinpan.mjs',
      'shinpan.wasm',
    ]));
  check('its example judges a game', () => {
    copyFileSync(join(installed, 'example.mjs'), join(folder, 'judge.mjs'));
    const [result, ...groups] = run(folder, process.execPath, 'judge.mjs').trim().split('\n');
    const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    same(result, `W+6.5 by ${version}`);
    same(groups.some((line) => line.startsWith('B E2 dead')), true);
  });
  check('the code that its page shows runs', () => {
    const [, code] = /```js\n(.*?)```/s.exec(readFileSync(join(installed, 'README.md'), 'utf8'));
    writeFileSync(join(folder, 'shown.mjs'), code);
    same(/^[BW]\+/.test(run(folder, process.execPath, 'shown.mjs')), true);
  });
  check('its types are found and hold', () => {
    const use = "import { load, type Engine } from 'shinpan';\nexport const engine: Promise<Engine> = load('x');\n";
    writeFileSync(join(folder, 'use.ts'), use);
    const compiler = join(root, 'web/node_modules/.bin/tsc');
    run(folder, compiler, '--noEmit', '--strict', '--module', 'nodenext', '--lib', 'es2022,dom', '--types', '', 'use.ts');
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
