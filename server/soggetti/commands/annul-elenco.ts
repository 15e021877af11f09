import type { z } from 'zod';
import type { elencoAnnullatoSchema } from '#api/contract/soggetti-importa.ts';
import type { Soggetto } from '#api/contract/soggetti.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, succeed, type Failure, type Result } from '../../core/problems.ts';
import { deleteSoggetti, holdSoggetti, removeIbans, updateSoggetti } from '../sql/anagrafiche.ts';
import { closeElenco, type FattoElenco, readElenco } from '../sql/elenchi-soggetti.ts';
import { readRuolo } from '../../utenti/sql/manage-utenti.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { countRiferimenti } from '../sql/unioni.ts';
import type { Actor } from '../../core/actor.ts';
import { toDati, restoreDati } from './check-soggetti.ts';

/** Soggetti named in a refusal. */
const NAMED = 5;

/** The first names of some, and how many others there are. */
function listAll(names: readonly string[]): string {
  const rest = names.length - NAMED;
  return `${names.slice(0, NAMED).join('; ')}${rest > 0 ? `; e altri ${rest}` : ''}`;
}

/** Soggetti that the list made and that hold other people's work by now: taking them away would lose it. */
async function checkWorked(tx: Tx, idAzienda: number, created: readonly Soggetto[]): Promise<Failure | null> {
  const uses = await countRiferimenti(
    tx,
    idAzienda,
    created.map(({ id }) => id),
  );
  const held = created.flatMap(({ id, ragione_sociale, versione }) => {
    const own = uses.get(id);
    if (own) return [`${ragione_sociale} ha ${own.join(', ')}`];
    return versione > 1 ? [`${ragione_sociale} è stato cambiato`] : [];
  });
  return held.length === 0
    ? null
    : fail(
        'richiesta_non_valida',
        `L’elenco non si può più annullare per intero, dopo l’importazione si è lavorato sui suoi soggetti: ${listAll(held)}`,
      );
}

/**
 * Undoes an imported list, whole or not at all: takes away the soggetti it made, gives back what it changed where
 * nobody changed it since, and takes away the IBANs it added.
 */
export const annulElenco = (
  db: Database,
  actor: Actor,
  idList: number,
): Promise<Result<z.input<typeof elencoAnnullatoSchema>>> =>
  transact(db, async (tx) => {
    const { id_azienda } = actor;
    const list = await readElenco(tx, id_azienda, idList);
    if (!list) return fail('non_trovato');
    if (list.id_utente !== actor.id_utente && (await readRuolo(tx, actor.id_utente)) !== 'amministratore')
      return fail(
        'permesso_negato',
        'L’elenco è stato importato da un’altra persona: può annullarlo solo un amministratore',
      );
    if (list.annullata_il !== null)
      return fail('richiesta_non_valida', 'Questo elenco è già stato annullato');
    const { creati, cambiati, ibans } = list.fatto;
    const held = await holdSoggetti(tx, id_azienda, [...creati, ...cambiati.map(({ id }) => id)]);
    const made = creati.flatMap((id) => held.get(id) ?? []);
    const refused = await checkWorked(tx, id_azienda, made);
    if (refused) return refused;

    const back = carried(cambiati, held);
    await removeIbans(tx, actor, ibans);
    await updateSoggetti(tx, id_azienda, back);
    await deleteSoggetti(
      tx,
      id_azienda,
      made.map(({ id }) => id),
    );
    await closeElenco(tx, id_azienda, idList);
    const outcome = { eliminate: made.length, cambiate: back.length };
    await appendRegistro(tx, actor, 'elenco_annullato', 'soggetto', {
      prima: { id_elenco: idList, nome_file: list.nome_file, tolti: made },
      dopo: { ...outcome, rimessi: back },
    });
    return succeed(outcome);
  });

/** Those of the changed that are still there, with their data as they were before the list. */
const carried = (changed: FattoElenco['cambiati'], held: ReadonlyMap<number, Soggetto>) =>
  changed.flatMap(({ id, prima, dopo }) => {
    const now = held.get(id);
    return now ? [{ ...restoreDati(toDati(now), prima, dopo), id }] : [];
  });
