/**
 * The delays of settlements as they must follow from abbinamenti, pagamenti and partite: made whole where rows were
 * loaded, compared where they are verified. Triggers of the database keep them while something changes.
 */

/** The columns of `ritardo`, in the order of `selectRitardi`. */
export const COLONNE_RITARDO = `id_azienda, id_partita, id_abbinamento, id_soggetto, divisa, data, data_partita, giorni, peso,
  tornato_il, ripetuta`;

/**
 * The rows of some partite as they must be; `partite` is a condition on the abbinamento `a`. A storno settles nothing.
 * `tornato_il` is the day from which a settlement counts no more.
 */
export const selectRitardi = (partite: string): string => `
  select a.id_azienda, a.id_partita, a.id as id_abbinamento, r.id_soggetto, r.divisa, p.data, r.data as data_partita,
    p.data - coalesce(k.scadenza, r.scadenza) as giorni, abs(a.importo) as peso,
    (select min(s.data) from pagamento s where s.id_azienda = p.id_azienda and s.id_storno_di = p.id and s.attivo)
      as tornato_il,
    count(*) over (partition by a.id_azienda, a.id_partita) > 1 as ripetuta
  from abbinamento a
  join pagamento p on p.id_azienda = a.id_azienda and p.id = a.id_pagamento
  join riga_estratto r on r.id_azienda = a.id_azienda and r.id = a.id_partita
  left join scadenza_concordata k on k.id_azienda = r.id_azienda and k.id_partita = r.id and k.ritirata_il is null
  where ${partite} and a.attivo and p.id_storno_di is null and r.id_soggetto is not null and r.stato <> 'ignorata'`;

/** Writes the rows of some partite, worked out. */
export const insertRitardi = (partite: string): string => `
  insert into ritardo (${COLONNE_RITARDO}) ${selectRitardi(partite)}`;
