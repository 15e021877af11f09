/** Writes the decisions about proposals: pagamenti, pairs of movimenti, the aliases they teach, and the registro. */
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import type { Tx } from '../../core/db/database.ts';
import { makeLessons, learnAlias } from '../sql/alias.ts';
import { markAccettate } from '../sql/proposte.ts';
import { insertPagamenti, type PagamentoNuovo } from '../sql/write.ts';
import { appendManyToRegistro } from '../../registro/sql/registro-many.ts';
import { insertAssegnazioni, takeCoppie } from '../../voci/sql/assegnazioni.ts';
import type { Actor } from '../../core/actor.ts';
import { type Accettate, type AcceptancePlan, type SceltaAccettata, sumPiano } from './accept-plan.ts';
import type { Available, AvailableRequest } from './available.ts';

/** The computation that found the proposals, the action that accepts them, and how they were confirmed. */
interface AcceptanceContext {
  id_calcolo: number;
  id_lotto: number | null;
  conferma: 'automatica' | 'proposta';
}

export async function writeAccettate(
  tx: Tx,
  actor: Actor,
  plan: AcceptancePlan,
  { righe }: Available,
  { id_calcolo, id_lotto, conferma }: AcceptanceContext,
): Promise<Accettate> {
  const { prese } = plan;
  const documenti = prese.filter(({ proposta }) => proposta.tipo === 'documenti');
  const fresh = documenti.map((choice) => toPagamento(choice, righe, id_lotto, conferma));
  const ids = await insertPagamenti(tx, actor, fresh);
  const taught = documenti.flatMap(({ movimenti, partite }, at) => {
    const rows = (parts: AvailableRequest['partite']) => parts.flatMap(({ id }) => righe.get(id) ?? []);
    const id_pagamento = ids[at] ?? 0;
    return makeLessons(rows(movimenti), rows(partite)).map((each) => ({ ...each, id_pagamento }));
  });
  const alias = await learnAlias(tx, actor.id_azienda, taught);
  const pairs = await writePairs(
    tx,
    actor,
    prese.filter(({ proposta }) => proposta.tipo !== 'documenti'),
    id_lotto,
  );
  await markAccettate(tx, actor.id_azienda, id_calcolo, [
    ...documenti.map(({ proposta: { numero } }, at) => ({
      numero,
      id_pagamento: ids[at] ?? null,
      id_coppia: null,
    })),
    ...pairs,
  ]);
  await appendManyToRegistro(
    tx,
    actor,
    'pagamento_creato',
    'pagamento',
    fresh.map((dopo, at) => ({ id: ids[at] ?? 0, dopo })),
  );
  return { ...sumPiano(plan), id_lotto, id_pagamenti: ids, alias };
}

function toPagamento(
  { proposta, movimenti, partite }: SceltaAccettata,
  righe: ReadonlyMap<number, RigaEstratto>,
  id_lotto: number | null,
  conferma: 'automatica' | 'proposta',
): PagamentoNuovo {
  const rows = movimenti.flatMap(({ id }) => righe.get(id) ?? []);
  const last = rows.toSorted((one, other) => (one.data < other.data ? 1 : -1))[0];
  if (!last) throw new Error('a pagamento without movimenti');
  return {
    origine: 'movimento',
    data: last.data,
    importo: movimenti.reduce((total, { importo }) => total + importo, 0),
    divisa: last.divisa,
    id_tipo_pagamento: null,
    riferimento: last.riferimento,
    nota: null,
    id_storno_di: null,
    id_lotto,
    conferma,
    punteggio: proposta.punteggio,
    unica: proposta.unica,
    motivi: proposta.motivi,
    rivali: proposta.rivali,
    movimenti,
    partite,
    differenze: proposta.differenze.map((each) => ({ ...each, nota: null })),
  };
}

async function writePairs(
  tx: Tx,
  actor: Actor,
  choices: readonly SceltaAccettata[],
  id_lotto: number | null,
) {
  const ids = await takeCoppie(tx, choices.length);
  const fresh = choices.flatMap(({ proposta, movimenti }, at) =>
    movimenti.map(({ id, importo }) => ({
      id_movimento: id,
      tipo: proposta.tipo === 'giroconto' ? ('giroconto' as const) : ('storno' as const),
      id_voce: null,
      importo,
      motivo: proposta.motivi.join('; '),
      id_regola: null,
      id_lotto,
      id_coppia: ids[at] ?? null,
    })),
  );
  await insertAssegnazioni(tx, actor, fresh);
  return choices.map(({ proposta: { numero } }, at) => ({
    numero,
    id_pagamento: null,
    id_coppia: ids[at] ?? null,
  }));
}
