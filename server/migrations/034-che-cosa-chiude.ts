/**
 * What closes a row, read from the registers and never stored: of a movimento its soggetti, documenti and voci, of a
 * partita its movimenti, of both who decided it and how. PostgreSQL leaves these views out where nobody asks for their
 * columns, since they hold one line for each row, and reads of them only the rows that are named. The lines that they are made
 * of are views too, for whoever looks for a word in them.
 */
import { fromStatements } from './statements.ts';

const GIORNO = (day: string): string => `to_char(${day}, 'DD/MM/YYYY')`;
/** An amount as people read it; its divisa where it is not the usual one. */
const SOLDI = (importo: string, divisa: string): string =>
  `translate(to_char(${importo} / 100.0, 'FM999,999,999,999,999,990.00'), ',.', '.,')
    || case when ${divisa} = 'EUR' then '' else ' ' || ${divisa} end`;
const CHI_PAGA = `u.username || case p.conferma when 'automatica' then ' (sopra la soglia)'
  when 'proposta' then ' (da una proposta)' else ' (a mano)' end`;
const CHI_SPIEGA = `u.username || ' (' || case v.tipo when 'giroconto' then 'giroconto'
    when 'storno' then 'storno' when 'ignorata' then 'ignorato' else '' end
  || case when v.tipo <> 'voce' and v.id_regola is not null then ', ' else '' end
  || case when v.id_regola is not null then 'da una regola' when v.tipo = 'voce' then 'a mano' else '' end || ')'`;

/** All distinct texts of a column, in the order of their letters; null for none. */
const gathered = (column: string): string =>
  `array_agg(distinct l.${column} order by l.${column}) filter (where l.${column} is not null) as ${column}`;
/** The one key that all lines have; null where they have several, or none. */
const unique = (column: string): string =>
  `case when min(l.${column}) = max(l.${column}) then min(l.${column}) end as ${column}`;

/** What the views of the questions in SQL gain: name, expression, what it means. */
const COLONNE_REPORT = {
  movimenti: [
    ['soggetto_chiude', 'k.soggetti', 'Soggetti delle partite che il movimento chiude'],
    ['documenti', 'k.documenti', 'Documenti che il movimento chiude'],
    ['voce', 'k.voci', 'Voci che lo spiegano'],
    ['chiuso_da', 'k.chi', 'Chi ha deciso che cosa lo chiude, e come'],
  ],
  partite: [
    ['movimenti', 'k.movimenti', 'Movimenti che la chiudono: data, conto e importo'],
    ['chiusa_da', 'k.chi', 'Chi ha deciso che cosa la chiude, e come'],
  ],
} as const;

const widen = (nome: keyof typeof COLONNE_REPORT, closes: string): string[] => [
  // What the view showed stays as it is, and the new columns come after it.
  `do $do$ begin
    execute 'create or replace view report.${nome} with (security_barrier) as select r.*, '
      || $col$${COLONNE_REPORT[nome].map(([name, value]) => `array_to_string(${value}, ', ') as ${name}`).join(', ')}$col$
      || ' from (' || rtrim(pg_get_viewdef('report.${nome}'::regclass), '; ') || ') r left join public.${closes} k '
      || $on$on k.id_azienda = report.azienda() and k.id_riga = r.id and r.stato <> 'aperta'$on$;
  end $do$`,
  ...COLONNE_REPORT[nome].map(
    ([name, , meaning]) => `comment on column report.${nome}.${name} is '${meaning}'`,
  ),
];

export const cheCosaChiude = fromStatements([
  `create view chiude_movimento_linea as
      select m.id_azienda, m.id_movimento as id_riga, coalesce(s.ragione_sociale, r.ragione_sociale) collate "C" as soggetti,
        case when r.id is not null then coalesce(r.numero_documento,
          'senza numero del ' || ${GIORNO('coalesce(r.data_documento, r.data)')}) end collate "C" as documenti,
        null::text collate "C" as voci, (${CHI_PAGA}) collate "C" as chi, r.id_soggetto
      from pagamento_movimento m
      join pagamento p on p.id_azienda = m.id_azienda and p.id = m.id_pagamento
      join utente u on u.id = p.id_autore
      left join abbinamento a on a.id_azienda = m.id_azienda and a.id_pagamento = m.id_pagamento and a.attivo
      left join riga_estratto r on r.id_azienda = a.id_azienda and r.id = a.id_partita
      left join soggetto s on s.id_azienda = r.id_azienda and s.id = r.id_soggetto
      where m.attivo
      union all
      select v.id_azienda, v.id_movimento, null, null, c.codice || ' ' || c.nome, ${CHI_SPIEGA}, null
      from movimento_voce v
      join utente u on u.id = v.id_autore
      left join voce c on c.id_azienda = v.id_azienda and c.id = v.id_voce
      where v.attivo`,
  `create view chiude_movimento as
    select l.id_azienda, l.id_riga, ${['soggetti', 'documenti', 'voci', 'chi'].map(gathered).join(', ')},
      ${unique('id_soggetto')}
    from chiude_movimento_linea l group by l.id_azienda, l.id_riga`,
  // A pagamento that no bank saw is told by how it was paid.
  `create view chiude_partita_linea as
      select a.id_azienda, a.id_partita as id_riga, coalesce(r.data, p.data) as data, coalesce(r.id, p.id) as id,
        ${GIORNO('coalesce(r.data, p.data)')} || ' · ' || ${SOLDI('coalesce(r.importo, p.importo)', 'p.divisa')} || ' · '
          || case when r.id is null then coalesce(t.descrizione, 'senza movimento') else c.nome end as movimento,
        (${CHI_PAGA}) collate "C" as chi
      from abbinamento a
      join pagamento p on p.id_azienda = a.id_azienda and p.id = a.id_pagamento
      join utente u on u.id = p.id_autore
      left join tipo_pagamento t on t.id_azienda = p.id_azienda and t.id = p.id_tipo_pagamento
      left join pagamento_movimento m on m.id_azienda = p.id_azienda and m.id_pagamento = p.id and m.attivo
      left join riga_estratto r on r.id_azienda = m.id_azienda and r.id = m.id_movimento
      left join conto c on c.id_azienda = r.id_azienda and c.id = r.id_conto
      where a.attivo`,
  `create view chiude_partita as
    select l.id_azienda, l.id_riga, array_agg(l.movimento order by l.data, l.id, l.movimento) as movimenti,
      ${gathered('chi')}
    from chiude_partita_linea l group by l.id_azienda, l.id_riga`,
  // Words sought in a soggetto are names of the anagrafiche, whose rows have an index; these are of the others.
  `create index riga_partita_senza_soggetto on riga_estratto (id_azienda, ordine_ragione_sociale)
    where natura = 'partita' and id_soggetto is null`,
  ...widen('movimenti', 'chiude_movimento'),
  ...widen('partite', 'chiude_partita'),
]);
