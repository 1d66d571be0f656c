import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, open, shoot, startBrowser } from './page';
import { serve, type Served } from './server';

// The leaflet to take from any host, and the form for news where a server takes contacts.

const program =
  process.env['SHINPAN'] ??
  fileURLToPath(new URL('../../../build/release/apps/cli/shinpan', import.meta.url));

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser?.close());

// Tab until the focus is there.
async function reach(page: Page, place: Locator): Promise<void> {
  for (let i = 0; i < 80; ++i) {
    await page.keyboard.press('Tab');
    if (await place.evaluate((element) => element === document.activeElement)) {
      return;
    }
  }
  throw new Error(`not reached by Tab: ${place.toString()}`);
}

async function downloaded(page: Page, name: string): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name, exact: true }).click();
  const path = await (await coming).path();
  return readFileSync(path);
}

describe('on a host of static files', () => {
  let served: Served;

  beforeAll(async () => {
    served = await serve();
  });

  afterAll(() => served?.close());

  it('is offered among the contents and can be looked at and taken', async () => {
    const { page, complaints, context } = await open(browser, `${served.url}#/atlas`);
    await page.getByRole('heading', { name: /^The first stone/ }).waitFor();
    const pdf = await downloaded(page, 'Download the leaflet');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('link', { name: 'Look at its pages' }).click();
    await page.getByRole('heading', { level: 1, name: /^The first stone/ }).waitFor();
    for (const picture of await page.getByRole('img', { name: /^Page \d:/ }).all()) {
      await picture.scrollIntoViewIfNeeded();
      await picture.evaluate((image: HTMLImageElement) => image.decode());
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    expect(await page.getByRole('img', { name: /^Page \d:/ }).count()).toBe(6);
    const problems = await downloaded(page, 'Download the problems to print');
    expect(problems.subarray(0, 5).toString()).toBe('%PDF-');
    await expectAccessible(page);
    await shoot(page, 'atlas-leaflet', true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is there in Russian on a phone, without any form', async () => {
    const { page, complaints, context } = await open(browser, `${served.url}#/atlas/leaflet`, {
      lang: 'ru',
      phone: true,
    });
    await page.getByRole('heading', { level: 1, name: /^Первый камень/ }).waitFor();
    const pdf = await downloaded(page, 'Скачать памятку');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('form').count()).toBe(0);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('works without a network', async () => {
    const { page, context } = await open(browser, served.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    await context.setOffline(true);
    await page.goto(`${served.url}#/atlas/leaflet`);
    await page.getByRole('img', { name: 'Page 1: Moves and turns' }).waitFor();
    const size = await page.evaluate(async () =>
      (await (await fetch('./leaflet-en.pdf')).arrayBuffer()).byteLength,
    );
    expect(size).toBeGreaterThan(50_000);
    expect(await page.locator('form').count()).toBe(0);
    await context.close();
  });
});

describe('where a server takes contacts', () => {
  let child: ChildProcess;
  let served: Served;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shinpan-contacts-'));
    const names = ['--operator', 'The Go Club of Upper', '--contact', 'data@club.example'];
    const store = ['--store', join(folder, 'store.sqlite')];
    child = spawn(program, ['serve', '--port', '0', '--lang', 'en', ...names, ...store]);
    const port = await new Promise<number>((resolve, reject) => {
      child.on('error', reject);
      child.stderr?.on('data', (said: Buffer) => {
        const found = /127\.0\.0\.1:(\d+)/.exec(said.toString());
        if (found) {
          resolve(Number(found[1]));
        }
      });
    });
    served = await serve(port);
  });

  afterAll(async () => {
    await served?.close();
    child?.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });

  it('a contact is left, looked at, copied and withdrawn, with the mouse', async () => {
    const { page, complaints, context } = await open(browser, `${served.url}#/atlas/leaflet`);
    await page.getByRole('heading', { name: 'News by mail' }).waitFor();
    await expectAccessible(page);
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
    await page.getByLabel('E-mail').fill('reader@example.org');
    await page.getByLabel('Write to me').selectOption('telegram');
    await page.getByLabel('Your name in Telegram').fill('@reader');
    await page.getByRole('button', { name: 'Leave them' }).click();
    expect(await page.getByRole('heading', { name: 'News by mail' }).isVisible()).toBe(true);
    await page.getByRole('checkbox').check();
    await expectAccessible(page);
    await shoot(page, 'atlas-contact', true);
    await page.getByRole('button', { name: 'Leave them' }).click();
    const code = await page.getByLabel('Your code').inputValue();
    expect(code).toMatch(/^[0-9a-f]{32}$/);
    await expectAccessible(page);

    await page.getByLabel('The code that you were given').fill(code);
    await page.getByRole('button', { name: 'Show what is kept' }).click();
    await page.getByText('in Telegram: @reader').waitFor();
    await expectAccessible(page);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Take a copy as a file' }).click();
    const copy: unknown = JSON.parse(readFileSync(await (await coming).path(), 'utf8'));
    expect(copy).toMatchObject({ email: 'reader@example.org', channel: 'telegram', consent: true });
    await page.getByRole('button', { name: 'Withdraw and delete' }).click();
    await page.getByText('Deleted. Nothing of yours is kept any more.').waitFor();
    expect(complaints).toEqual([]);
    await page.getByRole('button', { name: 'Show what is kept' }).click();
    await page.getByText('Nothing is kept under this code').waitFor();
    await context.close();
  });

  it('the same in Russian by keyboard on a phone, the policy read first', async () => {
    const { page, complaints, context } = await open(browser, `${served.url}#/atlas/leaflet`, {
      lang: 'ru',
      phone: true,
    });
    await page.getByRole('heading', { name: 'Новости письмом' }).waitFor();
    await reach(page, page.getByLabel('Почта'));
    await page.keyboard.type('chitatel@example.org');
    await reach(page, page.getByRole('link', { name: 'политике' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Что происходит с вашими данными' }).waitFor();
    await page.getByText('The Go Club of Upper').waitFor();
    await page.getByText('data@club.example').first().waitFor();
    await page.getByText('не дольше 90 дней').waitFor();
    await expectAccessible(page);
    await reach(page, page.getByRole('link', { name: 'К памятке' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Новости письмом' }).waitFor();

    await reach(page, page.getByLabel('Почта'));
    expect(await page.getByLabel('Почта').inputValue()).toBe('chitatel@example.org');
    await page.keyboard.press('Tab'); // the channel stays e-mail
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    await reach(page, page.getByRole('button', { name: 'Оставить' }));
    await page.keyboard.press('Enter');
    const code = await page.getByLabel('Ваш код').inputValue();
    expect(code).toMatch(/^[0-9a-f]{32}$/);
    await reach(page, page.getByLabel('Код, который вам выдали'));
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await page.getByText('chitatel@example.org').waitFor();
    await expectAccessible(page);
    await shoot(page, 'atlas-contact-ru', true);
    await reach(page, page.getByRole('button', { name: 'Отозвать и удалить' }));
    await page.keyboard.press('Enter');
    await page.getByText('Удалено.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
