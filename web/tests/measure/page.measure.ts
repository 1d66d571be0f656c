import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open, useSite } from '../browser/page';
import { bentFour, example } from '../browser/samples';
import { longestTask } from './thread';

const site = useSite();

const rounds = Number(process.env['ROUNDS'] ?? 50);

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;
}

async function paste(page: Page, record: string): Promise<void> {
  await page.getByLabel('A game record or a board').fill(record);
}

// From the press of the button to the result on the page, by the page's own clock.
function judge(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const started = performance.now();
    document.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    while (!document.querySelector('.result .stone-icon')) {
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    return performance.now() - started;
  });
}

const press = (page: Page, name: string) => () => page.getByRole('button', { name }).click();

it('says how soon a pasted 19x19 game is judged', async () => {
  const { page, context } = await open(site.browser, site.url);
  await page.waitForSelector('.sample-card:last-child .miniature');
  const times: number[] = [];
  for (let round = 0; round < rounds; ++round) {
    await paste(page, example('game-19x19.sgf'));
    times.push(await judge(page));
    await press(page, 'Another game')();
  }
  const sorted = times.toSorted((a, b) => a - b);
  console.log(
    `verdict of a pasted 19x19 game, ${times.length} times: median ${median(times).toFixed(0)} ms, ` +
      `fastest ${sorted[0]?.toFixed(0)} ms, slowest ${sorted.at(-1)?.toFixed(0)} ms`,
  );
  expect(times).toHaveLength(rounds);
  await context.close();
});

it('says what keeps the main thread longest', async () => {
  const { page, context } = await open(site.browser, 'about:blank');
  const rows: string[] = [];
  async function measure(what: string, act: () => Promise<unknown>): Promise<void> {
    const { worked, passed } = await longestTask(site.browser, page, async () => {
      await act();
      await page.waitForTimeout(300);
    });
    rows.push(`${what.padEnd(28)} ${worked.toFixed(1).padStart(6)} ${passed.toFixed(1).padStart(6)}`);
  }
  const cell = (name: RegExp) => page.getByRole('gridcell', { name }).first();

  await measure('open the page', async () => {
    await page.goto(site.url);
    await page.waitForTimeout(1500); // to wait for something on the page is to put a script into it
  });
  await page.waitForSelector('.sample-card:last-child .miniature');
  await paste(page, example('game-19x19.sgf'));
  await measure('judge a 19x19 game', () => judge(page));
  await measure('select a group', () => cell(/, black, group of/).click());
  await measure('go back in the game', () => page.getByRole('slider').first().press('PageDown'));
  await measure('compare the methods', async () => {
    await page.getByRole('tab', { name: 'Counting' }).click();
    await page.getByRole('button', { name: 'Complete filling' }).waitFor();
  });
  await measure('a method step by step', press(page, 'Complete filling'));
  await measure('change the komi', async () => {
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.getByLabel('Komi').fill('5.5');
    await page.getByLabel('Komi').press('Tab');
  });
  await measure('draw the ruling', async () => {
    await press(page, 'Save and print')();
    await press(page, 'Ruling to print and sign')();
    await page.getByRole('img', { name: 'Page 1 of the ruling' }).waitFor();
  });
  await page.keyboard.press('Escape');
  await press(page, 'Another game')();
  await paste(page, bentFour);
  await judge(page);
  await cell(/^A6, black/).click();
  await measure('dispute a group', async () => {
    await press(page, 'Dispute this group')();
    await page.getByText('White to move: tries to take A6.').first().waitFor();
  });
  await measure('the engine answers a move', async () => {
    await cell(/^A4, empty/).click();
    await page.getByText(/^Engine: Black /).waitFor();
  });
  await measure('open the Atlas', async () => {
    await page.goto(`${site.url}#/atlas`);
    await page.getByRole('link', { name: 'Begin with chapter one' }).waitFor();
  });
  await measure('open a chapter', async () => {
    await page.getByRole('link', { name: 'Begin with chapter one' }).click();
    await page.getByText('Spread 1 of 4').waitFor();
  });
  console.log(
    [`longest task of the main thread, ms of the processor and on the clock`, ...rows].join('\n'),
  );
  expect(rows).toHaveLength(12);
  await context.close();
});
