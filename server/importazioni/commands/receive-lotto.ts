import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { importRequestSchema, importAnswerSchema } from '#api/contract/invio-import.ts';
import { fail, refuseField, succeed, type Result } from '../../core/problems.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { reportWork } from '../../core/lavori.ts';
import { MANY_RIGHE, refreshAzienda, refreshStatistics } from '../../core/db/statistics.ts';
import { transact, isViolationOf } from '../../core/db/transact.ts';
import {
  countLotti,
  findCompleted,
  insertLotto,
  lockImportazione,
  readLotto,
  updateImportazione,
  type ImportazioneRow,
} from '../sql/importazioni.ts';
import { learnAlias } from '../sql/controparti.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { insertRighe } from '../sql/righe.ts';
import type { Actor } from '../../core/actor.ts';
import { checkRighe, resolveRighe } from './check-righe.ts';
import { refuseImported } from './init-importazione.ts';

type Request = z.output<typeof importRequestSchema>;
type Answer = z.input<typeof importAnswerSchema>;

/**
 * Takes one lot. Lots may come in any order, several at a time, and more than once. The last missing lot compares the
 * totals and completes the import in its own transaction.
 */
export async function receiveLotto(
  db: Database,
  actor: Actor,
  idImp: number,
  request: Request,
): Promise<Result<Answer>> {
  const sha256 = createHash('sha256').update(JSON.stringify(request.rows)).digest('hex');
  try {
    const applied = await transact(db, (tx) => applyLotto(tx, actor, idImp, request, sha256));
    if (applied.ok && applied.value.stato === 'completato') {
      reportWork('importazione');
      if (applied.value.righe >= MANY_RIGHE) await refreshStatistics(db.kysely);
      else await refreshAzienda(db.kysely, actor.id_azienda, ['riga_estratto', 'importazione']);
    }
    return applied;
  } catch (cause) {
    if (!isViolationOf(cause, 'importazione_file')) throw cause;
    return transact(db, (tx) => refuseTwin(tx, actor.id_azienda, idImp));
  }
}

/** The refusal if another import of the same file completed while this one was running. */
async function refuseTwin(tx: Tx, idAzienda: number, idImp: number): Promise<Result<never>> {
  const importazione = await lockImportazione(tx, idAzienda, idImp);
  const twin = await findCompleted(tx, idAzienda, importazione?.sha256 ?? '');
  return twin === undefined ? fail('file_gia_importato') : refuseImported(tx, idAzienda, twin);
}

async function applyLotto(
  tx: Tx,
  actor: Actor,
  idImp: number,
  request: Request,
  sha256: string,
): Promise<Result<Answer>> {
  const { id_azienda } = actor;
  const { lotto, lotti, rows } = request;
  const importazione = await lockImportazione(tx, id_azienda, idImp);
  if (!importazione) return fail('non_trovato', 'L’importazione non esiste');
  if (importazione.stato === 'annullato') return fail('importazione_annullata');
  const { natura } = importazione;
  if (importazione.stato === 'aperto' || natura === null) return fail('importazione_non_aperta');
  if (lotto > lotti) return refuseField('lotto', `Il lotto ${lotto} non esiste: i lotti sono ${lotti}`);
  if (importazione.lotti !== null && importazione.lotti !== lotti)
    return fail('lotto_diverso', `I lotti dichiarati erano ${importazione.lotti}`);
  const known = await readLotto(tx, id_azienda, idImp, lotto);
  if (known) return repeated(tx, importazione, request, known.sha256 === sha256);
  if (importazione.stato === 'completato') return fail('importazione_non_aperta');

  const checked = await checkRighe(tx, id_azienda, { ...importazione, natura }, rows);
  if (!checked.ok) return checked;
  const resolved = await resolveRighe(tx, id_azienda, rows);
  await insertRighe(tx, { ...importazione, natura }, resolved);
  const { dare, avere } = checked.value;
  await insertLotto(tx, id_azienda, idImp, { lotto, sha256, righe: rows.length, dare, avere });
  const received = {
    righe: importazione.righe + rows.length,
    dare: importazione.dare + dare,
    avere: importazione.avere + avere,
  };
  await updateImportazione(tx, id_azienda, idImp, { ...received, lotti });
  const ricevuti = await countLotti(tx, id_azienda, idImp);
  const answer = { id_imp: idImp, lotto, lotti, ricevuti, righe: received.righe };
  if (ricevuti < lotti) return succeed({ ...answer, stato: 'inizializzato' });
  const completed = await complete(tx, actor, importazione, received);
  return completed.ok ? succeed({ ...answer, stato: 'completato' }) : completed;
}

/**
 * A lot that has arrived before. The same content gets the same answer, other content is refused; nothing is written.
 */
async function repeated(
  tx: Tx,
  importazione: ImportazioneRow,
  { lotto, lotti }: Request,
  same: boolean,
): Promise<Result<Answer>> {
  if (!same) return fail('lotto_diverso');
  const { id_azienda, id_imp, righe, stato } = importazione;
  const ricevuti = await countLotti(tx, id_azienda, id_imp);
  return succeed({ id_imp, lotto, lotti, ricevuti, righe, stato });
}

/** Compares what arrived with what was declared. The rows become visible only if they agree. */
async function complete(
  tx: Tx,
  actor: Actor,
  importazione: ImportazioneRow,
  ricevuti: { righe: number; dare: number; avere: number },
): Promise<Result<null>> {
  const attesi = {
    righe: importazione.righe_attese,
    dare: importazione.dare_atteso,
    avere: importazione.avere_atteso,
  };
  if (attesi.righe !== ricevuti.righe || attesi.dare !== ricevuti.dare || attesi.avere !== ricevuti.avere)
    return fail('totali_diversi', { dettagli: { attesi, ricevuti } });
  await updateImportazione(tx, actor.id_azienda, importazione.id_imp, {
    stato: 'completato',
    completata_il: new Date().toISOString(),
  });
  const { confermate } = importazione;
  const alias = await learnAlias(tx, actor.id_azienda, confermate ?? [], 'importazione');
  await appendRegistro(tx, actor, 'importazione_completata', 'importazione', {
    id: importazione.id_imp,
    dopo: { ...ricevuti, alias },
  });
  return succeed(null);
}
