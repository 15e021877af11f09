/**
 * The sums of the voci as they must follow from the lines that explain movimenti: made whole where rows were loaded,
 * compared where they are verified, gathered where a day has several. What keeps them is of the database (decision 337).
 */

/** What tells one sum from another, after the azienda. */
const CHIAVE_SOMMA = 'id_conto, divisa, id_voce, id_soggetto, data, entrata';
const CHIAVE = `id_azienda, ${CHIAVE_SOMMA}`;

/** All lines of voci, each as a sum of one, with this sign. */
const ofLines = (sign = ''): string => `
  select r.id_azienda, r.id_conto, r.divisa, v.id_voce, r.id_soggetto, r.data, v.importo > 0,
    ${sign}1::bigint, ${sign}(v.importo)::bigint
  from movimento_voce v join riga_estratto r on r.id_azienda = v.id_azienda and r.id = v.id_movimento
  where v.attivo and v.tipo = 'voce'`;

const addUp = (parts: readonly string[]): string => `
  select ${CHIAVE}, sum(linee)::bigint as linee, sum(importo)::bigint as importo
  from (${parts.join(' union all ')}) as x (${CHIAVE}, linee, importo)
  group by ${CHIAVE} having sum(linee) <> 0 or sum(importo) <> 0`;

const insertAddedUp = (parts: readonly string[]): string =>
  `insert into somma_voce (${CHIAVE}, linee, importo) ${addUp(parts)}`;

/** The sums of everybody, as they follow from the lines. */
export const insertSommeVoci = (): string => insertAddedUp([ofLines()]);

/** By how much the sums that are kept differ from those that follow from the lines: nothing, where all is well. */
export const selectSommeVociDiverse = (): string =>
  addUp([`select ${CHIAVE}, linee, importo from somma_voce`, ofLines('-')]);

/** One row for each sum of an azienda that stands in several; none for those that came to nothing. */
export const mergeSommeVoci = (idAzienda: number): string => `
  with via as (
    delete from somma_voce where id_azienda = ${idAzienda} and id in (
      select unnest(array_agg(id)) from somma_voce where id_azienda = ${idAzienda}
      group by ${CHIAVE_SOMMA} having count(*) > 1) returning *
  )
  ${insertAddedUp([`select ${CHIAVE}, linee, importo from via`])}`;
