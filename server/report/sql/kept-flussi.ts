/**
 * The stored sums of movimenti that nothing explains, as they must follow from the rows. They are computed after rows
 * were loaded, compared when the data is verified, and merged where a day has several. Triggers keep them up to date
 * (decision 340).
 */

/** The columns that identify a sum, besides the azienda. */
const CHIAVE_SOMMA = 'id_conto, divisa, id_soggetto, causale, lettere, data, entrata';
const CHIAVE = `id_azienda, ${CHIAVE_SOMMA}`;

/** What identifies the text of a movimento without a soggetto: the text without its numbers; `m` names the row. */
export const LETTERE = 'lettere(coalesce(m.ragione_sociale, m.descrizione))';

/** What identifies the flow of each row `m`, besides its azienda. */
export const FLUSSO = `m.id_conto, m.divisa, m.id_soggetto, case when m.id_soggetto is null then m.causale end as causale,
  case when m.id_soggetto is null then ${LETTERE} end as lettere, m.data, m.importo > 0 as entrata`;

/** All movimenti that nothing explains, each as a sum of one row, with this sign. */
const ofRows = (sign = ''): string => `
  select m.id_azienda, ${FLUSSO}, ${sign}1::bigint, ${sign}(m.importo)::bigint
  from riga_estratto m where m.natura = 'movimento' and m.stato = 'aperta' and m.importo <> 0`;

const addUp = (parts: readonly string[]): string => `
  select ${CHIAVE}, sum(righe)::bigint as righe, sum(importo)::bigint as importo
  from (${parts.join(' union all ')}) as x (${CHIAVE}, righe, importo)
  group by ${CHIAVE} having sum(righe) <> 0 or sum(importo) <> 0`;

const insertAddedUp = (parts: readonly string[]): string =>
  `insert into somma_flusso (${CHIAVE}, righe, importo) ${addUp(parts)}`;

/** The sums of all aziende, computed from the rows. */
export const insertSommeFlussi = (): string => insertAddedUp([ofRows()]);

/** The difference between the stored sums and those computed from the rows; no rows if they agree. */
export const selectSommeFlussiDiverse = (): string =>
  addUp([`select ${CHIAVE}, righe, importo from somma_flusso`, ofRows('-')]);

/** Merges the sums of an azienda that are stored in several rows; sums that are zero are deleted. */
export const mergeSommeFlussi = (idAzienda: number): string => `
  with via as (
    delete from somma_flusso where id_azienda = ${idAzienda} and id in (
      select unnest(array_agg(id)) from somma_flusso where id_azienda = ${idAzienda}
      group by ${CHIAVE_SOMMA} having count(*) > 1) returning *
  )
  ${insertAddedUp([`select ${CHIAVE}, righe, importo from via`])}`;
