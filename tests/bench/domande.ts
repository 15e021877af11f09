/** What an office asks all day, and what a server takes to answer it. */
import { bindAzienda, createClient, type Client } from '#api/client.ts';
import type { CookieJar } from '#api/cookies.ts';
import { addGiorni, getToday } from '#domain/date.ts';
import { sumDatabase, sumProcessore } from './processore.ts';

/** A question of one call, in one azienda; `calcolo`: its latest search for proposals. */
interface Domanda {
  nome: string;
  ask: (client: Client, calcolo: number) => Promise<unknown>;
}

const oggi = getToday();
const anno = { dal: `${oggi.slice(0, 4)}-01-01`, al: oggi };
const mese = { dal: `${oggi.slice(0, 7)}-01`, al: addGiorni(oggi, 31) };
const movimenti = { natura: 'movimento', limit: 200 } as const;
/** Nothing has it, some rows have it, a third of all rows have it. */
const [ASSENTE, RARA, FREQUENTE] = ['zzyzx', 'segheria', 'bonifico'];
const withState = (valori: readonly string[]): string =>
  JSON.stringify([{ campo: 'stato', condizioni: [], scelta: { modo: 'solo', valori } }]);
const APERTE = withState(['Aperta', 'Parziale']);
const CHIUSE = withState(['Chiusa', 'Ignorata']);

export const DOMANDE: readonly Domanda[] = [
  { nome: 'prime righe', ask: (client) => client.call('estrattoConto', { query: movimenti }) },
  {
    nome: 'ordine per importo',
    ask: (client) => client.call('estrattoConto', { query: { ...movimenti, sort: '-importo' } }),
  },
  { nome: 'totali', ask: (client) => client.call('estrattoTotali', { query: { natura: 'movimento' } }) },
  ...[
    { nome: 'parola assente', q: ASSENTE },
    { nome: 'parola rara', q: RARA },
    { nome: 'parola frequente', q: FREQUENTE },
  ].flatMap(({ nome, q }): Domanda[] => [
    {
      nome: `${nome}, righe`,
      ask: (client) => client.call('estrattoBlocco', { query: { ...movimenti, sort: '-data', q } }),
    },
    {
      nome: `${nome}, totali`,
      ask: (client) => client.call('estrattoTotali', { query: { natura: 'movimento', q } }),
    },
  ]),
  {
    nome: 'cerca ovunque',
    ask: (client) => client.call('cerca', { query: { q: RARA, ovunque: 'true' } }),
  },
  {
    nome: 'banco, movimenti',
    ask: (client) =>
      client.call('estrattoBlocco', {
        query: { natura: 'movimento', sort: '-data', filtri: APERTE, limit: 1_000 },
      }),
  },
  {
    nome: 'banco, partite',
    ask: (client) =>
      client.call('estrattoBlocco', {
        query: { natura: 'partita', sort: 'scadenza', filtri: APERTE, limit: 1_000 },
      }),
  },
  {
    nome: 'banco, già spiegati',
    ask: (client) => client.call('estrattoTotali', { query: { natura: 'movimento', filtri: CHIUSE } }),
  },
  { nome: 'banco, ultima ricerca', ask: (client) => client.call('calcoloUltimo', {}) },
  { nome: 'banco, proposte', ask: (client, id) => client.call('proposte', { params: { id }, query: {} }) },
  { nome: 'banco, chi decide', ask: (client) => client.call('prese') },
  { nome: 'conti', ask: (client) => client.call('conti') },
  { nome: 'importazioni', ask: (client) => client.call('importazioni', { query: { limit: 300 } }) },
  { nome: 'dashboard', ask: (client) => client.call('riepilogo', { query: { oggi } }) },
  { nome: 'scadenziario', ask: (client) => client.call('scadenze', { query: { ...mese, oggi } }) },
  { nome: 'report dello scaduto', ask: (client) => client.call('reportScaduto', { query: { al: oggi } }) },
  { nome: 'report dei conti', ask: (client) => client.call('reportConti', { query: anno }) },
  { nome: 'previsione', ask: (client) => client.call('reportPrevisione', { query: { al: oggi } }) },
  { nome: 'studio', ask: (client) => client.call('studio', {}) },
  { nome: 'conti e mesi', ask: (client) => client.call('studioMesi', {}) },
];

