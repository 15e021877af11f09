/** A workbook from its bytes to the archive: read, imported, its tracciato kept and used on the next one. */
import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import { readStatementFile } from '#import/read-file/read.ts';
import { onEveryEngine } from './support/engines.ts';
import { importAll, totals, visible } from './support/imports.ts';

async function writeCartella(righe: readonly (readonly [mese: number, giorno: number, importo: number])[]) {
  const workbook = new ExcelJS.Workbook();
  workbook
    .addWorksheet('Movimenti')
    .addRows([
      ['Banca di prova'],
      ['Data', 'Descrizione', 'Importo'],
      ...righe.map(([month, day, importo]) => [
        new Date(Date.UTC(2026, month - 1, day)),
        'Bonifico',
        importo,
      ]),
    ]);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

onEveryEngine('workbooks', (world) => {
  test('a workbook is imported, and its tracciato reads the next one', async () => {
    const office = await world().office();
    const { browser } = office;
    const bytes = await writeCartella([
      [3, 2, 1234.5],
      [3, 3, 0.1 + 0.2],
      [3, 16, -7],
    ]);
    const outcome = await readStatementFile({ nome: 'movimenti_202603.xlsx', bytes });
    if (outcome.tipo !== 'letto' || !outcome.lettura) throw new Error(JSON.stringify(outcome));
    const righe = outcome.estratti[0]?.righe ?? [];
    const file = {
      nome: 'movimenti_202603.xlsx',
      sha256: 'a'.repeat(64),
      bytes: bytes.length,
      formato: outcome.formato,
    };
    await importAll(office, righe, { file });
    const { righe: archiviate } = await visible(browser, { sort: 'riga' });
    expect(archiviate.map(({ data, importo, riga }) => [riga, data, importo])).toEqual([
      [3, '2026-03-02', 123_450],
      [4, '2026-03-03', 30],
      [5, '2026-03-16', -700],
    ]);
    expect(totals(righe)).toEqual({ righe: 3, dare: -700, avere: 123_480 });

    const { lettura } = outcome;
    const saved = await browser.ok('tracciatiSalva', {
      body: {
        id: null,
        versione: null,
        nome: 'Banca di prova',
        modello_nome: 'movimenti_*.xlsx',
        natura: 'movimento',
        id_conto: office.id_conto,
        lettura,
      },
    });
    const tracciato = await browser.ok('tracciatoPerNome', { query: { fileName: 'movimenti_202604.xlsx' } });
    expect(tracciato).toEqual(saved);
    const next = await writeCartella([[4, 1, -5.25]]);
    expect(
      await readStatementFile({ nome: 'movimenti_202604.xlsx', bytes: next }, { tracciato }),
    ).toMatchObject({
      tipo: 'letto',
      formato: 'xlsx',
      tracciato: { id: saved.id, origine: 'salvato' },
      estratti: [{ righe: [{ riga: 3, data: '2026-04-01', importo: -525 }] }],
    });
  });
});
