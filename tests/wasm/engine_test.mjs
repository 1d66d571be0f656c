#!/usr/bin/env node
// The engine for pages answers as the program does, byte for byte but for the time it took: every
// case and example judged, counted and replayed, the exports, and the signature of the bench.
//
// usage: engine_test.mjs [--program PROGRAM] [--engine FOLDER]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
process.chdir(root);
const { values: options } = parseArgs({
  options: {
    program: { type: 'string', default: process.env.SHINPAN ?? 'build/dev/apps/cli/shinpan' },
    engine: { type: 'string', default: 'build/wasm/bindings/wasm' },
  },
});
const { load } = await import(pathToFileURL(resolve(options.engine, 'shinpan.js')));
const engine = await load(readFileSync(join(options.engine, 'shinpan.wasm')));

let passed = 0;
let failed = 0;

function check(name, found, expected) {
  if (found === expected) {
    passed += 1;
    return;
  }
  failed += 1;
  let at = 0;
  while (found[at] === expected[at] && at < found.length) {
    at += 1;
  }
  const near = (text) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
  console.log(`FAIL ${name}\n  program ${near(expected)}\n  engine  ${near(found)}`);
}

const masked = (text) => text.replaceAll(/"milliseconds":[0-9.]+/g, '"milliseconds":0');

function program(...args) {
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
  const done = spawnSync(options.program, args, { env, maxBuffer: 2 ** 30, encoding: 'utf8' });
  if (done.error) {
    throw done.error;
  }
  return done.stdout;
}

const lines = (text) => masked(text).split('\n').slice(0, -1);
const files = (folder, pattern) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name))
    .sort();
const examples = files('examples', /\.(sgf|txt)$/);
const records = [...files('tests/data/cases', /\.case$/), ...examples];
const text = (file) => readFileSync(file, 'utf8');

// One line of the program for each input; all of them hold one game.
function compare(name, inputs, args, request, answersOf = (answer) => [answer]) {
  const expected = lines(program(...args, ...inputs));
  const perInput = expected.length / inputs.length;
  inputs.forEach((file, i) => {
    const answer = engine.callText(JSON.stringify({ ...request, record: text(file), source: file }));
    check(
      `${name} ${file}`,
      masked(answersOf(answer).join('\n')),
      expected.slice(i * perInput, (i + 1) * perInput).join('\n'),
    );
  });
}

// Out of {"counts":[...]}, as they were written.
const counts = (answer) =>
  answer.slice('{"counts":['.length, -2).replaceAll('},{"source":', '}\n{"source":').split('\n');

compare('judge', records, ['judge', '--json', '--nodes', '5000'], { call: 'judge', nodes: 5000 });
compare('judge --strict', records, ['judge', '--json', '--strict', '--nodes', '5000'], {
  call: 'judge',
  strict: true,
  nodes: 5000,
});
compare('judge --lang ru', records, ['judge', '--json', '--lang', 'ru', '--nodes', '200'], {
  call: 'judge',
  lang: 'ru',
  nodes: 200,
});
compare(
  'judge --rules chinese',
  examples,
  ['judge', '--json', '--rules', 'chinese', '--nodes', '5000'],
  { call: 'judge', rules: 'chinese', nodes: 5000 },
);
compare('count', examples, ['count', '--json', '--method', 'ing', '--nodes', '2000'], {
  call: 'count',
  method: 'ing',
  nodes: 2000,
});
compare(
  'count --method all',
  examples,
  ['count', '--json', '--method', 'all', '--nodes', '2000'],
  { call: 'count', method: 'all', nodes: 2000 },
  counts,
);
compare('replay', records, ['replay', '--json'], { call: 'replay' });

check(
  'status',
  masked(
    engine.callText(
      JSON.stringify({
        call: 'status',
        record: text('examples/bent-four.txt'),
        points: ['A6'],
        nodes: 100000,
      }),
    ),
  ),
  lines(
    program('status', '--json', '--point', 'A6', '--nodes', '100000', 'examples/bent-four.txt'),
  )[0],
);
const scratch = mkdtempSync(join(tmpdir(), 'shinpan-'));
for (const file of examples) {
  const { text: sgf } = engine.call({ call: 'export', as: 'sgf', record: text(file), nodes: 2000 });
  check(`export sgf ${file}`, sgf, program('judge', '--sgf', '--nodes', '2000', file));
  const { text: svg } = engine.call({ call: 'export', as: 'svg', record: text(file), nodes: 2000 });
  const drawn = join(scratch, 'verdict.svg');
  program('judge', '--json', '--nodes', '2000', '--svg', drawn, file);
  check(`export svg ${file}`, svg, text(drawn));
}

rmSync(scratch, { recursive: true });

const rules = lines(program('rules', '--json'));
const answered = JSON.parse(engine.callText('{"call":"rules"}')).rules;
rules.forEach((line, i) => {
  const { name, summary, sgf, ogs, katago, ...rest } = answered[i];
  check(`rules ${rest.id}`, JSON.stringify(rest), JSON.stringify(JSON.parse(line)));
});
check('version', engine.call({ call: 'version' }).version, program('--version').trim().split(' ').at(-1));
check(
  'bench signature',
  engine.call({ call: 'bench' }).signature,
  program('bench').split('\n')[0].replace('signature ', ''),
);

// Whatever is asked, the next question is answered.
for (const request of ['', '{', '[]', '\ud800', '{"call":5}', '['.repeat(1e6), '{"a":'.repeat(1e6)]) {
  check(`error ${request.slice(0, 20)}`, typeof JSON.parse(engine.callText(request)).error.code, 'string');
}
for (const record of ['('.repeat(1e6), '(;'.repeat(1e5), '(;SZ[19]' + ';B[aa]'.repeat(1e5) + ')']) {
  check(`large ${record.slice(0, 20)}`, typeof engine.call({ call: 'judge', record, nodes: 10 }), 'object');
}

// A match by events, which the program has only as a service.
const stopped = [
  { event: 'pass', by: 'B' },
  { event: 'pass', by: 'W' },
];
const match = engine.call({ call: 'match', start: { size: 9 }, events: stopped, suggest: true });
check('match', match.state.phase + JSON.stringify(match.suggestion), 'stopped{"dead":[],"undecided":[]}');

// Out of stack in the middle of a call: it throws, and a fresh engine takes over.
let thrown;
function exhaust() {
  try {
    exhaust();
  } catch {
    try {
      thrown ??= engine.callText('{"call":"bench"}');
    } catch (error) {
      thrown = error;
    }
  }
}
exhaust();
await engine.ready;
check('out of stack', String(thrown instanceof Error), 'true');
check('after it', typeof engine.call({ call: 'version' }).version, 'string');

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
