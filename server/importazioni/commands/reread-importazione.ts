import type { z } from 'zod';
import type { RigaImport } from '#api/contract/invio-import.ts';
import type { rilettaRequestSchema, rilettaSchema } from '#api/contract/rilettura.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, refuseField, succeed, type Failure, type Result } from '../../core/problems.ts';
import { lockImportazione, updateImportazione, type ImportazioneRow } from '../sql/importazioni.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { insertRighe } from '../sql/righe.ts';
import {
  deleteRigheImportate,
  holdRigheImportate,
  readLastRigaId,
  listRigheDopo,
  announceRicarica,
  readAbbinate,
  readCampiAMano,
  replaceRighe,
  sumRighe,
  type SavedRiga,
  type RewrittenRiga,
} from '../sql/riletture.ts';
import { insertRilettura, toHeadFields } from '../sql/riletture-made.ts';
import { readTracciato } from '../../tracciati/sql/tracciati.ts';
import type { Actor } from '../../core/actor.ts';
import { checkRighe, resolveRighe } from './check-righe.ts';
import { toHead } from './head.ts';

type Request = z.output<typeof rilettaRequestSchema>;
type Answer = z.input<typeof rilettaSchema>;

/**
 * Writes the difference of a re-reading into a completed import, whole or not at all. What people wrote stays: notes,
 * soggetti, the fields they changed. A matched row keeps its amount and is not deleted: such a change refuses the
 * whole.
 */
export const rereadImportazione = (
  db: Database,
  actor: Actor,
  idImp: number,
  request: Request,
): Promise<Result<Answer>> =>
  transact(db, async (tx) => {
    const importazione = await lockImportazione(tx, actor.id_azienda, idImp);
    if (!importazione) return fail('non_trovato', 'L’importazione non esiste');
    if (importazione.stato === 'annullato') return fail('importazione_annullata');
    if (importazione.stato !== 'completato' || importazione.natura === null)
      return fail('importazione_non_aperta', 'L’importazione non è ancora completa');
    const { tracciato } = request;
    if (tracciato.id !== null && !(await readTracciato(tx, actor.id_azienda, tracciato.id)))
      return refuseField('tracciato.id', 'Il tracciato non esiste');
    return apply(tx, actor, { ...importazione, natura: importazione.natura }, request);
  });

type Importazione = ImportazioneRow & { natura: NonNullable<ImportazioneRow['natura']> };

async function apply(
  tx: Tx,
  actor: Actor,
  importazione: Importazione,
  request: Request,
): Promise<Result<Answer>> {
  const { id_azienda } = actor;
  const { id_imp } = importazione;
  const { cambia, crea, elimina } = request;
  const ids = [...cambia, ...elimina].map(({ id }) => id);
  const before = await holdRigheImportate(tx, id_azienda, id_imp, ids);
  const matched = await readAbbinate(tx, id_azienda, ids);
  const refused = checkVersions(request, before) ?? checkMatched(request, before, matched);
  if (refused) return refused;
  const all = [...cambia.map(({ riga }) => riga), ...crea];
  const checked = await checkRighe(tx, id_azienda, importazione, all);
  if (!checked.ok) return checked;

  await rewriteRighe(tx, id_azienda, cambia, before, matched);
  await deleteRigheImportate(
    tx,
    id_azienda,
    elimina.map(({ id }) => id),
  );
  const last = await readLastRigaId(tx, id_azienda, id_imp);
  if (crea.length > 0) await insertRighe(tx, importazione, await resolveRighe(tx, id_azienda, crea));

  const ricevuti = await sumRighe(tx, id_azienda, id_imp);
  const { righe, dare, avere } = request.attesi;
  const attesi = { righe, dare, avere };
  if (ricevuti.righe !== righe || ricevuti.dare !== dare || ricevuti.avere !== avere)
    return fail('totali_diversi', { dettagli: { attesi, ricevuti } });
  const head = { ...toHead(request), ...attesi };
  await updateImportazione(tx, id_azienda, id_imp, head);

  const create = await listRigheDopo(tx, id_azienda, id_imp, last);
  const cambiate = cambia.map(({ id, versione }) => ({ id, versione: versione + 1 }));
  const counts = { cambiate: cambia.length, create: crea.length, eliminate: elimina.length };
  const id = await insertRilettura(tx, actor, id_imp, {
    prima: { testa: toHeadFields(importazione), righe: [...before.values()] },
    dopo: { cambiate, create: crea.length > 0 ? create : [] },
  });
  await appendRegistro(tx, actor, 'importazione_riletta', 'importazione', {
    id: id_imp,
    prima: toHeadFields(importazione),
    dopo: { rilettura: id, ...head, ...counts },
  });
  await announceRicarica(tx, id_azienda);
  return succeed({ id, id_imp, ...counts });
}

