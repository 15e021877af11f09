/** The samples of a tracciato against the way it would read them now. */
import { fromBase64 } from '#api/base64.ts';
import type { Client } from '#api/client.ts';
import type { AttesiCampione, Campione } from '#api/contract/campioni.ts';
import type { Tracciato } from '#api/contract/tracciati.ts';
import { computeAttesiCampione, isSameAttesi } from '../../run/sample.ts';
import { readInWorker } from './reader.ts';

export type ProvaCampione =
  | { campione: Campione; tipo: 'uguale' }
  | { campione: Campione; tipo: 'diverso'; ora: AttesiCampione }
  /** It no longer reads at all: why, in Italian. */
  | { campione: Campione; tipo: 'illeggibile'; motivi: readonly string[] };

/** The bytes of a sample as the file they were. */
export async function openCampione(client: Client, id: number): Promise<File> {
  const { nome_file, dati } = await client.call('campione', { params: { id } });
  return new File([fromBase64(dati)], nome_file);
}

async function tryCampione(
  client: Client,
  campione: Campione,
  tracciato: Tracciato,
  signal: AbortSignal,
): Promise<ProvaCampione> {
  const file = await openCampione(client, campione.id);
  const bases = { tracciato, risposte: {}, lettura: null };
  const outcome = await readInWorker(file, bases, signal, () => undefined);
  switch (outcome.tipo) {
    case 'letto': {
      const ora = computeAttesiCampione(outcome);
      return isSameAttesi(ora, campione.attesi)
        ? { campione, tipo: 'uguale' }
        : { campione, tipo: 'diverso', ora };
    }
    case 'deriva':
      return { campione, tipo: 'illeggibile', motivi: outcome.differenze };
    case 'domanda':
      return { campione, tipo: 'illeggibile', motivi: outcome.domande.map(({ testo }) => testo) };
    case 'errore':
      return { campione, tipo: 'illeggibile', motivi: [outcome.messaggio] };
  }
}

/** One after the other: each reading has a worker of its own. */
export async function tryCampioni(
  client: Client,
  samples: readonly Campione[],
  tracciato: Tracciato,
  signal: AbortSignal,
): Promise<ProvaCampione[]> {
  const proofs: ProvaCampione[] = [];
  for (const sample of samples) {
    signal.throwIfAborted();
    proofs.push(await tryCampione(client, sample, tracciato, signal));
  }
  return proofs;
}
