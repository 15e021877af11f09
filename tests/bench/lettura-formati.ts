/** Reading the structured formats, proved, against the least their bytes can cost: `pavimenti.ts`. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { addGiorni, toGiorno } from '#domain/date.ts';
import { makeMovimenti } from '#tests/e2e/support/banca.ts';
import { writeCamt } from '#tests/scrittori/camt.ts';
import type { EstrattoScritto } from '#tests/scrittori/estratto.ts';
import { writeMt940 } from '#tests/scrittori/mt940.ts';
import type { DocumentoScritto } from '#tests/scrittori/partite.ts';
import { writeRh } from '#tests/scrittori/rh.ts';
import { writeRiba } from '#tests/scrittori/riba.ts';
import { writeTxt } from '#tests/scrittori/txt.ts';
import { compare, type Rapporto } from './misura.ts';
import type { Pavimento } from './pavimenti.ts';

/** Megabytes of heap the reading thread may take: past them it ends, and with it the measure. */
const MEMORIA = 1_024;

function makeEstratto(righe: number): EstrattoScritto {
  const movimenti = makeMovimenti(righe, 1).map(({ data, importo, descrizione }) => ({
    data,
    data_valuta: data,
    importo,
    descrizione: descrizione.replaceAll(/[<>&;\r\n]/g, ' ').slice(0, 34),
  }));
  return { conto: 'IT60X0542811101000000123456', divisa: 'EUR', iniziale: 1_000_000, movimenti };
}

function makeDocumenti(righe: number): DocumentoScritto[] {
  return Array.from({ length: righe }, (_, at) => {
    const data = addGiorni(toGiorno('2026-01-01'), at % 300);
    const instalment = { scadenza: addGiorni(data, 60), importo: 100 + (at % 99_999), mode: 'MP12' };
    return {
      numero: `${at + 1}/A`,
      data,
      nota_credito: false,
      ritenuta: 0,
      split: false,
      rate: [instalment],
    };
  });
}

const FORMATI: readonly (readonly [nome: string, pavimento: Pavimento, write: (righe: number) => string])[] =
  [
    ['CAMT.053 + prova / saxes nudo', 'xml', (righe) => writeCamt(makeEstratto(righe))],
    [
      'MT940 + prova / papaparse, campi',
      'mt940',
      (righe) => writeMt940(makeEstratto(righe), { pagina: righe, busta: false }),
    ],
    ['CBI RH + prova / papaparse, campi', 'cbi', (righe) => writeRh(makeEstratto(righe))],
    ['CBI RiBa + prova / papaparse, campi', 'cbi', (righe) => writeRiba(makeDocumenti(righe))],
    ['TXT a colonne + prova / papaparse, celle', 'txt', (righe) => writeTxt(makeEstratto(righe))],
  ];

/** One ratio for each format. */
export async function measureLetturaFormati(righe: number, runs: number): Promise<Rapporto[]> {
  const worker = new Worker(new URL('lettura-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA },
  });
  try {
    const rapporti: Rapporto[] = [];
    for (const [name, pavimento, write] of FORMATI) {
      const bytes = new TextEncoder().encode(write(righe));
      const pass = async (passo: Pavimento | 'soggetto'): Promise<number> => {
        worker.postMessage({ passo, nome: 'estratto', bytes, righe });
        const [milliseconds]: unknown[] = await once(worker, 'message');
        return z.number().parse(milliseconds);
      };
      rapporti.push(
        await compare(
          name,
          runs,
          () => pass(pavimento),
          () => pass('soggetto'),
        ),
      );
    }
    return rapporti;
  } finally {
    await worker.terminate();
  }
}
