/**
 * `npm run carico`: many people at once on the real server, on either engine: they read, edit, accept and undo, each
 * on rows that others work on too. Prints requests, p50, p99, errors and lost updates. Settings: QUADRA_CARICO_PERSONE
 * (50), QUADRA_CARICO_SECONDI (60); PostgreSQL where TEST_DATABASE_URL says, there also with two servers of which one is
 * killed halfway, while a file is imported through it and everything is accepted in bulk.
 */
import { createClient, type Client } from '#api/client.ts';
import type { CookieJar } from '#api/cookies.ts';
import { importRighe } from '#import/run/import.ts';
import { askUntil, letPass } from '#tests/attese.ts';
import { makeMovimenti, makeRandom } from '#tests/e2e/support/banca.ts';
import { makePiano } from '#tests/e2e/support/piano.ts';
import { findProposte, listLotti } from './support/banco.ts';
import { stretchFilo } from './support/filo.ts';
import { makeImpianto, type Motore } from './support/installazione.ts';
import { runQuadra } from './support/quadra.ts';
import { enterStudio, type Studio } from './support/studio.ts';

const PERSONE = Number(process.env['QUADRA_CARICO_PERSONE'] ?? 50);
const SECONDI = Number(process.env['QUADRA_CARICO_SECONDI'] ?? 60);
const RIGHE = 1_200;
/** Rows of the file that is imported, and of each lot of it. */
const IMPORTATE = 5_000;
const LOTTO = 100;
const NOME_FILE = 'carico.csv';
/** How long a person looks before the next act, in milliseconds at most. */
const PAUSA_MS = 400;

/** Each person at an address of their own, as behind a proxy: the server counts the calls of each. */
const makePerson = (url: string, cookies: CookieJar, who: number): Client =>
  createClient({
    baseUrl: url,
    cookies,
    log: () => {},
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', `10.1.${who >> 8}.${who & 255}`);
      return fetch(input, { ...init, headers });
    },
  });

interface Conto {
  tempi: number[];
  errors: Map<string, number>;
  conflitti: number;
  /** Calls that the server which was killed took with it. */
  perse: number;
  /** One of the servers was killed: a call may be answered by nobody. */
  uccisa: boolean;
  /** The last version of each row that an answer promised. */
  promesse: Map<number, number>;
}

const isLost = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'rete';

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
    else if (conto.uccisa && isLost(cause)) conto.perse += 1;
    else conto.errors.set(String(cause), (conto.errors.get(String(cause)) ?? 0) + 1);
    return null;
  }
}

/** Reads a page, and now and then edits a row of it. */
async function readAndEdit(client: Client, conto: Conto, random: () => number, who: number) {
  const query = { limit: 100, offset: Math.floor((random() * RIGHE) / 2), sort: 'id' as const };
  const page = await time(conto, () => client.call('estrattoConto', { query }));
  const riga = page?.righe[Math.floor(random() * page.righe.length)];
  if (!riga || random() < 0.5) return;
  const body = { id: riga.id, nota: `di ${who}`, versione: riga.versione };
  const done = await time(conto, () => client.call('updateNota', { body }));
  if (done) conto.promesse.set(riga.id, Math.max(done.versione, conto.promesse.get(riga.id) ?? 0));
}

/** The latest search that ended: one that is older goes, once another has found what changed. */
async function findLatest(client: Client): Promise<number> {
  const { id_completato } = await client.call('calcoloUltimo', {});
  if (id_completato === null) throw new Error('nothing was searched for');
  return id_completato;
}

