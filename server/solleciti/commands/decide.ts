/** What a person decides about a confirmed sollecito: to take it back, to give it up, or to say what became of it. */
import type { z } from 'zod';
import type { sollecitoDecidiSchema, sollecitoDettaglioSchema } from '#api/contract/solleciti.ts';
import { isFakeAddress } from '#domain/solleciti/addresses.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, refuseField, succeed, type Failure, type Result } from '../../core/problems.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { retrySollecito, settle } from '../sql/queue.ts';
import {
  removePartite,
  lockSollecito,
  readDetail,
  updateSollecito,
  type SollecitoRow,
} from '../sql/solleciti.ts';
import type { Actor } from '../../core/actor.ts';

type Answer = Result<z.input<typeof sollecitoDettaglioSchema>>;

interface Tenuto {
  sollecito: SollecitoRow;
  coda: string;
}

async function hold(tx: Tx, { id_azienda }: Actor, id: number, version: number): Promise<Result<Tenuto>> {
  const held = await lockSollecito(tx, id_azienda, id);
  if (!held) return fail('non_trovato', 'Il sollecito non esiste');
  return held.sollecito.versione === version ? succeed(held) : fail('versione_superata');
}

async function finish(
  tx: Tx,
  actor: Actor,
  azione: string,
  { id, ...before }: SollecitoRow,
): Promise<Answer> {
  const after = await readDetail(tx, actor.id_azienda, id);
  if (!after) throw new Error(`sollecito ${id} is gone`);
  await appendRegistro(tx, actor, azione, 'sollecito', {
    id,
    prima: { stato: before.stato, destinatario: before.destinatario },
    dopo: { stato: after.sollecito.stato, destinatario: after.sollecito.destinatario },
  });
  return succeed(after);
}

const PARTITO: Failure = fail('richiesta_non_valida', 'Il sollecito è già partito: non si può più fermare');

/** Takes a sollecito back while nobody is sending it, or gives up one that did not leave. Its levels are free again. */
export async function annulSollecito(
  db: Database,
  actor: Actor,
  id: number,
  version: number,
): Promise<Answer> {
  const { id_azienda } = actor;
  return transact(db, async (tx) => {
    const held = await hold(tx, actor, id, version);
    if (!held.ok) return held;
    const { sollecito, coda } = held.value;
    if (!['attesa', 'fallito', 'sospeso'].includes(coda)) return PARTITO;
    await updateSollecito(tx, id_azienda, id, { stato: 'annullato', motivo: 'Fermato da una persona' });
    await removePartite(tx, { id_azienda, id }, 'Sollecito annullato');
    await settle(tx, { id_azienda, id_sollecito: id }, 'annullato');
    return finish(tx, actor, 'sollecito_annullato', sollecito);
  });
}

/** Decides about a sollecito that failed or whose outcome is unknown: it arrived, or it is sent again. */
export async function chooseSollecito(
  db: Database,
  actor: Actor,
  id: number,
  { versione, esito, destinatario }: z.output<typeof sollecitoDecidiSchema>,
): Promise<Answer> {
  const { id_azienda } = actor;
  if (destinatario !== undefined && isFakeAddress(destinatario))
    return refuseField('destinatario', 'A questo indirizzo non può esserci nessuno');
  return transact(db, async (tx) => {
    const held = await hold(tx, actor, id, versione);
    if (!held.ok) return held;
    const { sollecito } = held.value;
    if (sollecito.stato !== 'fallito' && sollecito.stato !== 'incerto')
      return fail('richiesta_non_valida', 'Questo sollecito non aspetta una decisione');
    if (esito === 'inviato') {
      if (sollecito.stato !== 'incerto')
        return fail('richiesta_non_valida', 'Il server di posta lo ha rifiutato: non è arrivato');
      await updateSollecito(tx, id_azienda, id, {
        stato: 'inviato',
        inviato_il: new Date().toISOString(),
        motivo: null,
      });
      await settle(tx, { id_azienda, id_sollecito: id }, 'inviato');
    } else {
      await updateSollecito(tx, id_azienda, id, {
        stato: 'in_coda',
        motivo: null,
        ...(destinatario !== undefined && { destinatario }),
      });
      await retrySollecito(tx, id_azienda, id);
    }
    return finish(tx, actor, esito === 'inviato' ? 'sollecito_arrivato' : 'sollecito_riprovato', sollecito);
  });
}
