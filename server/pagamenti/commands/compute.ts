import type { EsitoAbbinamento, MovimentiLegati } from '#domain/abbinamento/index.ts';
import { startComparison } from '../../abbinamento/match.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { reportWork } from '../../core/lavori.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import { readToMatch } from '../sql/aperte.ts';
import {
  insertCalcolo,
  insertProposte,
  readCalcolo,
  updateCalcolo,
  type Avanzamento,
  type CalcoloWire,
  type PropostaToWrite,
} from '../sql/proposte.ts';
import { deleteRequests, holdRicerche, isBusy, listRequests } from '../sql/searches.ts';
import { markRifiutate } from '../sql/refusals.ts';
import { readSoglia } from '../sql/threshold.ts';
import type { Actor } from '../../core/actor.ts';

/** Proposals written in one statement. After each, the search asks whether it has to stop. */
const CHUNK = 500;
/** Milliseconds between two signs of life of a comparison. Each of them also asks whether it has to stop. */
const BEAT_MS = 400;

/** Thrown where a person stopped the search, another search took its place, or the server is closing. */
class Stopped extends Error {}

type OnError = (cause: unknown) => void;

interface Aperto {
  calcolo: CalcoloWire;
  /** The numbers of the changes that this search will have seen. */
  requests: readonly number[];
}

async function open(tx: Tx, idAzienda: number): Promise<Aperto> {
  const { soglia } = await readSoglia(tx, idAzienda);
  const requests = await listRequests(tx, idAzienda);
  return { calcolo: await insertCalcolo(tx, idAzienda, soglia), requests };
}

/**
 * Opens a computation over every open row and starts it. Its progress and results are read from the database, by this
 * server or by another. `onError` gets what went wrong; the caller only sees that it failed.
 */
export async function startCalcolo(
  db: Database,
  idAzienda: number,
  onError: OnError,
): Promise<Result<CalcoloWire>> {
  const opened = await transact(db, async (tx) => {
    await holdRicerche(tx, idAzienda);
    return succeed(await open(tx, idAzienda));
  });
  if (!opened.ok) return opened;
  void run(db, idAzienda, opened.value, onError);
  return succeed(opened.value.calcolo);
}

/**
 * Runs a whole search if something changed that no search has seen. `occupata`: another search runs, or rows are being
 * decided in bulk and the result would not stand. `niente`: another server has searched already.
 */
export async function computeIfAsked(
  db: Database,
  idAzienda: number,
  onError: OnError,
  signal: AbortSignal,
): Promise<'cercata' | 'fallita' | 'occupata' | 'niente'> {
  const opened = await transact<Aperto | 'occupata' | 'niente'>(db, async (tx) => {
    await holdRicerche(tx, idAzienda);
    if (await isBusy(tx, idAzienda)) return succeed('occupata');
    const asked = await listRequests(tx, idAzienda);
    return succeed(asked.length === 0 ? 'niente' : await open(tx, idAzienda));
  });
  if (!opened.ok) throw new Error('a search could not be opened');
  if (typeof opened.value === 'string') return opened.value;
  return (await run(db, idAzienda, opened.value, onError, signal)) ? 'cercata' : 'fallita';
}

/** False if it failed. A search that was stopped has not failed. */
async function run(
  db: Database,
  id_azienda: number,
  { calcolo: { id_calcolo, soglia }, requests }: Aperto,
  onError: OnError,
  signal?: AbortSignal,
): Promise<boolean> {
  const say = async (values: Avanzamento): Promise<void> => {
    if (signal?.aborted) await updateCalcolo(db.kysely, id_azienda, id_calcolo, { stato: 'annullato' });
    if (!(await updateCalcolo(db.kysely, id_azienda, id_calcolo, values))) throw new Stopped();
  };
  const started = performance.now();
  try {
    const data = await readToMatch(db.kysely, id_azienda);
    const [movimenti, partite] = [data.movimenti.length, data.partite.length];
    await say({ fase: 'confronto', movimenti, partite, fatte: 0, da_fare: movimenti });
    const outcome = await compare(data, soglia, () => say({}));
    const proposte = number(outcome);
    await say({ fase: 'scrittura', fatte: 0, da_fare: proposte.length });
    for (let from = 0; from < proposte.length; from += CHUNK) {
      const chunk = proposte.slice(from, from + CHUNK);
      await insertProposte(db.kysely, id_azienda, id_calcolo, chunk);
      await say({ fatte: from + chunk.length });
    }
    // Some pairs may have been refused while the search ran.
    await markRifiutate(db.kysely, id_azienda);
    await say({ stato: 'completato', tempo_ms: Math.round(performance.now() - started) });
    await deleteRequests(db.kysely, id_azienda, requests);
    reportWork('ricerca');
    return true;
  } catch (cause) {
    if (cause instanceof Stopped) return true;
    reportWork('ricerca', false);
    onError(cause);
    await updateCalcolo(db.kysely, id_azienda, id_calcolo, { stato: 'fallito' }).catch(onError);
    return false;
  }
}

/** Runs the comparison and writes signs of life. Stops the comparison when one of them is refused. */
async function compare(
  data: Parameters<typeof startComparison>[0],
  soglia: number,
  alive: () => Promise<void>,
): Promise<EsitoAbbinamento> {
  const comparison = startComparison(data, { soglia });
  let timer: NodeJS.Timeout | undefined;
  const stopped = new Promise<never>((_, reject) => {
    const beat = async (): Promise<void> => {
      try {
        await alive();
        timer = setTimeout(() => void beat(), BEAT_MS);
      } catch (cause) {
        reject(cause);
      }
    };
    timer = setTimeout(() => void beat(), BEAT_MS);
  });
  try {
    return await Promise.race([comparison.esito, stopped]);
  } finally {
    clearTimeout(timer);
    // When the thread ends, it rejects a promise that nobody awaits any more.
    comparison.esito.catch(() => {});
    await comparison.stop();
  }
}

const linked = (each: MovimentiLegati): Omit<PropostaToWrite, 'numero'> => ({
  ...each,
  movimenti: [...each.movimenti],
  motivi: [...each.motivi],
  partite: [],
  differenze: [],
});

/** All that was found as one list, best first, numbered from 1. */
function number({ proposte, giroconti, storni }: EsitoAbbinamento): PropostaToWrite[] {
  const all: Omit<PropostaToWrite, 'numero'>[] = [
    ...proposte.map((each) => ({
      ...each,
      tipo: 'documenti' as const,
      movimenti: [...each.movimenti],
      motivi: [...each.motivi],
    })),
    ...giroconti.map(linked),
    ...storni.map(linked),
  ];
  return all
    .toSorted((one, other) => other.punteggio - one.punteggio)
    .map((each, at) => ({ ...each, numero: at + 1 }));
}

/** Stops a computation; one that is over stays as it is. */
export async function stopCalcolo(db: Database, actor: Actor, id: number): Promise<Result<CalcoloWire>> {
  await updateCalcolo(db.kysely, actor.id_azienda, id, { stato: 'annullato' });
  const calcolo = await readCalcolo(db.kysely, actor.id_azienda, id);
  return calcolo ? succeed(calcolo) : fail('non_trovato', 'Questa ricerca non c’è più');
}
