/** The scadenziario: a date is dragged, agreed, undone; moved by keyboard alone; a calendar read from outside. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createCookieJar } from '#api/cookies.ts';
import { toCentesimi } from '#domain/importi.ts';
import { toGiorno } from '#domain/date.ts';
import { findViolations } from './support/axe.ts';
import { fillPartiteScadenze } from './support/scadenze.ts';
import { noBrowser } from './support/browser.ts';
import { itOnOnePage as it } from './support/it.ts';
import { goTo } from './support/pagine.ts';

/** A month with the end of winter time and Easter in it, and far from today whenever this runs. */
const MARZO = '/app/scadenziario?giorno=2035-03-20';
const PARTITE = [
  { ragione_sociale: 'Alfa Meccanica', scadenza: '2035-03-12', importo: 122_000 },
  { ragione_sociale: 'Beta Carta', scadenza: '2035-03-12', importo: -45_000 },
  { ragione_sociale: 'Gamma Legno', scadenza: '2035-03-20', importo: 78_050 },
  { ragione_sociale: 'Delta Trasporti', scadenza: '2035-03-25', importo: 10_000 },
].map((each) => ({ ...each, scadenza: toGiorno(each.scadenza), importo: toCentesimi(each.importo) }));

const calendario = (page: Page) => page.getByTestId('calendario');
const dayOf = (page: Page, day: string) => calendario(page).locator(`td[data-giorno="${day}"]`);
const voce = (where: Locator, name: string) => where.getByRole('button', { name: new RegExp(`^${name}`) });
const grid = (page: Page) => page.getByTestId('workspace-scadenziario');

async function open(page: Page, address = MARZO): Promise<void> {
  await goTo(page, address);
  await grid(page).getByText('4 partite', { exact: true }).waitFor();
}

async function drag(page: Page, da: Locator, a: Locator): Promise<void> {
  const from = await da.boundingBox();
  const to = await a.boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 20, from.y + 20, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height - 8, { steps: 6 });
  await calendario(page).locator('[data-sopra]').waitFor();
  await page.mouse.up();
}

