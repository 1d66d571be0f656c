import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { announced, focused, press, tabTo } from './keys';
import { expectAccessible, open, shoot, useSite } from './page';

// A whole game of two people at one screen, from the first move to the confirmed result.

const site = useSite();

const cell = (page: Page, name: RegExp) => page.getByRole('gridcell', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// Black C, White D, from the top down: a wall in the middle, then a white stone that cannot live.
const walls = ['C5', 'D5', 'C4', 'D4', 'C3', 'D3', 'C2', 'D2', 'C1', 'D1', 'B3', 'A4'];

async function play(page: Page, points: readonly string[]): Promise<void> {
  for (const point of points) {
    await cell(page, new RegExp(`^${point}, empty`)).click();
    await cell(page, new RegExp(`^${point}, (black|white)`)).waitFor();
  }
}

it('plays a whole game with the mouse, with a dispute and a resumption', async () => {
  const { page, complaints, context } = await open(site.browser, `${site.url}#/play`);
  await page.getByRole('heading', { name: 'A game for two at one screen' }).waitFor();
  await button(page, '5×5').click();
  await page.getByLabel('Time').selectOption({ label: 'Byo-yomi' });
  await expectAccessible(page);
  await shoot(page, 'play-start');
  await button(page, 'Begin the game').click();
  await page.getByText('Black to move').first().waitFor();
  await play(page, walls);
  await cell(page, /^A4, white/).click();
  await page.locator('.refusal', { hasText: 'This move is not allowed' }).waitFor();
  await expectAccessible(page);
  await shoot(page, 'play');

  await button(page, 'Take back').click();
  await page.getByText('Both players must agree').waitFor();
  await button(page, 'Both agree').click();
  await cell(page, /^A4, empty/).waitFor();
  await play(page, ['A4']);
  await page.reload();
  await cell(page, /^A4, white/).waitFor();

  await button(page, 'Pass').click();
  await page.getByText('Black passed. One more pass stops play.').waitFor();
  await button(page, 'Pass').click();
  await page.getByRole('heading', { name: 'Which groups are dead?' }).waitFor();

  // White calls the stone alive, Black dead: it is tried out.
  await button(page, 'Black').click();
  await cell(page, /^A4, white/).click();
  await button(page, 'White').click();
  await page.getByText('Black: dead, White: nothing yet').waitFor();
  await button(page, 'All other groups are alive').click();
  await page.getByText('Black: dead, White: alive').waitFor();
  await expectAccessible(page);
  await shoot(page, 'play-stopped');
  await button(page, 'White agrees').last().click();
  await page.locator('.refusal', { hasText: 'do not agree on every chain' }).waitFor();

  await button(page, 'Try it out').click();
  await page.getByRole('heading', { name: 'White A4 in dispute' }).waitFor();
  await button(page, 'White').click();
  await cell(page, /^A3, empty/).click();
  await page.getByText(/^Engine: White /).waitFor();
  await expectAccessible(page);
  await shoot(page, 'play-dispute');
  await button(page, 'End: the board is put back').click();
  await cell(page, /^A3, empty/).waitFor();

  // Play goes on, and stops again.
  await button(page, 'White asks to play on').click();
  await page.getByText('Black to move').first().waitFor();
  await play(page, ['B4']);
  await button(page, 'Pass').click();
  await button(page, 'Pass').click();
  await page.getByText('dead: A4').waitFor();
  await button(page, 'Accept the suggestion').click();
  await page.getByText('All groups are agreed on.').waitFor();
  await cell(page, /^A4, white, dead/).waitFor();

  await button(page, 'Black agrees').last().click();
  await button(page, 'White agrees').last().click();
  await page.getByText('The game has ended').first().waitFor();
  await page.getByRole('heading', { name: 'Both sums' }).waitFor();
  const counted = await page.getByRole('heading', { level: 1 }).textContent();
  expect(counted).toMatch(/^(Black|White) wins by/);
  await expectAccessible(page);
  await shoot(page, 'play-ended');
  await button(page, 'Black confirms').click();
  await button(page, 'White confirms').click();
  await page.getByText('The result is final').first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(counted);
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save as SGF').click(),
  ]);
  const sgf = await readFile((await download.path()) ?? '', 'utf8');
  expect(sgf).toMatch(/OT\[5x30 byo-yomi\].*;B\[ca\].*RE\[[BW]\+|RE\[[BW]\+.*;B\[ca\]/s);
  await button(page, 'Open in the referee').click();
  await page.getByText(counted ?? '').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('plays by keys, in Russian, on a narrow screen, and fills before the end', async () => {
  const { page, complaints, context } = await open(site.browser, site.url, {
    lang: 'ru',
    dark: true,
    phone: true,
  });
  await press(page, /^Сыграть партию здесь$/);
  await press(page, /^5×5$/);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await press(page, /^Начать партию$/);
  await tabTo(page, /^A5, пусто/);
  for (const point of ['c5', 'd5', 'c4', 'd4', 'c3', 'd3', 'c2', 'd2']) {
    await page.keyboard.type(point);
    await page.keyboard.press('Enter');
    await cell(page, new RegExp(`^${point.toUpperCase()}, (чёрный|белый)`)).waitFor();
  }
  await announced(page, 'Ход чёрных');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, 'play-phone-ru', true);
  await press(page, /^Пас$/);
  await page.getByText('Чёрные спасовали').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('мёртвых нет').waitFor();
  await press(page, /^Принять предложение$/);
  await page.getByText('Обо всех группах договорились.').waitFor();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, 'play-stopped-phone-ru', true);
  await press(page, /^Чёрные согласны$/);
  await press(page, /^Белые согласны$/);
  await page.getByRole('heading', { name: 'Заполнение' }).waitFor();
  await tabTo(page, /^[A-E][1-5], /, 'Shift+Tab');
  await page.keyboard.type('c1');
  expect(await focused(page)).toMatch(/^C1, пусто/);
  await page.keyboard.press('Enter');
  await cell(page, /^C1, чёрный/).waitFor();
  await press(page, /^Белые$/);
  await tabTo(page, /^C1, чёрный/, 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await cell(page, /^D1, белый/).waitFor();
  await press(page, /^Чёрные согласны$/);
  await press(page, /^Белые согласны$/);
  await page.getByRole('heading', { name: 'Обе суммы' }).waitFor();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, 'play-ended-phone-ru', true);
  await press(page, /^Чёрные подтверждают$/);
  await press(page, /^Белые подтверждают$/);
  await page.getByText('Результат окончательный').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('takes a position over, lets a clock run out, and resigns', async () => {
  const { page, complaints, context } = await open(site.browser, site.url);
  await page.getByText('Bent four').click();
  await button(page, 'Play on from here').click();
  await button(page, 'The position shown before').waitFor();
  await button(page, 'Begin the game').click();
  await cell(page, /^A6, black/).waitFor();
  await button(page, 'Resign').click();
  await button(page, 'Black resigns').click();
  await page.getByRole('heading', { name: 'White wins by resignation' }).waitFor();
  await button(page, 'New game').click();
  await button(page, 'Discard this game').click();
  await page.getByLabel('Rule set').selectOption({ label: 'Chinese rules' });
  await page.getByLabel('Handicap').fill('2');
  await page.getByLabel('Handicap').press('Tab');
  await page.getByLabel('Time').selectOption({ label: 'Fischer' });
  await page.getByLabel('Main time, minutes').fill('1');
  await page.getByLabel('Main time, minutes').press('Tab');
  await button(page, 'Begin the game').click();
  await page.getByText('White to move').first().waitFor();
  await cell(page, /^G7, black/).waitFor();
  await page.getByText('+0:10 for each move').first().waitFor();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('shinpan.match') ?? '{}') as { begun: number };
    localStorage.setItem('shinpan.match', JSON.stringify({ ...kept, begun: kept.begun - 59_000 }));
  });
  await page.reload();
  await page.getByRole('heading', { name: 'Black wins on time' }).waitFor();
  await expectAccessible(page);
  await shoot(page, 'play-time');
  expect(complaints).toEqual([]);
  await context.close();
});

