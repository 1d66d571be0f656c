import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open, useSite } from './page';

// What the page saves as JSON is what the program of the same sources prints. SHINPAN names that
// program: without it nothing is compared. SHINPAN_GAMES is a folder with more games,
// SHINPAN_GAMES_MOST how many of them.

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const program = process.env['SHINPAN'] ?? '';
const folder = process.env['SHINPAN_GAMES'];
const most = Number(process.env['SHINPAN_GAMES_MOST'] ?? 200);

function filesIn(path: string): string[] {
  return readdirSync(path)
    .filter((name) => /\.(sgf|txt|gib|ngf|ugf)$/.test(name))
    .sort()
    .map((name) => join(path, name));
}

const files = [...filesIn(here('../../../examples')), ...(folder ? filesIn(folder) : []).slice(0, most)];

const site = useSite();

// Without what names the input and how long it took.
function compared(json: string): unknown {
  const { source, milliseconds, ...rest } = JSON.parse(json) as Record<string, unknown>;
  return typeof source === 'string' && typeof milliseconds === 'number' ? rest : json;
}

function fromProgram(file: string): string {
  const { stdout } = spawnSync(program, ['judge', '--json', '--lang', 'en', file], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.split('\n')[0] ?? '';
}

async function fromPage(page: Page, file: string): Promise<string> {
  await page.setInputFiles('input[type=file]', file);
  await page.locator('.result:not(.waiting) .under').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Save and print' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /JSON/ }).click(),
  ]);
  await page.getByRole('button', { name: 'Another game' }).click();
  return readFile((await download.path()) ?? '', 'utf8');
}

it.skipIf(program === '')(
  `judges ${files.length} inputs as the program does`,
  async () => {
    const { page, complaints, context } = await open(site.browser, site.url);
    const different: string[] = [];
    for (const file of files) {
      const [there, here] = [await fromPage(page, file), fromProgram(file)].map(compared);
      if (JSON.stringify(there) !== JSON.stringify(here)) {
        different.push(basename(file));
      }
    }
    expect(different).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
  30 * 60_000,
);
