/** What is pasted is stored, what is saved is never lost from the history, what cannot be saved goes back. */
import { describe, expect } from 'vitest';
import { messaggio } from './support/azioni.ts';
import { noBrowser } from './support/browser.ts';
import {
  allowClipboard,
  barra,
  cella,
  copyPartite,
  fillMovimenti,
  fillPartite,
  nextSave,
  openCelle,
  readClipboard,
  SALVATAGGI,
  writeClipboard,
} from './support/celle.ts';
import { it } from './support/it.ts';

const RIGHE = 60;
const INCOLLATE = 1_000;
const PARTITE = 1_200;

describe.skipIf(noBrowser)('many cells', () => {
  it('saved under a page that is left before it knows are in the history of the next one', async ({
    page,
    studio,
  }) => {
    await fillMovimenti(studio, RIGHE);
    await openCelle(page, `${RIGHE} movimenti`);
    const note = () => Promise.all([20, 21].map((at) => cella(page, at, 'nota').innerText()));
    const write = async (at: number, text: string) => {
      await cella(page, at, 'nota').click();
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    };
    const saved = nextSave(page);
    await write(20, 'prima');
    await saved;
    // The server saves the second change, and its answer stays on the way.
    const held = Promise.withResolvers<void>();
    let sent = 0;
    await page.route(SALVATAGGI, async (route) => {
      sent += 1;
      if (sent > 1) return await route.continue();
      await route.fetch();
      held.resolve();
    });
    await write(21, 'seconda');
    await held.promise;

    await openCelle(page, `${RIGHE} movimenti`);
    expect(await note()).toEqual(['prima', 'seconda']);
    const undo = page.getByRole('button', { name: 'Annulla', exact: true });
    await expect.poll(() => undo.getAttribute('aria-disabled')).not.toBe('true');
    // What is on the screen is there before the server has it: a page that goes away would keep it from there.
    for (const left of [
      ['prima', ''],
      ['', ''],
    ]) {
      const undone = nextSave(page);
      await page.keyboard.press('Control+z');
      await expect.poll(note).toEqual(left);
      await undone;
    }
  });

  it('a thousand rows of six columns are pasted as one step and one call', async ({
    page,
    context,
    studio,
  }) => {
    await fillPartite(studio, PARTITE);
    await allowClipboard(context);
    await openCelle(page, '1.200 partite', 'partita');
    const block = await copyPartite(page, INCOLLATE);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/modifiche')) calls.push(request.method());
    });
    await writeClipboard(page, `${block.map((row) => row.join('\t')).join('\r\n')}\r\n`);
    await cella(page, 0, 'scadenza').click();
    await page.keyboard.press('Control+v');
    const dialog = page.getByRole('alertdialog', { name: 'Incolla' });
    await dialog.getByText('Cambiano 6.000 celle in 1.000 righe').waitFor();
    const saved = nextSave(page);
    await dialog.getByRole('button', { name: 'Cambia 6.000 celle' }).click();
    expect((await saved).status()).toBe(200);
    // The keys are the grid's again, and the step is in its history, once the page has taken the answer in.
    await dialog.waitFor({ state: 'hidden' });
    const undo = page.getByRole('button', { name: 'Annulla', exact: true });
    await expect.poll(() => undo.getAttribute('aria-disabled')).not.toBe('true');

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

  it('that are refused go back, say why and give back what was typed', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expect(/Failed to load resource/);
    await allowClipboard(context);
    await openCelle(page, `${RIGHE} movimenti`);
    await page.route(SALVATAGGI, (route) => route.fulfill({ status: 500 }));
    await cella(page, 20, 'nota').click();
    await page.keyboard.type('persa');
    await page.keyboard.press('Enter');
    await messaggio(page, 'Le modifiche non sono state salvate').waitFor();
    await messaggio(page, 'Avevi scritto: «persa».').waitFor();
    await messaggio(page, 'Copia quello che avevi scritto').click();
    await expect.poll(() => readClipboard(page)).toBe('persa');
    await expect.poll(() => cella(page, 20, 'nota').innerText()).toBe('');
    const undo = page.getByRole('button', { name: 'Annulla', exact: true });
    await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true');

    // Nor does the next page believe them saved.
    await openCelle(page, `${RIGHE} movimenti`);
    await page.unroute(SALVATAGGI);
    const saved = nextSave(page);
    await cella(page, 20, 'nota').click();
    await page.keyboard.type('salvata');
    await page.keyboard.press('Enter');
    await saved;
    await expect.poll(() => undo.getAttribute('aria-disabled')).not.toBe('true');
    await page.keyboard.press('Control+z');
    await expect.poll(() => cella(page, 20, 'nota').innerText()).toBe('');
    await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true');
  });
});
