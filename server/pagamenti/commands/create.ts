import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import type { PagamentoNuovoWire } from '#api/contract/pagamenti.ts';
import { formatImporto } from '#domain/importi.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, refuseField, succeed, type Failure, type Result } from '../../core/problems.ts';
import { makeLessons, learnAlias } from '../sql/alias.ts';
import { readPagamento, type PagamentoWire } from '../sql/read.ts';
import { insertPagamenti, type PagamentoNuovo, type WrittenPart } from '../sql/write.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { existsTipoPagamento } from '../../tipi-pagamento/sql/tipi-pagamento.ts';
import type { Actor } from '../../core/actor.ts';
import { holdAvailable, listIds, type Obstacle } from './available.ts';

export const sumImporti = (parts: readonly { importo: number }[]): number =>
  parts.reduce((sum, { importo }) => sum + importo, 0);

/** The refusal of a single pagamento whose rows cannot give what is asked. */
export function refuseObstacle(obstacle: Obstacle): Failure {
  const { presa, ...saltata } = obstacle;
  if (presa) return fail('riga_presa', { detail: saltata.motivo, dettagli: { prese: [presa] } });
  return fail('importo_non_disponibile', {
    detail: saltata.motivo,
    dettagli: { saltate: [{ numero: 1, ...saltata }] },
  });
}

function checkRepeated(name: string, parts: readonly WrittenPart[]): Failure | null {
  const seen = new Set<number>();
  for (const [at, { id, importo }] of parts.entries()) {
    if (importo === 0) return refuseField(`${name}.${at}.importo`, 'Un importo di zero non abbina niente');
    if (seen.has(id)) return refuseField(`${name}.${at}.id`, 'La stessa riga compare due volte');
    seen.add(id);
  }
  return null;
}

/** Checks what does not depend on the rows: the sums, and what a pagamento without movimenti must say by itself. */
function check(request: PagamentoNuovoWire): Failure | null {
  const { movimenti, partite, differenze } = request;
  const repeated = checkRepeated('movimenti', movimenti) ?? checkRepeated('partite', partite);
  if (repeated) return repeated;
  if (differenze.some(({ importo }) => importo === 0))
    return refuseField('differenze', 'Una differenza di zero non spiega niente');
  if (movimenti.length === 0)
    return request.data ? null : refuseField('data', 'Di un pagamento a mano serve la data');
  const missing = sumImporti(movimenti) - sumImporti(partite) - sumImporti(differenze);
  if (missing === 0) return null;
  return fail('pagamento_non_quadra', {
    detail: `Partite e differenze non danno i movimenti: mancano ${formatImporto(missing)}`,
    dettagli: { differenza: missing },
  });
}

const latest = (rows: readonly RigaEstratto[]): RigaEstratto | undefined =>
  rows.toSorted((one, other) => (one.data < other.data ? 1 : -1))[0];

/** Links movimenti and partite by hand, or records money that is on no bank statement; whole or not at all. */
export async function createPagamento(
  db: Database,
  actor: Actor,
  request: PagamentoNuovoWire,
): Promise<Result<PagamentoWire>> {
  const wrong = check(request);
  if (wrong) return wrong;
  return transact(db, async (tx) => {
    const { movimenti, partite, differenze, id_tipo_pagamento } = request;
    if (id_tipo_pagamento !== null && !(await existsTipoPagamento(tx, actor.id_azienda, id_tipo_pagamento)))
      return refuseField('id_tipo_pagamento', 'Il tipo di pagamento non esiste');
    const available = await holdAvailable(tx, actor, listIds([request]));
    const obstacle = available.take(request);
    if (obstacle) return refuseObstacle(obstacle);
    const rows = (parts: readonly WrittenPart[]) => parts.flatMap(({ id }) => available.righe.get(id) ?? []);
    const seen = rows(movimenti);
    const last = latest(seen);
    const data = last?.data ?? request.data;
    const divisa = (last ?? rows(partite)[0])?.divisa;
    if (data === undefined || divisa === undefined) throw new Error('a pagamento without rows');
    const fresh: PagamentoNuovo = {
      origine: seen.length > 0 ? 'movimento' : 'manuale',
      data,
      importo: sumImporti(partite) + sumImporti(differenze),
      divisa,
      id_tipo_pagamento,
      riferimento: request.riferimento || (last?.riferimento ?? null),
      nota: request.nota || null,
      id_storno_di: null,
      id_lotto: null,
      conferma: 'manuale',
      punteggio: null,
      unica: null,
      motivi: [seen.length > 0 ? 'abbinato a mano' : 'registrato a mano'],
      rivali: [],
      movimenti,
      partite,
      differenze,
    };
    return save(tx, actor, fresh, makeLessons(seen, rows(partite)));
  });
}

async function save(
  tx: Tx,
  actor: Actor,
  fresh: PagamentoNuovo,
  teachings: ReturnType<typeof makeLessons>,
): Promise<Result<PagamentoWire>> {
  const [id] = await insertPagamenti(tx, actor, [fresh]);
  if (id === undefined) throw new Error('a pagamento was not written');
  await learnAlias(
    tx,
    actor.id_azienda,
    teachings.map((each) => ({ ...each, id_pagamento: id })),
  );
  return appendPagamento(tx, actor, id, 'pagamento_creato');
}

/** Writes the new state of a pagamento to the registro, and answers it. */
export async function appendPagamento(
  tx: Tx,
  actor: Actor,
  id: number,
  azione: string,
  prima?: unknown,
): Promise<Result<PagamentoWire>> {
  const dopo = await readPagamento(tx, actor.id_azienda, id);
  if (!dopo) throw new Error('a pagamento that was just written cannot be read');
  await appendRegistro(tx, actor, azione, 'pagamento', { id, prima, dopo });
  return succeed(dopo);
}
