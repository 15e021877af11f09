/** Reading a PDF, proved, against pdfjs taking the text of the same pages. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { makeMovimenti } from '#tests/e2e/support/banca.ts';
import { writePdf } from '#tests/scrittori/pdf.ts';
import { compare, type Rapporto } from './misura.ts';

/** The statement as a bank prints it: two dates, words over two lines, dare and avere, the running balance. */
const STAMPA = {
  lingua: 'it',
  verso: 'dare_avere',
  saldo: true,
  valuta: true,
  ordine: 'testo_prima',
  anno: true,
  avvolta: true,
  borders: true,
  saldi: 'righe',
  coricata: false,
  ripeti: true,
} as const;

export async function measureLetturaPdf(righe: number, runs: number): Promise<Rapporto> {
  const movimenti = makeMovimenti(righe, 1).map(({ data, importo, descrizione }) => ({
    data,
    data_valuta: data,
    importo,
    descrizione,
  }));
  const conto = 'IT60X0542811101000000123456';
  const bytes = await writePdf([{ conto, divisa: 'EUR', iniziale: 0, movimenti }], STAMPA);
  const worker = new Worker(new URL('lettura-worker.ts', import.meta.url));
  const pass = async (passo: 'pdf' | 'soggetto'): Promise<number> => {
    worker.postMessage({ passo, nome: 'estratto.pdf', bytes, righe });
    const [milliseconds]: unknown[] = await once(worker, 'message');
    return z.number().parse(milliseconds);
  };
  try {
    return await compare(
      'lettura PDF + prova / testo da pdfjs',
      runs,
      () => pass('pdf'),
      () => pass('soggetto'),
    );
  } finally {
    await worker.terminate();
  }
}
