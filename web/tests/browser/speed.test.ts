import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { open, startBrowser } from './page';
import { example } from './samples';
import { serve, type Served } from './server';

let browser: Browser;
let served: Served;

beforeAll(async () => {
  served = await serve();
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
});

const rounds = 9;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;
}

// Limits far above what a quiet machine needs: this is to notice what has become much slower.
it('judges a pasted 19x19 game at once and never blocks the page for long', async () => {
  const { page, context } = await open(browser, served.url);
  await page.waitForSelector('.sample-card:last-child .miniature');
  await page.evaluate(() => {
    const blocked: number[] = [];
    new PerformanceObserver((list) => {
      blocked.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ entryTypes: ['longtask'] });
    Object.assign(window, { blocked });
  });
  const times: number[] = [];
  for (let i = 0; i < rounds; ++i) {
    await page.getByLabel('A game record or a board').fill(example('game-19x19.sgf'));
    times.push(
      await page.evaluate(async () => {
        const started = performance.now();
        document.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
        while (!document.querySelector('.result .stone-icon')) {
          await new Promise((resolve) => setTimeout(resolve, 2));
        }
        return performance.now() - started;
      }),
    );
    await page.getByRole('button', { name: 'Another game' }).click();
  }
  const blocked = await page.evaluate(
    () => (window as unknown as { blocked: readonly number[] }).blocked,
  );
  console.log(`verdict: median ${median(times).toFixed(0)} ms; long tasks: ${blocked.join(', ')} ms`);
  expect(median(times)).toBeLessThan(1000);
  expect(median([0, ...blocked])).toBeLessThan(200);
  await context.close();
});
