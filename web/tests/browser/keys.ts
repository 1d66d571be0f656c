import type { Page } from 'playwright-core';

// The page by keys alone.

export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

// Tab, or Shift+Tab, until the focus is where the name says.
export async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let i = 0; i < 80; ++i) {
    await page.keyboard.press(key);
    const at = await focused(page);
    if (name.test(at)) {
      return;
    }
    passed.push(at);
  }
  throw new Error(`${name} was not reached by ${key}: ${passed.join(' | ')}`);
}

export async function press(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  await tabTo(page, name, key);
  await page.keyboard.press('Enter');
}

export const announced = (page: Page, text: string | RegExp) =>
  page.locator('#announcements', { hasText: text }).waitFor({ state: 'attached' });
