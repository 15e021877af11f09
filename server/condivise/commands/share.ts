/** Gives something to the studio, takes it back, and hands a new azienda what is shared. */
import type { z } from 'zod';
import type {
  Condivisa,
  condividiSchema,
  condivisaTogliSchema,
  condivisaToltaSchema,
  Genere,
  UsoCondivisa,
} from '#api/contract/condivise.ts';
import { genereSchema } from '#api/contract/condivise.ts';
import type { Actor } from '../../core/actor.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, refuseField, succeed, type Failure, type Result } from '../../core/problems.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import {
  existsRegolaCondivisa,
  followCondivisa,
  isGoverning,
  listIdCondivise,
  lockCondivise,
  readCondivisa,
  readPropria,
  readUso,
  saveCondivisa,
  type Propria,
} from '../sql/condivise.ts';
import {
  appendToEach,
  countLeaving,
  insertCopies,
  keepVersions,
  linkByKey,
  removeCondivisa,
  updateCopies,
} from '../sql/spread.ts';

type Vista = Pick<z.output<typeof condividiSchema>, 'genere' | 'id' | 'versione'>;

const OVERTAKEN = 'Intanto è cambiata, qui o nello studio: ricarica e riprova';

/** Reads the row, or refuses whoever may not act for the whole studio. */
async function checkActor(tx: Tx, actor: Actor, { genere, id, versione }: Vista): Promise<Result<Propria>> {
  const own = await readPropria(tx, actor.id_azienda, genere, id);
  if (!own) return fail('non_trovato', 'Non c’è più');
  if (own.dimostrativa)
    return refuseField('id', 'Lo studio dimostrativo ha dati inventati: non condivide nulla');
  if (!(await isGoverning(tx, actor.id_utente)))
    return fail(
      'permesso_negato',
      'Tocca anche aziende che non apri: può farlo il titolare, o un amministratore che apra tutte le aziende',
    );
  return own.versione === versione ? succeed(own) : fail('versione_superata', OVERTAKEN);
}

/** Refuses what would make no sense in another azienda. */
function refuseContenuto(kind: Genere, { contenuto }: Propria): Failure | null {
  if (kind !== 'regola') return null;
  const { condizioni, azione, id_voce } = contenuto;
  if (typeof condizioni === 'object' && condizioni !== null && 'id_conto' in condizioni)
    return refuseField('condizioni', 'Vale per un conto di questa azienda: togli il conto, poi condividila');
  return azione === 'voce' && id_voce === null
    ? refuseField('id_voce', 'La sua voce è soltanto di questa azienda: condividi prima la voce')
    : null;
}

/** Gives what is shared to all the aziende, or to one. */
async function spread(
  tx: Tx,
  kind: Genere,
  idCondivisa: number,
  { id_utente, id_azienda }: Pick<Actor, 'id_utente'> & { id_azienda: number | null },
): Promise<void> {
  await linkByKey(tx, kind, idCondivisa, id_azienda);
  const fresh = await insertCopies(tx, kind, idCondivisa, id_azienda);
  await keepVersions(tx, kind, id_utente, fresh);
  const told = { id_utente, oggetto: kind };
  await appendToEach(tx, { ...told, azione: 'ricevuta_dallo_studio' }, fresh);
}

