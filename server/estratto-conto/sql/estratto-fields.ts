/** The fields of the estratto conto as SQL: a request names one, and nothing that it says is ever SQL itself. */
import { sql, type RawBuilder } from 'kysely';
import { CAMPI_ESTRATTO, type CampoEstratto, getTipoCampo } from '#api/contract/filtri.ts';
import { getCampoRiga, NOMI_CAMPI, type NomeCampo } from '#api/contract/riga.ts';

/** All distinct texts of a column of lines, in the order of their letters; null for none. */
const gather = (column: 'documenti' | 'voci' | 'chi'): RawBuilder<unknown> => {
  const each = sql.ref(`l.${column}`);
  return sql`array_to_string(array_agg(distinct ${each} order by ${each}) filter (where ${each} is not null), ', ')
    as ${sql.ref(column)}`;
};

/**
 * The soggetti of each movimento of a whole list. Most have one: it is the least and the greatest of its lines, and no list
 * of texts has to be made of it. The view gathers those of the others, by their key.
 */
const selectSoggetti = (idAzienda: number): RawBuilder<unknown> => sql`(
  select l.id_riga, case when min(l.soggetti) = max(l.soggetti) then min(l.soggetti)
    when max(l.soggetti) is not null then (
      select array_to_string(k.soggetti, ', ') from chiude_movimento k
      where k.id_azienda = ${idAzienda} and k.id_riga = l.id_riga) end as soggetto
  from chiude_movimento_linea l where l.id_azienda = ${idAzienda} group by l.id_riga)`;

/**
 * The visible rows of an azienda with what is worked out and the names behind the ids. PostgreSQL leaves out a join whose
 * columns nobody asks for, because its key is unique, and plain lists read nothing of what closes rows. That key is the row
 * alone, within the azienda: from version 16 on a join by two columns of which one is a constant is not left out.
 */
export const selectRighe = (idAzienda: number): RawBuilder<unknown> => sql`(
  select e.*, c.nome as conto, i.nome_file,
    case when e.importo < 0 then -e.importo end as dare,
    case when e.importo > 0 then e.importo end as avere,
    ks.soggetto, km.documenti, km.voci as voce, kp.movimenti, coalesce(km.chi, kp.chi) as chiusa_da
  from estratto_conto_ordinato e
  left join conto c on c.id_azienda = e.id_azienda and c.id = e.id_conto
  left join importazione i on i.id_azienda = e.id_azienda and i.id_imp = e.id_imp
  left join ${selectSoggetti(idAzienda)} ks on ks.id_riga = e.id and e.stato <> 'aperta'
  left join (
    select l.id_riga, ${gather('documenti')}, ${gather('voci')}, ${gather('chi')}
    from chiude_movimento_linea l where l.id_azienda = ${idAzienda} group by l.id_riga
  ) km on km.id_riga = e.id and e.stato <> 'aperta'
  left join (
    select l.id_riga, ${gather('chi')},
      array_to_string(array_agg(l.movimento order by l.data, l.id, l.movimento), ', ') as movimenti
    from chiude_partita_linea l where l.id_azienda = ${idAzienda} group by l.id_riga
  ) kp on kp.id_riga = e.id and e.stato <> 'aperta'
  where e.id_azienda = ${idAzienda}
) as righe`;

/** Columns by name, those of `from` when it is given: names of the record, never of a request. */
export const selectColonne = (names: readonly NomeCampo[], from?: string): RawBuilder<unknown> =>
  sql.raw(names.map((name) => (from === undefined ? name : `${from}.${name}`)).join(', '));

/** The same with their types, as `json_to_recordset` asks for them. */
export const selectTypedColonne = (names: readonly NomeCampo[]): RawBuilder<unknown> =>
  sql.raw(names.map((name) => `${name} ${getCampoRiga(name).sql}`).join(', '));

/** Each column set to the one of `x` that has its name. */
export const selectAssignments = (names: readonly NomeCampo[]): RawBuilder<unknown> =>
  sql.raw(names.map((name) => `${name} = x.${name}`).join(', '));

/** The wire's own columns, in its order. */
export const COLONNE: RawBuilder<unknown> = selectColonne(NOMI_CAMPI);

/** The value; a state is the word that people read. */
export const selectValore = (field: CampoEstratto): RawBuilder<unknown> =>
  field === 'stato' ? sql`initcap(stato)` : sql.ref(field);

/** The column that keeps a text without accents and case, or null. See migrations 012 and 019. */
export const selectKeptTesto = (field: CampoEstratto): RawBuilder<string | null> | null =>
  CAMPI_ESTRATTO[field].semplice ? sql<string | null>`${sql.ref(`ordine_${field}`)}` : null;

/** Text without accents and case; an empty cell is an empty text. */
export const selectPlainTesto = (field: CampoEstratto): RawBuilder<string> =>
  sql<string>`testo_ricerca(coalesce(${selectValore(field)}, ''))`;

/** False for fields that no row is without. */
export const isNullable = (field: CampoEstratto): boolean =>
  CAMPI_ESTRATTO[field].letto?.safeParse(null).success ?? true;

/** Digits in groups of three with a dot, as Italians write them; `to_char` alone follows the server's language. */
const groups = (value: RawBuilder<unknown>, picture: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`translate(to_char(${value}, ${picture}), ',.', '.,')`;

/** The cell as it is shown: `15/03/2026`, `1.234,56`. */
export function selectShownTesto(field: CampoEstratto): RawBuilder<string> {
  const value = selectValore(field);
  switch (getTipoCampo(field)) {
    case 'testo':
      return sql<string>`${value}`;
    case 'data':
      return sql<string>`to_char(${value}, 'DD/MM/YYYY')`;
    case 'numero':
      return CAMPI_ESTRATTO[field].soldi
        ? groups(sql`${value} / 100.0`, sql`'FM999,999,999,999,999,990.00'`)
        : groups(value, sql`'FM999,999,999,999,999,990'`);
  }
}

/** The value as a choice names it; empty for empty cells. */
export function selectChoiceKey(field: CampoEstratto): RawBuilder<string> {
  const value = selectValore(field);
  switch (getTipoCampo(field)) {
    case 'testo':
      return sql<string>`coalesce(${value}, '')`;
    case 'data':
      return sql<string>`coalesce(to_char(${value}, 'YYYY-MM'), '')`;
    case 'numero':
      return sql<string>`coalesce(${value}::text, '')`;
  }
}
