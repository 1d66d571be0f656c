import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { serve } from './server';

// A browser, its pages, and what every test asks of them.

const axe = createRequire(import.meta.url).resolve('axe-core');
const pictures =
  process.env['SHINPAN_SHOTS'] ?? fileURLToPath(new URL('../../dist-shots/', import.meta.url));

export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface Site {
  readonly browser: Browser;
  readonly url: string;
}

// The page served, and a browser, for all the tests of a file: known when they run.
export function useSite(): Site {
  let site: (Site & { close(): Promise<void> }) | undefined;
  beforeAll(async () => {
    const served = await serve();
    const browser = await startBrowser();
    const close = async () => {
      await browser.close();
      await served.close();
    };
    site = { browser, url: served.url, close };
  });
  afterAll(() => site?.close());
  const known = (): Site => {
    if (!site) {
      throw new Error('the site is known when the tests run');
    }
    return site;
  };
  return {
    get browser() {
      return known().browser;
    },
    get url() {
      return known().url;
    },
  };
}

export interface Looks {
  readonly lang?: 'en' | 'ru';
  readonly dark?: boolean;
  readonly phone?: boolean;
}

export interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: string[]; // of the console: errors, what the policy blocked
}

export async function open(browser: Browser, url: string, looks: Looks = {}): Promise<Opened> {
  const { lang = 'en', dark = false, phone = false } = looks;
  const context = await browser.newContext({
    viewport: phone ? { width: 375, height: 740 } : { width: 1280, height: 900 },
    deviceScaleFactor: phone ? 2 : 1,
    hasTouch: phone,
    locale: lang === 'ru' ? 'ru-RU' : 'en-GB',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    acceptDownloads: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(url);
  return { page, context, complaints };
}

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

// No rule of axe is broken as the page stands, light or dark, and nothing sticks out of the screen.
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(readFileSync(axe, 'utf8'));
  }
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await page.evaluate(
      () => (window as unknown as { axe: { run(): Promise<AxeResult> } }).axe.run(),
    );
    for (const { id, nodes } of violations) {
      for (const { html, failureSummary } of nodes) {
        found.push(`${colorScheme} ${id}: ${html.slice(0, 200)} ${failureSummary}`);
      }
    }
  }
  expect(found).toEqual([]);
  const sticksOut = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = [...document.querySelectorAll('#app *:not(.unseen, .unseen *)')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return scrollWidth > clientWidth ? wide.map(({ outerHTML }) => outerHTML.slice(0, 120)) : [];
  });
  expect(sticksOut).toEqual([]);
}

// A picture of the state, to be looked at and for the docs.
export async function shoot(page: Page, name: string, fullPage = false): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: `${pictures}/web-${name}.jpg`, type: 'jpeg', quality: 85, fullPage });
}
