/** Names and texts that would be markup, in whatever a person or a file can write: every page shows them as words. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { importRighe } from '#import/run/import.ts';
import { paths } from '#shell/paths.ts';
import { makeMovimenti } from './support/banca.ts';
import { noBrowser } from './support/browser.ts';
import { it } from './support/it.ts';
import { go, INSIDE } from './support/pagine.ts';
import { makePiano } from './support/piano.ts';
import { followRequests } from './support/richieste.ts';
import type { Studio } from './support/studio.ts';

/** What the markup would do if it ever became markup: mark the window. */
const SEGNA = 'window.quadraIniettata=1';
const MARCA = `<img src=x onerror="${SEGNA}">`;
const TESTI = [
  MARCA,
  `"><svg onload="${SEGNA}">`,
  `'-${SEGNA}-'`,
  `</script><script>${SEGNA}</script>`,
  `<a href="javascript:${SEGNA}">apri</a>`,
  `[apri](javascript:${SEGNA})`,
];
const name = (at: number): string => TESTI[at % TESTI.length] ?? MARCA;

async function fill({ client }: Studio): Promise<void> {
  const conto = await client.call('contoNuovo', { body: { nome: `${MARCA} conto`, banca: name(1) } });
  const empty = {
    nazione: 'IT',
    partita_iva: null,
    codice_fiscale: null,
    email: null,
    pec: null,
    telefono: null,
    indirizzo: name(1),
    cap: null,
    comune: name(2).slice(0, 60),
    provincia: null,
    attivo: true,
    ibans: [],
  };
  const { creati } = await client.call('soggettiModifica', {
    body: {
      crea: [
        ...TESTI.map((ragione_sociale) => ({ ...empty, ragione_sociale, ruoli: ['cliente' as const] })),
        { ...empty, ragione_sociale: `${MARCA} agente`, ruoli: ['agente' as const] },
        { ...empty, ragione_sociale: `${MARCA} mandante`, ruoli: ['mandante' as const] },
      ],
    },
  });
  const first = creati[0]?.id ?? 0;
  await client.call('soggettoNota', { params: { id: first }, body: { testo: MARCA } });
  const plan = makePiano(`${MARCA}.csv`, makeMovimenti(12, 3), conto.id);
  const righe = plan.righe.map((riga, at) => ({
    ...riga,
    descrizione: `${name(at)} ${at}`,
    causale: name(at + 1),
    ragione_sociale: name(at + 2),
    nota: name(at + 3),
  }));
  const outcome = await importRighe(client, { ...plan, righe });
  expect(outcome.tipo).toBe('completato');
  await client.call('voceSalva', { body: { codice: '99', nome: MARCA, tipo: 'costo' } });
  await client.call('causaleSalva', {
    body: { codice: 'X9', descrizione: MARCA, segno: null, attiva: true, id: null, versione: null },
  });
  await client.call('interrogazioneSalva', {
    body: { id: null, versione: null, nome: MARCA, testo: `select '${name(1)}'`, condivisa: true },
  });
  await client.call('calendarioCrea', { body: { nome: MARCA.slice(0, 60), filtri: {} } });
}

const untouched = async (page: Page): Promise<boolean> =>
  page.evaluate(() => !('quadraIniettata' in window) && document.querySelector('img[src="x"]') === null);

describe.skipIf(noBrowser)('markup in names and texts', () => {
  it('is shown as it is written, on every page', async ({ page, studio }) => {
    await fill(studio);
    let asked = 0;
    page.on('dialog', (dialog) => {
      asked += 1;
      void dialog.dismiss();
    });
    const waiting = followRequests(page);
    await page.goto(paths.app);
    for (const [path, title] of INSIDE.filter(([each]) => each.startsWith('/app'))) {
      await go(page, path);
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      // Whatever it lists has come.
      await expect.poll(() => waiting.size).toBe(0);
      expect([path, await untouched(page)]).toEqual([path, true]);
    }
    // That they are shown at all: the words of the tag, on the pages that list them.
    await go(page, paths.estrattoConto);
    await page.getByText(`${MARCA} 0`).first().waitFor();
    expect(await untouched(page)).toBe(true);
    await go(page, paths.anagrafiche);
    await page.getByText(MARCA, { exact: true }).first().waitFor();
    expect(await untouched(page)).toBe(true);
    await page.goto(`/app/estrattoconto?q=${encodeURIComponent(MARCA)}&embed=1`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect([await untouched(page), asked]).toEqual([true, 0]);
  });
});
