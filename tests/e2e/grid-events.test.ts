/** What a colleague does arrives while one works, and nothing of one's own work is lost. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { noBrowser } from './support/browser.ts';
import { cell, conteggio, workspace } from './support/griglia.ts';
import { it } from './support/it.ts';
import { importMovimenti } from './support/piano.ts';
import { followRequests } from './support/richieste.ts';
import type { Studio } from './support/studio.ts';

const RIGHE = 400;
const AREA = 'estratto-conto';

async function openGrid(page: Page, count: number): Promise<void> {
  await page.setViewportSize({ width: 2_400, height: 900 });
  // The answer: from its first byte on the server tells this page what changes.
  const following = page.waitForResponse('**/api/eventi?*');
  await page.goto('/app/estrattoconto');
  await conteggio(page, AREA).getByText(`${count} movimenti`).waitFor();
  await following;
}

/** Writes a note by another hand. */
async function annotate({ client }: Studio, q: string, nota: string): Promise<void> {
  const { righe } = await client.call('estrattoConto', { query: { q } });
  const [riga] = righe;
  if (!riga) throw new Error(`no row for ${q}`);
  await client.call('updateNota', { body: { id: riga.id, nota, versione: riga.versione } });
}

/** The rows wholly in sight, from the top: the number at the end of each descrizione. */
const inSight = (page: Page): Promise<string[]> =>
  workspace(page, AREA).evaluate((root) => {
    const view = root
      .querySelector('[role="rowgroup"] [role="row"][row-index]')
      ?.closest('.ag-grid-viewport');
    const frame = (view ?? root).getBoundingClientRect();
    const header = root.querySelector('.ag-header')?.getBoundingClientRect().bottom ?? frame.top;
    return [...root.querySelectorAll<HTMLElement>('[role="gridcell"][col-id="descrizione"]')]
      .map((each) => ({
        box: each.getBoundingClientRect(),
        number: /n\. (\d{6})/.exec(each.innerText)?.[1] ?? '',
      }))
      .filter(({ box, number }) => number !== '' && box.top >= header && box.bottom <= frame.bottom)
      .sort((one, two) => one.box.top - two.box.top)
      .map(({ number }) => number);
  });

/** The same, once the wheel has run out: two looks a moment apart see the same rows. */
async function atRest(page: Page): Promise<string[]> {
  let before: string[] = [];
  await expect
    .poll(async () => {
      const now = await inSight(page);
      const same = now.length > 0 && now.join() === before.join();
      before = now;
      return same;
    })
    .toBe(true);
  return before;
}

describe.skipIf(noBrowser)('changes of others', () => {
  it('appear by row, while one writes, selects and scrolls', async ({ page, studio }) => {
    await importMovimenti(studio, 'Conto vivo', RIGHE, 42);
    await openGrid(page, RIGHE);
    const grid = workspace(page, AREA);
    // One's own work: a ticked row, a place far down, a note half written.
    await cell(grid, 'n. 000400', 'descrizione').waitFor();
    await grid.locator('.ag-row:not(.ag-row-loading)[row-index="0"] input[type="checkbox"]').first().check();
    // The bar of what is ticked takes its place below, and the grid is that much shorter.
    await page.getByRole('button', { name: 'Modifica 1 movimento' }).waitFor();
    await cell(grid, 'n. 000400', 'descrizione').hover();
    await page.mouse.wheel(0, 3_000);
    await expect.poll(async () => (await inSight(page))[0]).not.toBe('000400');
    const place = await atRest(page);
    const [, other = '', , , mine = ''] = place;
    await cell(grid, `n. ${mine}`, 'nota').dblclick();
    await page.keyboard.type('Scrivo ancora');

    await annotate(studio, '000400', 'Nota della collega');
    await annotate(studio, other, 'Vista anche qui');
    await cell(grid, `n. ${other}`, 'nota').getByText('Vista anche qui').waitFor();

    expect(await inSight(page)).toEqual(place);
    await page.keyboard.type(' e finisco');
    await page.keyboard.press('Enter');
    await cell(grid, `n. ${mine}`, 'nota').getByText('Scrivo ancora e finisco').waitFor();
    await expect
      .poll(async () => (await studio.client.call('estrattoConto', { query: { q: mine } })).righe[0]?.nota)
      .toBe('Scrivo ancora e finisco');
    await page.mouse.wheel(0, -20_000);
    await cell(grid, 'n. 000400', 'nota').getByText('Nota della collega').waitFor();
    await expect
      .poll(() =>
        grid
          .locator('.ag-row:not(.ag-row-loading)[row-index="0"] input[type="checkbox"]')
          .first()
          .isChecked(),
      )
      .toBe(true);
  });

  it('bring the rows of an import, and take them away with it', async ({ page, studio }) => {
    await openGrid(page, RIGHE);
    const id = await importMovimenti(studio, 'Conto arrivato', 7, 43);
    await conteggio(page, AREA)
      .getByText(`${RIGHE + 7} movimenti`)
      .waitFor();
    await studio.client.call('allDelImport', { params: { id } });
    await conteggio(page, AREA).getByText(`${RIGHE} movimenti`).waitFor();
  });

  it('are caught up with when the server comes back', async ({ page, studio, context, complaints }) => {
    // What is still asked for when the line goes is lost, and said aloud: the notifications may be read at any time.
    complaints.expect(
      /ERR_INTERNET_DISCONNECTED|Failed to load resource|api\/eventi|^Errore nel recupero notifiche .*code: rete/,
    );
    const notified = page.waitForResponse('**/api/estratto_conto/notifiche?*');
    const asked = followRequests(page);
    await openGrid(page, RIGHE);
    await (await notified).finished();
    await expect.poll(() => asked.size).toBe(0);
    await context.setOffline(true);
    await annotate(studio, '000399', 'Scritta mentre ero via');
    await context.setOffline(false);
    await cell(workspace(page, AREA), 'n. 000399', 'nota').getByText('Scritta mentre ero via').waitFor();
  });

  it('arrive in every tab of a browser, also when the tab that heard them first is gone', async ({
    page,
    studio,
    context,
  }) => {
    await openGrid(page, RIGHE);
    const others: Page[] = [];
    // One more than a browser has connections to a server.
    for (let count = 0; count < 6; count += 1) {
      const tab = await context.newPage();
      others.push(tab);
      await tab.goto('/app/estrattoconto');
      await conteggio(tab, AREA).getByText(`${RIGHE} movimenti`).waitFor();
    }
    const id = await importMovimenti(studio, 'Conto in ogni scheda', 5, 44);
    for (const tab of [page, ...others])
      await conteggio(tab, AREA)
        .getByText(`${RIGHE + 5} movimenti`)
        .waitFor();
    await page.close();
    await studio.client.call('allDelImport', { params: { id } });
    for (const tab of others) await conteggio(tab, AREA).getByText(`${RIGHE} movimenti`).waitFor();
  });
});
