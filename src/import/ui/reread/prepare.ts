/** What a re-reading needs of the server and of the file, and the difference it makes. */
import type { Client } from '#api/client.ts';
import type { Importazione } from '#api/contract/importazioni.ts';
import type { RigaImportata, RilettaRequest } from '#api/contract/rilettura.ts';
import type { Tracciato, TracciatoVoce } from '#api/contract/tracciati.ts';
import { loadOriginale } from '#api/original.ts';
import { isOfModello } from '#domain/name-pattern.ts';
import type { ReadingQuestion } from '../../cell/questions.ts';
import type { EsitoLettura, EstrattoLetto } from '../../map/outcome.ts';
import { explainQuadratura } from '../../run/causes.ts';
import {
  compareReading,
  type RowComparison,
  getFinalRighe,
  chooseEstratto,
} from '../../run/compare-reading.ts';
import { withoutUncertainRiga } from '../../run/proved.ts';
import { computeAttesi } from '../../run/plan.ts';
import type { ReadingBases } from '../reader/reading-protocol.ts';
import { readInWorker } from '../reader/reader.ts';
import { proveAgain } from '../state/proof.ts';

/** All that does not depend on which tracciato is chosen. */
interface Material {
  file: File;
  righe: readonly RigaImportata[];
  tracciati: readonly TracciatoVoce[];
}

export async function collectMaterial(
  client: Client,
  { id_imp: id }: Importazione,
  signal: AbortSignal,
): Promise<Material> {
  const { nome, bytes } = await loadOriginale(client, id, signal);
  const righe: RigaImportata[] = [];
  let cursor: string | null = null;
  do {
    const query: { cursor?: string } = cursor === null ? {} : { cursor };
    const page: { righe: RigaImportata[]; cursor: string | null } = await client.call('importazioneRighe', {
      params: { id },
      query,
      signal,
    });
    righe.push(...page.righe);
    cursor = page.cursor;
  } while (cursor !== null);
  const { tracciati } = await client.call('tracciati', { signal });
  return { file: new File([bytes], nome), righe, tracciati };
}

/** The tracciato one means: the one the import was read with, else the only one for files of that name. */
export function proposeTracciato(
  { id_tracciato, nome_file }: Importazione,
  tracciati: readonly TracciatoVoce[],
): number | null {
  if (tracciati.some(({ id }) => id === id_tracciato)) return id_tracciato;
  const named = tracciati.filter(
    ({ attivo, modello_nome }) => attivo && isOfModello(modello_nome, nome_file ?? ''),
  );
  return named.length === 1 ? (named[0]?.id ?? null) : null;
}

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

export type Reread =
  | { tipo: 'pronto'; letto: Letto; estratto: EstrattoLetto; comparisons: readonly RowComparison[] }
  /** What only a person can say before the file can be read. */
  | { tipo: 'domande'; domande: readonly ReadingQuestion[] }
  | { tipo: 'password'; errata: boolean }
  | { tipo: 'fermo'; motivi: readonly string[] };

/** Reads the file again and compares; nothing is written. */
export async function readAgain(
  client: Client,
  importazione: Importazione,
  { file, righe }: Material,
  bases: Omit<ReadingBases, 'lettura'>,
  signal: AbortSignal,
): Promise<Reread> {
  const outcome = await readInWorker(file, { ...bases, lettura: null }, signal, () => undefined);
  if (
    outcome.tipo === 'errore' &&
    (outcome.code === 'pdf_password' || outcome.code === 'pdf_password_errata')
  )
    return { tipo: 'password', errata: outcome.code === 'pdf_password_errata' };
  if (outcome.tipo === 'errore') return { tipo: 'fermo', motivi: [outcome.messaggio] };
  if (outcome.tipo === 'deriva') return { tipo: 'fermo', motivi: outcome.differenze };
  if (outcome.tipo === 'domanda') return { tipo: 'domande', domande: outcome.domande };
  const estratto = chooseEstratto(outcome.estratti, righe);
  if (!estratto || estratto.righe.length === 0)
    return { tipo: 'fermo', motivi: ['La nuova lettura non trova nessuna riga.'] };
  const days = [...estratto.righe, ...righe].map(({ data }) => data).toSorted();
  const [dal, al] = [days[0], days.at(-1)];
  const { natura, id_conto, escluse } = importazione;
  if (natura === null || dal === undefined || al === undefined)
    return { tipo: 'fermo', motivi: ['L’importazione non ha righe.'] };
  const { presenti } = await client.call('importPresenti', { body: { natura, id_conto, dal, al }, signal });
  return {
    tipo: 'pronto',
    letto: outcome,
    estratto,
    comparisons: compareReading(righe, estratto.righe, { presenti, escluse }),
  };
}

/** The request that applies what is ticked; null when no row would be left. */
export function toRequest(
  { letto, estratto }: { letto: Letto; estratto: EstrattoLetto },
  comparisons: readonly RowComparison[],
  tracciato: Tracciato | null,
): RilettaRequest | null {
  const finals = getFinalRighe(comparisons);
  const whole = comparisons.every(({ apply, esito }) => apply || esito === 'uguale');
  const attesi = computeAttesi(finals, {
    scartate: estratto.scartate.length,
    escluse: comparisons.filter(({ apply, esito }) => esito === 'nuova' && !apply).length,
    saldo_iniziale: estratto.saldo_iniziale,
    saldo_finale: estratto.saldo_finale,
    // What was left out is part of what must tie.
    quadratura: whole
      ? withoutUncertainRiga(explainQuadratura(estratto), estratto)
      : withoutUncertainRiga(proveAgain(estratto, finals, []), { righe: finals }),
  });
  if (!attesi) return null;
  const chosen = comparisons.filter(({ apply, esito }) => apply && esito !== 'uguale');
  return {
    tracciato:
      tracciato && letto.lettura !== null
        ? { id: tracciato.id, versione: tracciato.versione, nome: tracciato.nome, origine: 'salvato' }
        : { ...letto.tracciato, id: null, versione: null },
    colonne: (letto.lettura?.colonne ?? []).map(({ campo, colonna }) => ({ campo, colonna })),
    attesi,
    cambia: chosen.flatMap(({ prima, dopo }) =>
      prima && dopo ? [{ id: prima.id, versione: prima.versione, riga: dopo }] : [],
    ),
    crea: chosen.flatMap(({ prima, dopo }) => (dopo && !prima ? [dopo] : [])),
    elimina: chosen.flatMap(({ prima, dopo }) =>
      prima && !dopo ? [{ id: prima.id, versione: prima.versione }] : [],
    ),
  };
}
