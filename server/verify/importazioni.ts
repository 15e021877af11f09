/** An import is all or nothing, and its rows are what it declared (decision 012). */
import { selectEuro, type Invariant } from './invariant.ts';

const SOMME = `select id_azienda, id_imp, count(*)::integer as righe,
    coalesce(sum(importo) filter (where importo < 0), 0)::bigint as dare,
    coalesce(sum(importo) filter (where importo > 0), 0)::bigint as avere
  from riga_estratto group by id_azienda, id_imp`;

const loaded = (of: string): string =>
  `coalesce(${of}.righe, 0) || ' righe, dare ' || ${selectEuro(`coalesce(${of}.dare, 0)`)} || ', avere ' || ${selectEuro(`coalesce(${of}.avere, 0)`)}`;

export const importazioniInvariants: readonly Invariant[] = [
  {
    nome: 'importazione_totali',
    tabella: 'importazione',
    righe: `select i.id_azienda, i.id_imp::text as id, 'dichiara ' || ${loaded('i')} || '; ha ' || ${loaded('r')} as perche
      from importazione i left join (${SOMME}) r on r.id_azienda = i.id_azienda and r.id_imp = i.id_imp
      where i.stato in ('inizializzato', 'completato')
        and (i.righe, i.dare, i.avere) is distinct from
          (coalesce(r.righe, 0), coalesce(r.dare, 0), coalesce(r.avere, 0))`,
  },
  {
    nome: 'importazione_lotti',
    tabella: 'importazione',
    righe: `select i.id_azienda, i.id_imp::text as id,
        'è completata con ' || coalesce(l.quanti, 0) || ' lotti su ' || i.lotti as perche
      from importazione i left join (select id_azienda, id_imp, count(*)::integer as quanti from importazione_lotto
        group by id_azienda, id_imp) l on l.id_azienda = i.id_azienda and l.id_imp = i.id_imp
      where i.stato = 'completato' and i.lotti is not null and i.lotti is distinct from l.quanti`,
  },
  {
    // Rolled back imports are out of sight; their rows are deleted some at a time.
    nome: 'importazione_parziale',
    tabella: 'importazione',
    righe: `select i.id_azienda, i.id_imp::text as id, 'è ' || i.stato || ' e ha ancora ' || r.righe || ' righe' as perche
      from importazione i join (${SOMME}) r on r.id_azienda = i.id_azienda and r.id_imp = i.id_imp
      where i.stato = 'aperto' or (i.stato = 'annullato' and i.tolta_il is null)`,
  },
  {
    nome: 'importazione_invisibile',
    tabella: 'importazione',
    righe: `select id_azienda, id_imp::text as id, 'è completata ma non si sa da quando si vede' as perche
      from importazione where stato = 'completato' and visibile_dal is null`,
  },
  {
    // Nobody sees such a row, so nobody can have settled it; but for the demonstration office while it is filled, whose
    // imports are shown once all of it is there.
    nome: 'riga_invisibile',
    tabella: 'riga_estratto',
    righe: `select r.id_azienda, r.id::text as id,
        'è di un’importazione non completata (' || i.stato || ') ed è già abbinata' as perche
      from riga_estratto r join importazione i on i.id_azienda = r.id_azienda and i.id_imp = r.id_imp
      where i.stato <> 'completato' and r.residuo <> r.importo
        and not exists (select from demo_in_corso where (lavoro->'posto'->>'id_azienda')::integer = r.id_azienda)`,
  },
  {
    nome: 'riga_importazione',
    tabella: 'riga_estratto',
    righe: `select r.id_azienda, r.id::text as id,
        'è ' || r.natura || coalesce(' del conto ' || r.id_conto, '') || ', l’importazione ' || r.id_imp || ' è di '
          || i.natura || coalesce(' del conto ' || i.id_conto, '') as perche
      from riga_estratto r join importazione i on i.id_azienda = r.id_azienda and i.id_imp = r.id_imp
      where r.natura is distinct from i.natura or (r.natura = 'movimento' and r.id_conto is distinct from i.id_conto)`,
  },
  {
    // Compares the balance of the conto with those that its files declared.
    nome: 'conto_saldo',
    tabella: 'conto',
    righe: `select c.id_azienda, c.id::text as id, 'il saldo è ' || ${selectEuro('c.saldo_iniziale + coalesce(r.importo, 0)')}
        || ', secondo le importazioni ' || ${selectEuro('c.saldo_iniziale + coalesce(d.importo, 0)')} as perche
      from conto c
      left join (select id_azienda, id_conto, sum(importo)::bigint as importo from estratto_conto
        where natura = 'movimento' group by id_azienda, id_conto) r on r.id_azienda = c.id_azienda and r.id_conto = c.id
      left join (select id_azienda, id_conto, sum(dare + avere)::bigint as importo from importazione
        where stato = 'completato' and natura = 'movimento' group by id_azienda, id_conto) d
        on d.id_azienda = c.id_azienda and d.id_conto = c.id
      where coalesce(r.importo, 0) <> coalesce(d.importo, 0)`,
  },
  {
    nome: 'originale_pezzi',
    tabella: 'originale',
    righe: `select o.id_azienda, o.sha256 as id,
        'è completo con ' || coalesce(p.quanti, 0) || ' pezzi su ' || o.pezzi as perche
      from originale o left join (select id_azienda, sha256, count(*)::integer as quanti from originale_pezzo
        group by id_azienda, sha256) p on p.id_azienda = o.id_azienda and p.sha256 = o.sha256
      where o.completo and o.pezzi is distinct from p.quanti`,
  },
];
