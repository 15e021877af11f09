/** The levels: saving, putting away, the usual ones, and a text tried on invented values. */
import type { z } from 'zod';
import type {
  livelloSalvaSchema,
  modelloProvaSchema,
  modelloProvatoSchema,
} from '#api/contract/solleciti.ts';
import { addGiorni, oggi } from '#domain/date.ts';
import type { Database } from '../../db/database.ts';
import { transact, violates } from '../../db/transact.ts';
import { failure, invalidField, success, type Result } from '../../problems.ts';
import { existsConto } from '../../repositories/conti.ts';
import { appendRegistro } from '../../repositories/registro.ts';
import {
  insertLivello,
  insertUsuali,
  listLivelli,
  updateLivello,
  type LivelloWire,
} from '../../repositories/solleciti/livelli.ts';
import { readIntestazione } from '../../stampa/index.ts';
import type { Actor } from '../actor.ts';
import { compose } from './componi.ts';
import { checkModelli } from './controlla.ts';
import { readContoPerPagare } from './lettera.ts';

type Answer = Result<{ livelli: LivelloWire[] }>;

export async function saveLivello(
  db: Database,
  actor: Actor,
  { id, versione, ...dati }: z.output<typeof livelloSalvaSchema>,
): Promise<Answer> {
  const { id_azienda } = actor;
  const wrong = checkModelli(dati);
  if (wrong) return wrong;
  try {
    return await transact(db, async (tx) => {
      if (dati.id_conto !== null && !(await existsConto(tx, id_azienda, dati.id_conto)))
        return invalidField('id_conto', 'Il conto non esiste');
      const prima = (await listLivelli(tx, id_azienda)).find((livello) => livello.id === id);
      if (id !== null && versione !== null) {
        if (!(await updateLivello(tx, id_azienda, { id, versione }, dati)))
          return prima
            ? failure('versione_superata', { dettagli: { attuale: prima } })
            : failure('non_trovato');
      }
      const saved = id !== null && versione !== null ? id : await insertLivello(tx, id_azienda, dati);
      await appendRegistro(tx, {
        ...actor,
        azione: prima ? 'livello_sollecito_modificato' : 'livello_sollecito_creato',
        oggetto: 'livello_sollecito',
        id_oggetto: saved,
        prima,
        dopo: dati,
      });
      return success({ livelli: await listLivelli(tx, id_azienda) });
    });
  } catch (cause) {
    if (!violates(cause, 'livello_sollecito_numero')) throw cause;
    const messaggio = 'C’è già un livello con questo numero';
    return failure('gia_esistente', { detail: messaggio, errors: [{ campo: 'numero', messaggio }] });
  }
}

/** It stays behind the letters that left with it. */
export async function removeLivello(
  db: Database,
  actor: Actor,
  livello: { id: number; versione: number },
): Promise<Answer> {
  return transact(db, async (tx) => {
    const prima = (await listLivelli(tx, actor.id_azienda)).find(({ id }) => id === livello.id);
    if (!prima) return failure('non_trovato', { detail: 'Il livello non esiste più' });
    if (!(await updateLivello(tx, actor.id_azienda, livello, { attivo: false })))
      return failure('versione_superata', { dettagli: { attuale: prima } });
    await appendRegistro(tx, {
      ...actor,
      azione: 'livello_sollecito_eliminato',
      oggetto: 'livello_sollecito',
      id_oggetto: livello.id,
      prima,
    });
    return success({ livelli: await listLivelli(tx, actor.id_azienda) });
  });
}

export async function addUsuali(db: Database, actor: Actor): Promise<Answer> {
  return transact(db, async (tx) => {
    const made = await insertUsuali(tx, actor.id_azienda);
    const livelli = await listLivelli(tx, actor.id_azienda);
    for (const id of made)
      await appendRegistro(tx, {
        ...actor,
        azione: 'livello_sollecito_creato',
        oggetto: 'livello_sollecito',
        id_oggetto: id,
        dopo: livelli.find((livello) => livello.id === id),
      });
    return success({ livelli });
  });
}

/** How a text reads, with an invented customer and the real heading. */
export async function tryModello(
  db: Database,
  { id_azienda }: Actor,
  modello: z.output<typeof modelloProvaSchema>,
): Promise<Result<z.input<typeof modelloProvatoSchema>>> {
  const wrong = checkModelli(modello);
  if (wrong) return wrong;
  const today = oggi();
  const esempio = (numero: string, giorni: number, residuo: number) => ({
    numero_documento: numero,
    data_documento: addGiorni(today, -giorni - 30),
    scadenza: addGiorni(today, -giorni),
    importo: residuo,
    residuo,
    numero: 1,
  });
  const { oggetto, testo } = compose({
    oggi: today,
    intestazione: await readIntestazione(db.kysely, id_azienda),
    ragione_sociale: 'Cliente d’esempio S.r.l.',
    divisa: 'EUR',
    conto: await readContoPerPagare(db.kysely, id_azienda, 'EUR', modello.id_conto),
    partite: [esempio('12/A', 45, 122_000), esempio('31/A', 20, 48_850)],
    modello_oggetto: modello.oggetto,
    modello_testo: modello.testo,
  });
  return success({ oggetto, testo });
}
