import { expect, it } from 'vitest';
import { expectAccessible, open, shoot, useSite } from './page';
import { fiveCounts, game9 } from './samples';

// Every way in: files of any script, several games, links, drawing, and what cannot be read.

const site = useSite();

it('asks for the script of a file that does not say it', async () => {
  const { page, complaints, context } = await open(site.browser, site.url);
  const russian = Buffer.from([0xcf, 0xe5, 0xf2, 0xf0]); // "Петр" in windows-1251
  const buffer = Buffer.concat([
    Buffer.from('(;GM[1]SZ[5]PB['),
    russian,
    Buffer.from(']PW[Ann];B[bb];W[cc])'),
  ]);
  await page.setInputFiles('input[type=file]', { name: 'old.sgf', mimeType: '', buffer });
  await page.getByRole('heading', { name: 'Which script' }).waitFor();
  await page.getByRole('radio', { name: /Петр/ }).check();
  await expectAccessible(page);
  await shoot(page, 'charset');
  await page.getByRole('button', { name: 'Use this' }).click();
  await page.getByText('Петр (Black) – Ann (White)').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('lets one of several games be chosen, and another after it', async () => {
  const { page, complaints, context } = await open(site.browser, site.url);
  await page.getByLabel('A game record or a board').fill(`(;SZ[5];B[cc])${game9}`);
  await page.getByRole('button', { name: 'Who won?' }).click();
  await page.getByRole('heading', { name: 'Which game?' }).waitFor();
  await expectAccessible(page);
  await shoot(page, 'games');
  await page.locator('button.option').nth(1).click();
  await page.getByText('White wins by 0.5 points').first().waitFor();
  await page.getByLabel('Which game?').selectOption('0');
  await page.getByText('After move 1 of 1').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('White wins by 0.5 points').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('says why a text cannot be judged', async () => {
  const { page, complaints, context } = await open(site.browser, site.url);
  await page.getByRole('button', { name: 'Who won?' }).click();
  await page.getByText('Paste a game or a board first.').waitFor();
  await page.getByLabel('A game record or a board').fill('X O .\nX O');
  await page.getByRole('button', { name: 'Who won?' }).click();
  await page.getByRole('alert').filter({ hasNotText: 'Paste a game' }).waitFor();
  await expectAccessible(page);
  await shoot(page, 'failure');
  await page.goto(`${site.url}#g=nonsense`);
  await page.getByText('This link carries no position').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('takes a file that is dropped', async () => {
  const { page, context } = await open(site.browser, site.url);
  await page.evaluate((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'dropped.txt'));
    const target = document.querySelector('.start');
    target?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true }));
  }, fiveCounts);
  await page.getByText('Black wins by 4 points').first().waitFor();
  await page.getByText('dropped.txt').waitFor();
  await shoot(page, 'teire');
  await context.close();
});

it('judges after any move', async () => {
  const { page, context } = await open(site.browser, site.url);
  await page.getByRole('button', { name: /A first game/ }).click();
  await page.getByText('After move 45 of 45').waitFor();
  await page.getByRole('slider').press('Home');
  await page.getByText('After move 0 of 45').waitFor();
  await page.getByRole('button', { name: 'One on' }).click();
  await page.getByText('After move 1 of 45').waitFor();
  await page.getByRole('slider').fill('30');
  await page.getByText('After move 30 of 45').waitFor();
  await page.getByRole('button', { name: 'Show the open borders' }).click();
  await page.getByRole('gridcell', { selected: true }).first().waitFor();
  await expectAccessible(page);
  await shoot(page, 'unfinished');
  for (let i = 0; i < 3; ++i) {
    await page.keyboard.press('Control+z');
  }
  await page.getByText('After move 45 of 45').waitFor();
  await page.getByText('White wins by 0.5 points').first().waitFor();
  await context.close();
});

it('draws by a stroke of the mouse, as one step', async () => {
  const { page, context } = await open(site.browser, site.url);
  await page.getByRole('button', { name: '9×9' }).first().click();
  const from = await page.getByRole('gridcell', { name: /^A5/ }).boundingBox();
  const to = await page.getByRole('gridcell', { name: /^J5/ }).boundingBox();
  if (!from || !to) {
    throw new Error('no board');
  }
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 40 });
  await page.mouse.up();
  await page.getByRole('gridcell', { name: /^E5, black, group of 9, 18 liberties/ }).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByRole('gridcell', { name: /^A5, empty/ }).waitFor();
  await page.getByRole('gridcell', { name: /^E5, empty/ }).waitFor();
  await context.close();
});

it('shows what a finger hides, and acts where it is lifted', async () => {
  const { page, context } = await open(site.browser, site.url, { phone: true });
  await page.getByRole('button', { name: /A whole game/ }).click();
  await page.getByText('White wins by 3.5 points').first().waitFor();
  const cell = page.getByRole('gridcell', { name: /^D4, / });
  await cell.scrollIntoViewIfNeeded();
  const box = await cell.boundingBox();
  const next = await page.getByRole('gridcell', { name: /^E4, / }).boundingBox();
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: typeof box) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at ? [{ x: at.x + at.width / 2, y: at.y + at.height / 2 }] : [],
    });
  await touch('touchStart', box);
  await page.locator('.loupe b', { hasText: 'D4' }).waitFor();
  await shoot(page, 'loupe-phone');
  await touch('touchMove', next);
  await page.locator('.loupe b', { hasText: 'E4' }).waitFor();
  await touch('touchEnd', null);
  expect(await page.locator('.loupe').count()).toBe(0);
  await page.getByRole('gridcell', { name: /^E4, /, selected: true }).waitFor();
  await context.close();
});