/** Accepts one proposal of the latest search, and takes it back. */
async function acceptAndUndo(client: Client, conto: Conto, random: () => number) {
  const id_calcolo = await time(conto, () => findLatest(client));
  if (id_calcolo === null) return;
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

async function work(client: Client, conto: Conto, who: number, end: number) {
  const random = makeRandom(who + 1);
  while (performance.now() < end) {
    if (random() < 0.15) await acceptAndUndo(client, conto, random);
    else await readAndEdit(client, conto, random, who);
    await letPass(random() * PAUSA_MS, 'a person looks before the next act');
  }
}

const quantile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

const makeConto = (): Conto => ({
  tempi: [],
  errors: new Map(),
  conflitti: 0,
  perse: 0,
  uccisa: false,
  promesse: new Map(),
});

/** Edits that were answered and are not there. */
async function countPerdute(client: Client, { promesse }: Conto): Promise<number> {
  const { righe } = await client.call('estrattoConto', { query: { limit: 100_000 } });
  const now = new Map(righe.map(({ id, versione }) => [id, versione]));
  return [...promesse].filter(([id, version]) => (now.get(id) ?? 0) < version).length;
}

async function load(engine: Motore): Promise<void> {
  const impianto = await makeImpianto(engine);
  const server = await impianto.start({ TRUST_PROXY: '127.0.0.1' });
  const conto = makeConto();
  try {
    const first = await enterStudio(server.url);
    await first.client.call('demo', { body: { righe: RIGHE, seme: 3, da_riconciliare: 'anno' } });
    await findProposte(first);
    const people = Array.from({ length: PERSONE }, (_, who) => makePerson(server.url, first.cookies, who));
    const end = performance.now() + SECONDI * 1_000;
    await Promise.all(people.map((client, who) => work(client, conto, who, end)));
    const perdute = await countPerdute(first.client, conto);
    await server.stop();
    await tell(engine, conto, perdute, impianto.environment);
  } finally {
    await server.stop('SIGKILL');
    await impianto.remove();
  }
}

interface Lavori {
  id_conto: number;
  id_lotto: number;
}

/** What was begun on the server that was killed, when it is over on the other: each once, or why not. */
async function describeLavori(other: Studio, { id_conto, id_lotto }: Lavori): Promise<string[]> {
  const lotti = await askUntil(
    () => listLotti(other),
    (each) => each.every(({ stato }) => stato !== 'in_corso'),
  );
  const { importazioni } = await other.client.call('importazioni');
  const files = importazioni.filter(({ nome_file }) => nome_file === NOME_FILE);
  const { totale } = await other.client.call('estrattoConto', { query: { id_conto, limit: 1 } });
  const own = lotti.filter((each) => each.id_lotto === id_lotto);
  return [
    ...(files.length === 1 ? [] : [`${files.length} importazioni di un file`]),
    ...(totale === IMPORTATE ? [] : [`${totale} righe importate di ${IMPORTATE}`]),
    ...(own.length <= 1 ? [] : [`${own.length} accettazioni di una`]),
    ...own.flatMap(({ stato }) => (stato === 'completato' ? [] : [`accettazione ${stato}`])),
  ];
}

/** The same on two servers: half of the people lose theirs halfway, with everything being accepted on it, and go on. */
async function loadDue(): Promise<void> {
  const impianto = await makeImpianto('postgresql');
  const settings = { TRUST_PROXY: '127.0.0.1' };
  const [before, second] = [await impianto.start(settings), await impianto.start(settings)];
  const thread = await stretchFilo(before.url);
  const conto = makeConto();
  try {
    const first = await enterStudio(thread.url);
    await first.client.call('demo', { body: { righe: RIGHE, seme: 3, da_riconciliare: 'anno' } });
    await findProposte(first);
    const people = Array.from({ length: PERSONE }, (_, who) =>
      makePerson(who % 2 === 0 ? thread.url : second.url, first.cookies, who),
    );
    const { id: id_conto } = await first.client.call('contoNuovo', { body: { nome: 'Conto importato' } });
    const end = performance.now() + SECONDI * 1_000;
    const working = Promise.all(people.map((client, who) => work(client, conto, who, end)));
    await letPass((SECONDI * 1_000) / 2, 'a process dies at a random moment');
    const { id_lotto } = await first.client.call('accettazioneAvvia', {
      body: { id_calcolo: await findLatest(first.client), soglia: 0.5 },
    });
    const halfway = Promise.withResolvers<void>();
    const plan = makePiano(NOME_FILE, makeMovimenti(IMPORTATE, 5), id_conto);
    const importing = importRighe(first.client, plan, {
      lottoMassimo: LOTTO,
      onProgress: ({ righe }) => righe >= IMPORTATE / 5 && halfway.resolve(),
    });
    await Promise.race([halfway.promise, importing]);
    conto.uccisa = true;
    await before.stop('SIGKILL');
    thread.turn(second.url);
    const imported = await importing;
    await working;
    const other = first.at(second.url);
    const wrong = await describeLavori(other, { id_conto, id_lotto });
    if (imported.tipo !== 'completato') wrong.push(`importazione ${imported.tipo}`);
    for (const each of wrong) conto.errors.set(each, 1);
    const perdute = await countPerdute(other.client, conto);
    await second.stop();
    await tell(
      `postgresql, due server, uno ucciso con un'importazione e un'accettazione`,
      conto,
      perdute,
      impianto.environment,
    );
  } finally {
    for (const server of [before, second]) await server.stop('SIGKILL');
    await thread.close();
    await impianto.remove();
  }
}

/** Says what was seen, and ends with 1 where something was lost or broken. */
async function tell(
  name: string,
  conto: Conto,
  perdute: number,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const { stato, testo } = await runQuadra(['verifica'], environment);
  const times = conto.tempi.toSorted((a, b) => a - b);
  const errors = [...conto.errors].map(([what, many]) => `${many} × ${what}`).join('; ') || 'nessuno';
  process.stdout.write(
    `carico (${name}): ${PERSONE} persone per ${SECONDI} s, ${times.length} richieste, ` +
      `p50 ${quantile(times, 0.5)} ms, p99 ${quantile(times, 0.99)} ms, massimo ${quantile(times, 1)} ms, ` +
      `errori ${errors}, conflitti detti ${conto.conflitti}, chiamate del server ucciso ${conto.perse}, ` +
      `modifiche perdute ${perdute}, verifica ${stato}\n`,
  );
  if (stato !== 0) process.stdout.write(testo);
  if (stato !== 0 || perdute > 0 || conto.errors.size > 0) process.exitCode = 1;
}

await load('pglite');
if (process.env['TEST_DATABASE_URL'] !== undefined) {
  await load('postgresql');
  await loadDue();
}
