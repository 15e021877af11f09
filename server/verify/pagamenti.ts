/** The law of the register of pagamenti (decision 075), which its triggers keep. */
import { selectEuro, type Invariant } from './invariant.ts';

/** What is allocated of each row of the estratto conto. */
const ALLOCATED = `select id_azienda, id_riga, sum(importo)::bigint as importo from (
    select id_azienda, id_partita as id_riga, importo from abbinamento where attivo
    union all select id_azienda, id_movimento, importo from pagamento_movimento where attivo
    union all select id_azienda, id_movimento, importo from movimento_voce where attivo) as linee
  group by id_azienda, id_riga`;

const RIGHE = `from riga_estratto r
  left join (${ALLOCATED}) a on a.id_azienda = r.id_azienda and a.id_riga = r.id`;

const OLTRE = `coalesce(a.importo, 0) not between least(r.importo, 0) and greatest(r.importo, 0)`;

/** Lines of a pagamento in all, active with it or undone with it. */
const lines = (table: string): string =>
  `select id_azienda, id_pagamento, sum(importo)::bigint as importo from ${table} group by id_azienda, id_pagamento`;

/** Lines must hang on rows of one natura. */
const natura = (table: string, column: string, right: string): Invariant => ({
  nome: 'linea_natura',
  tabella: table,
  righe: `select l.id_azienda, l.id::text as id, 'è di una ' || r.natura || ', la riga ' || r.id || ', e non di un ${right}' as perche
    from ${table} l join riga_estratto r on r.id_azienda = l.id_azienda and r.id = l.${column}
    where l.attivo and r.natura <> '${right}'`,
});

