/** Reads what the prima nota of a period is made of: movimenti with what explains them, and money that no bank saw. */
import { readRows } from '../../core/db/read.ts';
import type { Reader } from '../../core/db/database.ts';
import { sql } from 'kysely';
import { type ContoPrimaNota, splitParti, type Fatto } from '#domain/voci/prima-nota.ts';
import { inPeriodo, type PeriodoMovimenti } from './movimenti.ts';

interface Head {
  data: string;
  descrizione: string;
  riferimento: string | null;
  divisa: string;
  importo: number;
}

/** One part of what explains a movimento or a pagamento. Parts come in the order in which they are written. */
interface ParteLetta {
  chiave: number;
  tipo: 'partita' | 'differenza' | 'voce' | 'giroconto' | 'storno';
  importo: number;
  id_voce: number | null;
  /** For a partita `clienti` or `fornitori`, for a differenza its kind. */
  ruolo: string | null;
  soggetto: string | null;
  descrizione: string;
}

/** What each pagamento settles: partite first, then differenze. */
const PARTI_PAGAMENTO = (condition: ReturnType<typeof sql>) => sql`
  select a.id_pagamento as chiave, 'partita' as tipo, a.importo, null::bigint as id_voce,
    case when r.importo > 0 then 'clienti' else 'fornitori' end as ruolo,
    coalesce(s.ragione_sociale, r.ragione_sociale) as soggetto,
    concat_ws(' ', case when p.id_storno_di is null then 'Documento' else 'Riapre documento' end,
      r.numero_documento, 'del ' || to_char(r.data_documento, 'DD/MM/YYYY')) as descrizione, 1 as ordine, a.id
  from abbinamento a join pagamento p on p.id_azienda = a.id_azienda and p.id = a.id_pagamento
  join riga_estratto r on r.id_azienda = a.id_azienda and r.id = a.id_partita
  left join soggetto s on s.id_azienda = r.id_azienda and s.id = r.id_soggetto
  where a.attivo and ${condition}
  union all
  select d.id_pagamento, 'differenza', d.importo, null, 'differenza_' || d.tipo, null,
    concat_ws(': ', initcap(replace(d.tipo, '_', ' ')), d.nota), 2, d.id
  from differenza d join pagamento p on p.id_azienda = d.id_azienda and p.id = d.id_pagamento
  where d.attivo and ${condition}`;

function contoOf({ tipo, id_voce, ruolo, soggetto }: ParteLetta): ContoPrimaNota {
  if (tipo === 'voce' && id_voce !== null) return { tipo: 'voce', id: id_voce };
  if (tipo === 'partita' || tipo === 'differenza')
    return { tipo: 'ruolo', ruolo: ruolo ?? 'sospesi', soggetto };
  return { tipo: 'ruolo', ruolo: 'giroconti', soggetto: null };
}

const toPart = (part: ParteLetta): Fatto['parti'][number] => ({
  conto: contoOf(part),
  importo: part.importo,
  descrizione: part.descrizione,
});

interface Link {
  id_movimento: number;
  id_pagamento: number;
  importo: number;
}

type Movimento = Head & { id: number; id_conto: number };

/** Everything of the period, movimenti first; see `makePrimaNota`. */
export async function readFatti(
  reader: Reader,
  idAzienda: number,
  period: PeriodoMovimenti,
): Promise<Fatto[]> {
  const movimenti = await readRows<Movimento>(reader)`
    select m.id, m.id_conto, m.data, m.descrizione, m.riferimento, m.divisa, m.importo
    from estratto_conto m where ${inPeriodo(idAzienda, period)} order by m.data, m.id`;
  // Movimenti of other days are read too: what each of them paid follows only from all of them together.
  const links = await readRows<Link>(reader)`
    select l.id_movimento, l.id_pagamento, l.importo from pagamento_movimento l
    join estratto_conto x on x.id_azienda = l.id_azienda and x.id = l.id_movimento
    where l.attivo and l.id_azienda = ${idAzienda} and l.id_pagamento in (
      select k.id_pagamento from pagamento_movimento k
      join estratto_conto m on m.id_azienda = k.id_azienda and m.id = k.id_movimento
      where k.attivo and ${inPeriodo(idAzienda, period)})
    order by x.data, l.id`;
  const ids = [...new Set(links.map(({ id_pagamento }) => id_pagamento))];
  const parti = await readRows<ParteLetta>(reader)`
    select * from (${PARTI_PAGAMENTO(sql`p.id_azienda = ${idAzienda} and p.id = any(${ids}::bigint[])`)}) as parti
    order by chiave, ordine, id`;
  const voci = await readRows<ParteLetta>(reader)`
    select v.id_movimento as chiave, v.tipo, v.importo, v.id_voce, null as ruolo, null as soggetto,
      coalesce(v.motivo, e.nome, initcap(v.tipo)) as descrizione
    from movimento_voce v join estratto_conto m on m.id_azienda = v.id_azienda and m.id = v.id_movimento
    left join voce e on e.id_azienda = v.id_azienda and e.id = v.id_voce
    where v.attivo and v.tipo <> 'ignorata' and ${inPeriodo(idAzienda, period)} order by v.id`;
  const ofBank = toFacts(movimenti, links, parti, voci);
  return period.id_conto === undefined
    ? [...ofBank, ...(await readManual(reader, idAzienda, period))]
    : ofBank;
}