async function beginUnder(page: Page, rules: string): Promise<void> {
  await button(page, '5×5').click();
  await page.getByLabel('Rule set').selectOption({ label: rules });
  await button(page, 'Begin the game').click();
  await page.getByText('Black to move').first().waitFor();
}

async function stopPlay(page: Page): Promise<void> {
  await button(page, 'Pass').click();
  await page.getByText('White to move').first().waitFor();
  await button(page, 'Pass').click();
}

async function discard(page: Page): Promise<void> {
  await button(page, 'New game').click();
  await button(page, 'Discard this game').click();
}

it('follows the procedure of each rule set', async () => {
  const { page, complaints, context } = await open(site.browser, `${site.url}#/play`);
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

  await beginUnder(page, 'New Zealand rules');
  await stopPlay(page);
  await button(page, 'Black asks to play on').click();
  await page.getByText('Black has asked to play on.').waitFor();
  expect(await button(page, 'Try it out').count()).toBe(0);
  await button(page, 'White refuses: count as it stands').click();
  await heading('White wins by 7 points');
  await discard(page);

  await beginUnder(page, 'Tromp-Taylor rules');
  await stopPlay(page);
  await heading('White wins by 7.5 points');
  await discard(page);

  await beginUnder(page, 'Japanese rules of 1989');
  await stopPlay(page);
  await page.getByText('Referee', { exact: true }).last().click();
  await button(page, 'Both lose: an effective move was found').click();
  await expectAccessible(page);
  await shoot(page, 'play-referee', true);
  await button(page, 'Decide so').click();
  await heading('Both players lose');
  await page.getByText('The result is final').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('sells time for points, takes penalties, and lets the referee decide', async () => {
  const { page, complaints, context } = await open(site.browser, `${site.url}#/play`);
  await page.getByLabel('Rule set').selectOption({ value: 'ing' });
  await page.getByLabel('Time').selectOption({ label: 'Ing, overtime costs points' });
  await page.getByLabel('Main time, minutes').fill('1');
  await page.getByLabel('Period, seconds').fill('600');
  await page.getByLabel('Points for a period').fill('2.5');
  await page.getByLabel('Points for a period').press('Tab');
  await expectAccessible(page);
  await shoot(page, 'play-start-ing');
  await button(page, 'Begin the game').click();
  await page.getByText('3 periods of 10:00, 2.5 points each').first().waitFor();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('shinpan.match') ?? '{}') as { begun: number };
    localStorage.setItem('shinpan.match', JSON.stringify({ ...kept, begun: kept.begun - 61_000 }));
  });
  await page.reload();
  await cell(page, /^E5, empty/).click();
  await page.getByText('−2.5 in penalties').waitFor();
  await page.getByText('Referee', { exact: true }).last().click();
  await page.getByLabel('Penalty, points').fill('1.5');
  await page.getByLabel('Penalty, points').press('Tab');
  await button(page, 'Take 1.5 off White').click();
  await button(page, 'Decide so').click();
  await page.getByText('−1.5 in penalties').waitFor();
  await expectAccessible(page);
  await shoot(page, 'play-penalty', true);
  await button(page, 'White wins').click();
  await button(page, 'Decide so').click();
  await page.getByRole('heading', { name: 'White wins by decision of the referee' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
