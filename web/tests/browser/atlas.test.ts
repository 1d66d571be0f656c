import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announced, focused, press, tabTo } from './keys';
import { expectAccessible, open, shoot, startBrowser } from './page';
import { serve, type Served } from './server';

// The Atlas as a reader uses it: by mouse in English, by keys in Russian on a narrow screen.

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

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('shinpan.atlas'));

it('leads from the front page to the first captured stone in three clicks', async () => {
  const { page, complaints, context } = await open(browser, served.url);
  await page.getByRole('link', { name: 'Atlas', exact: true }).click();
  await page.getByRole('link', { name: 'Capture your first stone' }).click();
  await page.getByRole('gridcell', { name: /^C2, empty/ }).click();
  await page.getByRole('gridcell', { name: /^C3, empty/ }).waitFor();
  await page.getByText('Solved: +10 points.').waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});

it('is read with the mouse', async () => {
  const { page, complaints, context } = await open(browser, `${served.url}#/atlas`);
  await heading(page, 'A Map Without a Ruler');
  await expectAccessible(page);
  await shoot(page, 'atlas');

  await page.getByRole('link', { name: 'Begin with chapter one' }).click();
  await heading(page, 'The board and the turn');
  expect(await page.title()).toBe('The board and the turn · Shinpan Atlas');
  await page.getByText('Spread 1 of 4').waitFor();
  await page.getByRole('button', { name: 'What next?' }).click();
  await page.getByRole('button', { name: 'What next?' }).click();
  await page.getByText('Picture 3 of 3').waitFor();
  expect(await page.locator('.scene .portrait').count()).toBe(3);
  await expectAccessible(page);
  await shoot(page, 'atlas-chapter', true);

  await page.getByRole('button', { name: 'liberties', exact: true }).click();
  await page.getByRole('note').getByText('An empty point beside a chain').waitFor();
  await expectAccessible(page);
  await shoot(page, 'atlas-term');
  await page.keyboard.press('Escape');
  await page.getByRole('note').waitFor({ state: 'hidden' });

  const question = page.getByRole('region', { name: 'Before the next page' });
  await question.getByRole('button', { name: 'Yes, their corners touch' }).click();
  await question.getByText(/^No\./).waitFor();
  await question.getByRole('button', { name: 'Try again' }).click();
  await question.getByRole('button', { name: 'No, they are two chains' }).click();
  await question.getByText(/^Right\./).waitFor();

  const joining = page.locator('figure', { hasText: 'Join E4 and F3' });
  await joining.getByRole('gridcell', { name: /^A1, empty/ }).click();
  await joining.getByRole('gridcell', { name: /^A1, black/ }).waitFor();
  await joining.getByRole('gridcell', { name: /^F4, empty/ }).click();
  await joining.getByRole('gridcell', { name: /^F4, black, group of 3/ }).waitFor();
  await joining.getByText('1 of 2 found').waitFor();

  await page.getByRole('link', { name: /^Next page/ }).click();
  await page.getByText('Spread 2 of 4').waitFor();
  const steps = page.locator('figure', { has: page.getByRole('button', { name: 'One on' }) });
  await steps.first().getByRole('button', { name: 'One on' }).click();
  await steps.first().getByText('Move 1 of 3').waitFor();
  await steps.first().getByRole('button', { name: 'End' }).click();
  await steps.first().getByText('Move 3 of 3').waitFor();
  await expectAccessible(page);

  await page.goto(`${served.url}#/atlas/01-board-and-turn/before-leaving`);
  await page.getByText('Spread 4 of 4').waitFor();
  await page.getByRole('button', { name: 'Read the answer and why' }).click();
  await page.getByText('+10 points. 10 points in all.').waitFor();
  await page.getByRole('button', { name: 'Mark the chapter as read' }).click();
  await expectAccessible(page);
  await shoot(page, 'atlas-chapter-end', true);
  await page.getByRole('link', { name: 'Next chapter: Chains and liberties' }).click();
  await heading(page, 'Chains and liberties');

  await page.getByRole('button', { name: 'Open in the referee' }).first().click();
  await page.getByRole('button', { name: 'Another game' }).waitFor();
  await page.goBack();
  await heading(page, 'Chains and liberties');
  await page.getByRole('link', { name: 'Chapters' }).first().click();
  await page.getByText('1 of 12 chapters read').waitFor();
  expect(await stored(page)).toBeNull();
  expect(complaints).toEqual([]);
  await context.close();
});

