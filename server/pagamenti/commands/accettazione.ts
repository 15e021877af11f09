/** Accepting everything from a score on, a part at a time: it says how far it is, and stops when it is asked to. */
import type { z } from 'zod';
import type { accettazioneRichiestaSchema } from '#api/contract/abbinamenti.ts';
import type { Database } from '../../core/db/database.ts';
import { refreshPagamenti } from '../../core/db/statistics.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import {
  countAccettazione,
  closeAccettazione,
  insertAccettazione,
  readAccettazione,
  type AccettazioneWire,
} from '../sql/accettazioni.ts';
import { markAnnulloChiesto } from '../sql/lotti.ts';
import { holdProposte, listNumeriSopraSoglia, readCalcolo } from '../sql/proposte.ts';
import type { Actor } from '../../core/actor.ts';
import { type Accettate, type EsitoAccettazione, planProposte } from './accept-plan.ts';
import { writeAccettate } from './accept-write.ts';
import { annulLotto } from './annul-parts.ts';

/** Proposals in one transaction: their rows are held for a fraction of a second, and others get their turn between two. */
const PARTE = 100;

const sparita = () => fail('non_trovato', { detail: 'Questa accettazione non c’è più' });

type Request = z.output<typeof accettazioneRichiestaSchema>;

const NIENTE: EsitoAccettazione = {
  id_lotto: null,
  accettate: 0,
  entrate: 0,
  uscite: 0,
  partite: 0,
  differenze: [],
  giroconti: 0,
  alias: 0,
  saltate: [],
};

function add(one: EsitoAccettazione, other: Accettate): EsitoAccettazione {
  const differenze = new Map(one.differenze.map(({ tipo, importo }) => [tipo, importo]));
  for (const { tipo, importo } of other.differenze)
    differenze.set(tipo, (differenze.get(tipo) ?? 0) + importo);
  return {
    id_lotto: one.id_lotto,
    accettate: one.accettate + other.accettate,
    entrate: one.entrate + other.entrate,
    uscite: one.uscite + other.uscite,
    partite: one.partite + other.partite,
    differenze: [...differenze].map(([tipo, importo]) => ({ tipo, importo })),
    giroconti: one.giroconti + other.giroconti,
    alias: one.alias + other.alias,
    saltate: [...one.saltate, ...other.saltate],
  };
}

/** Opens it and lets it run; whoever asked follows it by its number, on this server or on any other. */
export async function startAccettazione(
  db: Database,
  actor: Actor,
  { id_calcolo, soglia, filtri = {}, movimenti_esclusi }: Request,
  onError: (cause: unknown) => void,
): Promise<Result<AccettazioneWire>> {
  const { id_azienda } = actor;
  let numeri: number[] = [];
  const opened = await transact(db, async (tx) => {
    if (!(await readCalcolo(tx, id_azienda, id_calcolo)))
      return fail('non_trovato', { detail: 'Queste proposte non ci sono più: cercale di nuovo' });
    numeri = await listNumeriSopraSoglia(tx, id_azienda, id_calcolo, {
      soglia,
      filtri,
      movimenti_esclusi,
    });
    const id = await insertAccettazione(tx, actor, soglia, numeri.length);
    const accettazione = await readAccettazione(tx, id_azienda, id);
    if (!accettazione) throw new Error('an acceptance that was just opened cannot be read');
    return succeed(accettazione);
  });
  if (opened.ok) void run(db, actor, { id_calcolo, id_lotto: opened.value.id_lotto, numeri }, onError);
  return opened;
}

interface Lavoro {
  id_calcolo: number;
  id_lotto: number;
  numeri: readonly number[];
}

async function run(
  db: Database,
  actor: Actor,
  { id_calcolo, id_lotto, numeri }: Lavoro,
  onError: (cause: unknown) => void,
): Promise<void> {
  const { id_azienda } = actor;
  let esito: EsitoAccettazione = { ...NIENTE, id_lotto };
  try {
    for (let from = 0; from < numeri.length; from += PARTE) {
      const part = numeri.slice(from, from + PARTE);
      await refreshPagamenti(db);
      const done = await transact(db, async (tx) => {
        if (!(await countAccettazione(tx, id_azienda, id_lotto, from + part.length))) return succeed(null);
        const tenute = await holdProposte(tx, id_azienda, id_calcolo, part);
        const { disponibile, piano } = await planProposte(tx, actor, tenute, false);
        const scrittura = { id_calcolo, id_lotto, conferma: 'automatica' as const };
        return succeed(await writeAccettate(tx, actor, piano, disponibile, scrittura));
      });
      // Stopped: who stopped it took back what was done.
      if (!done.ok || done.value === null) return;
      esito = add(esito, done.value);
    }
    await transact(db, async (tx) =>
      succeed(await closeAccettazione(tx, id_azienda, id_lotto, 'completato', esito)),
    );
  } catch (cause) {
    onError(cause);
    await undo(db, actor, id_lotto, 'fallito').catch(onError);
  }
}

/** Ends it and takes back what it did, a part at a time; one that is over stays as it is. */
async function undo(
  db: Database,
  actor: Actor,
  id: number,
  stato: 'fermato' | 'fallito',
): Promise<Result<AccettazioneWire>> {
  const ended = await transact(db, async (tx) => {
    const mine = await closeAccettazione(tx, actor.id_azienda, id, stato, null);
    // Kept together with its end: a server that ends now leaves an undoing that the next one goes on with.
    if (mine) await markAnnulloChiesto(tx, actor.id_azienda, id, actor.id_utente);
    return succeed(mine);
  });
  if (ended.ok && ended.value) {
    const undone = await annulLotto(db, actor, id);
    if (!undone.ok) return undone;
  }
  const accettazione = await readAccettazione(db.kysely, actor.id_azienda, id);
  return accettazione ? succeed(accettazione) : sparita();
}

export const stopAccettazione = (db: Database, actor: Actor, id: number): Promise<Result<AccettazioneWire>> =>
  undo(db, actor, id, 'fermato');

export async function followAccettazione(
  db: Database,
  { id_azienda }: Actor,
  id: number,
): Promise<Result<AccettazioneWire>> {
  const accettazione = await readAccettazione(db.kysely, id_azienda, id);
  return accettazione ? succeed(accettazione) : sparita();
}
