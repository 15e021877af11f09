/** A statement in PDF: its password, its columns on the page, and the tracciato that reads the next one. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { toGiorno } from '#domain/date.ts';
import type { EstrattoScritto } from '#tests/scrittori/estratto.ts';
import { writePdf, type StampaPdf } from '#tests/scrittori/pdf.ts';
import { findViolations } from './support/axe.ts';
import { createConto } from './support/azioni.ts';
import { noBrowser } from './support/browser.ts';
import { makeFolder } from './support/importa.ts';
import { it } from './support/it.ts';

const STAMPA: StampaPdf = {
  lingua: 'it',
  verso: 'dare_avere',
  saldo: true,
  valuta: false,
  ordine: 'testo_prima',
  anno: true,
  avvolta: false,
  borders: true,
  saldi: 'righe',
  coricata: false,
  ripeti: true,
};
/** As many as stand on one page. */
const RIGHE = 18;

/** A month of movements, in and out; each month starts where the one before ended. */
function month(number: number, iniziale: number): EstrattoScritto {
  const movimenti = Array.from({ length: RIGHE }, (_, at) => {
    const data = toGiorno(`2026-${String(number).padStart(2, '0')}-${String(at + 1).padStart(2, '0')}`);
    const importo = at % 3 === 0 ? 150_000 + at : -12_345 - at;
    return { data, data_valuta: data, importo, descrizione: `Operazione ${number} numero ${at + 1}` };
  });
  return { conto: 'IT60X0542811101000000123456', divisa: 'EUR', iniziale, movimenti };
}

let folder: Awaited<ReturnType<typeof makeFolder>>;
beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(() => folder.remove());

const give = (page: Page, file: string) => page.getByLabel('File da importare').setInputFiles(file);
const loaded = (page: Page) => page.locator('[data-stato="letta"]');

