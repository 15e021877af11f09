import type { z } from 'zod';
import type { lottoAnnullatoSchema } from '#api/contract/lotti.ts';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import { holdRighe } from '../../estratto-conto/sql/modify-righe.ts';
import { forgetAlias } from '../sql/alias.ts';
import { listPagamentiDiImportazione, listRigheDiImportazione } from '../sql/returns.ts';
import { readPagamento, type PagamentoWire } from '../sql/read.ts';
import { holdLotto, listLottiDiImportazione, markLottoAnnullato } from '../sql/lotti.ts';
import { deactivatePagamenti, holdPagamenti, listAllocated, listRigheDiPagamenti } from '../sql/write.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { appendManyToRegistro } from '../../registro/sql/registro-many.ts';
import { deactivateAssegnazioni, listAssegnazioni } from '../../voci/sql/assegnazioni.ts';
import type { Actor } from '../../core/actor.ts';
import { isAvailable } from './available.ts';
import { holdAttivo, holdRigheDi } from './reverse.ts';

/** The refusal that names the rows which cannot get back what the pagamenti settled; null if there are none. */
function refuseReopened(
  righe: ReadonlyMap<number, RigaEstratto>,
  allocated: readonly { id: number; importo: number }[],
): Result<never> | null {
  const why = (detail: string, ids: readonly number[]) =>
    ids.length > 0 ? fail('importo_non_disponibile', { detail, dettagli: { righe: ids } }) : null;
  const of = (refuses: (riga: RigaEstratto, importo: number) => boolean) =>
    allocated.flatMap(({ id, importo }) => {
      const riga = righe.get(id);
      return riga && refuses(riga, importo) ? [id] : [];
    });
  // A partita that was paid and reopened by a storno may have been set to `ignorata` since.
  return (
    why(
      'Una riga nel frattempo è stata ignorata: riaprila prima di annullare il pagamento',
      of(({ stato }, importo) => stato === 'ignorata' && importo !== 0),
    ) ??
    why(
      'Una partita riaperta è stata pagata di nuovo: annulla prima l’altro pagamento',
      of((riga, importo) => !isAvailable(riga.importo, riga.residuo + importo)),
    )
  );
}

/**
 * Undoes pagamenti inside a larger transaction. Their rows get their residui back, and the aliases that they taught are
 * forgotten. Those that are undone already are skipped. A pagamento that a storno takes back is undone together with
 * the storno, or after it.
 */
export async function undoPagamenti(
  tx: Tx,
  actor: Actor,
  ids: readonly number[],
  motivo: string | null,
): Promise<Result<number>> {
  const { id_azienda } = actor;
  const held = await holdAnnullabili(tx, id_azienda, ids, new Set());
  if (!held.ok) return held;
  const going = held.value;
  await deactivatePagamenti(tx, actor, going, motivo);
  await forgetAlias(tx, id_azienda, going);
  await appendManyToRegistro(
    tx,
    actor,
    'pagamento_annullato',
    'pagamento',
    going.map((id) => ({ id, prima: { attivo: true }, dopo: { attivo: false, motivo } })),
  );
  return succeed(going.length);
}

/**
 * Locks those of the pagamenti that still stand, with their rows, and refuses what cannot be undone. `prima`: pagamenti
 * that are undone before these, in a part of their own.
 */
export async function holdAnnullabili(
  tx: Tx,
  id_azienda: number,
  ids: readonly number[],
  before: ReadonlySet<number>,
): Promise<Result<number[]>> {
  // The rows come first, as in every command that moves them.
  const righe = await holdRighe(tx, id_azienda, await listRigheDiPagamenti(tx, id_azienda, ids));
  const kept = await holdPagamenti(tx, id_azienda, ids);
  const active = [...kept.values()].filter(({ attivo }) => attivo);
  const going = new Set(active.map(({ id }) => id));
  const reversed = active.filter(({ storni }) => storni.some((id) => !going.has(id) && !before.has(id)));
  if (reversed.length > 0)
    return fail('pagamento_stornato', {
      detail: 'Annulla prima lo storno',
      dettagli: { id_pagamenti: reversed.map(({ id }) => id) },
    });
  const allocated = await listAllocated(tx, id_azienda, [...going]);
  return refuseReopened(righe, allocated) ?? succeed([...going]);
}

/**
 * Undoes everything that depends on an import that is being removed: the pagamenti that settle its rows and the storni
 * of them, the assegnazioni of its rows, and what the return flow of its file reopened.
 */
export async function undoDiImportazione(tx: Tx, actor: Actor, idImp: number): Promise<Result<number>> {
  const righe = await listRigheDiImportazione(tx, actor.id_azienda, idImp);
  const ids = await listPagamentiDiImportazione(tx, actor.id_azienda, idImp);
  const assignments = await listAssegnazioni(tx, actor.id_azienda, { movimenti: righe });
  const done = await undoPagamenti(tx, actor, ids, 'importazione annullata');
  if (!done.ok) return done;
  await deactivateAssegnazioni(tx, actor, assignments);
  // After the pagamenti of these rows: one of them may have paid again what the flow reopened.
  for (const id of await listLottiDiImportazione(tx, actor.id_azienda, idImp)) {
    const undone = await undoLotto(tx, actor, id);
    if (!undone.ok) return undone;
  }
  return done;
}

/** Undoes one pagamento, from the version that was seen. */
export const annulPagamento = (
  db: Database,
  actor: Actor,
  id: number,
  { versione, motivo }: { versione: number; motivo: string | null },
): Promise<Result<PagamentoWire>> =>
  transact(db, async (tx) => {
    await holdRigheDi(tx, actor, [id], null);
    const held = await holdAttivo(tx, actor, id, versione);
    if (!held.ok) return held;
    const done = await undoPagamenti(tx, actor, [id], motivo);
    if (!done.ok) return done;
    const after = await readPagamento(tx, actor.id_azienda, id);
    if (!after) throw new Error('a pagamento that was just undone cannot be read');
    return succeed(after);
  });

/** Undoes assegnazioni, to a voce or to another conto; answers how many. */
export async function undoAssegnazioni(
  tx: Tx,
  actor: Actor,
  assignments: Awaited<ReturnType<typeof listAssegnazioni>>,
): Promise<number> {
  await holdRighe(
    tx,
    actor.id_azienda,
    assignments.map(({ id_movimento }) => id_movimento),
  );
  await deactivateAssegnazioni(tx, actor, assignments);
  return assignments.length;
}

export type LottoAnnullato = z.input<typeof lottoAnnullatoSchema>;

/** Undoes what is left of an action over many rows, inside a larger transaction. Undoing twice is the same as once. */
export async function undoLotto(tx: Tx, actor: Actor, id: number): Promise<Result<LottoAnnullato>> {
  const { id_azienda } = actor;
  const lotto = await holdLotto(tx, id_azienda, id);
  if (!lotto) return fail('non_trovato', 'Questa azione non esiste');
  if (lotto.annullato) return succeed({ id_lotto: id, annullati: 0, gia_annullati: lotto.switchedOff });
  const assignments = await listAssegnazioni(tx, id_azienda, { lotto: id });
  const done = await undoPagamenti(tx, actor, lotto.attivi, 'azione annullata');
  if (!done.ok) return done;
  await undoAssegnazioni(tx, actor, assignments);
  await markLottoAnnullato(tx, actor, id);
  const annullati = done.value + assignments.length;
  await appendRegistro(tx, actor, 'lotto_annullato', 'lotto_abbinamenti', { id, dopo: { annullati } });
  return succeed({ id_lotto: id, annullati, gia_annullati: lotto.switchedOff });
}
