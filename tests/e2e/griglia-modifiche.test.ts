/** Editing many cells: copy, paste, fill, clear, bulk edit; each one step, undone, done again, and kept. */
import { describe, expect } from 'vitest';
import { noBrowser } from './support/browser.ts';
import {
  allowClipboard,
  barra,
  cella,
  fillMovimenti,
  fillPartite,
  nextSave,
  openCelle,
  readClipboard,
  writeClipboard,
} from './support/celle.ts';
import { it } from './support/it.ts';

const RIGHE = 60;
const INCOLLATE = 1_000;
const PARTITE = 1_200;
const MODIFICABILI = [
  'scadenza',
  'ragione_sociale',
  'numero_documento',
  'nota',
  'descrizione',
  'riferimento',
];

describe.skipIf(noBrowser)('many cells', () => {
  it('are copied with Italian formats and pasted where they can go', async ({ page, context, studio }) => {
    await fillMovimenti(studio, RIGHE);
    await allowClipboard(context);
    await openCelle(page, `${RIGHE} movimenti`);
    await cella(page, 0, 'descrizione').click();
    await cella(page, 1, 'avere').click({ modifiers: ['Shift'] });
    await page.keyboard.press('Control+c');
    const [first = '', second] = (await readClipboard(page)).split('\r\n');
    const cells = await Promise.all(
      ['descrizione', 'ragione_sociale', 'dare', 'avere'].map((campo) => cella(page, 0, campo).innerText()),
    );
    expect(first.split('\t').map((text) => text.replaceAll('""', '"').trim())).toEqual(
      cells.map((text) => text.trim()),
    );
    expect(second?.split('\t')).toHaveLength(4);
    await page.keyboard.press('Control+Shift+c');
    expect((await readClipboard(page)).split('\r\n')[0]).toBe('Descrizione\tRagione sociale\tDare\tAvere');

    // What an import proved is refused, with its reason, and everything else can still be pasted.
    await writeClipboard(page, 'Corretta\tRossi S.n.c.\t1,00\nCorretta 2\tVerdi\t2,00\n');
    await cella(page, 0, 'descrizione').click();
    await page.keyboard.press('Control+v');
    const dialog = page.getByRole('dialog', { name: 'Incolla' });
    await dialog.getByText('Cambiano 4 celle in 2 righe').waitFor();
    await dialog
      .getByRole('region', { name: 'Celle rifiutate' })
      .getByText('Viene dal file importato')
      .first()
      .waitFor();
    const saved = nextSave(page);
    await page.keyboard.press('Enter');
    expect((await saved).status()).toBe(200);
    await expect.poll(() => cella(page, 1, 'ragione_sociale').innerText()).toBe('Verdi');
  });

  it('one value fills a range, fills go down by key and by handle, and each step is undone and done again', async ({
    page,
    context,
  }) => {
    await allowClipboard(context);
    await openCelle(page, `${RIGHE} movimenti`);
    const causali = () => Promise.all([3, 4, 5, 6, 7].map((at) => cella(page, at, 'causale').innerText()));
    const one = async (act: () => Promise<void>, wanted: string[]) => {
      const saved = nextSave(page);
      await act();
      expect((await saved).status()).toBe(200);
      await expect.poll(causali).toEqual(wanted);
    };
    await writeClipboard(page, 'BON');
    await cella(page, 3, 'causale').click();
    await cella(page, 4, 'causale').click({ modifiers: ['Shift'] });
    await one(() => page.keyboard.press('Control+v'), ['BON', 'BON', '', '', '']);

    await cella(page, 4, 'causale').click();
    await cella(page, 6, 'causale').click({ modifiers: ['Shift'] });
    await one(() => page.keyboard.press('Control+d'), ['BON', 'BON', 'BON', 'BON', '']);

    await cella(page, 5, 'causale').click();
    await cella(page, 7, 'causale').click({ modifiers: ['Shift'] });
    await page.keyboard.type('SDD');
    await one(() => page.keyboard.press('Control+Enter'), ['BON', 'BON', 'SDD', 'SDD', 'SDD']);
    await one(() => page.keyboard.press('Delete'), ['BON', 'BON', '', '', '']);

    await cella(page, 4, 'causale').click();
    const [from, to] = [
      await cella(page, 4, 'causale').boundingBox(),
      await cella(page, 7, 'causale').boundingBox(),
    ];
    if (!from || !to) throw new Error('the cells are not on screen');
    await page.mouse.move(from.x + from.width - 3, from.y + from.height - 4);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 10, { steps: 5 });
    await one(() => page.mouse.up(), ['BON', 'BON', 'BON', 'BON', 'BON']);

    const undo = page.getByRole('button', { name: 'Annulla', exact: true });
    await one(() => page.keyboard.press('Control+z'), ['BON', 'BON', '', '', '']);
    await one(() => undo.click(), ['BON', 'BON', 'SDD', 'SDD', 'SDD']);
    await one(() => page.keyboard.press('Control+z'), ['BON', 'BON', 'BON', 'BON', '']);
    await one(() => page.keyboard.press('Control+z'), ['BON', 'BON', '', '', '']);
    await one(() => page.keyboard.press('Control+z'), ['', '', '', '', '']);
    await one(() => page.keyboard.press('Control+y'), ['BON', 'BON', '', '', '']);
    await one(() => page.keyboard.press('Control+Shift+z'), ['BON', 'BON', 'BON', 'BON', '']);

    await openCelle(page, `${RIGHE} movimenti`);
    expect(await causali()).toEqual(['BON', 'BON', 'BON', 'BON', '']);
    // The history of the tab is there after a reload, and takes back what the rows just read still hold.
    await expect.poll(() => undo.getAttribute('aria-disabled')).not.toBe('true');
    await one(() => page.keyboard.press('Control+z'), ['BON', 'BON', '', '', '']);
    await one(() => page.keyboard.press('Control+y'), ['BON', 'BON', 'BON', 'BON', '']);
  });

  it('of ticked rows change together, and a bulk action is undone like an edit', async ({ page }) => {
    await openCelle(page, `${RIGHE} movimenti`);
    for (const at of [10, 12, 14])
      await cella(page, at, 'ag-Grid-SelectionColumn').getByRole('checkbox').click();
    const bar = page.getByTestId('barra-righe');
    await bar.getByText('3 movimenti', { exact: true }).waitFor();
    await bar.getByRole('button', { name: /^Modifica/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Modifica 3 movimenti' });
    await dialog.getByLabel('Colonna').selectOption({ label: 'Riferimento' });
    await dialog.getByLabel('Nuovo valore').fill('PRATICA 7');
    const saved = nextSave(page);
    await dialog.getByRole('button', { name: 'Applica a 3 righe' }).click();
    expect((await saved).status()).toBe(200);
    await expect.poll(() => cella(page, 12, 'riferimento').innerText()).toBe('PRATICA 7');
    expect(await cella(page, 11, 'riferimento').innerText()).toBe('');

    const ignored = nextSave(page);
    await bar.getByRole('button', { name: 'Ignora' }).click();
    await ignored;
    await expect.poll(() => cella(page, 14, 'stato').innerText()).toBe('Ignorata');
    const undone = nextSave(page);
    await page.keyboard.press('Control+z');
    await undone;
    await expect.poll(() => cella(page, 14, 'stato').innerText()).toBe('Aperta');
    expect(await cella(page, 14, 'riferimento').innerText()).toBe('PRATICA 7');

    const tutte = page.getByRole('checkbox', { name: 'Seleziona tutte le righe' });
    expect(await tutte.evaluate((box) => box instanceof HTMLInputElement && box.indeterminate)).toBe(true);
    await tutte.click();
    await bar.getByText(`${RIGHE} movimenti`, { exact: true }).waitFor();
    // The first of two: under it there is the place of a filter.
    await page.locator('.ag-header-cell[col-id="ag-Grid-SelectionColumn"]').first().focus();
    await page.keyboard.press('Space');
    await bar.waitFor({ state: 'hidden' });
  });

  it('a thousand rows of six columns are pasted as one step and one call', async ({
    page,
    context,
    studio,
  }) => {
    await fillPartite(studio, PARTITE);
    await allowClipboard(context);
    await openCelle(page, '1.200 partite', 'partita');
    await cella(page, 0, 'scadenza').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+Shift+c');
    const [titles = [], ...rows] = (await readClipboard(page)).split('\r\n').map((line) => line.split('\t'));
    const campi = await page
      .locator('[role="columnheader"][col-id]:not([col-id^="ag-"])')
      .evaluateAll((cells) =>
        cells
          .toSorted(
            (a, b) => Number(a.getAttribute('aria-colindex')) - Number(b.getAttribute('aria-colindex')),
          )
          .map((each) => each.getAttribute('col-id') ?? ''),
      );
    expect(campi).toHaveLength(titles.length);
    const width = Math.max(...MODIFICABILI.map((campo) => campi.indexOf(campo))) + 1;
    const write = (campo: string, at: number): string =>
      campo === 'scadenza' ? '01/12/2026' : `${campo} ${String(at).padStart(4, '0')}`;
    const block = rows.slice(0, INCOLLATE).map((row, at) =>
      row.slice(0, width).map((text, index) => {
        const campo = campi[index] ?? '';
        return MODIFICABILI.includes(campo) ? write(campo, at) : text;
      }),
    );
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/modifiche')) calls.push(request.method());
    });
    await writeClipboard(page, `${block.map((row) => row.join('\t')).join('\r\n')}\r\n`);
    await cella(page, 0, 'scadenza').click();
    await page.keyboard.press('Control+v');
    const dialog = page.getByRole('dialog', { name: 'Incolla' });
    await dialog.getByText('Cambiano 6.000 celle in 1.000 righe').waitFor();
    const saved = nextSave(page);
    await dialog.getByRole('button', { name: 'Cambia 6.000 celle' }).click();
    expect((await saved).status()).toBe(200);

    const changed = async () => {
      const { righe } = await studio.client.call('estrattoConto', {
        query: { natura: 'partita', limit: 5_000 },
      });
      return righe.filter(({ nota }) => nota?.startsWith('nota ') === true);
    };
    const now = await changed();
    expect(now).toHaveLength(INCOLLATE);
    for (const riga of now) {
      const number = riga.nota?.slice(-4) ?? '';
      expect([
        riga.scadenza,
        riga.ragione_sociale,
        riga.numero_documento,
        riga.descrizione,
        riga.riferimento,
      ]).toEqual([
        '2026-12-01',
        ...['ragione_sociale', 'numero_documento', 'descrizione', 'riferimento'].map(
          (campo) => `${campo} ${number}`,
        ),
      ]);
    }
    const undone = nextSave(page);
    await page.keyboard.press('Control+z');
    expect((await undone).status()).toBe(200);
    expect(await changed()).toHaveLength(0);
    expect(calls).toEqual(['POST', 'POST']);
    await expect.poll(() => barra(page)).toContain('celle');
  });

  it('that cannot be saved go back and say why', async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED|Failed to load resource/);
    await openCelle(page, `${RIGHE} movimenti`);
    await page.route('**/api/estratto_conto/modifiche', (route) => route.abort());
    await cella(page, 20, 'nota').click();
    await page.keyboard.type('persa');
    await page.keyboard.press('Enter');
    await page.getByText('Le modifiche non sono state salvate').first().waitFor();
    await expect.poll(() => cella(page, 20, 'nota').innerText()).toBe('');
    const undo = page.getByRole('button', { name: 'Annulla', exact: true });
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
  });
});