/** To the left edge of the sheet: its column is then no column. */
async function dragFirstRuler(page: Page): Promise<void> {
  const box = await page.getByRole('slider').first().boundingBox();
  const sheet = await page.getByRole('img', { name: /^Pagina 1/ }).boundingBox();
  if (!box || !sheet) throw new Error('no ruler in view');
  await page.mouse.move(box.x + box.width / 2, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(sheet.x + 2, box.y + 60, { steps: 4 });
  await page.mouse.up();
}

describe.skipIf(noBrowser)('PDF', () => {
  it('opens with its password, follows its rulers, and is known again next month', async ({ page }) => {
    const gennaio = month(1, 1_000_000);
    await page.goto('/app/importestrattopdf');
    await give(
      page,
      await folder.write('estratto_2026_01.pdf', await writePdf([gennaio], STAMPA, undefined, 'segreta')),
    );
    await page.getByLabel('Password del PDF').fill('sbagliata');
    await page.keyboard.press('Enter');
    await page.getByText('Questa password non apre il PDF').waitFor();
    await page.getByLabel('Password del PDF').fill('segreta');
    await page.getByRole('button', { name: 'Apri il PDF' }).click();

    await page.getByText('Quadra al centesimo').waitFor();
    await page.getByRole('img', { name: 'Pagina 1 di estratto_2026_01.pdf' }).waitFor();
    await expect.poll(() => loaded(page).count()).toBeGreaterThan(0);
    expect(await findViolations(page)).toEqual([]);

    // Handles stand above the sheet, lines leave its first lines alone: nothing that the bank wrote is covered.
    const sheet = await page.getByRole('img', { name: /^Pagina 1/ }).boundingBox();
    const handles = await page.getByRole('slider').evaluateAll((all) =>
      all.map((each) => {
        const { top, height } = getComputedStyle(each, '::after');
        return each.getBoundingClientRect().top + Number.parseFloat(top) + Number.parseFloat(height);
      }),
    );
    expect(Math.max(...handles)).toBeLessThanOrEqual(sheet?.y ?? 0);

    // Days fall into the column of the words: there is no movement left.
    const rulers = page.getByRole('slider');
    await expect.poll(() => rulers.count()).toBe(4);
    await dragFirstRuler(page);
    await page
      .getByText(/non si riconosce una tabella/)
      .first()
      .waitFor();

    // Back with the arrows, a step at a time.
    await rulers.first().focus();
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('Shift+ArrowRight');
    await page.getByText('Quadra al centesimo').waitFor();
    const impostati = await Promise.all(
      [0, 1, 2, 3].map((at) => rulers.nth(at).getAttribute('aria-valuenow')),
    );

    await createConto(page, 'Conto del PDF');
    await page.getByRole('button', { name: `Importa ${RIGHE} righe` }).click();
    await page.getByRole('heading', { name: `${RIGHE} righe importate` }).waitFor();

    const final = gennaio.movimenti.reduce((sum, { importo }) => sum + importo, gennaio.iniziale);
    await page.goto('/app/importestrattopdf');
    await give(page, await folder.write('estratto_2026_02.pdf', await writePdf([month(2, final)], STAMPA)));
    await page.getByText('Quadra al centesimo').waitFor();
    await page.getByText('tracciato salvato').waitFor();
    await expect.poll(() => rulers.count()).toBe(4);
    expect(await Promise.all([0, 1, 2, 3].map((at) => rulers.nth(at).getAttribute('aria-valuenow')))).toEqual(
      impostati,
    );
  });

  it('takes a ruler while its page is still being drawn', async ({ page }) => {
    const { promise: drawn, resolve: draw } = Promise.withResolvers<void>();
    await page.route('**/disegno-worker*', async (route) => {
      await drawn;
      await route.continue();
    });
    await page.goto('/app/importestrattopdf');
    await give(page, await folder.write('lento.pdf', await writePdf([month(5, 0)], STAMPA)));
    await page.getByText('Quadra al centesimo').waitFor();
    await page.getByLabel('Disegno la pagina').waitFor();
    await dragFirstRuler(page);
    await page
      .getByText(/non si riconosce una tabella/)
      .first()
      .waitFor();
    draw();
    await page.getByLabel('Disegno la pagina').waitFor({ state: 'detached' });
  });

  it('keeps the bar off the rows beside the page, on a desk and on a phone', async ({ page }) => {
    await page.goto('/app/importestrattopdf');
    await give(page, await folder.write('estratto_2026_04.pdf', await writePdf([month(4, 0)], STAMPA)));
    await page.getByText('Quadra al centesimo').waitFor();
    await page.getByRole('img', { name: /^Pagina 1/ }).waitFor();
    const rows = page.getByRole('grid', { name: 'Righe lette dal file' });
    const bar = page.getByRole('region', { name: 'Importazione' });
    await rows.waitFor();
    const gap = async () => {
      const [over, under] = await Promise.all([rows.boundingBox(), bar.boundingBox()]);
      if (!over || !under) throw new Error('nothing in view');
      return { between: under.y - (over.y + over.height), end: under.y + under.height };
    };
    await expect.poll(async () => (await gap()).between).toBeGreaterThanOrEqual(0);
    // On a desk the button is in sight without scrolling.
    const foot = await page.getByRole('contentinfo').boundingBox();
    expect((await gap()).end).toBeLessThanOrEqual(foot?.y ?? 0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await gap()).between).toBeGreaterThanOrEqual(0);
  });

  it('leaves out what an area covers, drawn with the mouse or moved with the keys', async ({ page }) => {
    await page.goto('/app/importestrattopdf');
    await give(page, await folder.write('altra banca.pdf', await writePdf([month(3, 0)], STAMPA)));
    await page.getByRole('img', { name: 'Pagina 1 di altra banca.pdf' }).waitFor();
    await expect.poll(() => loaded(page).count()).toBe(RIGHE);
    const sheet = await page.getByRole('img', { name: 'Pagina 1 di altra banca.pdf' }).boundingBox();
    const first = await loaded(page).first().boundingBox();
    const third = await loaded(page).nth(2).boundingBox();
    if (!sheet || !first || !third) throw new Error('no rows in view');
    await page.getByRole('button', { name: 'Escludi un’area' }).click();
    await page.mouse.move(sheet.x + 4, first.y - 2);
    await page.mouse.down();
    await page.mouse.move(sheet.x + sheet.width - 4, third.y + third.height + 1, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => loaded(page).count()).toBe(RIGHE - 3);
    await page.getByRole('button', { name: /^Area esclusa 1/ }).focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => loaded(page).count()).toBe(RIGHE);
  });

  it('is used on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/app/importestrattopdf');
    await give(page, await folder.write('telefono.pdf', await writePdf([month(4, 0)], STAMPA)));
    await page.getByRole('img', { name: 'Pagina 1 di telefono.pdf' }).waitFor();
    await expect.poll(() => loaded(page).count()).toBe(RIGHE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Nascondi la pagina' }).click();
    await page.getByText('Quadra al centesimo').waitFor();
  });
});
