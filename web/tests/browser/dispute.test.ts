import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { announced, focused, press, tabTo } from './keys';
import { expectAccessible, open, shoot, useSite } from './page';
import { bentFour } from './samples';

// A group in dispute: hypothetical play with the engine, and what the people settle.

const site = useSite();

const cell = (page: Page, name: RegExp) => page.getByRole('gridcell', { name });

it('disputes a bent four with the mouse and settles it', async () => {
  const { page, complaints, context } = await open(site.browser, site.url);
  await page.getByLabel('A game record or a board').fill(bentFour);
  await page.getByRole('button', { name: 'Who won?' }).click();
  await page.getByText('Black wins by 20 points').first().waitFor();

  await cell(page, /^A6, black/).click();
  await page.getByRole('button', { name: 'Dispute this group' }).click();
  await page.getByRole('heading', { name: 'Black A6 in dispute' }).waitFor();
  await page.getByText('White to move: tries to take A6.').first().waitFor();
  await expectAccessible(page);
  await shoot(page, 'dispute');

  await cell(page, /^D6/).click();
  await page.locator('.refusal', { hasText: 'This move is not allowed' }).waitFor();
  await cell(page, /^A4, empty/).click();
  await page.getByText(/^Engine: Black /).waitFor();
  await cell(page, /^C6, black, .*, 2$/).waitFor();
  await cell(page, /^D6, empty/).waitFor();
  await page.getByText('Black gets its way about this group').waitFor();
  await expectAccessible(page);
  await shoot(page, 'dispute-answer');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Black wins by 20 points');

  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByText('no move yet').waitFor();
  await cell(page, /^A4, empty/).waitFor();

  await page.getByRole('group', { name: 'How is it settled?' }).getByRole('button', { name: 'Dead' }).click();
  await page.getByText('White wins by 6 points').first().waitFor();
  await page.getByText('Before: Black wins by 20 points').waitFor();
  await cell(page, /^A6, black, dead/).waitFor();
  await cell(page, /^A4, empty/).waitFor();
  await expectAccessible(page);
  await shoot(page, 'dispute-settled');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Black wins by 20 points').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('plays both sides of the bent four down to the ko', async () => {
  const { page, complaints, context } = await open(site.browser, site.url);
  await page.getByLabel('A game record or a board').fill(bentFour);
  await page.getByRole('button', { name: 'Who won?' }).click();
  await cell(page, /^D6, white/).click();
  await page.getByRole('button', { name: 'Dispute this group' }).click();
  await page.getByRole('button', { name: 'nobody' }).click();
  for (const point of ['A4', 'C6', 'A5', 'A6', 'B6']) {
    await cell(page, new RegExp(`^${point}, empty`)).click();
    await cell(page, new RegExp(`^${point}, (black|white)`)).waitFor();
  }
  await page.getByText('The ko at A6 is closed to White until White passes for it.').waitFor();
  await cell(page, /^A6, empty, ko$/).click();
  await page.locator('.refusal').waitFor();
  await expectAccessible(page);
  await shoot(page, 'dispute-ko');
  await page.getByRole('button', { name: 'Pass for the ko at A6' }).click();
  await page.getByText('6. White pass for the ko at A6').waitFor();
  await page.getByText('Black to move: tries to take D6.').first().waitFor();
  await page.getByRole('button', { name: 'Leave it open' }).click();
  await cell(page, /^A4, empty, black territory/).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Black wins by 20 points');

  await page.getByRole('button', { name: 'Play the proof' }).click();
  await page.getByRole('button', { name: 'One on' }).click();
  await page.getByText('Move 2 of 4').waitFor();
  await cell(page, /^C5, empty/).click();
  await page.getByText(/^Engine: Black /).waitFor({ timeout: 30_000 });
  await expectAccessible(page);
  await shoot(page, 'what-if');
  await page.getByRole('button', { name: 'Back to the proof' }).click();
  await page.getByText('Move 2 of 4').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('disputes it by keys, in Russian, on a narrow screen', async () => {
  const { page, complaints, context } = await open(site.browser, site.url, {
    lang: 'ru',
    dark: true,
    phone: true,
  });
  await tabTo(page, /^$/); // the text field
  await page.keyboard.insertText(bentFour);
  await press(page, /^Кто выиграл\?$/);
  await announced(page, 'Чёрные выиграли 20 очков');
  await tabTo(page, /^A6, чёрный/);
  await page.keyboard.press('Enter');
  await press(page, /^Оспорить группу$/);
  await announced(page, 'Ход белых: попытка снять A6.');
  await tabTo(page, /^A6, чёрный/, 'Shift+Tab');
  await page.keyboard.type('a4');
  expect(await focused(page)).toMatch(/^A4, пусто/);
  await page.keyboard.press('Enter');
  await page.getByText(/^Движок: Чёрные /).waitFor({ timeout: 30_000 });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, 'dispute-phone-ru', true);
  await press(page, /^Мертвы$/);
  await announced(page, 'Белые выиграли 6 очков');
  expect(complaints).toEqual([]);
  await context.close();
});
