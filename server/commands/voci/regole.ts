import type { z } from 'zod';
import type { regolaSalvaSchema, regoleOrdineSchema } from '#api/contract/voci.ts';
import { REGOLE_USUALI } from '#domain/voci/regole-usuali.ts';
import type { Database, Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { failure, invalidField, success, type Failure, type Result } from '../../problems.ts';
import { appendRegistro } from '../../repositories/registro.ts';
import {
  hideRegola,
  insertRegole,
  listRegole,
  lockRegole,
  reorderRegole,
  updateRegola,
  type RegolaWire,
} from '../../repositories/voci/regole.ts';
import { insertVociUsuali, listVoci } from '../../repositories/voci/voci.ts';
import type { Actor } from '../actor.ts';

type Request = z.output<typeof regolaSalvaSchema>;

/** What a rule must say, whatever the rows: its voce, its reason, and something it asks. */
export async function checkRegola(
  tx: Tx,
  { id_azienda }: Actor,
  { azione, id_voce, motivo, condizioni }: Pick<Request, 'azione' | 'id_voce' | 'motivo' | 'condizioni'>,
): Promise<Failure | null> {
  if (azione === 'voce' && id_voce === null) return invalidField('id_voce', 'Scegli la voce');
  if (azione !== 'voce' && id_voce !== null) return invalidField('id_voce', 'Qui non serve una voce');
  if (azione === 'ignorata' && !motivo) return invalidField('motivo', 'Scrivi perché si ignorano');
  const asked = Object.values(condizioni).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  );
  if (!asked) return invalidField('condizioni', 'Una regola senza condizioni prenderebbe tutto');
  if (id_voce !== null && (await listVoci(tx, id_azienda, id_voce)).length === 0)
    return invalidField('id_voce', 'La voce non esiste');
  return null;
}

/** Creates a rule, after the others, or changes one from the version that was seen. What was explained stays as it is. */
export async function saveRegola(db: Database, actor: Actor, request: Request): Promise<Result<RegolaWire>> {
  const { id_azienda } = actor;
  return transact(db, async (tx) => {
    const refused = await checkRegola(tx, actor, request);
    if (refused) return refused;
    await lockRegole(tx, id_azienda);
    const { id, versione, ...dati } = request;
    const prima = (await listRegole(tx, id_azienda)).find((each) => each.id === id);
    if (id !== null && !prima) return failure('non_trovato', { detail: 'La regola non esiste' });
    if (id !== null && !(await updateRegola(tx, id_azienda, { id, versione: versione ?? 0 }, dati)))
      return failure('versione_superata', { dettagli: { attuale: prima } });
    const saved = id ?? (await insertRegole(tx, id_azienda, [dati]))[0];
    const dopo = (await listRegole(tx, id_azienda)).find((each) => each.id === saved);
    if (!dopo) throw new Error('a rule that was just written cannot be read');
    await appendRegistro(tx, {
      ...actor,
      azione: prima ? 'regola_modificata' : 'regola_creata',
      oggetto: 'regola',
      id_oggetto: dopo.id,
      prima,
      dopo,
    });
    return success(dopo);
  });
}

export async function removeRegola(
  db: Database,
  actor: Actor,
  regola: { id: number; versione: number },
): Promise<Result<{ id: number }>> {
  const { id_azienda } = actor;
  return transact(db, async (tx) => {
    await lockRegole(tx, id_azienda);
    const prima = (await listRegole(tx, id_azienda)).find(({ id }) => id === regola.id);
    if (!prima) return failure('non_trovato', { detail: 'La regola non esiste' });
    if (!(await hideRegola(tx, id_azienda, regola)))
      return failure('versione_superata', { dettagli: { attuale: prima } });
    await appendRegistro(tx, {
      ...actor,
      azione: 'regola_eliminata',
      oggetto: 'regola',
      id_oggetto: regola.id,
      prima,
    });
    return success({ id: regola.id });
  });
}

/** Puts the rules in another order; it must name all of them. */
export async function orderRegole(
  db: Database,
  actor: Actor,
  { ids }: z.output<typeof regoleOrdineSchema>,
): Promise<Result<{ regole: RegolaWire[] }>> {
  const { id_azienda } = actor;
  return transact(db, async (tx) => {
    await lockRegole(tx, id_azienda);
    const prima = (await listRegole(tx, id_azienda)).map(({ id }) => id);
    const same =
      new Set(ids).size === ids.length &&
      prima.length === ids.length &&
      prima.every((id) => ids.includes(id));
    if (!same)
      return failure('versione_superata', { detail: 'Le regole sono cambiate: ricaricale e riprova' });
    await reorderRegole(tx, id_azienda, ids);
    await appendRegistro(tx, {
      ...actor,
      azione: 'regole_ordinate',
      oggetto: 'regola',
      id_oggetto: null,
      prima,
      dopo: ids,
    });
    return success({ regole: await listRegole(tx, id_azienda) });
  });
}

/** Adds what is missing of the usual chart, and the usual rules to an azienda that has none. */
export async function addUsuali(
  db: Database,
  actor: Actor,
  conRegole: boolean,
): Promise<Result<{ voci: number; regole: number }>> {
  const { id_azienda } = actor;
  return transact(db, async (tx) => {
    await lockRegole(tx, id_azienda);
    const voci = await insertVociUsuali(tx, id_azienda);
    const none = (await listRegole(tx, id_azienda)).length === 0;
    const byCodice = new Map((await listVoci(tx, id_azienda)).map(({ codice, id }) => [codice, id]));
    const nuove = REGOLE_USUALI.map(({ voce, ...regola }) => ({
      ...regola,
      condizioni: toWire(regola.condizioni),
      id_voce: voce === null ? null : (byCodice.get(voce) ?? null),
      motivo: null,
      attiva: true,
    })).filter(({ azione, id_voce }) => azione === 'giroconto' || id_voce !== null);
    const regole = conRegole && none ? await insertRegole(tx, id_azienda, nuove) : [];
    const dopo = { voci, regole: regole.length };
    await appendRegistro(tx, { ...actor, azione: 'voci_usuali', oggetto: 'voce', id_oggetto: null, dopo });
    return success(dopo);
  });
}

const toWire = (condizioni: (typeof REGOLE_USUALI)[number]['condizioni']): Request['condizioni'] =>
  JSON.parse(JSON.stringify(condizioni)) as Request['condizioni'];
