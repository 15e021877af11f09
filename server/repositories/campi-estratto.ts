/** The fields of the estratto conto as SQL: a request names one, and nothing that it says is ever SQL itself. */
import { sql, type RawBuilder } from 'kysely';
import { CAMPI_ESTRATTO, type CampoEstratto } from '#api/contract/filtri.ts';

export type TipoCampo = keyof typeof CAMPI_ESTRATTO;

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

/** The wire's own columns, in its order. */
export const COLONNE: RawBuilder<unknown> = sql`id, id_azienda, id_imp, riga, natura, id_conto, data, data_valuta,
  causale, descrizione, ragione_sociale, id_soggetto, id_mandante, id_agente, numero_documento, data_documento,
  scadenza, importo, divisa, saldo, id_tipo_pagamento, iban_controparte, riferimento, nota, residuo, stato, versione`;

export function tipoCampo(campo: CampoEstratto): TipoCampo {
  const found = (['testo', 'numero', 'data'] as const).find((tipo) =>
    (CAMPI_ESTRATTO[tipo] as readonly string[]).includes(campo),
  );
  if (!found) throw new Error(`a field without a type: ${campo}`);
  return found;
}

/** The value; a state is the word that people read. */
export function valoreCampo(campo: CampoEstratto): RawBuilder<unknown> {
  return campo === 'stato' ? sql`initcap(stato)` : sql.ref(campo);
}

/** Texts that are kept without accents and case beside the row; null where there is none. See migrations 012 and 019. */
const TENUTI: ReadonlySet<CampoEstratto> = new Set<CampoEstratto>([
  'descrizione',
  'ragione_sociale',
  'causale',
  'numero_documento',
  'riferimento',
  'nota',
]);

/** The column that keeps a text in its simple form, or null. */
export const testoTenuto = (campo: CampoEstratto): RawBuilder<string | null> | null =>
  TENUTI.has(campo) ? sql<string | null>`${sql.ref(`ordine_${campo}`)}` : null;

/** Text without accents and case; an empty cell is an empty text. */
export const testoSemplice = (campo: CampoEstratto): RawBuilder<string> =>
  sql<string>`testo_ricerca(coalesce(${valoreCampo(campo)}, ''))`;

/** Fields that no row is without. */
const SEMPRE: ReadonlySet<CampoEstratto> = new Set<CampoEstratto>([
  'id',
  'riga',
  'id_imp',
  'importo',
  'residuo',
  'data',
  'divisa',
  'descrizione',
  'stato',
]);

export const puoMancare = (campo: CampoEstratto): boolean => !SEMPRE.has(campo);

const AMOUNTS: ReadonlySet<CampoEstratto> = new Set<CampoEstratto>([
  'importo',
  'dare',
  'avere',
  'saldo',
  'residuo',
]);

/** Digits in groups of three with a dot, as Italians write them; `to_char` alone follows the server's language. */
const gruppi = (value: RawBuilder<unknown>, picture: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`translate(to_char(${value}, ${picture}), ',.', '.,')`;

/** The cell as it is shown: `15/03/2026`, `1.234,56`. */
export function testoMostrato(campo: CampoEstratto): RawBuilder<string> {
  const value = valoreCampo(campo);
  switch (tipoCampo(campo)) {
    case 'testo':
      return sql<string>`${value}`;
    case 'data':
      return sql<string>`to_char(${value}, 'DD/MM/YYYY')`;
    case 'numero':
      return AMOUNTS.has(campo)
        ? gruppi(sql`${value} / 100.0`, sql`'FM999,999,999,999,999,990.00'`)
        : gruppi(value, sql`'FM999,999,999,999,999,990'`);
  }
}

/** The value as a choice names it; empty for empty cells. */
export function chiaveScelta(campo: CampoEstratto): RawBuilder<string> {
  const value = valoreCampo(campo);
  switch (tipoCampo(campo)) {
    case 'testo':
      return sql<string>`coalesce(${value}, '')`;
    case 'data':
      return sql<string>`coalesce(to_char(${value}, 'YYYY-MM'), '')`;
    case 'numero':
      return sql<string>`coalesce(${value}::text, '')`;
  }
}
