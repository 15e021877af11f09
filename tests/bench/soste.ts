/**
 * Whether the server keeps others waiting while it works: how long its health and a row take to be answered meanwhile.
 * On the embedded database, and on PostgreSQL when TEST_DATABASE_URL says where.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '#api/client.ts';
import { importRighe } from '#import/run/import.ts';
import type { PianoImport } from '#import/run/plan.ts';
import { createDatabase } from '#tests/contract/support/postgres.ts';
import { makeMovimenti } from '#tests/e2e/support/banca.ts';
import { makePiano } from '#tests/e2e/support/piano.ts';
import { makeDataDir, startServer } from '#tests/e2e/support/server.ts';
import { enter } from '#tests/e2e/support/studio.ts';

/** Rows of the import, and movimenti of the demo office. */
const RIGHE = 100_000;
const RIGHE_DEMO = 12_000;
const SOGLIA = 0.5;
/** Milliseconds between two calls of whoever else works. */
const OGNI_MS = 60;
const PERIODO = { dal: '2025-01-01', al: '2026-12-31' } as const;

export interface Attese {
  motore: 'pglite' | 'postgresql';
  lavoro: string;
  duration: number;
  salute: Percentili;
  riga: Percentili;
}
interface Percentili {
  p50: number;
  p99: number;
  massimo: number;
}

function percentili(times: readonly number[]): Percentili {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.ceil(part * sorted.length) - 1] ?? 0;
  return { p50: at(0.5), p99: at(0.99), massimo: at(1) };
}

/** Calls again and again until it is told to stop; answers how long each call took. */
function probe(call: () => Promise<unknown>): () => Promise<Percentili> {
  const stop = new AbortController();
  const times: number[] = [];
  const running = (async () => {
    do {
      const from = performance.now();
      await call();
      times.push(performance.now() - from);
      await sleep(OGNI_MS);
    } while (!stop.signal.aborted);
  })();
  return async () => {
    stop.abort();
    await running;
    return percentili(times);
  };
}

type Lavoro = readonly [nome: string, run: () => Promise<unknown>];

async function search(client: Client): Promise<number> {
  let { id_calcolo, stato } = await client.call('calcoloAvvia');
  while (stato === 'in_corso') {
    await sleep(OGNI_MS);
    ({ stato, id_calcolo } = await client.call('calcolo', { params: { id: id_calcolo } }));
  }
  if (stato !== 'completato') throw new Error(`the search ended ${stato}`);
  return id_calcolo;
}

async function accept(client: Client, id_calcolo: number): Promise<number> {
  const begun = await client.call('accettazioneAvvia', { body: { id_calcolo, soglia: SOGLIA } });
  let { stato } = begun;
  while (stato === 'in_corso') {
    await sleep(OGNI_MS);
    ({ stato } = await client.call('lottoAvanzamento', { params: { id: begun.id_lotto } }));
  }
  if (stato !== 'completato') throw new Error(`the acceptance ended ${stato}`);
  return begun.id_lotto;
}

async function importNow(client: Client, plan: PianoImport): Promise<number> {
  const { id } = await client.call('contoNuovo', { body: { nome: 'Conto delle soste' } });
  const outcome = await importRighe(client, { ...plan, id_conto: id });
  if (outcome.tipo !== 'completato') throw new Error(`not imported: ${outcome.tipo}`);
  return outcome.id_imp;
}

/** In this order: each finds what those before it made. */
function jobs(client: Client, engine: Attese['motore']): Lavoro[] {
  let calcolo = 0;
  let lotto = 0;
  let importazione = 0;
  // Made before: the calls that are timed share this thread.
  const plan = makePiano('soste.csv', makeMovimenti(RIGHE, 1), 0);
  const { al } = PERIODO;
  const print = (formato: 'pdf' | 'xlsx') =>
    client.call('reportFile', {
      body: { scelta: { report: 'scaduto', parametri: { al } }, formato, oggi: al },
    });
  return [
    [
      `ufficio dimostrativo, ${RIGHE_DEMO} movimenti`,
      () => client.call('demo', { body: { righe: RIGHE_DEMO, da_riconciliare: 'anno' } }),
    ],
    ['ricerca degli abbinamenti', async () => (calcolo = await search(client))],
    ['accettazione sopra la soglia', async () => (lotto = await accept(client, calcolo))],
    ['annullo dell’accettazione', () => client.call('lottoAnnulla', { params: { id: lotto } })],
    [`importazione di ${RIGHE} righe`, async () => (importazione = await importNow(client, plan))],
    ['previsione', () => client.call('reportPrevisione', { query: { al } })],
    ['scaduto', () => client.call('reportScaduto', { query: { al } })],
    ['report per mesi', () => client.call('reportMesi', { query: PERIODO })],
    ['report in PDF', () => print('pdf')],
    ['report in XLSX', () => print('xlsx')],
    ['copia di un’azienda', () => client.call('backupFai', { body: { tipo: 'azienda' } })],
    ...(engine === 'pglite'
      ? [['copia del database', () => client.call('backupFai', { body: { tipo: 'database' } })] as const]
      : []),
    [
      'annullo dell’importazione',
      () => client.call('allDelImport', { params: { id: importazione }, query: {} }),
    ],
  ];
}

async function measureOn(databaseUrl: string | null): Promise<Attese[]> {
  const { dataDir, remove } = await makeDataDir();
  const server = await startServer(dataDir, databaseUrl === null ? {} : { DATABASE_URL: databaseUrl });
  const motore = databaseUrl === null ? 'pglite' : 'postgresql';
  try {
    const { client } = await enter(server.url);
    // Somebody else, with a session of their own.
    const { client: altro } = await enter(server.url);
    await altro.call('estrattoConto', { query: { limit: 1 } });
    const measured: Attese[] = [];
    for (const [lavoro, run] of jobs(client, motore)) {
      const health = probe(async () => (await fetch(`${server.url}/api/health`)).json());
      const riga = probe(() => altro.call('estrattoConto', { query: { limit: 1 } }));
      const from = performance.now();
      try {
        await run();
      } finally {
        const duration = performance.now() - from;
        measured.push({ motore, lavoro, duration, salute: await health(), riga: await riga() });
      }
    }
    return measured;
  } finally {
    await server.stop();
    await remove();
  }
}

export async function measureSoste(): Promise<Attese[]> {
  const embedded = await measureOn(null);
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) return embedded;
  const { db, drop, url: scratch } = await createDatabase(url);
  await db.close();
  try {
    return [...embedded, ...(await measureOn(scratch))];
  } finally {
    await drop?.();
  }
}