/** Writes the rows that the file now says otherwise. */
async function rewriteRighe(
  tx: Tx,
  idAzienda: number,
  changes: Request['cambia'],
  before: ReadonlyMap<number, SavedRiga>,
  matched: ReadonlySet<number>,
): Promise<void> {
  const byHand = await readCampiAMano(
    tx,
    idAzienda,
    changes.map(({ id }) => id),
  );
  const loaded = await resolveRighe(
    tx,
    idAzienda,
    changes.map(({ riga }) => riga),
  );
  const rewritten = changes.flatMap(({ id }, at): RewrittenRiga[] => {
    const old = before.get(id);
    const riga = loaded[at];
    return old && riga ? [rewrite(old, riga, byHand.get(id) ?? [], matched.has(id))] : [];
  });
  await replaceRighe(tx, idAzienda, rewritten);
}

/** The row as the file now says, except for what people changed. */
function rewrite(
  old: SavedRiga,
  parsed: RigaImport,
  byHand: readonly string[],
  matched: boolean,
): RewrittenRiga {
  const kept = Object.fromEntries(
    byHand.filter((field) => field in parsed).map((field) => [field, old[field as keyof SavedRiga]]),
  );
  return {
    ...parsed,
    ...kept,
    id: old.id,
    nota: old.annotata ? old.nota : parsed.nota,
    id_soggetto: old.id_soggetto ?? parsed.id_soggetto,
    residuo: matched ? old.residuo : parsed.importo,
  };
}

function checkVersions({ cambia, elimina }: Request, before: ReadonlyMap<number, SavedRiga>): Failure | null {
  const stale = [...cambia, ...elimina].filter(({ id, versione }) => before.get(id)?.versione !== versione);
  if (stale.length === 0) return null;
  return fail('versione_superata', {
    detail: 'Mentre guardavi le differenze qualcuno ha cambiato queste righe: rileggi di nuovo il file',
    dettagli: { ids: stale.map(({ id }) => id) },
  });
}

function checkMatched(
  { cambia, elimina }: Request,
  before: ReadonlyMap<number, SavedRiga>,
  matched: ReadonlySet<number>,
): Failure | null {
  const rifiutate = [
    ...cambia.flatMap(({ id, riga }) => {
      const old = before.get(id);
      return old && matched.has(id) && old.importo !== riga.importo
        ? [refusal(old, 'importo', 'La riga è già abbinata: il suo importo non può cambiare')]
        : [];
    }),
    ...elimina.flatMap(({ id }) => {
      const old = before.get(id);
      return old && matched.has(id)
        ? [refusal(old, null, 'La riga è già abbinata: non può sparire. Togli prima gli abbinamenti')]
        : [];
    }),
  ];
  return rifiutate.length > 0 ? fail('righe_rifiutate', { dettagli: { rifiutate } }) : null;
}

const refusal = ({ riga, importo }: SavedRiga, colonna: string | null, motivo: string) => ({
  riga,
  colonna,
  valore: String(importo),
  motivo,
});
