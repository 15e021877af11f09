/** What an office asks all day, and how long a server takes to answer it. */
import type { Client } from '#api/client.ts';
import { getToday } from '#domain/date.ts';

const VOLTE = 20;

export interface Domanda {
  nome: string;
  ask: (client: Client) => Promise<unknown>;
}

export interface Tempi {
  mediana: number;
  p95: number;
}

/** What the desk reads: the latest search, and the first of what it proposes. */
async function readProposte(client: Client): Promise<unknown> {
  const { calcolo } = await client.call('calcoloUltimo', {});
  if (calcolo === null) throw new Error('nothing was searched for');
  return await client.call('proposte', { params: { id: calcolo.id_calcolo }, query: {} });
}

const oggi = getToday();
const movimenti = { natura: 'movimento', limit: 200 } as const;

export const DOMANDE: readonly Domanda[] = [
  { nome: 'prime righe', ask: (client) => client.call('estrattoConto', { query: movimenti }) },
  {
    nome: 'ordine per importo',
    ask: (client) => client.call('estrattoConto', { query: { ...movimenti, sort: '-importo' } }),
  },
  {
    nome: 'ricerca senza esito',
    ask: (client) => client.call('estrattoConto', { query: { ...movimenti, q: 'zzyzx' } }),
  },
  { nome: 'totali', ask: (client) => client.call('estrattoTotali', { query: { natura: 'movimento' } }) },
  {
    nome: 'cerca ovunque',
    ask: (client) => client.call('cerca', { query: { q: 'segheria', ovunque: 'true' } }),
  },
  { nome: 'proposte', ask: readProposte },
  { nome: 'dashboard', ask: (client) => client.call('riepilogo', { query: { oggi } }) },
  { nome: 'previsione', ask: (client) => client.call('reportPrevisione', { query: { al: oggi } }) },
  {
    nome: 'conti',
    ask: (client) => client.call('reportConti', { query: { dal: `${oggi.slice(0, 4)}-01-01`, al: oggi } }),
  },
  { nome: 'studio', ask: (client) => client.call('studio', {}) },
  { nome: 'conti e mesi', ask: (client) => client.call('studioMesi', {}) },
];

/** Median and p95 of each question, in milliseconds. */
export async function measureDomande(client: Client): Promise<Map<string, Tempi>> {
  const found = new Map<string, Tempi>();
  for (const { nome, ask } of DOMANDE) {
    // The first one finds the server's own caches cold.
    await ask(client);
    const times: number[] = [];
    for (let nextTime = 0; nextTime < VOLTE; nextTime += 1) {
      const from = performance.now();
      await ask(client);
      times.push(performance.now() - from);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    found.set(nome, { mediana: at(0.5), p95: at(0.95) });
  }
  return found;
}
