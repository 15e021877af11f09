import type { z } from 'zod';
import type { assegnaSchema, assegnatiSchema, liberaSchema, liberatiSchema } from '#api/contract/voci.ts';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { formatImporto } from '#domain/importi.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, refuseField, succeed, type Failure, type Result } from '../../core/problems.ts';
import { holdRighe } from '../../estratto-conto/sql/modify-righe.ts';
import { appendManyToRegistro } from '../../registro/sql/registro-many.ts';
import {
  deactivateAssegnazioni,
  insertAssegnazioni,
  listAssegnazioni,
  takeCoppie,
  type AssegnazioneNuova,
} from '../sql/assegnazioni.ts';
import { listVoci } from '../sql/voci.ts';
import type { Actor } from '../../core/actor.ts';
import { refuseObstacle } from '../../pagamenti/commands/create.ts';
import { holdAvailable } from '../../pagamenti/commands/available.ts';

type Request = z.output<typeof assegnaSchema>;

function check({ tipo, id_voce, motivo, movimenti }: Request): Failure | null {
  if (tipo === 'voce' && id_voce === null) return refuseField('id_voce', 'Scegli la voce');
  if (tipo !== 'voce' && id_voce !== null) return refuseField('id_voce', 'Qui non serve una voce');
  if (tipo === 'storno' && movimenti.length !== 2)
    return refuseField(
      'movimenti',
      'Uno storno lega due movimenti: quello di prima e quello che lo riprende',
    );
  if (tipo === 'ignorata' && !motivo) return refuseField('motivo', 'Scrivi perché si ignora');
  const ids = movimenti.map(({ id }) => id);
  if (new Set(ids).size < ids.length)
    return refuseField('movimenti', 'Lo stesso movimento compare due volte');
  return null;
}

/** Ignoring settles nothing: a row is ignored whole, or not at all. */
function checkIgnored(righe: readonly RigaEstratto[]): Failure | null {
  const at = righe.findIndex(({ residuo, importo }) => residuo !== importo);
  return at === -1
    ? null
    : refuseField(`movimenti.${at}.id`, 'Il movimento è già spiegato in parte: non si può ignorare');
}

/** Explains movimenti that settle no document; whole or not at all. */
export async function assignMovimenti(
  db: Database,
  actor: Actor,
  request: Request,
): Promise<Result<z.input<typeof assegnatiSchema>>> {
  const wrong = check(request);
  if (wrong) return wrong;
  const { id_azienda } = actor;
  const { tipo, id_voce, motivo } = request;
  return transact(db, async (tx) => {
    if (id_voce !== null && (await listVoci(tx, id_azienda, id_voce)).length === 0)
      return refuseField('id_voce', 'La voce non esiste');
    const available = await holdAvailable(
      tx,
      actor,
      request.movimenti.map(({ id }) => id),
    );
    const parts = request.movimenti.map(({ id, importo }) => ({
      id,
      importo: importo ?? available.righe.get(id)?.residuo ?? 0,
    }));
    const righe = parts.flatMap(({ id }) => available.righe.get(id) ?? []);
    const obstacle = available.take({ movimenti: parts, partite: [] });
    if (obstacle) return refuseObstacle(obstacle);
    if (parts.some(({ importo }) => importo === 0) && tipo !== 'ignorata')
      return fail('importo_non_disponibile', 'Un movimento è già spiegato');
    const refused = tipo === 'ignorata' ? checkIgnored(righe) : null;
    if (refused) return refused;
    const coppia = await pair(tipo, parts, () => takeCoppie(tx, 1));
    if (!coppia.ok) return coppia;
    const fresh: AssegnazioneNuova[] = parts.map(({ id, importo }) => ({
      id_movimento: id,
      tipo,
      id_voce,
      importo: tipo === 'ignorata' ? 0 : importo,
      motivo: motivo || null,
      id_regola: null,
      id_lotto: null,
      id_coppia: coppia.value,
    }));
    const assegnazioni = await insertAssegnazioni(tx, actor, fresh);
    return succeed({ assegnazioni });
  });
}

/**
 * Two movimenti of opposite sign are the two sides of a giroconto or of a storno, and must cancel each other. Two of
 * the same sign are two giroconti, each with its other side elsewhere.
 */
async function pair(
  kind: Request['tipo'],
  parts: readonly { importo: number }[],
  next: () => Promise<number[]>,
): Promise<Result<number | null>> {
  if ((kind !== 'giroconto' && kind !== 'storno') || parts.length !== 2) return succeed(null);
  if (new Set(parts.map(({ importo }) => Math.sign(importo))).size === 1)
    return kind === 'giroconto'
      ? succeed(null)
      : refuseField('movimenti', 'Uno storno ha il segno contrario del movimento che riprende');
  const rest = parts.reduce((sum, { importo }) => sum + importo, 0);
  if (rest !== 0)
    return fail('pagamento_non_quadra', {
      detail: `I due movimenti non si annullano: restano ${formatImporto(rest)}`,
      dettagli: { differenza: rest },
    });
  return succeed((await next())[0] ?? null);
}

/** Takes back what explains movimenti besides pagamenti. The other side of a pair is opened too. */
export async function releaseMovimenti(
  db: Database,
  actor: Actor,
  { movimenti = [], assegnazioni = [] }: z.output<typeof liberaSchema>,
): Promise<Result<z.input<typeof liberatiSchema>>> {
  const { id_azienda } = actor;
  return transact(db, async (tx) => {
    const which = { movimenti, ids: assegnazioni };
    const asked = await listAssegnazioni(tx, id_azienda, which);
    await holdRighe(tx, id_azienda, [...movimenti, ...asked.map(({ id_movimento }) => id_movimento)]);
    // Read again, now that the rows are locked.
    const held = await listAssegnazioni(tx, id_azienda, which);
    await deactivateAssegnazioni(tx, actor, held);
    await appendManyToRegistro(
      tx,
      actor,
      'movimento_liberato',
      'riga_estratto',
      held.map((prima) => ({ id: prima.id_movimento, prima })),
    );
    return succeed({ liberate: held.length });
  });
}
