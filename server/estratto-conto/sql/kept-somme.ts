/**
 * The sums of the days as they must follow from the rows: made whole where rows were loaded, compared where they are
 * verified, gathered where a day has several. What keeps them while rows change is of the database (decision 291).
 */

/** What tells one sum from another, after the azienda. */
const CHIAVE_SOMMA = 'id_imp, natura, id_conto, divisa, data, scadenza';
const CHIAVE = `id_azienda, ${CHIAVE_SOMMA}`;
const APERTA = "stato in ('aperta', 'parziale')";

/** What each sum is of a row r, and of a line v that explains it otherwise than a pagamento. */
const SOMME: Readonly<Record<string, { riga: string; line?: string }>> = {
  righe: { riga: '1' },
  dare: { riga: 'least(r.importo, 0)' },
  avere: { riga: 'greatest(r.importo, 0)' },
  residuo: { riga: 'r.residuo' },
  aperte: { riga: `case when r.${APERTA} then 1 else 0 end` },
  da_incassare: { riga: `case when r.${APERTA} then greatest(r.residuo, 0) else 0 end` },
  da_pagare: { riga: `case when r.${APERTA} then least(r.residuo, 0) else 0 end` },
  ignorato: { riga: `case when r.stato = 'ignorata' then r.residuo else 0 end` },
  scoperte: { riga: `case when r.stato <> 'ignorata' and r.residuo <> 0 then 1 else 0 end` },
  voci: { riga: '0', line: `case when v.tipo = 'voce' then v.importo else 0 end` },
  giroconti: { riga: '0', line: `case when v.tipo in ('giroconto', 'storno') then v.importo else 0 end` },
};
const NOMI = Object.keys(SOMME);
const TUTTE = NOMI.join(', ');
const NESSUNA = NOMI.map(() => 0).join(', ');

const keyOf = (alias: string): string =>
  CHIAVE.split(', ')
    .map((name) => `${alias}.${name}`)
    .join(', ');
const listSums = (of: (each: { riga: string; line?: string }) => string, sign: string): string =>
  Object.values(SOMME)
    .map((each) => `${sign}(${of(each)})::bigint`)
    .join(', ');

/** All rows and all that explains them, each as the sums of one, with this sign. */
const ofRows = (sign = ''): string[] => [
  `select ${keyOf('r')}, ${listSums(({ riga }) => riga, sign)} from riga_estratto r`,
  `select ${keyOf('r')}, ${listSums(({ line = '0' }) => line, sign)} from riga_estratto r
    join movimento_voce v on v.id_azienda = r.id_azienda and v.id_movimento = r.id and v.attivo`,
];

const addUp = (parts: readonly string[]): string => `
  select ${CHIAVE}, ${NOMI.map((name) => `sum(${name}) as ${name}`).join(', ')}
  from (${parts.join(' union all ')}) as x (${CHIAVE}, ${TUTTE})
  group by ${CHIAVE} having (${NOMI.map((name) => `sum(${name})`).join(', ')}) is distinct from (${NESSUNA})`;

const insertAddedUp = (parts: readonly string[]): string =>
  `insert into somma_giorno (${CHIAVE}, ${TUTTE}) ${addUp(parts)}`;

/** The sums of everybody, as they follow from the rows. */
export const insertSomme = (): string => insertAddedUp(ofRows());

/** By how much the sums that are kept differ from those that follow from the rows: nothing, where all is well. */
export const selectSommeDiverse = (): string =>
  addUp([`select ${CHIAVE}, ${TUTTE} from somma_giorno`, ...ofRows('-')]);

/** One row for each sum of an azienda that stands in several; none for those that came to nothing. */
export const mergeSomme = (idAzienda: number): string => `
  with doppie as (
    select id_imp from (select id_imp, count(*) as n from somma_giorno where id_azienda = ${idAzienda}
      group by ${CHIAVE_SOMMA}) x group by id_imp having max(n) > 1
  ), via as (
    delete from somma_giorno where id_azienda = ${idAzienda} and id_imp in (select id_imp from doppie) returning *
  )
  ${insertAddedUp([`select ${CHIAVE}, ${TUTTE} from via`])}`;
