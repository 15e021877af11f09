/** What is pasted is stored, what is saved is never lost from the history, what cannot be saved goes back. */
import { describe, expect } from 'vitest';
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
import { it as journey } from './support/it.ts';

const RIGHE = 60;
const INCOLLATE = 1_000;
const PARTITE = 1_200;

/** With movimenti in the office of the file, whichever case comes first. */
const it = journey.extend('movimenti', { scope: 'file' }, ({ studio }) => fillMovimenti(studio, RIGHE));

describe.skipIf(noBrowser)('many cells', () => {
  it('saved under a page that is left before it knows are in the history of the next one', async ({
    page,
    movimenti: _filled,
  }) => {
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
          (field) => `${field} ${number}`,
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

  it('typed after the session ended are saved once the person has signed in again', async ({
    page,
    context,
    studio,
    complaints,
    movimenti: _filled,
  }) => {
    complaints.expect(/status of 401|non_autenticato/);
    await openCelle(page, `${RIGHE} movimenti`);
    await cella(page, 22, 'nota').click();
    await page.keyboard.type('scritta a ');
    await context.clearCookies({ name: 'quadra_sessione' });
    // The notifications are asked for again when the window gets the focus: the page learns of it while one types.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByText('La sessione è scaduta.').waitFor();
    await page.keyboard.type('sessione finita');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Accedi di nuovo' });
    await dialog.getByLabel('Password', { exact: true }).fill(studio.utente.password);
    const saved = page.waitForResponse(
      (response) => SALVATAGGI.test(response.url()) && response.status() === 200,
    );
    await dialog.getByRole('button', { name: 'Accedi e continua' }).click();
    await saved;
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => cella(page, 22, 'nota').innerText()).toBe('scritta a sessione finita');
    await openCelle(page, `${RIGHE} movimenti`);
    await expect.poll(() => cella(page, 22, 'nota').innerText()).toBe('scritta a sessione finita');
  });

  it('that are refused stay in their cells, say why, and are sent again or given up', async ({
    page,
    context,
    complaints,
    movimenti: _filled,
  }) => {
    complaints.expect(/Failed to load resource/);
    await allowClipboard(context);
    await openCelle(page, `${RIGHE} movimenti`);
    await page.route(SALVATAGGI, (route) => route.fulfill({ status: 500 }));
    await cella(page, 20, 'nota').click();
    await page.keyboard.type('persa');
    await page.keyboard.press('Enter');
    const refusal = page.getByRole('alert').filter({ hasText: '1 modifica rifiutata' });
    await refusal.getByRole('button', { name: 'Copia quello che avevi scritto' }).click();
    await expect.poll(() => readClipboard(page)).toBe('persa');
    await expect.poll(() => cella(page, 20, 'nota').innerText()).toBe('persa');
    const sign = () => cella(page, 20, 'nota').evaluate((each) => getComputedStyle(each, '::after').content);
    expect(await sign()).toBe('"rifiutata"');
    await refusal.getByRole('button', { name: 'Lascia perdere' }).click();
    await refusal.waitFor({ state: 'detached' });
    await expect.poll(() => cella(page, 20, 'nota').innerText()).toBe('');
    await cella(page, 21, 'nota').click();
    await page.keyboard.type('tenuta');
    await page.keyboard.press('Enter');
    await refusal.waitFor();
    await expect.poll(() => cella(page, 21, 'nota').innerText()).toBe('tenuta');
    const undo = page.getByRole('button', { name: 'Annulla', exact: true });
    await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true');

    await page.unroute(SALVATAGGI);
    const again = nextSave(page);
    await refusal.getByRole('button', { name: 'Riprova' }).click();
    expect((await again).status()).toBe(200);
    await refusal.waitFor({ state: 'detached' });

    // What was saved is on the next page, what was given up is not.
    await openCelle(page, `${RIGHE} movimenti`);
    await expect.poll(() => cella(page, 21, 'nota').innerText()).toBe('tenuta');
    await page.keyboard.press('Escape');
    const saved = nextSave(page);
    await cella(page, 20, 'nota').click();
    await page.keyboard.type('salvata');
    await page.keyboard.press('Enter');
    await saved;
    await expect.poll(() => undo.getAttribute('aria-disabled')).not.toBe('true');
    // What was sent again is a step too, beneath it; what was given up is none.
    for (const left of [
      ['', 'tenuta'],
      ['', ''],
    ]) {
      const undone = nextSave(page);
      await page.keyboard.press('Control+z');
      await expect
        .poll(() => Promise.all([20, 21].map((at) => cella(page, at, 'nota').innerText())))
        .toEqual(left);
      await undone;
    }
    await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true');
  });
});
