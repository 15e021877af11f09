/** Questions that an office asks, ready to be changed. */
interface QueryExample {
  nome: string;
  sql: string;
}

export const ESEMPI: readonly QueryExample[] = [
  {
    nome: 'Entrate e uscite mese per mese',
    sql: `select date_trunc('month', data)::date as mese, divisa,
  sum(avere) as entrate, sum(dare) as uscite, sum(importo) as differenza
from movimenti
group by 1, 2
order by 1, 2`,
  },
  {
    nome: 'Chi ci deve di più, e da quanto',
    sql: `select coalesce(soggetto, ragione_sociale) as cliente, divisa,
  count(*) as partite, sum(residuo) as da_incassare,
  min(scadenza) as prima_scadenza, current_date - min(scadenza) as giorni_di_ritardo
from partite
where residuo > 0
group by 1, 2
order by da_incassare desc
limit 50`,
  },
  {
    nome: 'Scaduto per fasce di ritardo',
    sql: `select case
    when scadenza >= current_date then '1. a scadere'
    when scadenza >= current_date - 30 then '2. 1-30 giorni'
    when scadenza >= current_date - 60 then '3. 31-60 giorni'
    when scadenza >= current_date - 90 then '4. 61-90 giorni'
    else '5. oltre 90 giorni' end as fascia,
  divisa, count(*) as partite, sum(residuo) as importo
from partite
where residuo > 0
group by 1, 2
order by 1, 2`,
  },
  {
    nome: 'Movimenti non ancora abbinati, i più grandi',
    sql: `select data, conto, descrizione, importo, residuo, divisa
from movimenti
where stato in ('aperta', 'parziale')
order by abs(residuo) desc
limit 100`,
  },
  {
    nome: 'Doppioni possibili: stesso giorno, conto e importo',
    sql: `select data, conto, importo, divisa, count(*) as volte, min(descrizione) as descrizione
from movimenti
group by data, conto, importo, divisa
having count(*) > 1
order by volte desc, data desc`,
  },
  {
    nome: 'Quanto abbiamo speso in commissioni e spese',
    sql: `select conto, extract(year from data)::int as anno, divisa, count(*) as operazioni, sum(dare) as spese
from movimenti
where descrizione ilike '%commission%' or descrizione ilike '%spese%'
group by 1, 2, 3
order by 2, 1`,
  },
];
