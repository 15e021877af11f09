/** Reading a workbook, proved, against the libraries alone over the same parts. */
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import ExcelJS from 'exceljs';
import { z } from 'zod';
import { makeMovimenti } from '#tests/e2e/support/banca.ts';
import { compare, type Rapporto } from './misura.ts';

/** Megabytes of heap the reading thread may take: past them it ends, and with it the measure. */
const MEMORIA = 1_024;

/** The statement as a bank's system writes it: 14 columns, days and amounts as real cells, texts shared. */
async function writeCartella(righe: number): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'quadra-bench-'));
  const filename = join(folder, 'movimenti.xlsx');
  try {
    const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
      filename,
      useSharedStrings: true,
      useStyles: true,
    });
    const sheet = workbook.addWorksheet('Movimenti');
    const others = ['Causale', 'Riferimento', 'Filiale', 'Canale', 'Codice', 'Nota', 'Stato', 'Rapporto'];
    sheet.addRow(['Data', 'Data valuta', 'Descrizione', 'Importo', 'Saldo', 'Divisa', ...others]).commit();
    let saldo = 0;
    for (const [at, { data, importo, descrizione }] of makeMovimenti(righe, 1).entries()) {
      saldo += importo;
      const day = new Date(`${data}T00:00:00Z`);
      const rest = [
        `C${at % 40}`,
        `RIF${at}`,
        `Filiale ${at % 30}`,
        'WEB',
        at,
        `nota ${at % 1_000}`,
        'Contabilizzato',
        'A1',
      ];
      const row = sheet.addRow([day, day, descrizione, importo / 100, saldo / 100, 'EUR', ...rest]);
      for (const column of [1, 2]) row.getCell(column).numFmt = 'dd/mm/yyyy';
      row.commit();
    }
    sheet.commit();
    await workbook.commit();
    return new Uint8Array(await readFile(filename));
  } finally {
    await rm(folder, { recursive: true });
  }
}

export async function measureLetturaXlsx(righe: number, runs: number): Promise<Rapporto> {
  const bytes = await writeCartella(righe);
  const worker = new Worker(new URL('lettura-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA },
  });
  const pass = async (passo: 'xlsx' | 'soggetto'): Promise<number> => {
    worker.postMessage({ passo, nome: 'movimenti.xlsx', bytes, righe });
    const [milliseconds]: unknown[] = await once(worker, 'message');
    return z.number().parse(milliseconds);
  };
  try {
    return await compare(
      'lettura XLSX + prova / saxes e fflate nudi',
      runs,
      () => pass('xlsx'),
      () => pass('soggetto'),
    );
  } finally {
    await worker.terminate();
  }
}