/** Shares a row, or updates what the studio shares with its values. `anteprima` only tells which aziende that touches. */
export async function shareCondivisa(
  db: Database,
  actor: Actor,
  { versione_studio, chiave, anteprima, ...vista }: z.output<typeof condividiSchema>,
): Promise<Result<{ uso: UsoCondivisa }>> {
  const { genere, id } = vista;
  const everywhere = { id_utente: actor.id_utente, id_azienda: null };
  return transact(
    db,
    async (tx) => {
      if (!anteprima) await lockCondivise(tx);
      const found = await checkActor(tx, actor, vista);
      if (!found.ok) return found;
      const own = found.value;
      if (own.versione_studio !== versione_studio) return fail('versione_superata', OVERTAKEN);
      const refused = refuseContenuto(genere, own);
      if (refused) return refused;
      if (anteprima)
        return succeed({
          uso: await readUso(tx, genere, { ...own, chiave: chiave ?? own.chiave }, actor),
        });
      const idCondivisa = await saveCondivisa(tx, genere, own);
      await followCondivisa(tx, genere, { id_azienda: actor.id_azienda, id }, idCondivisa);
      const voce = own.contenuto['id_voce'];
      if (typeof voce === 'number') await spread(tx, 'voce', voce, everywhere);
      const changed = await updateCopies(tx, genere, idCondivisa);
      await keepVersions(tx, genere, actor.id_utente, changed);
      const told = { id_utente: actor.id_utente, oggetto: genere, dopo: own.contenuto };
      await appendToEach(tx, { ...told, azione: 'cambiata_dallo_studio' }, changed);
      await spread(tx, genere, idCondivisa, everywhere);
      const uso = await readUso(tx, genere, { ...own, id_condivisa: idCondivisa }, actor);
      await appendRegistro(tx, actor, 'condivisa_con_lo_studio', genere, {
        id,
        dopo: { ...own.contenuto, seguono: uso.seguono, proprie: uso.proprie },
      });
      return succeed({ uso });
    },
    { condivisa_chiave: ['nome', 'Lo studio ne condivide già un’altra con questo nome o codice'] },
  );
}

/** Reads what the studio shares, as this azienda would have it, and which aziende use it. */
export const findCondivisa = (
  db: Database,
  actor: Actor,
  genere: Genere,
  id: number,
): Promise<Result<Condivisa>> =>
  transact(db, async (tx) => {
    const own = await readPropria(tx, actor.id_azienda, genere, id);
    const found =
      own?.id_condivisa != null
        ? await readCondivisa(tx, actor.id_azienda, genere, own.id_condivisa)
        : undefined;
    if (!own || !found) return fail('non_trovato', 'Non è dello studio');
    const { versione, dati } = found;
    const uso = await readUso(tx, genere, own, actor);
    return succeed({ versione, contenuto: { genere, dati } as Condivisa['contenuto'], uso });
  });

/** Stops sharing a row. `anteprima` only counts where it would stay. */
export async function unshareCondivisa(
  db: Database,
  actor: Actor,
  { anteprima, ...vista }: z.output<typeof condivisaTogliSchema>,
): Promise<Result<z.input<typeof condivisaToltaSchema>>> {
  const { genere } = vista;
  return transact(db, async (tx) => {
    if (!anteprima) await lockCondivise(tx);
    const found = await checkActor(tx, actor, vista);
    if (!found.ok) return found;
    const { id_condivisa, contenuto } = found.value;
    if (id_condivisa === null) return refuseField('id', 'Non è dello studio');
    if (genere === 'voce' && (await existsRegolaCondivisa(tx, id_condivisa)))
      return refuseField('id', 'La usano regole dello studio: togli prima quelle');
    const uso = await readUso(tx, genere, found.value, actor);
    const conti = await countLeaving(tx, genere, id_condivisa, actor.id_azienda);
    if (anteprima) return succeed({ uso, ...conti });
    const { tolte, tenute } = await removeCondivisa(tx, genere, id_condivisa, actor.id_azienda);
    const told = { id_utente: actor.id_utente, oggetto: genere, dopo: contenuto };
    await appendToEach(tx, { ...told, azione: 'tolta_dallo_studio' }, tolte);
    await appendToEach(tx, { ...told, azione: 'propria_dopo_lo_studio' }, tenute);
    return succeed({ uso, ...conti });
  });
}

/** Gives a new azienda everything that the studio shares. */
export async function receiveCondivise(tx: Tx, actor: Actor): Promise<void> {
  await lockCondivise(tx);
  for (const kind of genereSchema.options)
    for (const id of await listIdCondivise(tx, kind)) await spread(tx, kind, id, actor);
}