const PASSA: ContoPrimaNota = { tipo: 'ruolo', ruolo: 'giroconti', soggetto: null };

/**
 * Splits what a pagamento settles among its movimenti by what each paid, oldest first. If that is impossible (one
 * movimento came in, another went out), the first gets all of it, and what the others pay passes through the account of
 * giroconti, so that each registration balances by itself.
 */
function listParts(links: readonly Link[], parts: Fatto['parti']): Fatto['parti'][] {
  const divise = splitParti(
    parts,
    links.map(({ importo }) => importo),
  );
  if (divise) return divise;
  const toSides = (importo: number) => ({
    conto: PASSA,
    importo,
    descrizione: 'Stesso pagamento, altro movimento',
  });
  const total = parts.reduce((sum, { importo }) => sum + importo, 0);
  return links.map(({ importo }, at) => {
    if (at > 0) return [toSides(importo)];
    return importo === total ? parts : [...parts, toSides(importo - total)];
  });
}

function toFacts(
  movimenti: readonly Movimento[],
  links: readonly Link[],
  parts: readonly ParteLetta[],
  voci: readonly ParteLetta[],
): Fatto[] {
  const byPagamento = Map.groupBy(parts, ({ chiave }) => chiave);
  const paid = new Map<number, { id_pagamento: number; parti: Fatto['parti'] }[]>();
  for (const [id, own] of Map.groupBy(links, ({ id_pagamento }) => id_pagamento)) {
    const divise = listParts(own, (byPagamento.get(id) ?? []).map(toPart));
    for (const [at, { id_movimento, id_pagamento }] of own.entries()) {
      const known = paid.get(id_movimento) ?? [];
      paid.set(id_movimento, [...known, { id_pagamento, parti: divise[at] ?? [] }]);
    }
  }
  const own = Map.groupBy(voci, ({ chiave }) => chiave);
  return movimenti.map(({ id, id_conto, ...testa }) => {
    const pagamenti = paid.get(id) ?? [];
    return {
      ...testa,
      id_movimento: id,
      id_pagamento: pagamenti[0]?.id_pagamento ?? null,
      denaro: { tipo: 'banca', id: id_conto },
      parti: [...pagamenti.flatMap((each) => each.parti), ...(own.get(id) ?? []).map(toPart)],
    };
  });
}

/** Payments without movimenti: cash, compensations, and insoluti whose movimento has not arrived. */
async function readManual(
  reader: Reader,
  idAzienda: number,
  { dal, al }: PeriodoMovimenti,
): Promise<Fatto[]> {
  const without = sql`p.id_azienda = ${idAzienda} and p.attivo
    and not exists (select from pagamento_movimento l where l.id_azienda = p.id_azienda and l.id_pagamento = p.id)
    ${dal === undefined ? sql`` : sql`and p.data >= ${dal}::date`}
    ${al === undefined ? sql`` : sql`and p.data <= ${al}::date`}`;
  const teste = await readRows<Head & { id: number; origine: string }>(reader)`
    select p.id, p.data, coalesce(p.nota, case when p.id_storno_di is not null then 'Storno'
        when p.importo = 0 then 'Compensazione' else 'Pagamento a mano' end) as descrizione,
      p.riferimento, p.divisa, p.importo, p.origine
    from pagamento p where ${without} order by p.data, p.id`;
  const parti = await readRows<ParteLetta>(reader)`
    select * from (${PARTI_PAGAMENTO(without)}) as parti order by chiave, ordine, id`;
  const byPagamento = Map.groupBy(parti, ({ chiave }) => chiave);
  return teste.map(({ id, origine, ...testa }) => ({
    ...testa,
    id_movimento: null,
    id_pagamento: id,
    // A return flow comes before the movimento of the bank: until then the amount is in suspense, and is no cash.
    denaro: { tipo: 'ruolo', ruolo: origine === 'flusso' ? 'sospesi' : 'cassa', soggetto: null },
    parti: (byPagamento.get(id) ?? []).map(toPart),
  }));
}
