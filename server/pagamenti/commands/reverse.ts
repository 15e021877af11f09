import type { z } from 'zod';
import type { pagamentoStornaSchema } from '#api/contract/pagamenti.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, refuseField, succeed, type Failure, type Result } from '../../core/problems.ts';
import { holdRighe } from '../../estratto-conto/sql/modify-righe.ts';
import { readPagamento, type PagamentoWire } from '../sql/read.ts';
import { listStornato } from '../sql/returns.ts';
import {
  holdPagamenti,
  insertPagamenti,
  listRigheDiPagamenti,
  readContenuto,
  touchPagamento,
  type ContenutoPagamento,
  type PagamentoNuovo,
  type PagamentoTenuto,
} from '../sql/write.ts';
import type { Actor } from '../../core/actor.ts';
import { appendPagamento, refuseObstacle, sumImporti } from './create.ts';
import { holdAvailable, listIds } from './available.ts';

type Request = z.output<typeof pagamentoStornaSchema>;

/** The request for a storno, and where it comes from. */
interface Storno extends Omit<Request, 'versione'> {
  origine: 'manuale' | 'flusso';
  id_lotto: number | null;
  riferimento: string | null;
}

/**
 * What still stands of a pagamento, partita by partita, as a storno would write it. A storno of the whole also takes
 * back the differenze. A storno of a part leaves them, because a differenza belongs to no single partita.
 */
function reverse(
  content: ContenutoPagamento,
  reversed: ReadonlyMap<number, number>,
  only: readonly number[] | undefined,
): { partite: ContenutoPagamento['partite']; differenze: ContenutoPagamento['differenze'] } {
  const partite = content.partite
    .filter(({ id }) => !only || only.includes(id))
    .map(({ id, importo }) => ({ id, importo: -(importo + (reversed.get(id) ?? 0)) }))
    .filter(({ importo }) => importo !== 0);
  const whole = reversed.size === 0 && partite.length === content.partite.length;
  return {
    partite,
    differenze: whole ? content.differenze.map((each) => ({ ...each, importo: -each.importo })) : [],
  };
}

/** Writes a storno of a locked, active pagamento; its partite are open again. Answers the id of the storno. */
export async function writeStorno(
  tx: Tx,
  actor: Actor,
  pagamento: PagamentoTenuto,
  storno: Storno,
): Promise<Result<number>> {
  const { id_azienda } = actor;
  const content = await readContenuto(tx, id_azienda, pagamento.id);
  const unknown = storno.partite?.find((id) => !content.partite.some((part) => part.id === id));
  if (unknown !== undefined) return refuseField('partite', 'Una partita non è di questo pagamento');
  const { partite, differenze } = reverse(
    content,
    await listStornato(tx, id_azienda, pagamento.id),
    storno.partite,
  );
  if (partite.length === 0) return fail('pagamento_stornato', { dettagli: { id_pagamenti: [pagamento.id] } });
  if (storno.spese > 0) differenze.push({ tipo: 'spese', importo: -storno.spese, nota: storno.motivo });
  const importo = sumImporti(partite) + sumImporti(differenze);
  const movimenti = storno.id_movimento === null ? [] : [{ id: storno.id_movimento, importo }];
  const available = await holdAvailable(tx, actor, listIds([{ movimenti, partite }]));
  const obstacle = available.take({ movimenti, partite, storno: true });
  if (obstacle) return refuseObstacle(obstacle);
  const fresh: PagamentoNuovo = {
    origine: movimenti.length > 0 ? 'movimento' : storno.origine,
    data: storno.data,
    importo,
    divisa: pagamento.divisa,
    id_tipo_pagamento: pagamento.id_tipo_pagamento,
    riferimento: storno.riferimento,
    nota: storno.motivo,
    id_storno_di: pagamento.id,
    id_lotto: storno.id_lotto,
    conferma: 'manuale',
    punteggio: null,
    unica: null,
    motivi: [storno.origine === 'flusso' ? 'insoluto da flusso di ritorno' : 'storno'],
    rivali: [],
    movimenti,
    partite,
    differenze,
  };
  const [id] = await insertPagamenti(tx, actor, [fresh]);
  if (id === undefined) throw new Error('a storno was not written');
  await touchPagamento(tx, id_azienda, pagamento.id);
  return succeed(id);
}

/**
 * Locks the rows first, then the pagamenti. Every command that changes both uses this order, so that no two commands
 * wait for each other.
 */
export async function holdRigheDi(
  tx: Tx,
  { id_azienda }: Actor,
  ids: readonly number[],
  idMovimento: number | null,
): Promise<void> {
  const righe = await listRigheDiPagamenti(tx, id_azienda, ids);
  await holdRighe(tx, id_azienda, idMovimento === null ? righe : [...righe, idMovimento]);
}

/** The pagamento, which is locked, or the refusal if it is not in the version that was seen. */
export async function holdAttivo(
  tx: Tx,
  { id_azienda }: Actor,
  id: number,
  version: number,
): Promise<Result<PagamentoTenuto>> {
  const pagamento = (await holdPagamenti(tx, id_azienda, [id])).get(id);
  if (!pagamento) return fail('non_trovato', 'Il pagamento non esiste');
  if (pagamento.versione === version && pagamento.attivo) return succeed(pagamento);
  return fail('versione_superata', { dettagli: { attuale: await readPagamento(tx, id_azienda, id) } });
}

/** Takes a pagamento back on a later day: all of it, or some of its partite. */
export const reversePagamento = (
  db: Database,
  actor: Actor,
  id: number,
  request: Request,
): Promise<Result<PagamentoWire>> =>
  transact(db, async (tx) => {
    await holdRigheDi(tx, actor, [id], request.id_movimento);
    const held = await holdAttivo(tx, actor, id, request.versione);
    if (!held.ok) return held;
    const refused = refuseStorno(held.value, request.data);
    if (refused) return refused;
    const storno = { ...request, origine: 'manuale', id_lotto: null, riferimento: null } as const;
    const done = await writeStorno(tx, actor, held.value, storno);
    return done.ok ? appendPagamento(tx, actor, done.value, 'pagamento_stornato') : done;
  });

function refuseStorno(pagamento: PagamentoTenuto, data: string): Failure | null {
  if (pagamento.id_storno_di !== null) return refuseField('id', 'Uno storno non si storna: si annulla');
  return data < pagamento.data ? refuseField('data', 'Lo storno viene dopo il pagamento') : null;
}
