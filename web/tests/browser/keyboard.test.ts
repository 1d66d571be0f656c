import { expect, it } from 'vitest';
import { announced, focused, press, tabTo } from './keys';
import { expectAccessible, open, shoot, useSite } from './page';
import { game9 } from './samples';

// The whole job by keys alone, in Russian, on a narrow screen.

const site = useSite();

it('does the whole job by keys', async () => {
  const { page, complaints, context } = await open(site.browser, site.url, {
    lang: 'ru',
    dark: true,
    phone: true,
  });
  await page.waitForSelector('.sample-card:last-child .miniature');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, 'start-phone-ru');

  await tabTo(page, /^$/); // the text field
  await page.keyboard.insertText(game9);
  await press(page, /^Кто выиграл\?$/);
  await announced(page, 'Белые выиграли 0,5 очка');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, 'verdict-phone-ru', true);

  await tabTo(page, /^A9, пусто, территория белых/);
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe('B9, белый, группа из 1 камня, 2 дыхания');
  await page.keyboard.type('d9');
  expect(await focused(page)).toMatch(/^D9, чёрный, группа из 17 камней, 11 дыханий/);
  await page.keyboard.press('Enter');
  await announced(page, /Чёрная группа C9/);
  expect(await page.getByRole('gridcell', { selected: true }).count()).toBe(20);
  await press(page, /^Сыграть доказательство$/);
  await page.getByText(/^Ход 1 из/).waitFor();
  await press(page, /^Вперёд на ход$/);
  await page.keyboard.press('Enter');
  await page.getByText(/^Ход 3 из/).waitFor();
  await expectAccessible(page);
  await shoot(page, 'line-phone-ru');
  await press(page, /^Назад к вердикту$/);

  await tabTo(page, /^D9, чёрный/, 'Shift+Tab');
  await press(page, /^Мертвы$/);
  await page.getByText('как вы сказали').first().waitFor();
  await page.keyboard.press('Control+z');
  await announced(page, 'Белые выиграли 0,5 очка');

  await tabTo(page, /^Вердикт$/);
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe('Подсчёт');
  await page.getByRole('button', { name: 'Полное заполнение' }).waitFor();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, 'counting-phone-ru', true);
  await press(page, /^Площадь$/);
  await page.getByText(/^Шаг 1 из/).waitFor();
  await press(page, /^Конец$/);
  await expectAccessible(page);

  await tabTo(page, /^Сохранить$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Текст для форума$/);
  await page.keyboard.press('Enter');
  await announced(page, 'Текст скопирован');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Белые выигрывают');
  expect(complaints).toEqual([]);
  await context.close();
});

it('paints a board by keys', async () => {
  const { page, complaints, context } = await open(site.browser, site.url);
  await tabTo(page, /^9×9$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^A9, empty/);
  await page.keyboard.type('c3');
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('w');
  await page.keyboard.press('ArrowUp');
  expect(await focused(page)).toMatch(/^D4, empty/);
  await page.getByRole('gridcell', { name: /^C3, black, group of 1, 3 liberties/ }).waitFor();
  await page.getByRole('gridcell', { name: /^D3, white/ }).waitFor();
  await page.keyboard.press('u');
  await page.getByRole('gridcell', { name: /^D3, empty/ }).waitFor();
  await page.keyboard.press('Control+y');
  await page.getByRole('gridcell', { name: /^D3, white/ }).waitFor();
  await page.keyboard.type('d3');
  await page.keyboard.press('e');
  await page.getByRole('gridcell', { name: /^D3, empty/ }).waitFor();
  await expectAccessible(page);
  await shoot(page, 'edit');
  await press(page, /^Done$/);
  await page.getByText(/Black (wins|is ahead)/).first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
