import type { z } from 'zod';
import type { Soggetto, soggettiModificatiSchema } from '#api/contract/soggetti.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { MANY_RIGHE, refreshAnagrafiche } from '../../core/db/statistics.ts';
import { transact } from '../../core/db/transact.ts';
import { refuseFields, refuseRepeated, succeed, type WrongFields, type Result } from '../../core/problems.ts';
import {
  addIbans,
  deleteSoggetti,
  holdSoggetti,
  insertSoggetti,
  readSoggetti,
  updateSoggetti,
} from '../sql/anagrafiche.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { readVersioniTolte } from '../sql/removed-soggetti.ts';
import { countRiferimenti } from '../sql/unioni.ts';
import type { Actor } from '../../core/actor.ts';
import {
  applyCampi,
  checkNuovo,
  checkUsati,
  checkVersioni,
  toDati,
  type SoggettiChanges,
} from './check-soggetti.ts';

type Answer = z.input<typeof soggettiModificatiSchema>;

/**
 * Applies a set of changes to the azienda's soggetti, whole or not at all. A soggetto created with the id of a deleted
 * one is that one again, one version on.
 */
export async function modifySoggetti(
  db: Database,
  actor: Actor,
  modifications: SoggettiChanges,
): Promise<Result<Answer>> {
  const { crea, cambia, elimina } = modifications;
  const repeated = refuseRepeated({ crea, cambia, elimina }, 'Lo stesso soggetto compare due volte');
  if (repeated) return repeated;
  return transact(db, async (tx) => {
    const { id_azienda } = actor;
    const named = [...cambia, ...elimina];
    const current = await holdSoggetti(
      tx,
      id_azienda,
      named.map(({ id }) => id),
    );
    const stale = checkVersioni(current, named);
    if (stale) return stale;

    const asked = crea.flatMap(({ id }) => id ?? []);
    const versions = await readVersioniTolte(tx, id_azienda, asked);
    const { changed, fresh, errors } = readChanges(modifications, current, versions);
    const eliminati = elimina.map(({ id }) => id);
    const refused =
      refuseFields(errors) ??
      (eliminati.length === 0
        ? null
        : checkUsati(elimina, current, await countRiferimenti(tx, id_azienda, eliminati)));
    if (refused) return refused;

    await deleteSoggetti(tx, id_azienda, eliminati);
    await updateSoggetti(tx, id_azienda, changed);
    const ids = await insertSoggetti(
      tx,
      id_azienda,
      fresh.map(({ dati }, at) => {
        const id = crea[at]?.id;
        return id === undefined ? dati : { ...dati, id, versione: (versions.get(id) ?? 0) + 1 };
      }),
    );
    const ibans = fresh.flatMap((nuovo, at) =>
      nuovo.ibans.map((iban) => ({ id_soggetto: ids[at] ?? 0, iban })),
    );
    await addIbans(tx, actor, ibans, 'manuale');
    const after = await readSoggetti(tx, id_azienda, [...ids, ...changed.map(({ id }) => id)]);
    const outcome = {
      creati: inOrder(ids, after),
      cambiati: inOrder(
        changed.map(({ id }) => id),
        after,
      ),
      eliminati,
    };
    await record(tx, actor, current, outcome);
    if (ids.length >= MANY_RIGHE) await refreshAnagrafiche(tx);
    return succeed(outcome);
  });
}

/** The data as they are kept, and what is wrong with them. */
function readChanges(
  { crea, cambia }: SoggettiChanges,
  current: ReadonlyMap<number, Soggetto>,
  removed: ReadonlyMap<number, number>,
) {
  const errors: WrongFields = [];
  const changed = cambia.flatMap(({ id, campi }, at) => {
    const before = current.get(id);
    return before ? [{ ...applyCampi(toDati(before), campi, `cambia.${at}.campi`, errors), id }] : [];
  });
  const fresh = crea.map((nuovo, at) => checkNuovo(nuovo, `crea.${at}`, errors));
  for (const [at, { id }] of crea.entries())
    if (id !== undefined && !removed.has(id))
      errors.push({ campo: `crea.${at}.id`, messaggio: 'Nessun soggetto eliminato ha questo numero' });
  return { changed, fresh, errors };
}

const inOrder = (ids: readonly number[], byId: ReadonlyMap<number, Soggetto>): Soggetto[] =>
  ids.flatMap((id) => byId.get(id) ?? []);

/** One entry for each soggetto, up to so many; beyond, one for the set: a bulk edit is one thing done. */
const SINGLE = 50;

async function record(
  tx: Tx,
  actor: Actor,
  prima: ReadonlyMap<number, Soggetto>,
  { creati, cambiati, eliminati }: { creati: Soggetto[]; cambiati: Soggetto[]; eliminati: number[] },
): Promise<void> {
  const append = (azione: string, id: number | null, before?: unknown, after?: unknown) =>
    appendRegistro(tx, actor, azione, 'soggetto', { id, prima: before, dopo: after });
  // Deletions always one by one: their versions are looked up when they are taken back.
  for (const id of eliminati) await append('soggetto_eliminato', id, prima.get(id));
  if (cambiati.length <= SINGLE)
    for (const after of cambiati) await append('soggetto_modificato', after.id, prima.get(after.id), after);
  else
    await append(
      'soggetti_modificati',
      null,
      cambiati.flatMap(({ id }) => prima.get(id) ?? []),
      cambiati,
    );
  if (creati.length <= SINGLE)
    for (const after of creati) await append('soggetto_creato', after.id, undefined, after);
  else await append('soggetti_creati', null, undefined, creati);
}
