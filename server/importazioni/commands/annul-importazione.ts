import type { z } from 'zod';
import type { annullaAnswerSchema } from '#api/contract/importazioni.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import {
  deleteLotti,
  listAbandoned,
  listToClear,
  lockImportazione,
  updateImportazione,
  type ImportazioneRow,
} from '../sql/importazioni.ts';
import { deleteOriginaliSoli } from '../sql/originals.ts';
import { readRuolo } from '../../utenti/sql/manage-utenti.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { readConseguenze } from '../sql/consequences.ts';
import { deleteRighe } from '../sql/righe.ts';
import type { Actor } from '../../core/actor.ts';
import { undoDiImportazione } from '../../pagamenti/commands/annul.ts';

type Answer = z.input<typeof annullaAnswerSchema>;

/** Rows removed in one transaction, which takes a fraction of a second. */
const PARTE = 400;

/**
 * What the person agreed to. Without `conferma`, a completed import is refused, with the consequences, if people
 * annotated or changed its rows, agreed on a new due date or opened a dispute. Without `annulla_pagamenti` it is refused
 * if its rows settle something or its return flow reopened something; with it, those pagamenti are undone too, or the
 * refusal says why they cannot be.
 */
export interface Agreed {
  conferma: boolean;
  annulla_pagamenti: boolean;
}

/** Rolls an import back: its rows go, its record stays. Rolling back twice is the same as once. */
export async function annulImportazione(
  db: Database,
  actor: Actor,
  idImp: number,
  agreed: Agreed,
): Promise<Result<Answer>> {
  const annulled = await transact(db, (tx) => annulIn(tx, actor, idImp, agreed));
  if (annulled.ok) await deleteAnnulled(db);
  return annulled;
}

/**
 * Deletes the rows of imports that were rolled back, some at a time; nobody sees those rows any more. The next call
 * continues where a stopped server left off. Answers how many imports were emptied.
 */
export async function deleteAnnulled(db: Database): Promise<number> {
  const imports = await listToClear(db.kysely);
  for (const each of imports) while ((await deleteRighe(db.kysely, each, PARTE)) === PARTE);
  return imports.length;
}

/** Rolls the import back in the transaction of the caller, who has to delete its rows afterwards. */
export async function annulIn(
  tx: Tx,
  actor: Actor,
  idImp: number,
  { conferma, annulla_pagamenti }: Agreed,
): Promise<Result<Answer>> {
  const importazione = await lockImportazione(tx, actor.id_azienda, idImp);
  if (!importazione) return fail('non_trovato', 'L’importazione non esiste');
  if (
    importazione.id_autore !== actor.id_utente &&
    (await readRuolo(tx, actor.id_utente)) !== 'amministratore'
  )
    return fail(
      'permesso_negato',
      'L’importazione è di un’altra persona: può annullarla solo un amministratore',
    );
  if (importazione.stato === 'annullato') return succeed({ id_imp: idImp, stato: 'annullato', righe: 0 });
  if (importazione.stato === 'completato') {
    const consequences = await readConseguenze(tx, actor.id_azienda, idImp);
    const { annotate, modificate, concordate, contestate, abbinate, riaperte } = consequences;
    const job = annotate + modificate + concordate + contestate;
    if ((!conferma && job > 0) || (!annulla_pagamenti && abbinate + riaperte > 0))
      return fail('annullo_con_conseguenze', { dettagli: consequences });
    if (abbinate + riaperte > 0) {
      const undone = await undoDiImportazione(tx, actor, idImp);
      if (!undone.ok) return undone;
    }
  }
  await markAnnulled(tx, importazione, actor.id_utente);
  return succeed({ id_imp: idImp, stato: 'annullato', righe: importazione.righe });
}

/**
 * Rolls back the imports whose client has been silent for `minutes` (0: every unfinished import), each in a transaction
 * of its own; answers how many. `deleteAnnulled` deletes their rows.
 */
export async function annulAbandoned(db: Database, minutes: number): Promise<number> {
  let removed = 0;
  for (const { id_azienda, id_imp } of await listAbandoned(db.kysely, minutes)) {
    await db.kysely.transaction().execute(async (tx) => {
      const importazione = await lockImportazione(tx, id_azienda, id_imp);
      if (!importazione || !(await isStillAbandoned(tx, importazione, minutes))) return;
      await markAnnulled(tx, importazione, null);
      removed += 1;
    });
  }
  return removed;
}

/**
 * Checks again under the lock: since the list was read, a lot may have arrived or another server may have rolled the
 * import back.
 */
async function isStillAbandoned(tx: Tx, importazione: ImportazioneRow, minutes: number): Promise<boolean> {
  if (importazione.stato !== 'aperto' && importazione.stato !== 'inizializzato') return false;
  const { id_azienda, id_imp } = importazione;
  return (await listAbandoned(tx, minutes)).some(
    (each) => each.id_azienda === id_azienda && each.id_imp === id_imp,
  );
}

/** Hides the import and removes everything of it except its rows. */
async function markAnnulled(
  tx: Tx,
  { id_azienda, id_imp, stato, sha256, righe }: ImportazioneRow,
  idUtente: number | null,
): Promise<void> {
  await deleteLotti(tx, id_azienda, id_imp);
  await updateImportazione(tx, id_azienda, id_imp, {
    stato: 'annullato',
    annullata_il: new Date().toISOString(),
  });
  if (sha256 !== null) await deleteOriginaliSoli(tx, id_azienda, sha256);
  await appendRegistro(
    tx,
    { id_azienda, id_utente: idUtente },
    idUtente === null ? 'importazione_abbandonata' : 'importazione_annullata',
    'importazione',
    { id: id_imp, prima: { stato }, dopo: { stato: 'annullato', righe } },
  );
}