export const pagamentiInvariants: readonly Invariant[] = [
  {
    nome: 'riga_oltre_importo',
    tabella: 'riga_estratto',
    righe: `select r.id_azienda, r.id::text as id, 'l’importo è ' || ${selectEuro('r.importo')} || ' e ne sono abbinati '
        || ${selectEuro('a.importo')} as perche ${RIGHE} where ${OLTRE}`,
  },
  {
    nome: 'riga_residuo',
    tabella: 'riga_estratto',
    righe: `select r.id_azienda, r.id::text as id, 'il residuo è ' || ${selectEuro('r.residuo')} || ', ma l’importo '
        || ${selectEuro('r.importo')} || ' meno quanto è abbinato dà ' || ${selectEuro('r.importo - coalesce(a.importo, 0)')} as perche
      ${RIGHE} where r.residuo <> r.importo - coalesce(a.importo, 0) and not (${OLTRE})`,
  },
  {
    nome: 'riga_stato',
    tabella: 'riga_estratto',
    righe: `select r.id_azienda, r.id::text as id, 'è ' || r.stato || ' e il residuo è ' || ${selectEuro('r.residuo')} || ' su '
        || ${selectEuro('r.importo')} as perche
      from riga_estratto r
      where (r.stato = 'parziale' and r.residuo in (0, r.importo))
        or (r.stato in ('aperta', 'ignorata') and r.residuo <> r.importo)
        or (r.stato = 'chiusa' and r.residuo <> 0)`,
  },
  {
    nome: 'riga_ignorata',
    tabella: 'riga_estratto',
    righe: `select r.id_azienda, r.id::text as id, 'è ' || r.stato || ' ma qualcuno ha detto di ignorarla' as perche
      from riga_estratto r join movimento_voce v on v.id_azienda = r.id_azienda and v.id_movimento = r.id
      where v.attivo and v.tipo = 'ignorata' and r.stato <> 'ignorata'`,
  },
  {
    nome: 'pagamento_quadra',
    tabella: 'pagamento',
    righe: `select p.id_azienda, p.id::text as id, 'è di ' || ${selectEuro('p.importo')} || ', abbinamenti e differenze fanno '
        || ${selectEuro('coalesce(a.importo, 0) + coalesce(d.importo, 0)')} as perche
      from pagamento p
      left join (${lines('abbinamento')}) a on a.id_azienda = p.id_azienda and a.id_pagamento = p.id
      left join (${lines('differenza')}) d on d.id_azienda = p.id_azienda and d.id_pagamento = p.id
      where p.importo <> coalesce(a.importo, 0) + coalesce(d.importo, 0)`,
  },
  {
    nome: 'pagamento_mosso',
    tabella: 'pagamento',
    righe: `select p.id_azienda, p.id::text as id, 'è di ' || ${selectEuro('p.importo')} || ', i suoi movimenti fanno '
        || ${selectEuro('coalesce(m.importo, 0)')} as perche
      from pagamento p
      left join (${lines('pagamento_movimento')}) m on m.id_azienda = p.id_azienda and m.id_pagamento = p.id
      where p.importo <> coalesce(m.importo, case when p.origine = 'movimento' then 0 else p.importo end)`,
  },
  natura('abbinamento', 'id_partita', 'partita'),
  natura('pagamento_movimento', 'id_movimento', 'movimento'),
  natura('movimento_voce', 'id_movimento', 'movimento'),
  {
    nome: 'coppia',
    tabella: 'movimento_voce',
    righe: `select id_azienda, min(id)::text as id, 'i due lati di un ' || min(tipo) || ' sono ' || count(*) || ' e fanno '
        || ${selectEuro('sum(importo)')} as perche
      from movimento_voce where attivo and id_coppia is not null
      group by id_azienda, id_coppia having count(*) <> 2 or sum(importo) <> 0`,
  },
  {
    nome: 'storno_oltre',
    tabella: 'pagamento',
    righe: `select p.id_azienda, p.id::text as id, case when p.attivo
          then 'di quanto pagava la partita ' || s.id_partita || ' è stato stornato troppo'
          else 'è annullato, ma non il suo storno' end as perche
      from (select t.id_azienda, t.id_storno_di, a.id_partita, sum(a.importo) as importo
        from pagamento t join abbinamento a on a.id_azienda = t.id_azienda and a.id_pagamento = t.id
        where t.attivo and t.id_storno_di is not null group by t.id_azienda, t.id_storno_di, a.id_partita) s
      join pagamento p on p.id_azienda = s.id_azienda and p.id = s.id_storno_di
      left join lateral (select sum(o.importo) as importo from abbinamento o
        where o.id_azienda = p.id_azienda and o.id_pagamento = p.id and o.id_partita = s.id_partita) o on true
      where not p.attivo or -s.importo not between least(coalesce(o.importo, 0), 0) and greatest(coalesce(o.importo, 0), 0)`,
  },
  {
    nome: 'lotto_annullato',
    tabella: 'lotto_abbinamenti',
    righe: `select l.id_azienda, l.id::text as id, 'è annullato ma qualcosa di ciò che fece vale ancora' as perche
      from lotto_abbinamenti l where l.annullato_il is not null and (
        exists (select from pagamento p where p.id_azienda = l.id_azienda and p.id_lotto = l.id and p.attivo)
        or exists (select from movimento_voce v where v.id_azienda = l.id_azienda and v.id_lotto = l.id and v.attivo))`,
  },
  {
    // The prima nota registers a movimento with what its pagamento settles: the two sides must be equal.
    nome: 'prima_nota',
    tabella: 'azienda',
    righe: `select s.id_azienda, s.id_azienda::text as id, 'in ' || s.divisa || ' le registrazioni hanno ' || ${selectEuro('s.denaro')}
        || ' di denaro e ' || ${selectEuro('s.parti')} || ' di contropartite' as perche
      from (select p.id_azienda, p.divisa, sum(m.importo) as denaro,
          sum(coalesce(a.importo, 0) + coalesce(d.importo, 0)) as parti
        from pagamento p
        join (${lines('pagamento_movimento')}) m on m.id_azienda = p.id_azienda and m.id_pagamento = p.id
        left join (${lines('abbinamento')}) a on a.id_azienda = p.id_azienda and a.id_pagamento = p.id
        left join (${lines('differenza')}) d on d.id_azienda = p.id_azienda and d.id_pagamento = p.id
        where p.attivo group by p.id_azienda, p.divisa) s
      where s.denaro <> s.parti`,
  },
];
