/** Days as they are typed and chosen in Italy, in a browser that speaks another language. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addGiorni, formatData, getToday } from '#domain/date.ts';
import { findViolations } from './support/axe.ts';
import { noBrowser } from './support/browser.ts';
import { itOnOnePage as it } from './support/it.ts';
import { goTo } from './support/pagine.ts';

const field = (page: Page) => page.getByLabel('Al', { exact: true });
const al = (page: Page) => new URL(page.url()).searchParams.get('al');

describe.skipIf(noBrowser)('the date field', () => {
  it('reads words and figures, goes from day to day, and gives the day back on Escape', async ({ page }) => {
    await goTo(page, '/app/report?al=2026-03-15');
    await expect.poll(() => field(page).inputValue()).toBe('15/03/2026');
    await field(page).fill('290228');
    await page.keyboard.press('Enter');
    await expect.poll(() => al(page)).toBe('2028-02-29');
    await expect.poll(() => field(page).inputValue()).toBe('29/02/2028');

    await page.keyboard.press('ArrowUp');
    await expect.poll(() => field(page).inputValue()).toBe('01/03/2028');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Tab');
    await expect.poll(() => al(page)).toBe('2028-02-01');

    await field(page).fill('ieri');
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page).inputValue()).toBe(formatData(addGiorni(getToday(), -1)));

    // Typed while the day before it is still on its way: that one comes, and takes nothing away.
    await field(page).fill('31/02/2026');
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page).getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => al(page)).toBe(addGiorni(getToday(), -1));
    await expect.poll(() => field(page).inputValue()).toBe('31/02/2026');
    await expect.poll(() => field(page).getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => field(page).inputValue()).toBe(formatData(addGiorni(getToday(), -1)));
  });

  it('its calendar is reached, walked and left by keyboard alone', async ({ page }) => {
    await goTo(page, '/app/report?al=2026-03-15');
    await field(page).focus();
    await page.keyboard.press('Alt+ArrowDown');
    const calendar = page.getByRole('dialog', { name: 'Scegli un giorno' });
    const day = (name: string) => calendar.getByRole('button', { name: new RegExp(`^${name}`) });
    const focused = (name: string) => () => day(name).evaluate((button) => button === document.activeElement);
    await expect.poll(focused('domenica 15 marzo 2026')).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    // Faster than the page is drawn, as a key held down is.
    await page.evaluate(async () => {
      for (const key of ['PageDown', 'ArrowUp', 'Home', 'ArrowLeft']) {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        await Promise.resolve();
      }
    });
    // From Sunday the 5th of April, Easter, a month after the day it started from: 15/04, 08/04, 06/04, 05/04.
    await expect.poll(focused('domenica 5 aprile 2026, Pasqua')).toBe(true);
    await page.keyboard.press('Enter');
    await calendar.waitFor({ state: 'hidden' });
    await expect.poll(() => al(page)).toBe('2026-04-05');

    await field(page).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await calendar.waitFor();
    await page.keyboard.press('Escape');
    await calendar.waitFor({ state: 'hidden' });
    expect(al(page)).toBe('2026-04-05');
  });
});
