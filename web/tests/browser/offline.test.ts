import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { open, startBrowser } from './page';
import { game9 } from './samples';
import { serve, type Served } from './server';

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser?.close());

it('works without a network and without its server after the first load', async () => {
  const served: Served = await serve();
  const { page, context } = await open(browser, served.url, { lang: 'ru' });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await served.close();
  await context.setOffline(true);
  await page.reload();
  await page.getByLabel('Запись партии или доска').fill(game9);
  await page.getByRole('button', { name: 'Кто выиграл?' }).click();
  await page.getByText('Белые выиграли 0,5 очка').first().waitFor();
  expect(await page.title()).toContain('Симпан');
  await context.close();
});

it('keeps the language and the colours that were chosen', async () => {
  const served: Served = await serve();
  const { page, context } = await open(browser, served.url, { lang: 'ru' });
  await page.getByRole('button', { name: 'EN, English' }).click();
  await page.getByRole('heading', { name: 'Put in a finished game' }).waitFor();
  await page.getByRole('button', { name: 'Colours: As the device' }).click();
  await page.getByRole('button', { name: 'Colours: Light' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Colours: Dark' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'dark',
  );
  await context.close();
  await served.close();
});
