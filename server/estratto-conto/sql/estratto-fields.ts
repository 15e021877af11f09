/** The fields of the estratto conto as SQL: a request names one, and nothing that it says is ever SQL itself. */
import { sql, type RawBuilder } from 'kysely';
import { CAMPI_ESTRATTO, type CampoEstratto, getTipoCampo } from '#api/contract/filtri.ts';
import { getCampoRiga, NOMI_CAMPI, type NomeCampo } from '#api/contract/riga.ts';

/**
 * The visible rows with what is worked out and the names behind the ids. PostgreSQL leaves out a join whose columns
 * nobody asks for, because its key is unique: plain lists cost what they cost before.
 */
export const RIGHE: RawBuilder<unknown> = sql`(
  select e.*, c.nome as conto, i.nome_file,
    case when e.importo < 0 then -e.importo end as dare,
    case when e.importo > 0 then e.importo end as avere
  from estratto_conto_ordinato e
  left join conto c on c.id_azienda = e.id_azienda and c.id = e.id_conto
  left join importazione i on i.id_azienda = e.id_azienda and i.id_imp = e.id_imp
) as righe`;

/** Columns by name, those of `da` when it is given: names of the record, never of a request. */
export const selectColonne = (nomi: readonly NomeCampo[], da?: string): RawBuilder<unknown> =>
  sql.raw(nomi.map((nome) => (da === undefined ? nome : `${da}.${nome}`)).join(', '));

/** The same with their types, as `json_to_recordset` asks for them. */
export const selectTypedColonne = (nomi: readonly NomeCampo[]): RawBuilder<unknown> =>
  sql.raw(nomi.map((nome) => `${nome} ${getCampoRiga(nome).sql}`).join(', '));

/** Each column set to the one of `x` that has its name. */
export const selectAssignments = (nomi: readonly NomeCampo[]): RawBuilder<unknown> =>
  sql.raw(nomi.map((nome) => `${nome} = x.${nome}`).join(', '));

/** The wire's own columns, in its order. */
export const COLONNE: RawBuilder<unknown> = selectColonne(NOMI_CAMPI);

/** The value; a state is the word that people read. */
export function selectValore(campo: CampoEstratto): RawBuilder<unknown> {
  return campo === 'stato' ? sql`initcap(stato)` : sql.ref(campo);
}

/** The column that keeps a text without accents and case, or null. See migrations 012 and 019. */
export const selectKeptTesto = (campo: CampoEstratto): RawBuilder<string | null> | null =>
  CAMPI_ESTRATTO[campo].semplice ? sql<string | null>`${sql.ref(`ordine_${campo}`)}` : null;

/** Text without accents and case; an empty cell is an empty text. */
export const selectPlainTesto = (campo: CampoEstratto): RawBuilder<string> =>
  sql<string>`testo_ricerca(coalesce(${selectValore(campo)}, ''))`;

/** False for fields that no row is without. */
export const isNullable = (campo: CampoEstratto): boolean =>
  CAMPI_ESTRATTO[campo].letto?.safeParse(null).success ?? true;

/** Digits in groups of three with a dot, as Italians write them; `to_char` alone follows the server's language. */
const gruppi = (value: RawBuilder<unknown>, picture: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`translate(to_char(${value}, ${picture}), ',.', '.,')`;

/** The cell as it is shown: `15/03/2026`, `1.234,56`. */
export function selectShownTesto(campo: CampoEstratto): RawBuilder<string> {
  const value = selectValore(campo);
  switch (getTipoCampo(campo)) {
    case 'testo':
      return sql<string>`${value}`;
    case 'data':
      return sql<string>`to_char(${value}, 'DD/MM/YYYY')`;
    case 'numero':
      return CAMPI_ESTRATTO[campo].soldi
        ? gruppi(sql`${value} / 100.0`, sql`'FM999,999,999,999,999,990.00'`)
        : gruppi(value, sql`'FM999,999,999,999,999,990'`);
  }
}

/** The value as a choice names it; empty for empty cells. */
export function selectChoiceKey(campo: CampoEstratto): RawBuilder<string> {
  const value = selectValore(campo);
  switch (getTipoCampo(campo)) {
    case 'testo':
      return sql<string>`coalesce(${value}, '')`;
    case 'data':
      return sql<string>`coalesce(to_char(${value}, 'YYYY-MM'), '')`;
    case 'numero':
      return sql<string>`coalesce(${value}::text, '')`;
  }
}