it('answers every kind of problem, wrongly and rightly, with the mouse', async () => {
  const { page, complaints, context } = await open(browser, `${served.url}#/atlas/problems`);
  await heading(page, 'Problems');
  await expectAccessible(page);
  await shoot(page, 'atlas-problems', true);

  await page.getByRole('link', { name: /^Three in a row/ }).click();
  await page.getByRole('gridcell', { name: /^C5, empty/ }).click();
  await page.getByText('The answer is Black D5.').waitFor();
  await page.getByRole('gridcell', { name: /^D5, black, .*last move/ }).waitFor();
  await expectAccessible(page);
  await shoot(page, 'atlas-problem-refuted');
  await page.getByRole('button', { name: 'One back' }).click();
  await page.getByRole('gridcell', { name: /^C5, white, .*last move/ }).waitFor();
  await page.getByRole('gridcell', { name: /^A5, white/ }).click();
  await page.getByText('That point is occupied.').waitFor();
  await page.getByRole('button', { name: 'Hint 1 of 2' }).click();
  await page.getByText('Where would Black play himself?').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('gridcell', { name: /^D5, empty/ }).click();
  await page.getByText('Solved: +10 points.').waitFor();
  await expectAccessible(page);
  await shoot(page, 'atlas-problem-solved');

  await page.goto(`${served.url}#/atlas/problems/16-dead-or-alive`);
  await page.getByRole('button', { name: 'dead', exact: true }).click();
  await page.getByText('If White moves first: it lives.').waitFor();
  await page.getByRole('gridcell', { name: /^B5, white, .*last move/ }).waitFor();
  await page.getByRole('button', { name: 'it depends on who moves first' }).click();
  await page.getByRole('button', { name: 'If Black moves first: it dies' }).click();
  await page.getByRole('gridcell', { name: /^B5, black/ }).waitFor();
  await expectAccessible(page);

  await page.goto(`${served.url}#/atlas/problems/18-count-the-area`);
  await page.getByLabel('Your number').fill('25');
  await page.getByRole('button', { name: 'Answer' }).click();
  await page.getByText('Too many.').waitFor();
  await page.getByLabel('Your number').fill('24');
  await page.getByRole('button', { name: 'Answer' }).click();
  await page.getByRole('list', { name: 'Signs on the board' }).waitFor();
  await expectAccessible(page);
  await shoot(page, 'atlas-problem-counted');

  await page.goto(`${served.url}#/atlas/problems/05-which-are-legal`);
  await page.getByRole('gridcell', { name: /^A7, empty/ }).click();
  await page.getByRole('button', { name: 'D3' }).click();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('It takes nothing and has no air.').waitFor();
  await page.getByRole('button', { name: 'A7' }).click();
  await page.getByRole('button', { name: 'G7' }).click();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('Solved: +10 points.').waitFor();
  await expectAccessible(page);

  await page.goto(`${served.url}#/atlas/problems/20-bent-four`);
  for (const hint of ['Hint 1 of 2', 'Hint 2 of 2', 'Show the solution']) {
    await page.getByRole('button', { name: hint }).click();
  }
  await page.getByText('The right answer: dead.').waitFor();
  await page.getByRole('link', { name: 'My way' }).click();
  await page.getByText('4 of 48 problems solved').waitFor();
  await page.getByText('40 points of discovery').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('is read by keys, in Russian, on a narrow screen', async () => {
  const { page, complaints, context } = await open(browser, served.url, {
    lang: 'ru',
    dark: true,
    phone: true,
  });
  await press(page, /^Атлас$/);
  await heading(page, 'Карта без линейки');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, 'atlas-phone-ru');

  await press(page, /^Ко и память доски$/);
  await heading(page, 'Ко и память доски');
  expect(await focused(page)).toBe('Ко и память доски');
  await press(page, /^Что дальше\?$/);
  await press(page, /^Что дальше\?$/);
  await page.getByText('Кадр 3 из 3').waitFor();
  await press(page, /^ко-угроза$/);
  await page.getByRole('note').getByText('отвечать в другом месте').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await press(page, /^Вперёд на ход$/);
  await page.keyboard.press('Enter');
  await page.getByText('Сразу обратно нельзя.', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, 'atlas-chapter-phone-ru', true);
  await press(page, /^Чтобы потянуть время$/);
  await page.getByText(/^Нет\./).waitFor();
  await press(page, /^Чтобы соперник ответил там/);
  await page.getByText(/^Верно\./).waitFor();

  await page.keyboard.press('/');
  await heading(page, 'Поиск');
  await page.keyboard.type('дыханиями');
  await page.getByText(/^Найдено \d+ мест/).waitFor();
  expect(await page.locator('mark').allTextContents()).toContain('дыхания');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, 'atlas-search-phone-ru');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('ущелью');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('.hits a'));
  expect(await page.evaluate(() => location.hash)).toContain('search?q=');
  await page.goBack();
  await heading(page, 'Ко и память доски');

  await page.goto(`${served.url}#/atlas/problems/01-first-capture`);
  await heading(page, 'Первый захват');
  await tabTo(page, /^A5, пусто/);
  await page.keyboard.type('b2');
  await page.keyboard.press('Enter');
  await page.getByText(/^Не то\. Камень всё ещё стоит\./).waitFor();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, 'atlas-problem-phone-ru', true);
  await page.keyboard.type('c2');
  await page.keyboard.press('Enter');
  await page.getByText('Решено: +10 очков.').waitFor();

  await press(page, /^Мой путь$/, 'Shift+Tab');
  await page.getByText('10 очков открытий').waitFor();
  expect(await stored(page)).toBeNull();
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await announced(page, 'Ваш путь хранится');
  expect(await stored(page)).toContain('01-first-capture');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, 'atlas-way-phone-ru');
  await page.reload();
  await page.getByText('10 очков открытий').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, /^Сохранить файлом/),
  ]);
  const file: unknown = JSON.parse(await readFile((await download.path()) ?? '', 'utf8'));
  expect(file).toMatchObject({ points: 10, solved: ['01-first-capture'] });
  await press(page, /^Стереть всё$/);
  await announced(page, 'Ваш путь стёрт');
  await page.getByText('0 очков открытий').waitFor();
  expect(await stored(page)).toBeNull();
  expect(complaints).toEqual([]);
  await context.close();
});