describe.skipIf(noBrowser)('the scadenziario', () => {
  it('opens its month from the first week on, on a telephone and at 200 %', async ({ page, studio }) => {
    await fillPartiteScadenze(studio.client, PARTITE);
    for (const size of [
      { width: 390, height: 844 },
      { width: 720, height: 450 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(MARZO);
      const month = page.getByRole('grid', { name: 'Mese' });
      const scrolled = () =>
        month.evaluate((root) => {
          const all: number[] = [];
          for (let each: Element | null = root; each; each = each.parentElement) all.push(each.scrollTop);
          return Math.max(...all);
        });
      await expect.poll(() => dayOf(page, '2035-03-12').textContent()).toContain('2 scadenze');
      expect(await scrolled(), `${size.width} px`).toBe(0);
    }
    // The keys take out of sight what is above, and into it where they go.
    await dayOf(page, '2035-03-20').focus();
    await page.keyboard.press('ArrowDown');
    const next = dayOf(page, '2035-03-27');
    await expect.poll(() => next.evaluate((each) => each === document.activeElement)).toBe(true);
    const [day, view] = await Promise.all([next.boundingBox(), page.getByRole('main').boundingBox()]);
    if (!day || !view) throw new Error('nothing in view');
    expect(day.y + day.height).toBeLessThanOrEqual(view.y + view.height + 1);
  });

  it('a partita dragged to another day is agreed with its reason, everywhere, and comes back with one key', async ({
    page,
    studio,
  }) => {
    await fillPartiteScadenze(studio.client, PARTITE);
    await open(page);
    const old = dayOf(page, '2035-03-12');
    await expect
      .poll(() => old.textContent())
      .toContain('2 scadenze, da incassare 1.220,00, da pagare 450,00');
    // One figure, what comes in less what goes out, and how many; a name is whole under the pointer.
    await old.getByText('+770,00', { exact: true }).waitFor();
    await old.getByText('2 scad.', { exact: true }).filter({ visible: true }).waitFor();
    await expect
      .poll(() => voce(old, 'Alfa Meccanica').getAttribute('title'))
      .toMatch(/^Alfa Meccanica, 1\.220,00 EUR/);
    // Sunday the 25th: clocks go forward, and Easter.
    await expect
      .poll(() => dayOf(page, '2035-03-25').textContent())
      .toMatch(/^domenica 25 marzo 2035, Pasqua/);
    expect(await findViolations(page)).toEqual([]);

    const next = dayOf(page, '2035-03-22');
    await drag(page, voce(old, 'Alfa Meccanica'), next);
    const dialog = page.getByRole('dialog', { name: 'Sposta scadenza' });
    await expect.poll(() => dialog.getByLabel('Nuova scadenza').inputValue()).toBe('22/03/2035');
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Sposta', exact: true }).click();
    await dialog.getByText('Scrivi il motivo dell’accordo').waitFor();
    await dialog.getByLabel('Motivo').fill('Accordo con la signora Neri');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await voce(next, 'Alfa Meccanica').waitFor();
    await expect.poll(() => voce(old, 'Alfa Meccanica').count()).toBe(0);
    await grid(page).getByRole('gridcell', { name: '22/03/2035' }).waitFor();

    // Picked in the calendar, ticked in the grid; and in the server it is agreed.
    await voce(next, 'Alfa Meccanica').click();
    await grid(page).getByText('Selezione: 1 partita').waitFor();
    const { partite } = await studio.client.call('scadenze', {
      query: { dal: toGiorno('2035-03-01'), al: toGiorno('2035-03-31'), oggi: toGiorno('2035-03-01') },
    });
    const moved = partite.find(({ ragione_sociale }) => ragione_sociale === 'Alfa Meccanica');
    expect([moved?.scadenza, moved?.scadenza_originale, moved?.concordata?.motivo]).toEqual([
      '2035-03-22',
      '2035-03-12',
      'Accordo con la signora Neri',
    ]);

    await page.keyboard.press('Control+z');
    await voce(old, 'Alfa Meccanica').waitFor();
    await expect.poll(() => voce(next, 'Alfa Meccanica').count()).toBe(0);
  });

  it('the keyboard alone goes from day to day, opens one and moves a date to a working day', async ({
    page,
    studio,
  }) => {
    await fillPartiteScadenze(studio.client, PARTITE);
    await open(page);
    const start = dayOf(page, '2035-03-20');
    await start.focus();
    for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    const sunday = dayOf(page, '2035-03-25');
    await expect.poll(() => sunday.evaluate((cell) => cell === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    const day = page.getByRole('dialog', { name: /domenica 25 marzo 2035/i });
    await voce(day, 'Delta Trasporti').focus();
    await page.keyboard.press('F2');
    const dialog = page.getByRole('dialog', { name: 'Sposta scadenza' });
    const field = dialog.getByLabel('Nuova scadenza');
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    // The calendar of the field opens above the dialog, and what is chosen there is only the start.
    await page.keyboard.press('Alt+ArrowDown');
    const calendar = page.getByRole('dialog', { name: 'Scegli un giorno' });
    await calendar.getByRole('button', { name: 'Mese successivo' }).click();
    await calendar.locator('button[tabindex="0"]').click();
    await expect.poll(() => field.inputValue()).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    await calendar.waitFor({ state: 'hidden' });
    await dialog.waitFor();
    await field.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('31/03/2035');
    // A Saturday: the Monday after is offered.
    await dialog.getByRole('button', { name: 'Usa il 02/04/2035' }).press('Enter');
    await dialog.getByRole('button', { name: 'Dilazione concessa' }).press('Enter');
    await dialog.getByRole('button', { name: 'Sposta', exact: true }).press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    // April's first days are not among the weeks in sight any more: one row less.
    await grid(page).getByText('3 partite', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Periodo successivo' }).click();
    await voce(dayOf(page, '2035-04-02'), 'Delta Trasporti').waitFor();
  });

  it('filters and views are in the address, and a private address shows scadenze until it is revoked', async ({
    page,
    server,
    studio,
  }) => {
    await fillPartiteScadenze(studio.client, PARTITE);
    await goTo(page, MARZO);
    await voce(calendario(page), 'Gamma Legno').waitFor();
    await page.getByRole('combobox', { name: 'Verso' }).selectOption('pagare');
    await grid(page).getByText('1 partita', { exact: true }).waitFor();
    await page.getByRole('radio', { name: 'Agenda' }).click();
    await voce(calendario(page), 'Beta Carta').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('verso')).toBe('pagare');
    await expect.poll(() => new URL(page.url()).searchParams.get('veduta')).toBe('agenda');
    await page.reload();
    await voce(calendario(page), 'Beta Carta').waitFor();
    await expect.poll(() => voce(calendario(page), 'Gamma Legno').count()).toBe(0);

    await page.getByRole('button', { name: 'Calendario esterno' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Scarica come calendario (.ics)' }).click();
    expect((await download).suggestedFilename()).toMatch(/^scadenze-2035-03-01-2035-03-31\.ics$/);

    await page.getByRole('button', { name: 'Calendario esterno' }).click();
    await page.getByRole('menuitem', { name: 'Calendari privati…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Calendari privati' });
    await dialog.getByLabel('Nome').fill('Telefono');
    await page.keyboard.press('Enter');
    const address = await dialog.getByLabel('Indirizzo del calendario').inputValue();
    expect(address.startsWith(server.url)).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    // Nobody is signed in where a calendar program runs.
    expect(createCookieJar().header()).toBe('');
    const read = await fetch(address);
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(await read.text()).toContain('BEGIN:VCALENDAR');
    await dialog.getByRole('button', { name: 'Revoca Telefono' }).click();
    await dialog.getByText(/revocato il/).waitFor();
    expect((await fetch(address)).status).toBe(404);
  });
});