/** An office that is asked: its server, the processes that answer, the aziende in which one may ask, the first the usual one. */
export interface Ufficio {
  nome: string;
  url: string;
  cookies: CookieJar;
  aziende: readonly number[];
  /** Process of the server. */
  server: number;
  /** Its PostgreSQL, where that is on this machine: the process under which all others stand, and the name of the database. */
  database: { postmaster: number; nome: string } | null;
}

/** What one office was seen to take: milliseconds of each call until its answer was whole; of the processor, in the middle. */
export interface Tempi {
  times: number[];
  server: number;
  database: number;
}

/** In the middle, but for the largest: a connection of others that ends meanwhile brings all its time with it. */
function computeAverage(values: readonly number[]): number {
  const kept = values.toSorted((a, b) => a - b).slice(0, Math.max(1, values.length - 1));
  return kept.reduce((sum, each) => sum + each, 0) / kept.length;
}

/** Times the questions of one office. */
class Asker {
  private readonly times: number[] = [];
  private readonly server: number[] = [];
  private readonly database: number[] = [];
  private readonly ufficio: Ufficio;
  private readonly domanda: Domanda;

  constructor(ufficio: Ufficio, domanda: Domanda) {
    this.ufficio = ufficio;
    this.domanda = domanda;
  }

  /** Asks in one azienda, and counts it unless it only warms up. */
  async ask(azienda: number | undefined, counts: boolean): Promise<void> {
    if (azienda === undefined) throw new RangeError(`${this.ufficio.nome} has no such azienda`);
    const { url, cookies, server, database } = this.ufficio;
    let whole = 0;
    const client = createClient({
      baseUrl: url,
      cookies,
      // An answer is parsed by whoever asks: that is no time of the server.
      fetch: async (input, init) => {
        const from = performance.now();
        const response = await fetch(input, init);
        const body = await response.text();
        whole = performance.now() - from;
        return new Response(body, { status: response.status, headers: response.headers });
      },
    });
    const bound = bindAzienda(client, azienda);
    const { calcolo } = await bound.call('calcoloUltimo', {});
    const spent = () =>
      [
        sumProcessore(server),
        database === null ? 0 : sumDatabase(database.postmaster, database.nome),
      ] as const;
    const before = spent();
    await this.domanda.ask(bound, calcolo?.id_calcolo ?? 0);
    const after = spent();
    if (!counts) return;
    this.times.push(whole);
    this.server.push(after[0] - before[0]);
    this.database.push(after[1] - before[1]);
  }

  finish(): Tempi {
    return {
      times: this.times.toSorted((a, b) => a - b),
      server: computeAverage(this.server),
      database: computeAverage(this.database),
    };
  }
}

/**
 * The times of each question in each office. Offices take turns at every question, so that what else the machine does is the
 * same for all. `warm`: always the same azienda, asked once before; else each time another, which nobody has asked yet.
 */
export async function measureDomande(
  uffici: readonly Ufficio[],
  times: number,
  warm: boolean,
): Promise<Map<string, Map<string, Tempi>>> {
  const found = new Map<string, Map<string, Tempi>>();
  for (const [at, domanda] of DOMANDE.entries()) {
    const askers = uffici.map((ufficio) => ({ ufficio, asker: new Asker(ufficio, domanda) }));
    for (let turn = warm ? 0 : 1; turn <= times; turn += 1)
      for (const { ufficio, asker } of askers)
        await asker.ask(ufficio.aziende[warm ? 0 : at * times + turn], turn > 0);
    found.set(domanda.nome, new Map(askers.map(({ ufficio, asker }) => [ufficio.nome, asker.finish()])));
  }
  return found;
}
