/** The scadenziario as one comes to it: today is in view. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getToday } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { listGiorni, getInterval } from '#domain/scadenze/calendar.ts';
import { noBrowser } from './support/browser.ts';
import { it } from './support/it.ts';
import { fillPartiteScadenze } from './support/scadenze.ts';

const calendar = (page: Page) => page.getByTestId('calendario');
const dayOf = (page: Page, day: string) => calendar(page).locator(`td[data-giorno="${day}"]`);
const voce = (where: Locator, name: string) => where.getByRole('button', { name: new RegExp(`^${name}`) });

/** Whether the whole of it is inside the frame. */
async function isInView(what: Locator, frame: Locator): Promise<boolean> {
  const [inner, outer] = [await what.boundingBox(), await frame.boundingBox()];
  if (!inner || !outer) return false;
  return inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height + 1;
}

describe.skipIf(noBrowser)('the scadenziario', () => {
  it('opens with today in view, in the month and in the agenda', async ({ page, studio }) => {
    // Every day of the month has a partita: the agenda is longer than the window, whatever day it is.
    const today = getToday();
    const partite = listGiorni(getInterval('agenda', today)).map((scadenza) => ({
      ragione_sociale: scadenza === today ? 'Scade Oggi' : 'Altra Scadenza',
      scadenza,
      importo: toCentesimi(10_000),
    }));
    await fillPartiteScadenze(studio.client, partite);
    await page.setViewportSize({ width: 1440, height: 640 });
    await page.goto('/app/scadenziario');
    await voce(calendar(page), 'Scade Oggi').waitFor();
    const cell = dayOf(page, today);
    await expect.poll(() => isInView(cell, calendar(page))).toBe(true);
    await page.getByRole('radio', { name: 'Agenda' }).click();
    const line = calendar(page)
      .getByRole('list', { name: 'Agenda' })
      .locator(`[data-giorno="${today}"]`)
      .first();
    await line.getByText('· oggi').waitFor();
    expect(await isInView(line, calendar(page))).toBe(true);
  });

  it('holds all the weeks of the month on a phone, today among them', async ({ page, studio }) => {
    const today = getToday();
    await fillPartiteScadenze(studio.client, [
      { ragione_sociale: 'Scade Oggi', scadenza: today, importo: toCentesimi(10_000) },
    ]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/app/scadenziario');
    await expect.poll(() => dayOf(page, today).textContent()).toContain('1 scadenza');
    const days = listGiorni(getInterval('mese', today));
    for (const day of [days[0], today, days.at(-1)])
      await expect
        .poll(() => isInView(dayOf(page, day ?? ''), calendar(page)), { message: day ?? '' })
        .toBe(true);
  });
});
