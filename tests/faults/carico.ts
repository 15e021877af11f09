/**
 * `npm run carico`: many people at once on the real server, on either engine: they read, edit, accept and undo, each
 * on rows that others work on too. Prints requests, p50, p99, errors and lost updates. Settings: QUADRA_CARICO_PERSONE
 * (50), QUADRA_CARICO_SECONDI (60); PostgreSQL where TEST_DATABASE_URL says.
 */
import { createClient, type Client } from '#api/client.ts';
import type { CookieJar } from '#api/cookies.ts';
import { letPass } from '#tests/attese.ts';
import { makeRandom } from '#tests/e2e/support/banca.ts';
import { findProposte } from './support/banco.ts';
import { makeImpianto, type Motore } from './support/installazione.ts';
import { runQuadra } from './support/quadra.ts';
import { enterStudio } from './support/studio.ts';

const PERSONE = Number(process.env['QUADRA_CARICO_PERSONE'] ?? 50);
const SECONDI = Number(process.env['QUADRA_CARICO_SECONDI'] ?? 60);
const RIGHE = 1_200;
/** How long a person looks before the next act, in milliseconds at most. */
const PAUSA_MS = 400;

/** Each person at an address of their own, as behind a proxy: the server counts the calls of each. */
const makePerson = (url: string, cookies: CookieJar, chi: number): Client =>
  createClient({
    baseUrl: url,
    cookies,
    log: () => {},
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', `10.1.${chi >> 8}.${chi & 255}`);
      return fetch(input, { ...init, headers });
    },
  });

interface Conto {
  tempi: number[];
  errori: Map<string, number>;
  conflitti: number;
  /** The last version of each row that an answer promised. */
  promesse: Map<number, number>;
}

async function time<T>(conto: Conto, call: () => Promise<T>): Promise<T | null> {
  const from = performance.now();
  try {
    const answer = await call();
    conto.tempi.push(performance.now() - from);
    return answer;
  } catch (cause) {
    conto.tempi.push(performance.now() - from);
    const status = cause instanceof Error && 'status' in cause ? Number(cause.status) : -1;
    if (status === 409) conto.conflitti += 1;
    else conto.errori.set(String(cause), (conto.errori.get(String(cause)) ?? 0) + 1);
    return null;
  }
}

/** Reads a page, and now and then edits a row of it. */
async function readAndEdit(client: Client, conto: Conto, random: () => number, chi: number) {
  const query = { limit: 100, offset: Math.floor((random() * RIGHE) / 2), sort: 'id' as const };
  const page = await time(conto, () => client.call('estrattoConto', { query }));
  const riga = page?.righe[Math.floor(random() * page.righe.length)];
  if (!riga || random() < 0.5) return;
  const body = { id: riga.id, nota: `di ${chi}`, versione: riga.versione };
  const done = await time(conto, () => client.call('updateNota', { body }));
  if (done) conto.promesse.set(riga.id, Math.max(done.versione, conto.promesse.get(riga.id) ?? 0));
}

/** Accepts one proposal, and takes it back. */
async function acceptAndUndo(client: Client, conto: Conto, random: () => number, id_calcolo: number) {
  const page = await time(conto, () =>
    client.call('proposte', { params: { id: id_calcolo }, query: { limit: 50 } }),
  );
  const proposta = page?.proposte[Math.floor(random() * page.proposte.length)];
  if (!proposta) return;
  const body = { id_calcolo, numeri: [proposta.numero] };
  const done = await time(conto, () => client.call('proposteAccetta', { body }));
  const id = done?.id_lotto;
  if (id) await time(conto, () => client.call('lottoAnnulla', { params: { id } }));
}

async function work(client: Client, conto: Conto, chi: number, id_calcolo: number, end: number) {
  const random = makeRandom(chi + 1);
  while (performance.now() < end) {
    if (random() < 0.15) await acceptAndUndo(client, conto, random, id_calcolo);
    else await readAndEdit(client, conto, random, chi);
    await letPass(random() * PAUSA_MS, 'a person looks before the next act');
  }
}

const quantile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

async function load(motore: Motore): Promise<void> {
  const impianto = await makeImpianto(motore);
  const server = await impianto.start({ TRUST_PROXY: '127.0.0.1' });
  const conto: Conto = { tempi: [], errori: new Map(), conflitti: 0, promesse: new Map() };
  try {
    const first = await enterStudio(server.url);
    await first.client.call('demo', { body: { righe: RIGHE, seme: 3, da_riconciliare: 'anno' } });
    const id_calcolo = await findProposte(first);
    const people = Array.from({ length: PERSONE }, (_, chi) => makePerson(server.url, first.cookies, chi));
    const end = performance.now() + SECONDI * 1_000;
    await Promise.all(people.map((client, chi) => work(client, conto, chi, id_calcolo, end)));
    const { righe } = await first.client.call('estrattoConto', { query: { limit: 100_000 } });
    const now = new Map(righe.map(({ id, versione }) => [id, versione]));
    const perdute = [...conto.promesse].filter(([id, versione]) => (now.get(id) ?? 0) < versione).length;
    await server.stop();
    const { stato, testo } = await runQuadra(['verifica'], impianto.environment);
    const tempi = conto.tempi.toSorted((a, b) => a - b);
    const errori = [...conto.errori].map(([what, many]) => `${many} × ${what}`).join('; ') || 'nessuno';
    process.stdout.write(
      `carico (${motore}): ${PERSONE} persone per ${SECONDI} s, ${tempi.length} richieste, ` +
        `p50 ${quantile(tempi, 0.5)} ms, p99 ${quantile(tempi, 0.99)} ms, massimo ${quantile(tempi, 1)} ms, ` +
        `errori ${errori}, conflitti detti ${conto.conflitti}, modifiche perdute ${perdute}, verifica ${stato}\n`,
    );
    if (stato !== 0) process.stdout.write(testo);
    if (stato !== 0 || perdute > 0 || conto.errori.size > 0) process.exitCode = 1;
  } finally {
    await server.stop('SIGKILL');
    await impianto.remove();
  }
}

await load('pglite');
if (process.env['TEST_DATABASE_URL'] !== undefined) await load('postgresql');