it('goes on to the second volume, where hypothetical play is stepped through', async () => {
  const { page, complaints, context } = await open(browser, `${served.url}#/atlas`);
  await page.getByRole('heading', { name: "Volume two. The referee's room" }).waitFor();
  expect(await page.getByText(/^0 of 1[24] chapters read/).count()).toBe(2);
  await page.goto(`${served.url}#/atlas/12-handicap-komi-clocks/tick`);
  await page.getByRole('link', { name: 'Next chapter: Teire and dame' }).click();
  await heading(page, 'Teire and dame');
  await expectAccessible(page);
  await shoot(page, 'atlas-volume-2', true);

  await page.goto(`${served.url}#/atlas/16-pass-for-a-ko`);
  await heading(page, 'Pass for a ko');
  const direct = page.locator('figure', { hasText: 'A direct ko. Both passed' });
  await direct.getByText('Hypothetical play about D5').waitFor();
  const on = direct.getByRole('button', { name: 'One on' });
  await on.click();
  await on.click();
  await direct.getByText('Not straight back').waitFor();
  await on.click();
  await direct.getByText('Black passes for the ko at A5.').waitFor();
  await on.click();
  await direct.getByRole('gridcell', { name: /^D5, empty/ }).waitFor();
  await expectAccessible(page);
  await shoot(page, 'atlas-trial', true);

  await page.goto(`${served.url}#/atlas/24-rule-sets`);
  await heading(page, 'How rule sets differ');
  await expectAccessible(page);
  await shoot(page, 'atlas-rule-sets', true);
  await page.goto(`${served.url}#/atlas/24-rule-sets/one-board`);
  await page.getByRole('button', { name: 'Mark the chapter as read' }).click();
  await page.getByRole('link', { name: 'Chapters' }).first().click();
  await page.getByText('1 of 14 chapters read').waitFor();
  expect(await page.getByText('0 of 12 chapters read').count()).toBe(1);

  await page.goto(`${served.url}#/atlas/problems/38-step-on-the-stairs`);
  await page.getByRole('gridcell', { name: /^G6, empty/ }).click();
  await page.getByText('Solved: +10 points.').waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});

it('shows the second volume on a narrow screen, by keys, in Russian', async () => {
  const { page, complaints, context } = await open(
    browser,
    `${served.url}#/atlas/17-bent-four-in-the-corner`,
    { lang: 'ru', phone: true },
  );
  await heading(page, 'Изогнутая четвёрка в углу');
  await page.getByText('Условная игра о D6').waitFor();
  await press(page, /^Вперёд на ход$/);
  for (let move = 2; move <= 7; ++move) {
    await page.keyboard.press('Enter');
  }
  await page.getByText('Белые пасуют за ко на A6.').waitFor();
  await expectAccessible(page);
  await shoot(page, 'atlas-bent-four-phone-ru', true);
  await page.goto(`${served.url}#/atlas/24-rule-sets`);
  await heading(page, 'Чем различаются правила');
  await expectAccessible(page);
  await shoot(page, 'atlas-rule-sets-phone-ru', true);
  await page.goto(`${served.url}#/atlas/21-eternal-life`);
  await heading(page, 'Вечная жизнь');
  await expectAccessible(page);
  await shoot(page, 'atlas-eternal-life-phone-ru', true);
  expect(complaints).toEqual([]);
  await context.close();
});

it('has its terms and says when there is no such page', async () => {
  const { page, complaints, context } = await open(browser, `${served.url}#/atlas/terms/teire`);
  await heading(page, 'Terms');
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('teire'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'RU, Русский' }).click();
  await heading(page, 'Слова');
  await page.goto(`${served.url}#/atlas/99-nowhere`);
  await heading(page, 'Такой страницы нет');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'К содержанию' }).click();
  await heading(page, 'Карта без линейки');
  expect(complaints).toEqual([]);
  await context.close();
});

it('works without a network', async () => {
  const own = await serve();
  const { page, context } = await open(browser, own.url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await own.close();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: 'Atlas', exact: true }).click();
  await heading(page, 'A Map Without a Ruler');
  await page.keyboard.press('/');
  await heading(page, 'Search');
  await page.keyboard.type('seki');
  await page.getByText(/places found$/).waitFor();
  await context.close();
});
