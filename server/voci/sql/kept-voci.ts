/**
 * The stored sums of the voci, as they must follow from the lines that explain movimenti. They are computed after rows
 * were loaded, compared when the data is verified, and merged where a day has several. Triggers keep them up to date
 * (decision 337).
 */

/** The columns that identify a sum, besides the azienda. */
const CHIAVE_SOMMA = 'id_conto, divisa, id_voce, id_soggetto, data, entrata';
const CHIAVE = `id_azienda, ${CHIAVE_SOMMA}`;

/** All lines of voci, each as a sum of one line, with this sign. */
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

/** The sums of all aziende, computed from the lines. */
export const insertSommeVoci = (): string => insertAddedUp([ofLines()]);

/** The difference between the stored sums and those computed from the lines; no rows if they agree. */
export const selectSommeVociDiverse = (): string =>
  addUp([`select ${CHIAVE}, linee, importo from somma_voce`, ofLines('-')]);

/** Merges the sums of an azienda that are stored in several rows; sums that are zero are deleted. */
export const mergeSommeVoci = (idAzienda: number): string => `
  with via as (
    delete from somma_voce where id_azienda = ${idAzienda} and id in (
      select unnest(array_agg(id)) from somma_voce where id_azienda = ${idAzienda}
      group by ${CHIAVE_SOMMA} having count(*) > 1) returning *
  )
  ${insertAddedUp([`select ${CHIAVE}, linee, importo from via`])}`;
