import type { z } from 'zod';
import type { unioneAnnullataSchema, unisciRequestSchema, unitoSchema } from '#api/contract/doppioni.ts';
import type { Soggetto } from '#api/contract/soggetti.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import {
  fail,
  refuseField,
  refuseFields,
  succeed,
  type WrongFields,
  type Result,
} from '../../core/problems.ts';
import {
  deleteSoggetti,
  holdSoggetti,
  insertSoggetti,
  readSoggetti,
  updateSoggetti,
} from '../sql/anagrafiche.ts';
import { toNameKey } from '../../core/sql/keys.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { deleteAlias, insertAlias } from '../sql/soggetto-detail.ts';
import { countAliasFusi } from '../sql/merged-alias.ts';
import {
  closeUnione,
  readCreatoIl,
  readUnione,
  insertUnione,
  restoreCreatoIl,
  unitoSchema as unitoTenutoSchema,
} from '../sql/unioni-made.ts';
import { moveAllBack, moveSchema, moveAll, type Move } from '../sql/unioni.ts';
import type { Actor } from '../../core/actor.ts';
import { applyCampi, checkVersioni, joinRuoli, toDati, restoreDati } from './check-soggetti.ts';

const counted = (moved: readonly Move[]) =>
  moved
    .map(({ tabella, chiavi, tolte }) => ({ tabella, righe: chiavi.length + tolte.length }))
    .filter(({ righe }) => righe > 0);

/**
 * Takes a soggetto into another with everything that points at it, in one transaction. The name of the one that goes
 * stays as an alias, so that files that use it find the one that stays.
 */
export async function mergeSoggetti(
  db: Database,
  actor: Actor,
  request: z.output<typeof unisciRequestSchema>,
): Promise<Result<z.input<typeof unitoSchema>>> {
  const { id_tenuto, id_unito, versione_tenuto, versione_unito, campi } = request;
  if (id_tenuto === id_unito) return refuseField('id_unito', 'Un soggetto non si unisce a sé stesso');
  return transact(db, async (tx) => {
    const { id_azienda } = actor;
    const held = await holdSoggetti(tx, id_azienda, [id_tenuto, id_unito]);
    const tenuto = held.get(id_tenuto);
    const unito = held.get(id_unito);
    if (!tenuto || !unito) return fail('non_trovato');
    const stale = checkVersioni(held, [
      { id: id_tenuto, versione: versione_tenuto },
      { id: id_unito, versione: versione_unito },
    ]);
    if (stale) return stale;
    const errors: WrongFields = [];
    const ruoli = joinRuoli(tenuto, unito);
    const after = applyCampi(toDati(tenuto), { ruoli, ...campi }, 'campi', errors);
    const refused = refuseFields(errors);
    if (refused) return refused;

    const coppia = { id_azienda, id_tenuto, id_unito };
    const creato_il = await readCreatoIl(tx, id_azienda, id_unito);
    const spostati = await moveAll(tx, coppia);
    await countAliasFusi(tx, coppia, spostati, 1);
    await deleteSoggetti(tx, id_azienda, [id_unito]);
    await updateSoggetti(tx, id_azienda, [{ ...after, id: id_tenuto }]);
    const learned = await learnName(tx, coppia, tenuto, unito);
    const soggetto = (await readSoggetti(tx, id_azienda, [id_tenuto])).get(id_tenuto);
    if (!soggetto) throw new Error('the kept soggetto is gone');
    const id_unione = await insertUnione(tx, actor, {
      coppia,
      unito: { ...unito, creato_il },
      tenuto_prima: { prima: tenuto, dopo: soggetto, appreso: learned },
      spostati,
    });
    await appendRegistro(tx, actor, 'soggetti_uniti', 'soggetto', {
      id: id_tenuto,
      prima: { tenuto, unito },
      dopo: { id_unione, soggetto, spostati: counted(spostati) },
    });
    return succeed({ id_unione, soggetto, spostati: counted(spostati) });
  });
}

async function learnName(
  tx: Tx,
  { id_azienda, id_tenuto }: { id_azienda: number; id_tenuto: number },
  kept: Soggetto,
  merged: Soggetto,
): Promise<string | null> {
  const chiave = toNameKey(merged.ragione_sociale);
  if (chiave === '' || chiave === toNameKey(kept.ragione_sociale)) return null;
  const alias = { tipo: 'nome', chiave, testo: merged.ragione_sociale, origine: 'unione' } as const;
  return (await insertAlias(tx, { id_azienda, id_soggetto: id_tenuto, ...alias })) ? chiave : null;
}

/** Undoes a merge: the one that went comes back under its id with what was its own and is still where it was put. */
export const annulUnione = (
  db: Database,
  actor: Actor,
  idMerger: number,
): Promise<Result<z.input<typeof unioneAnnullataSchema>>> =>
  transact(db, async (tx) => {
    const { id_azienda } = actor;
    const merger = await readUnione(tx, id_azienda, idMerger);
    if (!merger) return fail('non_trovato');
    const { id_tenuto, id_unito } = merger;
    if (merger.annullata_il !== null)
      return fail('richiesta_non_valida', 'Questa unione è già stata annullata');
    const kept = (await holdSoggetti(tx, id_azienda, [id_tenuto])).get(id_tenuto);
    if (!kept)
      return fail(
        'richiesta_non_valida',
        'Il soggetto rimasto è stato a sua volta unito a un altro: annulla prima quella unione',
      );
    const { creato_il, ...unito } = unitoTenutoSchema.parse(merger.unito);
    const moved = moveSchema.array().parse(merger.spostati);
    const pair = { id_azienda, id_tenuto, id_unito };
    const { prima, dopo, appreso } = merger.tenuto;
    await insertSoggetti(tx, id_azienda, [{ ...toDati(unito), id: id_unito, versione: unito.versione + 1 }]);
    await restoreCreatoIl(tx, id_azienda, id_unito, creato_il);
    if (appreso !== null)
      await deleteAlias(tx, { id_azienda, id_soggetto: id_tenuto, tipo: 'nome', chiave: appreso });
    await countAliasFusi(tx, pair, moved, -1);
    const back = await moveAllBack(tx, pair, moved);
    await updateSoggetti(tx, id_azienda, [
      { ...restoreDati(toDati(kept), toDati(prima), toDati(dopo)), id: id_tenuto },
    ]);
    await closeUnione(tx, id_azienda, idMerger);
    const byId = await readSoggetti(tx, id_azienda, [id_tenuto, id_unito]);
    const soggetti = [id_tenuto, id_unito].flatMap((id) => byId.get(id) ?? []);
    await appendRegistro(tx, actor, 'unione_annullata', 'soggetto', {
      id: id_tenuto,
      prima: { id_unione: idMerger, soggetto: kept },
      dopo: { soggetti, spostati: back },
    });
    return succeed({ soggetti, spostati: back.filter(({ righe }) => righe > 0) });
  });
