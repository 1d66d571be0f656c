import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, open, shoot, useSite } from './page';
import { game9 } from './samples';

// The whole job with the mouse, as a person would do it.

const site = useSite();

async function saved(page: Page, item: string): Promise<string> {
  await page.getByRole('button', { name: 'Save and print' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: item }).click(),
  ]);
  return readFile((await download.path()) ?? '', 'latin1');
}

const result = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

it('does the whole job with the mouse', async () => {
  const { page, complaints, context } = await open(site.browser, site.url);
  await page.waitForSelector('.sample-card:last-child .miniature');
  await expectAccessible(page);
  await shoot(page, 'start');

  await page.getByLabel('A game record or a board').fill(game9);
  await page.getByRole('button', { name: 'Who won?' }).click();
  await page.getByText('White wins by 0.5 points').first().waitFor();
  expect(await page.getByText(/Check: .*= 81 = 9×9/).count()).toBe(1);
  await expectAccessible(page);
  await shoot(page, 'verdict');

  await page.getByRole('gridcell', { name: /^C9, black/ }).click();
  await page.getByRole('heading', { name: 'Black C9: alive' }).waitFor();
  expect(await page.getByRole('gridcell', { selected: true }).count()).toBe(20);
  await expectAccessible(page);
  await shoot(page, 'group');

  await page.getByRole('button', { name: 'Play the proof' }).click();
  await page.getByRole('gridcell', { name: /, white, .*, 1$/ }).waitFor();
  await page.getByRole('button', { name: 'One on' }).click();
  await page.getByRole('gridcell', { name: /, black, .*, 2$/ }).waitFor();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('The position as it stands').waitFor();
  await page.getByRole('button', { name: 'End' }).click();
  await page.getByText(/^Move (\d+) of \1$/).waitFor();
  await expectAccessible(page);
  await shoot(page, 'line');
  await page.getByRole('button', { name: 'Back to the verdict' }).click();

  await page.getByRole('button', { name: /^White F6/ }).click();
  await page.getByRole('button', { name: 'Alive', exact: true }).click();
  await page.getByText('as you said').first().waitFor();
  expect(await result(page)).not.toContain('White wins by 0.5');
  await page.getByText('Before: White wins by 0.5 points').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('White wins by 0.5 points').first().waitFor();
  await page.keyboard.press('Control+y');
  await page.getByText('as you said').first().waitFor();
  await page.keyboard.press('Control+z');
  await page.getByText('White wins by 0.5 points').first().waitFor();

  await page.getByRole('tab', { name: 'Counting' }).click();
  await page.getByRole('button', { name: 'Complete filling' }).waitFor();
  expect(await page.locator('.counts tbody tr').count()).toBe(11);
  await expectAccessible(page);
  await shoot(page, 'counting', true);
  await page.getByRole('button', { name: 'Territory, rearranged by hand' }).click();
  for (const text of ['Dead stones come off', 'Prisoners are laid', 'Stones are moved']) {
    await page.locator('.step-text', { hasText: text }).waitFor();
    await page.getByRole('button', { name: 'One on' }).click();
  }
  await page.getByRole('button', { name: 'One back' }).click();
  await expectAccessible(page);
  await shoot(page, 'steps');
  await page.getByRole('button', { name: 'All methods' }).click();

  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByLabel('Komi').fill('5.5');
  await page.getByLabel('Komi').press('Tab');
  await page.getByText('Black wins by 0.5 points').first().waitFor();
  await page.getByLabel('Rule set').selectOption({ label: 'Chinese rules' });
  await page.getByText('Chinese rules, komi 5.5').waitFor();
  await page.getByLabel('by Black').fill('4');
  await page.getByLabel('by Black').press('Tab');
  await page.getByText('A position', { exact: true }).waitFor();
  await expectAccessible(page);
  await shoot(page, 'terms', true);

  expect(await saved(page, 'Record with marks (SGF)')).toMatch(/^\(;.*TB\[/s);
  expect(JSON.parse(await saved(page, 'Verdict for programs (JSON)'))).toMatchObject({ komi: 5.5 });
  expect(await saved(page, 'Picture (PNG)')).toMatch(/^.PNG/);
  expect(await saved(page, 'Picture (SVG)')).toContain('<svg');
  await page.getByRole('button', { name: 'Save and print' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Text for a forum' }).click();
  await page.getByText('Text copied.').first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('A B C D E F G H J');
  await page.getByRole('button', { name: 'Save and print' }).click();
  await page.getByRole('button', { name: 'Ruling to print and sign' }).click();
  await page.getByRole('img', { name: 'Page 1 of the ruling' }).waitFor();
  await expectAccessible(page);
  await shoot(page, 'ruling');
  await page.keyboard.press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(0);

  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied').first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await other.getByText('Chinese rules, komi 5.5').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('runs the steps of a count by themselves, with the stones in motion', async () => {
  const { page, context } = await open(site.browser, site.url);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByLabel('A game record or a board').fill(game9);
  await page.getByRole('button', { name: 'Who won?' }).click();
  await page.getByRole('tab', { name: 'Counting' }).click();
  await page.getByRole('button', { name: 'Territory, rearranged by hand' }).click();
  const motion = (selector: string) =>
    page.locator(selector).first().evaluate((stone) => getComputedStyle(stone).animationName);

  async function passUntil(text: string): Promise<void> {
    const shown = page.locator('.step-text', { hasText: text });
    for (let waited = 0; waited < 30 && !(await shown.isVisible()); ++waited) {
      await page.clock.runFor(500);
    }
    await shown.waitFor();
  }

  await page.clock.install();
  await page.getByRole('button', { name: 'Run the steps' }).click();
  await passUntil('Prisoners are laid');
  await passUntil('Stones are moved');
  expect(await motion('.board .moves')).toBe('moves');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motion('.board .moves')).toBe('none');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(60_000);
  await page.locator('.step-text', { hasText: 'Stones are moved' }).waitFor();
  await page.getByRole('button', { name: 'End' }).click();
  await page.getByRole('button', { name: 'Run the steps' }).click();
  await page.getByText(/^Step 1 of /).waitFor();
  await context.close();
});
