/** A return flow of the bank: its insoluti reopen what was paid, with their fees, and all of it is taken back. */
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Client } from '#api/client.ts';
import { toGiorno } from '#domain/date.ts';
import type { DocumentoScritto } from '#tests/scrittori/partite.ts';
import { writeRiba } from '#tests/scrittori/riba.ts';
import { findViolations } from './support/axe.ts';
import { noBrowser } from './support/browser.ts';
import { chooseFile, makeFolder } from './support/importa.ts';
import { it } from './support/it.ts';

let folder: Awaited<ReturnType<typeof makeFolder>>;
beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(() => folder.remove());

const documento = (numero: string, importo: number): DocumentoScritto => ({
  numero,
  data: '2026-02-10',
  nota_credito: false,
  ritenuta: 0,
  split: false,
  rate: [{ scadenza: '2026-03-31', importo, mode: 'MP12' }],
});
const PRESENTATI = [documento('51/2026', 50_000), documento('52/2026', 70_000)];
const SPESE = 450;

/** `[numero_documento, residuo]` of every partita. */
async function partite(client: Client): Promise<[string | null, number][]> {
  const { righe } = await client.call('estrattoConto', {
    query: { natura: 'partita', sort: 'id', limit: 100 },
  });
  return righe.map(({ numero_documento, residuo }) => [numero_documento, residuo]);
}

describe.skipIf(noBrowser)('a return flow', () => {
  it('reopens its insoluti and keeps the other abbinamenti; nothing is left when it is taken back', async ({
    page,
    studio: { client },
  }) => {
    await chooseFile(page, await folder.write('presentate.txt', writeRiba(PRESENTATI)));
    await page.getByRole('button', { name: 'Importa 2 righe' }).click();
    await page.getByRole('heading', { name: '2 righe importate' }).waitFor();
    const { righe } = await client.call('estrattoConto', { query: { natura: 'partita', limit: 10 } });
    // The slip was credited whole.
    const slip = await client.call('pagamentoCrea', {
      body: { data: toGiorno('2026-03-31'), partite: righe.map(({ id, importo }) => ({ id, importo })) },
    });
    const paid = [
      ['51/2026', 0],
      ['52/2026', 0],
    ];
    expect(await partite(client)).toEqual(paid);

    const ritorno = writeRiba(PRESENTATI, [
      { tipo: 'pagato', spese: 0 },
      { tipo: 'insoluto', spese: SPESE },
    ]);
    await page.goto('/app/importestratto');
    await chooseFile(page, await folder.write('ritorno.txt', ritorno));
    await page.getByText('1 insoluto: 1 riapre una partita pagata.').waitFor();
    await page.getByRole('button', { name: 'Mostra', exact: true }).first().click();
    const list = page.getByTestId('insoluti-flusso');
    await list.getByText('52/2026').waitFor();
    await list.getByText('700,00 e 4,50 di spese').waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await partite(client)).toEqual(paid);

    await page.getByRole('button', { name: 'Riapri 1 partita' }).click();
    await page.getByText(/^1 partita riaperta|1 partita riaperta,/).waitFor();
    expect(await partite(client)).toEqual([
      ['51/2026', 0],
      ['52/2026', 70_000],
    ]);
    const { pagamenti } = await client.call('pagamenti');
    const storno = pagamenti.find(({ id_storno_di }) => id_storno_di === slip.id);
    expect(storno).toMatchObject({
      origine: 'flusso',
      importo: -70_000 - SPESE,
      differenze: [{ tipo: 'spese', importo: -SPESE }],
    });
    // Neither of its rows is a new partita.
    await page.getByText(/^0 righe da importare, 2 escluse$/).waitFor();

    await page.getByRole('button', { name: 'Annulla la riapertura' }).click();
    await page.getByText('1 insoluto: 1 riapre una partita pagata.').waitFor();
    expect(await partite(client)).toEqual(paid);
  });
});
