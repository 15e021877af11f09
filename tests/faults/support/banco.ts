/** The bench of payments in a demo office: proposals that are accepted, and actions that are undone. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerOf } from '#api/client.ts';
import type { Studio } from './studio.ts';

/** From this score on everything is accepted: enough of them for several parts. */
const SOGLIA = 0.5;
const POLL_MS = 25;

/** The rows of the demo office, the same each time. */
export const DEMO = { righe: 600, seme: 7, al: '2026-11-23', da_riconciliare: 'anno' } as const;

export type Lotto = AnswerOf<'lottiAbbinamenti'>['lotti'][number];

/** Looks for proposals until they are there; answers the number of the search. */
export async function findProposte({ client }: Studio): Promise<number> {
  const { id_calcolo } = await client.call('calcoloAvvia');
  for (;;) {
    const { stato } = await client.call('calcolo', { params: { id: id_calcolo } });
    if (stato === 'completato') return id_calcolo;
    if (stato !== 'in_corso') throw new Error(`the search is ${stato}`);
    await sleep(POLL_MS);
  }
}

/** Accepts everything and follows it to its end. */
export async function acceptAll(
  { client }: Studio,
  id_calcolo: number,
): Promise<AnswerOf<'lottoAvanzamento'>> {
  const { id_lotto } = await client.call('accettazioneAvvia', { body: { id_calcolo, soglia: SOGLIA } });
  for (;;) {
    const acceptance = await client.call('lottoAvanzamento', { params: { id: id_lotto } });
    if (acceptance.stato !== 'in_corso') return acceptance;
    await sleep(POLL_MS);
  }
}

export async function listLotti({ client }: Studio): Promise<Lotto[]> {
  return (await client.call('lottiAbbinamenti', { query: { limit: 1_000 } })).lotti;
}

/** How much every row of the azienda still has open, by its id: nothing but an accepted action changes it. */
export async function readResidui({ client }: Studio): Promise<Map<number, number>> {
  const { righe } = await client.call('estrattoConto', { query: { sort: 'id', limit: 100_000 } });
  return new Map(righe.map(({ id, residuo }) => [id, residuo]));
}
