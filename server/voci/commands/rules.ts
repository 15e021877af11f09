import type { z } from 'zod';
import type { regolaSalvaSchema, regoleOrdineSchema } from '#api/contract/voci.ts';
import type { RegolaUsuale } from '#domain/voci/usual-rules.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, refuseField, succeed, type Failure, type Result } from '../../core/problems.ts';
import type { Versionata } from '../../registro/versioned.ts';
import { lockAziende } from '../../core/sql/ownership.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { insertRegole, listRegole, moveRegole, type RegolaLetta } from '../sql/regole.ts';
import { insertVociUsuali, listVoci } from '../sql/voci.ts';
import type { Actor } from '../../core/actor.ts';

type Request = z.output<typeof regolaSalvaSchema>;

/** Checks what a rule must say, whatever the rows: its voce, its reason, and at least one condition. */
export async function checkRegola(
  tx: Tx,
  { id_azienda }: Actor,
  { azione, id_voce, motivo, condizioni }: Pick<Request, 'azione' | 'id_voce' | 'motivo' | 'condizioni'>,
): Promise<Failure | null> {
  if (azione === 'voce' && id_voce === null) return refuseField('id_voce', 'Scegli la voce');
  if (azione !== 'voce' && id_voce !== null) return refuseField('id_voce', 'Qui non serve una voce');
  if (azione === 'ignorata' && !motivo) return refuseField('motivo', 'Scrivi perché si ignorano');
  const asked = Object.values(condizioni).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  );
  if (!asked) return refuseField('condizioni', 'Una regola senza condizioni prenderebbe tutto');
  if (id_voce !== null && (await listVoci(tx, id_azienda, id_voce)).length === 0)
    return refuseField('id_voce', 'La voce non esiste');
  return null;
}

/** A new rule comes after the others. What one explained before it was changed stays as it is. */
export const REGOLA: Versionata<'regola', RegolaLetta, Omit<Request, 'id' | 'versione'>> = {
  table: 'regola',
  read: async (tx, { id_azienda }, id) => (await listRegole(tx, id_azienda)).find((each) => each.id === id),
  async insert(tx, { id_azienda }, data) {
    const [id = 0] = await insertRegole(tx, id_azienda, [data]);
    return id;
  },
  toColumns: ({ condizioni, ...dati }) => ({ ...dati, condizioni: JSON.stringify(condizioni) }),
  // Movimenti are explained by it.
  hiding: { shown: { eliminata: false }, hidden: { eliminata: true, attiva: false } },
  gone: 'La regola non esiste',
  uniche: {},
  async prepare(tx, actor, data) {
    const refused = await checkRegola(tx, actor, data);
    // Locked because the order concerns all rules together.
    if (!refused) await lockAziende(tx, [actor.id_azienda]);
    return refused;
  },
  async holds(tx, { id_azienda }) {
    await lockAziende(tx, [id_azienda]);
    return null;
  },
  registro: {
    oggetto: 'regola',
    creata: 'regola_creata',
    modificata: 'regola_modificata',
    eliminata: 'regola_eliminata',
  },
};

/** Puts the rules in another order; it must name all of them. */
export async function updateRegoleOrder(
  db: Database,
  actor: Actor,
  { ids }: z.output<typeof regoleOrdineSchema>,
): Promise<Result<{ regole: RegolaLetta[] }>> {
  const { id_azienda } = actor;
  return transact(db, async (tx) => {
    await lockAziende(tx, [id_azienda]);
    const prima = (await listRegole(tx, id_azienda)).map(({ id }) => id);
    const same =
      new Set(ids).size === ids.length &&
      prima.length === ids.length &&
      prima.every((id) => ids.includes(id));
    if (!same) return fail('versione_superata', 'Le regole sono cambiate: ricaricale e riprova');
    await moveRegole(tx, id_azienda, ids);
    await appendRegistro(tx, actor, 'regole_ordinate', 'regola', { prima, dopo: ids });
    return succeed({ regole: await listRegole(tx, id_azienda) });
  });
}

/**
 * Adds what is missing of the usual chart. An azienda without rules also gets the usual rules, which name voci of that
 * chart.
 */
export const addUsuali = (
  db: Database,
  actor: Actor,
  usualRegole: readonly RegolaUsuale[],
): Promise<Result<{ voci: number; regole: number }>> =>
  transact(db, async (tx) => succeed(await addUsualiIn(tx, actor, usualRegole)));

/** The same inside a transaction of the caller's. */
export async function addUsualiIn(
  tx: Tx,
  actor: Actor,
  usualRegole: readonly RegolaUsuale[],
): Promise<{ voci: number; regole: number }> {
  const { id_azienda } = actor;
  await lockAziende(tx, [id_azienda]);
  const voci = await insertVociUsuali(tx, id_azienda);
  const none = (await listRegole(tx, id_azienda)).length === 0;
  const byCode = new Map((await listVoci(tx, id_azienda)).map(({ codice, id }) => [codice, id]));
  const fresh = usualRegole
    .map(({ voce, ...regola }) => ({
      ...regola,
      condizioni: toWire(regola.condizioni),
      id_voce: voce === null ? null : (byCode.get(voce) ?? null),
      motivo: null,
      attiva: true,
    }))
    .filter(({ azione, id_voce }) => azione === 'giroconto' || id_voce !== null);
  const regole = none ? await insertRegole(tx, id_azienda, fresh) : [];
  const dopo = { voci, regole: regole.length };
  await appendRegistro(tx, actor, 'voci_usuali', 'voce', { dopo });
  return dopo;
}

const toWire = (conditions: RegolaUsuale['condizioni']): Request['condizioni'] =>
  JSON.parse(JSON.stringify(conditions)) as Request['condizioni'];
