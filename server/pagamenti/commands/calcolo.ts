import type { EsitoAbbinamento, MovimentiLegati } from '#domain/abbinamento/index.ts';
import { startConfronto } from '../../abbinamento/confronta.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { failure, success, type Result } from '../../core/problems.ts';
import { readDaAbbinare } from '../sql/aperte.ts';
import {
  insertCalcolo,
  insertProposte,
  readCalcolo,
  updateCalcolo,
  type Avanzamento,
  type CalcoloWire,
  type PropostaDaScrivere,
} from '../sql/proposte.ts';
import { readSoglia } from '../sql/soglia.ts';
import type { Actor } from '../../core/actor.ts';

/** Proposals a statement, between one look and the next at whether anyone still wants them. */
const CHUNK = 500;
/** Milliseconds between two signs of life of a comparison, each of which also asks whether to stop. */
const BATTITO_MS = 400;

/** A person stopped it, or asked for another, or the azienda's server is closing. */
class Fermato extends Error {}

/**
 * Opens a computation over every open row and lets it run; how far it is, and what it found, is read from the database,
 * by this server or by any other. `onError` hears of what went wrong: whoever asked sees only that it failed.
 */
export async function startCalcolo(
  db: Database,
  actor: Actor,
  onError: (cause: unknown) => void,
): Promise<Result<CalcoloWire>> {
  const opened = await transact(db, async (tx) => {
    const { soglia } = await readSoglia(tx, actor.id_azienda);
    const id = await insertCalcolo(tx, actor, soglia);
    const calcolo = await readCalcolo(tx, actor.id_azienda, id);
    if (!calcolo) throw new Error('a computation that was just opened cannot be read');
    return success(calcolo);
  });
  if (opened.ok) void run(db, actor, opened.value, onError);
  return opened;
}

async function run(
  db: Database,
  actor: Actor,
  { id_calcolo, soglia }: CalcoloWire,
  onError: (cause: unknown) => void,
): Promise<void> {
  const { id_azienda } = actor;
  const say = async (values: Avanzamento): Promise<void> => {
    if (!(await updateCalcolo(db.kysely, id_azienda, id_calcolo, values))) throw new Fermato();
  };
  const started = performance.now();
  try {
    const dati = await readDaAbbinare(db.kysely, id_azienda);
    const [movimenti, partite] = [dati.movimenti.length, dati.partite.length];
    await say({ fase: 'confronto', movimenti, partite, fatte: 0, da_fare: movimenti });
    const esito = await compare(dati, soglia, () => say({}));
    const proposte = number(esito);
    await say({ fase: 'scrittura', fatte: 0, da_fare: proposte.length });
    for (let from = 0; from < proposte.length; from += CHUNK) {
      const chunk = proposte.slice(from, from + CHUNK);
      await insertProposte(db.kysely, id_azienda, id_calcolo, chunk);
      await say({ fatte: from + chunk.length });
    }
    await say({ stato: 'completato', tempo_ms: Math.round(performance.now() - started) });
  } catch (cause) {
    if (cause instanceof Fermato) return;
    onError(cause);
    await updateCalcolo(db.kysely, id_azienda, id_calcolo, { stato: 'fallito' }).catch(onError);
  }
}

/** Runs the comparison, giving signs of life; stops it when one is refused. */
async function compare(
  dati: Parameters<typeof startConfronto>[0],
  soglia: number,
  alive: () => Promise<void>,
): Promise<EsitoAbbinamento> {
  const confronto = startConfronto(dati, { soglia });
  let timer: NodeJS.Timeout | undefined;
  const stopped = new Promise<never>((_, reject) => {
    const beat = async (): Promise<void> => {
      try {
        await alive();
        timer = setTimeout(() => void beat(), BATTITO_MS);
      } catch (cause) {
        reject(cause);
      }
    };
    timer = setTimeout(() => void beat(), BATTITO_MS);
  });
  try {
    return await Promise.race([confronto.esito, stopped]);
  } finally {
    clearTimeout(timer);
    // The thread's own end refuses the promise nobody waits for any more.
    confronto.esito.catch(() => {});
    await confronto.stop();
  }
}

const legati = (each: MovimentiLegati): Omit<PropostaDaScrivere, 'numero'> => ({
  ...each,
  movimenti: [...each.movimenti],
  motivi: [...each.motivi],
  partite: [],
  differenze: [],
});

/** All that was found as one list, best first, numbered from 1. */
function number({ proposte, giroconti, storni }: EsitoAbbinamento): PropostaDaScrivere[] {
  const all: Omit<PropostaDaScrivere, 'numero'>[] = [
    ...proposte.map((each) => ({
      ...each,
      tipo: 'documenti' as const,
      movimenti: [...each.movimenti],
      motivi: [...each.motivi],
    })),
    ...giroconti.map(legati),
    ...storni.map(legati),
  ];
  return all
    .toSorted((one, other) => other.punteggio - one.punteggio)
    .map((each, at) => ({ ...each, numero: at + 1 }));
}

/** Stops a computation; one that is over stays as it is. */
export async function stopCalcolo(db: Database, actor: Actor, id: number): Promise<Result<CalcoloWire>> {
  await updateCalcolo(db.kysely, actor.id_azienda, id, { stato: 'annullato' });
  const calcolo = await readCalcolo(db.kysely, actor.id_azienda, id);
  return calcolo ? success(calcolo) : failure('non_trovato', { detail: 'Questa ricerca non c’è più' });
}
